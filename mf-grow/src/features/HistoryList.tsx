import { Box, DateTime, Grid, Stack } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TransactionLink } from '@rab/ui/connected';
import { useChainConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import type { SignedAct } from '../queries/signedAct.ts';

export interface ActListProps<Act extends SignedAct> {
  /** For screen readers. */
  label: string;
  acts: readonly Act[];
  /** What was done. */
  words: (act: Act) => ReactNode;
}

/** Lists acts with their account and time: one line each, two on a phone. */
export function ActList<Act extends SignedAct>({ label, acts, words }: ActListProps<Act>) {
  const chain = useChainConfig();
  return (
    <Stack as="ul" listStyleType="none" gap={{ base: '3', md: '2' }} textStyle="label" aria-label={label}>
      {acts.map((act) => (
        <Grid
          as="li"
          key={act.id}
          templateColumns={{ base: '10rem minmax(0, 1fr)', md: '10rem minmax(0, 1fr) auto auto' }}
          columnGap="4"
          rowGap="1"
          alignItems="center"
        >
          <DateTime seconds={act.timestamp} />
          <Box overflowWrap="anywhere">{words(act)}</Box>
          <Address compact address={act.account} />
          <TransactionLink hash={act.transaction} chain={chain} />
        </Grid>
      ))}
    </Stack>
  );
}
