import { parseAddress } from '@rab/contracts';
import { useChainConfig, useQueryClient } from '@rab/wallet-context';
import { tokenInfoQueryOptions, useChainClient } from '@rab/wallet-context/contract';

/** Asks the chain whether a typed address answers as a token, for a form's resolver. */
export function useReadsAsToken(): (text: string) => Promise<boolean> {
  const chain = useChainConfig();
  const client = useChainClient();
  const queries = useQueryClient();
  return async (text) => {
    const address = parseAddress(text);
    if (!address) return false;
    return queries.fetchQuery(tokenInfoQueryOptions(client, chain, address)).then(
      (token) => token !== null,
      () => false,
    );
  };
}
