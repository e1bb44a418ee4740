import { v } from '@rab/config';
import type { Abi, AbiEvent, Address, ContractEventName } from 'viem';
import { addressSchema } from './addressSchema.ts';

/** Where the created thing goes in a destination's path. */
export const PLACE = '{}';

const eventSchema = v.object({
  type: v.literal('event'),
  name: v.string(),
  inputs: v.array(v.object({ type: v.string() })),
});

/**
 * Where what a transaction creates is shown, as data: it is kept with the transaction's record, so the way there is found
 * also after a reload and on a page of another area, whose code is not loaded.
 */
export const destinationSchema = v.object({
  /** The contract whose event shows what was created; an event of the same shape by any other contract does not count. */
  emitter: addressSchema,
  event: v.custom<AbiEvent>((value) => v.is(eventSchema, value)),
  /** The event's argument that goes into the path; null for the transaction's hash. */
  argument: v.nullable(v.string()),
  /** Path of the product with a place for that argument. */
  path: v.string(),
});

export type Destination = v.InferOutput<typeof destinationSchema>;

type EventOf<abi extends Abi, name extends string> = Extract<abi[number], { type: 'event'; name: name }>;
type Argument<abi extends Abi, name extends string> = EventOf<abi, name>['inputs'][number];

/**
 * What a creation gives to `send`: event and argument are checked against the ABI.
 * @param options.path of the page that shows it; called with a place-holder, so it must only put it into the path
 */
export function leadsTo<
  const abi extends Abi,
  name extends ContractEventName<abi>,
  argument extends Extract<Argument<abi, name>['name'], string>,
>({
  emitter,
  abi,
  eventName,
  argument,
  path,
}: {
  emitter: Address;
  abi: abi;
  eventName: name;
  argument: argument | null;
  path: (created: string) => string;
}): Destination {
  const event = abi.find((item): item is AbiEvent => item.type === 'event' && item.name === eventName);
  if (!event) throw new Error(`The ABI has no event ${eventName}.`);
  return { emitter, event, argument, path: path(PLACE) };
}
