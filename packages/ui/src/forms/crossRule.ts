import { v } from '@rab/config';

/**
 * A rule about several fields of one form, for the pipe of its object. It is judged as soon as every field that it names
 * is right by itself, whatever is wrong elsewhere and whichever other such rules are broken: all that is wrong shows at
 * once. (valibot's `partialCheck` is silent about a field of which another rule has spoken, and speaks about one whose
 * own limit is broken.)
 * @param messages what is said, and at which of the fields
 */
export const crossRule = <Fields extends object, const Name extends keyof NoInfer<Fields> & string>(
  names: readonly Name[],
  holds: (fields: Pick<NoInfer<Fields>, Name>) => boolean,
  messages: { [Key in Name]?: string },
): v.RawCheckAction<Fields> =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    const named: readonly unknown[] = names;
    const isRight = !dataset.issues?.some(({ type, path }) => type !== 'raw_check' && named.includes(path?.[0].key));
    // fields without an issue of their own have gone through their codecs
    const fields = dataset.value as Fields;
    if (!isRight || holds(fields)) return;
    for (const key of names) {
      const message = messages[key];
      if (message)
        addIssue({ message, path: [{ type: 'unknown', origin: 'value', input: fields, key, value: fields[key] }] });
    }
  });
