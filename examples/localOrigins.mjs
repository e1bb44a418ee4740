import remotesFile from '../shell/remotes.example.json' with { type: 'json' };

/** Offsets of the local stack's chain and indexer from the first of its ports. */
const RPC = 10;
const INDEXER = 11;

export function localOrigins(portBase) {
  const at = (offset) => `http://127.0.0.1:${portBase + offset}`;
  // the shell has the first port, the areas those behind it, as they are listed
  const area = (name) => at(1 + remotesFile.remotes.findIndex((remote) => remote.name === name));
  return {
    'https://rab.example': area('mf_sale'),
    'https://sales.example': area('mf_sale'),
    'https://locks.example': area('mf_lock'),
    'https://rpc.example': at(RPC),
    'https://indexer.example': at(INDEXER),
  };
}
