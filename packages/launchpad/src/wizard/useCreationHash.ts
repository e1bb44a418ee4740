import { useChainConfig, useTransactions } from '@rab/wallet-context';

/**
 * Hash of a draft's creation once it has succeeded on the chain that the page shows; undefined before.
 * @param sent id of the transaction's record; undefined or null while nothing was sent
 */
export function useCreationHash(sent: string | null | undefined) {
  const chain = useChainConfig();
  const record = useTransactions().find(({ id, chainId }) => id === sent && chainId === chain.id);
  return record?.phase === 'confirmed' ? record.hash : undefined;
}
