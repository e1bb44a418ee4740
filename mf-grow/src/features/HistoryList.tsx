import { Box, DateTime, Grid, Stack } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TransactionLink } from '@rab/ui/connected';
import { useChainConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../queries/historyEntry.ts';

export interface HistoryListProps<Entry extends HistoryEntry> {
  /** For screen readers. */
  label: string;
  entries: readonly Entry[];
  /** What was done. */
  words: (entry: Entry) => ReactNode;
}

/** Lists entries with their account and time: one line each; on a phone or a tablet what was done, then who did it and when. */
export function HistoryList<Entry extends HistoryEntry>({ label, entries, words }: HistoryListProps<Entry>) {
  const chain = useChainConfig();
  return (
    <Stack as="ul" listStyleType="none" gap={{ base: '3', lg: '2' }} textStyle="label" aria-label={label}>
      {entries.map((entry) => (
        <Grid
          as="li"
          key={entry.id}
          display={{ base: 'flex', lg: 'grid' }}
          flexWrap="wrap"
          templateColumns="10rem minmax(0, 1fr) auto auto"
          columnGap="4"
          rowGap="1"
          alignItems="center"
        >
          <DateTime seconds={entry.timestamp} />
          <Box overflowWrap="anywhere" order={{ base: '-1', lg: '0' }} flexBasis="full">
            {words(entry)}
          </Box>
          <Address compact address={entry.account} />
          <TransactionLink hash={entry.transaction} chain={chain} />
        </Grid>
      ))}
    </Stack>
  );
}
