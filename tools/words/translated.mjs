/**
 * The packages whose words are messages: `lint:words` finds every visible word outside a message there, and `pnpm words` collects
 * the messages. It shall become all packages with screens.
 */
export const TRANSLATED = ['mf-lock', 'shell'];
