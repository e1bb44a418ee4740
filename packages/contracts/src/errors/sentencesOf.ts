import type { MessageDescriptor } from '@lingui/core';
import { say } from '@rab/language';

/**
 * Rules that a form and a contract share, as sentences in the language of the moment: a field is refused, and a call fails,
 * with the same one. Those that docs/requirements.md quotes are worded as there.
 * @param rules messages by the name of the contract's error
 */
export const sentencesOf = <Name extends string>(
  rules: Readonly<Record<Name, MessageDescriptor>>,
): Readonly<Record<Name, string>> =>
  Object.create(
    null,
    Object.fromEntries(
      Object.entries<MessageDescriptor>(rules).map(([name, rule]) => [
        name,
        { enumerable: true, get: () => say(rule) },
      ]),
    ),
  );
