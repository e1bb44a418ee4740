import { setTimeout as sleep } from 'node:timers/promises';
import { lockState } from '@rab/contracts/lock';
import { getLockRecord, getSaleOnChain } from '@rab/sdk';
import type { Command, Given } from '../Command.ts';
import { jsonOf } from '../json.ts';
import { addressOf, kindOf, wholeOf } from '../options.ts';
import { UsageError } from '../UsageError.ts';

/** `rab watch lock ID` and `rab watch sale ADDRESS`: a line of JSON now and after each change; with `--once` only now. */
export const watch: Command = async (given) => {
  const read = readerOf(given);
  const { values, io, rab } = given;
  let last = await read();
  if (values.once) return last;
  for (;;) {
    io.print(jsonOf(last));
    const before = jsonOf(last);
    while (jsonOf(last) === before) {
      await sleep(rab.chain.blockTime);
      last = await read();
    }
  }
};

function readerOf({ args: [what, which], values, rab }: Given): () => Promise<unknown> {
  if (what === 'lock') {
    const id = wholeOf('The number of the lock', which);
    return async () => {
      const [record, { timestamp }] = await Promise.all([getLockRecord(rab, id), rab.client.getBlock()]);
      if (!record) throw new UsageError(`There is no lock ${id}.`);
      return { ...record, state: lockState(record, timestamp) };
    };
  }
  if (what !== 'sale') throw new UsageError('Watch what? lock ID, or sale ADDRESS --kind KIND.');
  const [id, kind] = [addressOf('The sale', which), kindOf(values.kind)];
  return () => getSaleOnChain(rab, kind, id);
}
