import type { ChainConfig } from './configSchema.ts';

/** Page of the chain's explorer for a transaction, an account or a token. */
export const explorerLink = (
  { explorerUrl }: Pick<ChainConfig, 'explorerUrl'>,
  kind: 'tx' | 'address' | 'token',
  id: string,
): string => `${explorerUrl.replace(/\/$/, '')}/${kind}/${id}`;
