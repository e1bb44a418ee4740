import { expect, it } from '@jest/globals';
import { checkChain } from './checkChain.ts';
import { startAnvil } from './startAnvil.ts';

it.each([
  [
    'paris',
    'PUSH0 (EIP-3855) of the Shanghai upgrade, transient storage (EIP-1153) of the Cancun upgrade, MCOPY (EIP-5656) of the Cancun upgrade',
  ],
  ['shanghai', 'transient storage (EIP-1153) of the Cancun upgrade, MCOPY (EIP-5656) of the Cancun upgrade'],
])(
  'a chain of %s is refused by the instructions that it does not have, before anything is sent [PRM-12]',
  async (fork, missing) => {
    const { client, stop } = await startAnvil('--hardfork', fork);
    try {
      await expect(checkChain(client)).rejects.toThrow(`The chain does not have ${missing}, which the contracts need.`);
      expect(await client.getBlockNumber()).toBe(0n);
    } finally {
      stop();
    }
  },
);

it('a chain of cancun is taken', async () => {
  const { client, stop } = await startAnvil('--hardfork', 'cancun');
  try {
    await expect(checkChain(client)).resolves.toBeUndefined();
  } finally {
    stop();
  }
});
