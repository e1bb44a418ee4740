import type { Steps } from '@rab/contracts/airdrop-list';
import type { AirdropListDesk } from './AirdropListDesk.ts';

/** What may be asked of a list. */
export type ListAct = {
  [Act in keyof AirdropListDesk]: AirdropListDesk[Act] extends (...input: never[]) => Steps<unknown> ? Act : never;
}[keyof AirdropListDesk];
export type ListInput<Act extends ListAct> = Parameters<AirdropListDesk[Act]>[0];
export type ListAnswer<Act extends ListAct> =
  ReturnType<AirdropListDesk[Act]> extends Steps<infer Result> ? Result : never;

/** What the page says to the worker. */
export interface ListRequest {
  id: number;
  act: ListAct;
  input: unknown;
}

/** What the worker says to the page: shares of the work, then one answer or what is wrong. */
export type ListReply = { id: number } & ({ share: number } | { answer: unknown } | { error: Error });

/** The steps of an act. The types of act and input belong together where a request is made. */
export const stepsOf = (desk: AirdropListDesk, { act, input }: Pick<ListRequest, 'act' | 'input'>): Steps<unknown> =>
  (desk[act] as (input: unknown) => Steps<unknown>).call(desk, input);
