import type { LockEntity } from '@rab/sdk/locks';
import { TokenMark } from '@rab/ui/connected';

/** Next to a pair's name: marks each of its two tokens that borrows the name of a configured one (RSK-07). */
export function PairMarks({ pair }: { pair: LockEntity }) {
  const { token0, name0, symbol0, token1, name1, symbol1 } = pair;
  return (
    <>
      {token0 && <TokenMark token={{ address: token0, name: name0 ?? '', symbol: symbol0 ?? '' }} />}
      {token1 && <TokenMark token={{ address: token1, name: name1 ?? '', symbol: symbol1 ?? '' }} />}
    </>
  );
}
