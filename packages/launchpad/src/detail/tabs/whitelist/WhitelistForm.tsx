import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { v } from '@rab/config';
import { type ListProblem, parseAccountList } from '@rab/sdk/lists';
import type { Sale } from '@rab/sdk/sales';
import { whitelistCall } from '@rab/sdk/sales';
import { Box, Flex, Notice, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FileButton, FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { useTransaction } from '@rab/wallet-context/transactions';
import { touchedBySale } from '../../../actions/touchedBySale.ts';

interface AccountsForm {
  accounts: string;
}
const { TextAreaField } = formOf<AccountsForm>();
const schema = v.object({ accounts: v.string() });

/** Each account costs two words of storage: more than this in one transaction may not fit into a block. */
const ACCOUNTS_A_TRANSACTION = 200;
const PROBLEMS_SHOWN = 5;
const MAX_FILE_BYTES = 1_000_000;

/** Adds accounts to the whitelist: typed, pasted, or from a CSV file (OWN-04). */
export function WhitelistForm({ sale }: { sale: Sale }) {
  const form = useSchemaForm({ defaultValues: { accounts: '' }, schema });
  const addition = useTransaction(`whitelistAddition:${sale.id}`);
  const { accounts, problems } = parseAccountList(form.watch('accounts'));
  const batch = accounts.slice(0, ACCOUNTS_A_TRANSACTION);

  const { symbol } = sale.token;
  const take = (text: string) => {
    const before = form.getValues('accounts').trim();
    form.setValue('accounts', [before, text].filter(Boolean).join('\n'), { shouldDirty: true });
  };
  const add = form.handleSubmit(async () => {
    const receipt = await addition.send({
      call: whitelistCall(sale, batch, true),
      summary: msg`${plural(batch.length, {
        one: `Add # account to the whitelist of ${symbol}`,
        other: `Add # accounts to the whitelist of ${symbol}`,
      })}`,
      touches: touchedBySale(sale),
    });
    if (receipt) form.setValue('accounts', accounts.slice(ACCOUNTS_A_TRANSACTION).join('\n'));
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={add} noValidate>
        <Stack gap="4">
          <TextAreaField
            name="accounts"
            label={t`Accounts to add`}
            placeholder="0x…"
            hint={t`One or more addresses, separated by commas or new lines. You can also read them from a CSV file.`}
          />
          <Flex gap="2" wrap="wrap" align="center">
            <FileButton
              label={t`CSV file with accounts`}
              accept=".csv,.txt,text/csv,text/plain"
              maxBytes={MAX_FILE_BYTES}
              onFile={async (file) => take(await file.text())}
              onTooLarge={() => form.setError('accounts', { message: t`The file is larger than 1 MB` })}
            >
              {t`Read a CSV file`}
            </FileButton>
            <Text textStyle="label" color="fg.muted">
              {accounts.length > batch.length
                ? t`${accounts.length} to add, ${batch.length} of them with the next transaction`
                : t`${accounts.length} to add`}
            </Text>
          </Flex>
          {problems.length > 0 && <Problems problems={problems} />}
          <ActionButton
            type="submit"
            transaction={addition}
            disabledReason={batch.length === 0 && !addition.isBusy ? t`Enter a valid address` : undefined}
          >
            {plural(batch.length, { one: 'Add # account', other: 'Add # accounts' })}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}

function Problems({ problems }: { problems: readonly ListProblem[] }) {
  return (
    <Notice
      tone="warning"
      title={plural(problems.length, { one: '# line was skipped', other: '# lines were skipped' })}
    >
      <Box as="ul" paddingStart="4">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ line, text, reason }) => (
          <li key={`${line} ${text}`}>
            <Trans>
              Line {line}: {text} {reason}.
            </Trans>
          </li>
        ))}
      </Box>
      {problems.length > PROBLEMS_SHOWN && (
        <Text>
          <Trans>And {problems.length - PROBLEMS_SHOWN} more.</Trans>
        </Text>
      )}
    </Notice>
  );
}
