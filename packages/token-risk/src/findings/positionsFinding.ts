import { positionProofAbi } from '@rab/contracts/abis/position-proof';
import { type Address, decodeFunctionResult, isAddressEqual, parseAbi } from 'viem';
import type { Finding, LockedPool } from '../Finding.ts';
import type { Market } from '../simulations/pools.ts';
import { encodeRead } from '../trial/encodeCall.ts';
import { ask, type Outcome, type Trial, wordOf } from '../trial/Trial.ts';
import { undetermined, whyUnread } from './undetermined.ts';

const COUNT_ABI = parseAbi(['function lockCount() view returns (uint256)']);
/** Locks that a call with the gas of a trial reads. */
const PAGE = 80n;
/** Locks of all tokens that are looked at: the newest. */
const MOST_LOOKED_AT = 10n * PAGE;
/** Ticks from half to double of a price. */
const HALF_TO_DOUBLE = 6932;
/** The share that dates of the proof are about, which nobody reads here. */
const ANY_SHARE = 1n;
const NEVER = 2n ** 256n - 1n;

const lensAt = (address: Address) => ({ address, abi: positionProofAbi }) as const;

const idsIn = ({ isDone, data }: Outcome): bigint[] | null =>
  isDone
    ? decodeFunctionResult({ abi: positionProofAbi, functionName: 'holdings', data }).map(({ lock }) => lock.id)
    : null;

/** What of the liquidity of the token's V3 pools is locked with us: not what others hold of it, or of pools where nothing is. */
export async function positionsFinding(trial: Trial, markets: readonly Market[]): Promise<Finding> {
  const topic = 'positions';
  const { positionLock, positionProof } = trial.contracts;
  if (!positionLock || !positionProof) return undetermined(topic, 'noLocker');
  const [counted] = await ask(trial, [
    encodeRead({ address: positionLock, abi: COUNT_ABI, functionName: 'lockCount', args: [] }),
  ]);
  const count = wordOf(counted);
  if (count === null) return undetermined(topic, whyUnread(trial));
  const unseen = count > MOST_LOOKED_AT ? count - MOST_LOOKED_AT : 0n;
  const pages = await ask(
    trial,
    Array.from({ length: Number((count - unseen + PAGE - 1n) / PAGE) }, (_, page) =>
      encodeRead({
        ...lensAt(positionProof),
        functionName: 'holdings',
        args: [trial.token, unseen + BigInt(page) * PAGE, PAGE],
      }),
    ),
  );
  const ids = pages.map(idsIn);
  if (ids.some((page) => page === null)) return undetermined(topic, whyUnread(trial));
  const all = ids.flatMap((page) => page ?? []);
  const verdict = unseen > 0n ? 'unknown' : 'fact';
  if (all.length === 0) return { code: 'positionsNone', topic, verdict, unseen };
  const [proof] = await ask(trial, [
    encodeRead({
      ...lensAt(positionProof),
      functionName: 'proofOf',
      args: [trial.token, ANY_SHARE, HALF_TO_DOUBLE, all],
    }),
  ]);
  if (!proof?.isDone) return undetermined(topic, whyUnread(trial));
  const currencies = [...markets.map(({ wrapped }) => wrapped), ...trial.baseTokens.map(({ address }) => address)];
  const rows = decodeFunctionResult({ abi: positionProofAbi, functionName: 'proofOf', data: proof.data });
  const pools = rows.map(({ pool, token0, token1, fee, lockedBps, bandBps, earliest }): LockedPool => {
    const other = isAddressEqual(token0, trial.token) ? token1 : token0;
    return {
      ...{ pool, fee, lockedBps, everyPriceBps: bandBps },
      isCurrency: currencies.some((currency) => isAddressEqual(currency, other)),
      until: earliest === NEVER ? null : earliest,
    };
  });
  // a pool with a token that its owner made up says nothing
  pools.sort((a, b) => Number(b.isCurrency) - Number(a.isCurrency) || Number(b.lockedBps - a.lockedBps));
  return { code: 'positionsLocked', topic, verdict, pools, unseen };
}
