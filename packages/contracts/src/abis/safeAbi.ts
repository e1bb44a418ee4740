const uint = { name: '', type: 'uint256' } as const;

/** A Safe, as far as we read it. */
export const safeAbi = [
  { type: 'function', name: 'nonce', inputs: [], outputs: [uint], stateMutability: 'view' },
  { type: 'function', name: 'getThreshold', inputs: [], outputs: [uint], stateMutability: 'view' },
  {
    type: 'function',
    name: 'getOwners',
    inputs: [],
    outputs: [{ name: '', type: 'address[]' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    name: 'approvedHashes',
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'hash', type: 'bytes32' },
    ],
    outputs: [uint],
    stateMutability: 'view',
  },
] as const;
