import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_lock',
  scripts: { 'badge.js': './src/badge/script.ts' },
  exposes: { './my-locks': './src/door/myLocks.tsx' },
});
