import type { ChainConfig, v } from '@rab/config';
import type { Words } from '@rab/language';
import type { Address, TokenInfo } from '@rab/wallet-context/reads';
import type { ComponentType } from 'react';

/** What is typed into one step, right or wrong. */
export type StepForm = Record<string, string | boolean>;

/** The forms of all steps by name; null for a step without one. */
export type Forms = Readonly<Record<string, StepForm | null>>;

/** What an empty form begins with. */
export interface FormOrigin {
  chain: ChainConfig;
  /** `tokenAddress` of the wizard's own address. */
  tokenQuery: string;
}

/** What the rules of every step are checked with. */
export interface RuleContext {
  chain: ChainConfig;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** What the first step of every wizard gives out. */
export interface TokenPair {
  token: Address;
  /** One of the chain's base tokens. */
  baseToken: Address;
}

/** What a step's rules say: its value in the contract's units, or what is wrong. */
export type Validation<Value> =
  | { success: true; output: Value }
  | { success: false; issues: readonly { message: string }[] };

export interface StepProps {
  /** Steps that were passed. */
  saved: Forms;
  /** What the step's form begins with; null for an empty one. */
  typed: StepForm | null;
  tokenQuery: string;
  /** Keeps what was typed, valid or not. */
  onTyped: (name: string, form: StepForm) => void;
  onPassed: (name: string, form: StepForm) => void;
  /** Missing in the first step. */
  onBack?: (() => void) | undefined;
  /** 0-based. */
  goTo: (step: number) => void;
}

/** One step of a wizard, as `step`, `tokenStep` and `verifyStep` make it; `Value` is what its rules give out. */
export interface Step<Name extends string = string, Form extends StepForm = StepForm, Value = unknown> {
  name: Name;
  title: Words;
  /** Its form in a stored draft. */
  form: v.GenericSchema<unknown, Form>;
  /** Checks what was passed once more, now that the chain knows the token. */
  validate: (saved: Forms, known: RuleContext & { token: TokenInfo }) => Validation<Value>;
  Draw: ComponentType<StepProps>;
}
