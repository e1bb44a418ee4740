/** Version of this package's door; a remote built against another major refuses to mount instead of misbehaving. */
export const WALLET_CONTEXT_VERSION = 1;
