import { describe, expect, it } from '@jest/globals';
import { ownArtifact } from '@rab/evm/artifact';
import { type Abi, toFunctionSelector } from 'viem';
import * as generated from '../abis/generated.ts';
import { contractErrorSentence } from './contractErrors.ts';
import { errorBySelector } from './errorBySelector.ts';

const errorNames = (abi: Abi): string[] => abi.flatMap((item) => (item.type === 'error' ? [item.name] : []));

describe('custom errors', () => {
  const all = [...new Set(Object.values<Abi>(generated).flatMap((abi) => errorNames(abi)))];

  it.each(all)('%s is a sentence for a person, not a name', (name) => {
    const sentence = contractErrorSentence(name);
    expect(sentence).not.toContain('The contract refused');
    expect(sentence).not.toContain(name);
    expect(sentence).toMatch(/\w+ \w+/);
  });

  it('are known by their first four bytes, all of them [TXF-06]', () => {
    const items = Object.values<Abi>(generated).flatMap((abi: Abi) => abi.filter((item) => item.type === 'error'));
    for (const item of items)
      expect([
        item.name,
        errorBySelector(toFunctionSelector(`${item.name}(${item.inputs.map(({ type }) => type).join(',')})`)),
      ]).toEqual([item.name, item.name]);
  });

  it('are known of the contracts as they were built, not only of those that the ABIs were once taken from', () => {
    for (const contract of [
      'RabbitLock',
      'Presale',
      'PresaleFactory',
      'PrivateSale',
      'PrivateSaleFactory',
      'FairLaunch',
    ])
      expect(all).toEqual(expect.arrayContaining(errorNames(ownArtifact(contract).abi)));
  });
});
