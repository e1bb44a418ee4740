import type { Address } from 'viem';

/** What the check looks for. */
export type RiskTopic =
  | 'owner'
  | 'upgrade'
  | 'mint'
  | 'pause'
  | 'block'
  | 'fees'
  | 'limits'
  | 'balances'
  | 'destroy'
  | 'buy'
  | 'sell'
  | 'transfer'
  | 'hold'
  | 'size'
  | 'lock'
  | 'sale'
  | 'holders'
  | 'locked'
  | 'burned'
  | 'pools';

/**
 * `danger`: it costs holders money, or lets somebody do so at will; `warning`: it may; `fine`: it was tried and did no harm;
 * `fact`: neither good nor bad; `unknown`: it could not be determined, which is never good.
 */
export type RiskVerdict = 'danger' | 'warning' | 'fine' | 'fact' | 'unknown';

/** One answer of the check, in words that need no knowledge of contracts. */
export interface Finding {
  topic: RiskTopic;
  verdict: RiskVerdict;
  says: string;
  /** How it was found. */
  how: string;
  /** Whom it is about, checksummed, the most important first. */
  accounts?: Address[];
  /** What was measured, in basis points of what was moved, or of the supply. */
  bps?: bigint;
}

/** What not every node does. */
export type RefusedMethod = 'eth_simulateV1' | 'eth_getLogs' | 'eth_call';

/** Everything that the check found out about a token. */
export interface TokenRisk {
  /** Of which all of it is true. */
  block: bigint;
  /** What its node was asked for and did not do: what is missing for that reason may be good or bad. */
  refused: RefusedMethod[];
  findings: Finding[];
}
