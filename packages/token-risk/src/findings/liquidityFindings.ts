import { getAddress } from 'viem';
import type { Finding } from '../Finding.ts';
import { examineLocker } from '../lockers/examineLocker.ts';
import { findLiquidity, type HoldingContract, type Liquidity } from '../lockers/findLiquidity.ts';
import type { Pool } from '../simulations/pools.ts';
import type { Trial } from '../trial/Trial.ts';
import { undetermined, whyUnread } from './undetermined.ts';

/** Contracts that are tried, of those with the most. */
const MOST_TRIED = 3;
/** If accounts that were not seen hold more, it is not known where the liquidity is, basis points. */
const UNSEEN = 100n;

const ORDER = ['danger', 'warning', 'unknown', 'fine', 'fact'] as const satisfies Finding['verdict'][];

/** Where the liquidity of the deepest pool is, and who can open the contracts that hold it: the worst of them first. */
export async function liquidityFindings(asking: Trial, pool: Pool | undefined): Promise<Finding[]> {
  if (!pool || pool.setup.length > 0)
    return [
      { code: 'liquidityNone', topic: 'liquidity', verdict: 'fact' },
      { code: 'lockersNone', topic: 'locker', verdict: 'fact' },
    ];
  // what a contract does to the trials of it says nothing about the node
  const trial: Trial = { ...asking, token: pool.pair, refused: new Set() };
  const liquidity = await findLiquidity(trial, pool);
  if (!liquidity) return [undetermined('liquidity', whyUnread(trial)), undetermined('locker', whyUnread(trial))];
  return [placesFinding(liquidity), ...(await lockerFindings(trial, liquidity.contracts))];
}

function placesFinding({ pair, places, since }: Liquidity): Finding {
  const unseen = places.find(({ kind }) => kind === 'unseen')?.bps ?? 0n;
  return {
    code: 'liquidityPlaces',
    topic: 'liquidity',
    verdict: unseen > UNSEEN ? 'unknown' : 'fact',
    pair: getAddress(pair),
    places,
    since,
  };
}

async function lockerFindings(trial: Trial, contracts: readonly HoldingContract[]): Promise<Finding[]> {
  if (contracts.length === 0) return [{ code: 'lockersNone', topic: 'locker', verdict: 'fact' }];
  const [tried, rest] = [contracts.slice(0, MOST_TRIED), contracts.slice(MOST_TRIED)];
  const findings = await Promise.all(tried.map((contract) => examineLocker(trial, contract)));
  const untried: Finding[] =
    rest.length === 0
      ? []
      : [
          {
            code: 'lockersUntried',
            topic: 'locker',
            verdict: 'unknown',
            count: rest.length,
            bps: rest.reduce((sum, { bps }) => sum + bps, 0n),
          },
        ];
  return [...findings, ...untried].sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}
