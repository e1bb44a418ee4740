import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@rab/language';
import { type CellProblem, csvText, OWNER_LIST_HEADER } from '@rab/sdk/lists';
import { Box, Button, Flex, Notice, Stack, Text } from '@rab/ui';
import { saveFile } from '@rab/ui/files';
import { FileButton, formOf } from '@rab/ui/forms';
import type { LockManyForm } from './lockManyDraft.ts';

const { TextAreaField } = formOf<LockManyForm>();

const MAX_FILE_BYTES = 1_000_000;
const PROBLEMS_SHOWN = 8;
const columnNames = () => ({ 1: t`owner`, 2: t`amount`, 3: t`none` }) as const;
const TEMPLATE = csvText([OWNER_LIST_HEADER, [`0x${'0'.repeat(36)}1234`, '1500.25']]);

/** Where owners and amounts are typed, pasted or read from a file, and what cannot be read of them (LKT-02). */
export function OwnerList({
  problems,
  onText,
  onTooLarge,
}: {
  problems: readonly CellProblem[];
  /** A file was read. */
  onText: (text: string) => void;
  onTooLarge: () => void;
}) {
  const names = columnNames();
  return (
    <Stack gap="4">
      <TextAreaField
        name="list"
        label={t`Owners and amounts`}
        placeholder="0x…, 1500.25"
        hint={t`One lock per line: the owner’s address, then the amount. Paste from a spreadsheet or read a CSV file.`}
      />
      <Flex gap="2" wrap="wrap">
        <FileButton
          label={t`CSV file with owners and amounts`}
          accept=".csv,.txt,text/csv,text/plain"
          maxBytes={MAX_FILE_BYTES}
          onFile={async (file) => onText(await file.text())}
          onTooLarge={onTooLarge}
        >
          {t`Read a CSV file`}
        </FileButton>
        <Button size="sm" variant="outline" onClick={() => saveFile('locks.csv', 'text/csv', TEMPLATE)}>
          <Trans>Download a template</Trans>
        </Button>
      </Flex>
      {problems.length > 0 && (
        <Notice
          tone="warning"
          title={plural(problems.length, { one: 'Fix # cell to continue', other: 'Fix # cells to continue' })}
        >
          <Box as="ul" paddingStart="4">
            {problems.slice(0, PROBLEMS_SHOWN).map(({ row, column, text, reason }) => (
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
          {problems.length > PROBLEMS_SHOWN && (
            <Text>
              <Trans>And {problems.length - PROBLEMS_SHOWN} more.</Trans>
            </Text>
          )}
        </Notice>
      )}
    </Stack>
  );
}
