import { v } from '@rab/config';

/** What a schema makes of an input, or the first thing that it says about it. */
export function validate<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): Output | string | undefined {
  const { success, output, issues } = v.safeParse(schema, input);
  return success ? output : issues[0].message;
}
