// Replaces the part of the federation runtime that asks a deployment server about remotes: here a release's manifest has the
// answers, and the runtime is given entries.
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
