import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({ dir: import.meta.dirname });
