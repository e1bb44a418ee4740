import { parseAddress } from '@rab/contracts';
import { useQueryClient, useReadContext } from '@rab/wallet-context';
import { tokenInfoQueryOptions } from '@rab/wallet-context/reads';

/** Asks the chain whether a typed address answers as a token, for a form's resolver. */
export function useReadsAsToken(): (text: string) => Promise<boolean> {
  const context = useReadContext();
  const queries = useQueryClient();
  return async (text) => {
    const address = parseAddress(text);
    if (!address) return false;
    return queries.fetchQuery(tokenInfoQueryOptions(context, address)).then(
      (token) => token !== null,
      () => false,
    );
  };
}
