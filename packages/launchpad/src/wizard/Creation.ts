import type { ChainConfig, ContractKey, ProjectInfo, TokenConfig } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import type { Words } from '@rab/language';
import type { AgreedFees, CreationCost } from '@rab/sdk/sales';
import type { Topic } from '@rab/wallet-context';
import type { Address, TokenInfo } from '@rab/wallet-context/reads';
import type { Destination } from '@rab/wallet-context/transactions';
import type { ReactNode } from 'react';
import type { TokenPair } from './Step.ts';

/** What the steps of every creation give out. */
export interface CreationValues {
  verify: TokenPair;
  info: ProjectInfo;
}

/** What the terms are made of: everything but what buyers read. */
export type SummaryValues<Values extends CreationValues> = Omit<Values, 'info'> & { verify: Values['verify'] };

/** What every summary is given besides the terms. */
export interface SummaryFrame {
  token: TokenInfo;
  base: TokenConfig;
  cost: CreationCost;
  /** Base units of the token that the wallet has; undefined while it is not known. */
  balance: bigint | undefined;
}

export interface SummaryProps<Values extends CreationValues> extends SummaryFrame {
  values: SummaryValues<Values>;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** What a creation takes besides the values of its steps; the flat fee goes with the call. */
export interface CreationTerms {
  owner: Address;
  projectInfoHash: string;
  agreed: AgreedFees;
}

export interface CreationWords {
  /** Said when the content store did not take the project info. */
  notStored: Words;
  /** Of the transaction, by the token's symbol. */
  summary: (symbol: string) => Words;
  /** Titles of the closing toast. */
  success: Words;
  failed: Words;
}

/** What a wizard creates of its steps' values. */
export interface Creation<Values extends CreationValues> {
  /** Which act it is, as in `useTransaction`. */
  key: string;
  /** Takes the tokens and the fee. */
  factory: ContractKey;
  /** A read of `defineRead`, by the values that the cost depends on. */
  useCost: (values: SummaryValues<Values>) => { data: CreationCost | undefined; errorUpdateCount: number };
  call: (chain: ChainConfig, values: Values, terms: CreationTerms) => ContractCall;
  touches: readonly Topic[];
  leadsTo: (chain: ChainConfig) => Destination;
  words: CreationWords;
  /** The terms, one line each. */
  Facts: (props: { values: Values; token: TokenInfo; base: TokenConfig }) => ReactNode;
  /** What comes of the terms, in numbers, and what to think about (MNY-05, MNY-06). */
  Summary: (props: SummaryProps<Values>) => ReactNode;
  /** Sentences after `… leave your wallet`: what for, what the fee is, what comes back. */
  outcome: (fee: ReactNode, values: Values) => ReactNode;
}
