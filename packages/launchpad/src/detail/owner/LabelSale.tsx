import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { v } from '@rab/config';
import { LABEL_TYPES, type LabelType } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import { setLabelCall } from '@rab/sdk/sales';
import { Button, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, linkCodec, useSchemaForm } from '@rab/ui/forms';
import { FormDialog } from '@rab/ui/overlay';
import { useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { labelName } from '../../model/saleLabels.ts';

const { TextField } = formOf<{ link: string }>();
const schema = v.object({ link: linkCodec() });

/** For the administrator: gives a sale its labels Audit and KYC, changes their links, and removes them (ADM-05). */
export function LabelSale({ sale }: { sale: Sale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" width="full" onClick={() => setOpen(true)}>
        <Trans>Audit and KYC labels</Trans>
      </Button>
      <FormDialog title={t`Audit and KYC labels`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap="6">
          <Text>
            <Trans>
              Buyers see each label next to the sale’s name and on its card. A label means that you checked what its
              link shows.
            </Trans>
          </Text>
          {LABEL_TYPES.map((type) => (
            <LabelForm
              key={type}
              sale={sale}
              type={type}
              current={sale.labels.find((label) => label.type === type)?.link ?? ''}
              onDone={() => setOpen(false)}
            />
          ))}
        </Stack>
      </FormDialog>
    </>
  );
}

interface LabelFormProps {
  sale: Sale;
  type: LabelType;
  /** The label's link; empty where the sale does not have it. */
  current: string;
  onDone: () => void;
}

function LabelForm({ sale, type, current, onDone }: LabelFormProps) {
  const name = labelName(type);
  const form = useSchemaForm({ defaultValues: { link: current }, schema });
  const chain = useChainConfig();
  const change = useTransaction(`label:${type}:${sale.id}`);
  const actsClosed = useActsClosed();
  const link = form.watch('link').trim();
  const isGiven = link !== '';
  const { symbol } = sale.token;
  const unchanged = current === '' ? t`The sale has no ${name} label` : t`The sale has this ${name} label`;
  const submit = form.handleSubmit(async (typed) => {
    const receipt = await change.send({
      call: setLabelCall(chain, sale, type, typed.link),
      summary: isGiven ? msg`Set the ${name} label of ${symbol}` : msg`Remove the ${name} label of ${symbol}`,
      touches: touchedBySale(sale),
    });
    if (receipt) onDone();
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="3">
          <TextField
            name="link"
            label={t`${name} link`}
            placeholder="https://"
            hint={t`Leave blank to remove the label`}
          />
          <ActionButton
            type="submit"
            transaction={change}
            disabledReason={actsClosed ?? (link === current ? unchanged : undefined)}
          >
            {isGiven ? t`Set ${name} label` : t`Remove ${name} label`}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
