import { parseAddress } from '@rab/contracts';
import { useQueryClient, useReadContext } from '@rab/wallet-context';
import { tokenInfoQueryOptions } from '@rab/wallet-context/reads';
import { type CreateTokenForm, createTokenSchema } from './createTokenSchema.ts';
import { kindsOf } from './tokenKinds.ts';

/** The rules of the form, only after the reward token was read, or could not be: one that is not known is refused. */
export function useTokenSchema(): (
  form: Pick<CreateTokenForm, 'rewardToken'>,
) => Promise<ReturnType<typeof createTokenSchema>> {
  const context = useReadContext();
  const queries = useQueryClient();
  return async (form) => {
    const address = parseAddress(form.rewardToken);
    const rewardToken = address
      ? await queries.fetchQuery(tokenInfoQueryOptions(context, address)).catch(() => undefined)
      : null;
    return createTokenSchema({ kinds: kindsOf(context.chain), rewardToken });
  };
}
