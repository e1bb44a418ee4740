const uint = { name: '', type: 'uint256' } as const;
const address = { name: '', type: 'address' } as const;

/** What is read of exchanges, their pools and their tokens, V2 and V3. */
export const exchangeAbi = [
  { type: 'function', name: 'WETH', inputs: [], outputs: [address], stateMutability: 'view' },
  { type: 'function', name: 'factory', inputs: [], outputs: [address], stateMutability: 'view' },
  { type: 'function', name: 'getPair', inputs: [address, address], outputs: [address], stateMutability: 'view' },
  {
    type: 'function',
    name: 'getPool',
    inputs: [address, address, { name: '', type: 'uint24' }],
    outputs: [address],
    stateMutability: 'view',
  },
  { type: 'function', name: 'getReserves', inputs: [], outputs: [uint, uint], stateMutability: 'view' },
  { type: 'function', name: 'totalSupply', inputs: [], outputs: [uint], stateMutability: 'view' },
  { type: 'function', name: 'balanceOf', inputs: [address], outputs: [uint], stateMutability: 'view' },
  /** Of the lock of positions. */
  { type: 'function', name: 'lockCount', inputs: [], outputs: [uint], stateMutability: 'view' },
] as const;
