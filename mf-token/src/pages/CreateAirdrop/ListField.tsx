import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatAmount, shortSymbol } from '@rab/contracts';
import { i18n } from '@rab/language';
import { AIRDROP_LIST_HEADER, csvText } from '@rab/sdk/lists';
import { Box, Button, Flex, Notice, ProgressBar, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { saveFile } from '@rab/ui/files';
import { FileButton, formOf } from '@rab/ui/forms';
import type { TokenInfo } from '@rab/wallet-context/reads';
import type { TypedList } from '../../features/airdropList/useTypedList.ts';
import type { ListRead } from '../../model/airdropList/AirdropListDesk.ts';
import type { AirdropForm } from './airdropForm.ts';

const { TextAreaField, useFilling } = formOf<AirdropForm>();

/** 100,000 rows with long amounts and quotes. */
const MAX_FILE_BYTES = 20_000_000;
/** A longer text is too slow for a field to show. */
const FIELD_BYTES = 200_000;
const SHOWN = 8;
const TEMPLATE = csvText([AIRDROP_LIST_HEADER, [`0x${'0'.repeat(36)}1234`, '1500.25']]);
const columnNames = () => ({ 1: t`address`, 2: t`amount`, 3: t`none` }) as const;

/** A file that is too long for a field. */
export interface ListFile {
  name: string;
  text: string;
}

interface ListFieldProps {
  token: TokenInfo | null | undefined;
  list: TypedList;
  /** Nothing is typed, and no file chosen. */
  isEmpty: boolean;
  file: ListFile | undefined;
  onFile: (file: ListFile | undefined) => void;
}

/** Where accounts and amounts are typed, pasted or read from a file, and all that the list says (MRK-02). */
export function ListField({ token, list, isEmpty, file, onFile }: ListFieldProps) {
  const { fill, fail } = useFilling('list');
  const take = async (chosen: File) => {
    const text = await chosen.text();
    if (chosen.size <= FIELD_BYTES) fill(text);
    onFile(chosen.size <= FIELD_BYTES ? undefined : { name: chosen.name, text });
  };
  return (
    <Stack gap="4">
      {file ? (
        <Box>
          <Text fontWeight="medium">
            <Trans>Accounts and amounts</Trans>
          </Text>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Text overflowWrap="anywhere" minW="0">
              {file.name}
            </Text>
            <Button size="xs" variant="outline" onClick={() => onFile(undefined)}>
              <Trans>Remove the file</Trans>
            </Button>
          </Flex>
        </Box>
      ) : (
        <TextAreaField
          name="list"
          label={t`Accounts and amounts`}
          placeholder="0x…, 1500.25"
          isRequired
          hint={t`One account per line: the address, then the amount in tokens. Up to 100,000 rows.`}
        />
      )}
      <Flex gap="2" wrap="wrap">
        <FileButton
          label={t`CSV file with accounts and amounts`}
          accept=".csv,.txt,text/csv,text/plain"
          maxBytes={MAX_FILE_BYTES}
          onFile={take}
          onTooLarge={() => fail(t`The file is larger than 20 MB`)}
        >
          {t`Read a CSV file`}
        </FileButton>
        <Button size="sm" variant="outline" onClick={() => saveFile('airdrop.csv', 'text/csv', TEMPLATE)}>
          <Trans>Download a template</Trans>
        </Button>
      </Flex>
      {!isEmpty && <Said list={list} token={token} />}
    </Stack>
  );
}

function Said({ list: { read, share, isFailed }, token }: Pick<ListFieldProps, 'list' | 'token'>) {
  if (!token)
    return (
      <Text color="fg.muted">
        <Trans>Enter the token first: its decimals decide how amounts are read.</Trans>
      </Text>
    );
  if (isFailed)
    return (
      <Notice tone="negative" title={t`We couldn’t read the list`}>
        <Trans>Change it, or reload the page.</Trans>
      </Notice>
    );
  if (!read) return <ProgressBar percent={Math.round(share * 100)} label={t`Reading the list`} />;
  const total = `${formatAmount(read.sum, token.decimals)} ${shortSymbol(token.symbol)}`;
  return (
    <Stack gap="3" data-testid="list-said">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {plural(read.count, { one: `# row, ${total}`, other: `# rows, ${total}` })}
      </Text>
      {read.isTooLong && (
        <Notice tone="negative" title={t`The list has more than 100,000 rows`}>
          <Trans>Split it into several airdrops.</Trans>
        </Notice>
      )}
      {read.problems.length > 0 && <Problems problems={read.problems} />}
      {read.repeated.length > 0 && <Repeated repeated={read.repeated} />}
    </Stack>
  );
}

function Problems({ problems }: { problems: ListRead['problems'] }) {
  const names = columnNames();
  const save = () =>
    saveFile(
      'wrong-rows.csv',
      'text/csv',
      csvText([
        ['row', 'column', 'text', 'reason'],
        ...problems.map(({ row, column, text, reason }) => [String(row), names[column], text, i18n._(reason)]),
      ]),
    );
  return (
    <Notice
      tone="warning"
      title={plural(problems.length, { one: 'Fix # cell to continue', other: 'Fix # cells to continue' })}
    >
      <Stack gap="2" align="start">
        <Box as="ul" paddingStart="4">
          {problems.slice(0, SHOWN).map(({ row, column, text, reason }) => (
            <li key={`${row} ${column}`}>
              {text ? (
                <Trans>
                  Row {row}, column {column} ({names[column]}): “{text}” {i18n._(reason)}.
                </Trans>
              ) : (
                <Trans>
                  Row {row}, column {column} ({names[column]}): {i18n._(reason)}.
                </Trans>
              )}
            </li>
          ))}
        </Box>
        {problems.length > SHOWN && (
          <>
            <Text>
              <Trans>And {problems.length - SHOWN} more.</Trans>
            </Text>
            <Button size="xs" variant="outline" onClick={save}>
              <Trans>Download all wrong rows</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Notice>
  );
}

function Repeated({ repeated }: { repeated: ListRead['repeated'] }) {
  return (
    <Notice
      tone="info"
      title={plural(repeated.length, { one: 'One account has several rows', other: '# accounts have several rows' })}
    >
      <Text>
        <Trans>Each row is paid. Check for duplicate rows.</Trans>
      </Text>
      <Box as="ul" paddingStart="4">
        {repeated.slice(0, SHOWN).map(({ account, rows }) => (
          <li key={account}>
            <Address address={account} compact /> · {t`rows ${rows.slice(0, SHOWN).join(', ')}`}
            {rows.length > SHOWN && '…'}
          </li>
        ))}
      </Box>
      {repeated.length > SHOWN && (
        <Text>
          <Trans>And {repeated.length - SHOWN} more.</Trans>
        </Text>
      )}
    </Notice>
  );
}
