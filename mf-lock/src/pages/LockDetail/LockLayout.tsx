import { Box, Grid, Stack } from '@rab/ui';
import type { ReactNode } from 'react';

/** Where the parts of a lock's page are. */
export function LockLayout({ info, schedule, act }: { info: ReactNode; schedule?: ReactNode; act: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
      templateRows={{ lg: 'auto 1fr' }}
      templateAreas={{ base: '"info" "act" "table"', lg: '"info act" "table act"' }}
      gap="6"
      alignItems="start"
    >
      <Box gridArea="info" minW="0">
        {info}
      </Box>
      {schedule && (
        <Box gridArea="table" minW="0">
          {schedule}
        </Box>
      )}
      <Stack gridArea="act" gap="6" minW="0">
        {act}
      </Stack>
    </Grid>
  );
}
