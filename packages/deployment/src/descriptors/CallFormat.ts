import type { Field, FieldGroup } from '@rab/contracts/clear-signing';
import type { Abi, ContractFunctionName } from 'viem';

/** How wallets show a call of a function: what signing it means, in words (`display.formats` of ERC-7730). */
export interface CallFormat {
  /** As the screen has it. */
  intent: string;
  /** All of it in one sentence, as the screen sums it up; `{path}` is the field of that path. */
  sentence?: string;
  /** The source that has these words, from the repository's root; null for what no screen of ours asks for. */
  screen: string | null;
  fields: readonly (Field | FieldGroup)[];
}

/** Functions that only other contracts call: a wallet that sends them is refused. */
export const NOT_SIGNED = ['initialize', 'onERC721Received', 'onTransfer'] as const;

/** Every function of a contract that changes something: one without a format does not compile. */
export type CallFormatsOf<abi extends Abi> = Readonly<
  Record<Exclude<ContractFunctionName<abi, 'nonpayable' | 'payable'>, (typeof NOT_SIGNED)[number]>, CallFormat>
>;
