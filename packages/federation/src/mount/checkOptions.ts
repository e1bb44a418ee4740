import { ConfigError, v } from '@rab/config';
import type { MountOptions, Provider, Theme, ThemeToken } from '@rab/embed';

/** By token, the CSS property that its values are values of. */
const PROPERTIES: Readonly<Record<ThemeToken, string>> = {
  background: 'color',
  panel: 'color',
  text: 'color',
  mutedText: 'color',
  border: 'color',
  accent: 'color',
  onAccent: 'color',
  font: 'font-family',
  radius: 'border-radius',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Tokens of a theme whose values are not valid, e.g. `accent`. */
const wrongTokens = (theme: object): string[] =>
  Object.entries(PROPERTIES).flatMap(([token, property]) => {
    const given: unknown = Object.hasOwn(theme, token) ? theme[token as keyof typeof theme] : undefined;
    if (given === undefined) return [];
    const { light, dark } = isObject(given) ? (given as Record<string, unknown>) : { light: given, dark: given };
    const isValue = (value: unknown) => typeof value === 'string' && CSS.supports(property, value);
    return isValue(light) && isValue(dark) ? [] : [token];
  });

const text = v.string('must be text');
const callback = v.optional(v.custom<() => void>((value) => typeof value === 'function', 'must be a function'));

/** `config` and `referrer` are read, and judged, where they are used. */
const optionsSchema = v.object({
  chain: v.optional(v.pipe(v.number('must be the number of a chain'), v.integer('must be the number of a chain'))),
  // a path that a browser would read as an address on another host is refused
  path: v.optional(v.pipe(text, v.regex(/^\/(?![/\\])/, 'must begin with one /'))),
  routing: v.optional(v.picklist(['memory', 'hash', 'history'], 'must be memory, hash or history')),
  basename: v.optional(v.pipe(text, v.regex(/^\/(?![/\\])/, 'must begin with one /'))),
  theme: v.optional(
    v.pipe(
      v.custom<Theme>(isObject, 'must be an object of tokens'),
      v.rawCheck(({ dataset, addIssue }) => {
        const wrong = dataset.typed ? wrongTokens(dataset.value) : [];
        if (wrong.length > 0) addIssue({ message: `has no CSS value for ${wrong.join(', ')}` });
      }),
    ),
  ),
  colorMode: v.optional(v.picklist(['dark', 'light', 'system'], 'must be dark, light or system')),
  language: v.optional(v.pipe(text, v.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'must be the code of a language'))),
  referrer: v.optional(text),
  provider: v.optional(
    v.custom<Provider>(
      (value) => isObject(value) && typeof (value as Provider).request === 'function',
      'must be a wallet with a function request',
    ),
  ),
  onConnected: callback,
  onLocked: callback,
  onDeposited: callback,
  onNavigated: callback,
  onFailed: callback,
});

/**
 * Checks what a page around an area has given.
 * @throws {ConfigError} naming the first wrong option
 */
export function checkOptions(options: MountOptions): void {
  const result = v.safeParse(optionsSchema, options);
  if (result.success) return;
  const [issue] = result.issues;
  throw new ConfigError(`The option ${v.getDotPath(issue)} ${issue.message}.`);
}
