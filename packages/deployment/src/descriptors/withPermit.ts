import type { CallFormat } from './CallFormat.ts';
import { date, hidden } from './fields.ts';

const permit = [
  date('permit.deadline', 'Permit valid until'),
  ...['v', 'r', 's'].map((part) => hidden(`permit.${part}`, `Signature ${part}`)),
];

/** A call with a permit (EIP-2612) in place of an approval. */
export const withPermit = (format: CallFormat): CallFormat => ({ ...format, fields: [...format.fields, ...permit] });
