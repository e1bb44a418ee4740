import type { Field, FieldGroup } from '@rab/contracts/clear-signing';
import type { Abi, ContractFunctionName } from 'viem';

/** What signing a function means, in words. */
export interface Act {
  /** As the screen has it. */
  intent: string;
  /** All of it in one sentence, as the screen sums it up; `{path}` is the field of that path. */
  sentence?: string;
  /** The source that has these words, from the repository's root; null for what no screen of ours asks for. */
  screen: string | null;
  fields: readonly (Field | FieldGroup)[];
}

/** Functions that only other contracts of ours call: a wallet that sends them is refused. */
export const NOT_SIGNED = ['initialize', 'onTransfer'] as const;

/** Every function of a contract that changes something: one without an act does not compile. */
export type ActsOf<abi extends Abi> = Readonly<
  Record<Exclude<ContractFunctionName<abi, 'nonpayable' | 'payable'>, (typeof NOT_SIGNED)[number]>, Act>
>;
