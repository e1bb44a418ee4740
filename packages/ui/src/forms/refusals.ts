/** Adds a message to one field of a form inside valibot's rawTransform; answers null, so that it can stand for a value. */
export type Refuse<Form> = (key: keyof Form & string, message: string) => null;

interface RawContext<Form> {
  dataset: { value: Form };
  addIssue: (info: {
    message: string;
    path: [{ type: 'object'; origin: 'value'; input: Record<string, unknown>; key: string; value: unknown }];
  }) => void;
}

/** A `Refuse` for one run of a schema, and whether it was used. */
export function refusals<Form extends object>({
  dataset,
  addIssue,
}: RawContext<Form>): {
  refuse: Refuse<Form>;
  isRefused: () => boolean;
} {
  let refused = false;
  const input = dataset.value as Record<string, unknown>;
  return {
    refuse(key, message) {
      refused = true;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      return null;
    },
    isRefused: () => refused,
  };
}
