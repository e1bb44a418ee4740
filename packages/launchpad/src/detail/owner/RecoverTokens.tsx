import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { v } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { recoverCall } from '@rab/sdk/sales';
import { Button, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { TokenMark } from '@rab/ui/connected';
import { addressCodec, FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { FormDialog } from '@rab/ui/overlay';
import { type Address, isAddressEqual, useBalancesOf, useTokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { amountText } from '../../model/amountText.ts';

interface RecoverForm {
  token: string;
}
const { TextField } = formOf<RecoverForm>();
const schema = () =>
  v.object({
    token: addressCodec({ blank: t`Token address cannot be blank`, invalid: t`Invalid token address` }),
  });

/** For the owner: takes tokens back that were sent to the sale by mistake (OWN-05). */
export function RecoverTokens({ sale }: { sale: Sale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" width="full" onClick={() => setOpen(true)}>
        <Trans>Recover tokens sent by mistake</Trans>
      </Button>
      <FormDialog title={t`Recover tokens sent by mistake`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Recovery sale={sale} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}

function Recovery({ sale, onDone }: { sale: Sale; onDone: () => void }) {
  const form = useSchemaForm({ defaultValues: { token: '' }, schema });
  const recovery = useTransaction(`recover:${sale.id}`);
  const actsClosed = useActsClosed();
  const token = parseAddress(form.watch('token'));
  const isOfSale = token !== null && isProtected(sale, token);
  const asked = token !== null && !isOfSale ? token : null;
  const { data: info } = useTokenInfo(asked);
  const { data: [held] = [] } = useBalancesOf(asked && { account: sale.id, tokens: [asked] });
  const words = info && held !== undefined ? amountText(info, held) : null;

  const { symbol } = sale.token;
  const recover = form.handleSubmit(async (typed) => {
    const receipt = await recovery.send({
      call: recoverCall(sale, typed.token),
      summary: words
        ? msg`Recover ${words} from the sale of ${symbol}`
        : msg`Recover tokens from the sale of ${symbol}`,
      touches: touchedBySale(sale),
    });
    if (receipt) onDone();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={recover} noValidate>
        <Stack gap="4">
          <Text>
            <Trans>
              Tokens that someone sent to the sale’s address by mistake go to you, its owner. The sale’s own token,
              currency and liquidity belong to its buyers, so you can’t recover them.
            </Trans>
          </Text>
          <TextField name="token" label={t`Token address`} placeholder="0x…" isRequired />
          {info && (
            <Text>
              {info.name} ({info.symbol})<TokenMark token={info} />
            </Text>
          )}
          <ActionButton
            type="submit"
            transaction={recovery}
            disabledReason={actsClosed ?? reasonAgainst({ token, isOfSale, held, words })}
          >
            {words ? t`Recover ${words}` : t`Recover tokens`}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}

const isProtected = ({ token, base, listing }: Sale, asked: Address): boolean =>
  [token.address, base.address, ...(listing?.pair ? [listing.pair] : [])].some((own) => isAddressEqual(own, asked));

interface Asked {
  token: Address | null;
  isOfSale: boolean;
  held: bigint | undefined;
  words: string | null;
}

function reasonAgainst({ token, isOfSale, held, words }: Asked): string | undefined {
  if (token === null) return t`Enter the address of the token`;
  if (isOfSale) return t`This belongs to the sale`;
  if (words === null) return t`Loading the token…`;
  return held === 0n ? t`The sale holds none of this token` : undefined;
}
