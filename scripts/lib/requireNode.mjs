const NEEDED = [20, 20, 0];

/** Ends the process with one sentence when this Node is too old. Runs before anything newer is loaded. */
export function requireNode() {
  const version = process.versions.node.split('.').map(Number);
  const difference = NEEDED.map((needed, index) => version[index] - needed).find((each) => each !== 0) ?? 0;
  if (difference >= 0) return;
  console.error(`RAB Launchpad needs Node ${NEEDED[0]}.${NEEDED[1]} or newer; this is Node ${process.versions.node}.`);
  process.exit(2);
}
