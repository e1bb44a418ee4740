import { expect, it } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { proofOf } from '@rab/sdk/acts';
import { type Client, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import { knownBefore } from './knownBefore.ts';

const ACCOUNT = `0x${'a1'.repeat(20)}` as const;
const abi = parseAbi(['function close()', 'event Closed(address indexed by)']);
const call = { address: `0x${'b2'.repeat(20)}`, abi, functionName: 'close', args: [] } as const;
const plain = contractCall(call);
const bySender = contractCall({ ...call, emits: { eventName: 'Closed', sender: 'by' } });

/** A node whose newest block is this one, or that gives none. */
const nodeAt = (newest: number | null) => {
  const request = async () => {
    if (newest === null) throw new Error('away');
    return numberToHex(newest);
  };
  return { request, uid: 'known' } as unknown as Client;
};

it('what an act is known by is its event and its data, from the next block on', async () => {
  const proof = proofOf(bySender, ACCOUNT);
  for (const newest of [7, 9])
    expect(await knownBefore(nodeAt(newest), ACCOUNT, bySender)).toEqual({
      proof,
      trace: { fromBlock: newest + 1, data: encodeFunctionData(call) },
    });
  expect(await knownBefore(nodeAt(null), ACCOUNT, bySender)).toEqual({ proof, trace: undefined });
  expect(await knownBefore(nodeAt(7), ACCOUNT, plain)).toEqual({ proof: undefined, trace: undefined });
});
