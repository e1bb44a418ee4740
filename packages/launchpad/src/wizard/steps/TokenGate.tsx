import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseAddress } from '@rab/contracts';
import { Button, ErrorState, Flex, Loading, Stack } from '@rab/ui';
import { type TokenInfo, useTokenInfo } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import type { Forms } from '../Step.ts';
import { tokenTextOf } from './tokenTextOf.ts';

export interface TokenGateProps {
  saved: Forms;
  onBack: () => void;
  children: (token: TokenInfo) => ReactNode;
}

/** A step that needs to know its token. One that the chain does not know is the wizard's affair (WIZ-17). */
export function TokenGate({ saved, onBack, children }: TokenGateProps) {
  const { data: token, isError, refetch } = useTokenInfo(parseAddress(tokenTextOf(saved)));
  if (token) return children(token);
  if (!isError) return <Loading />;
  return (
    <Stack gap="4">
      <ErrorState title={t`We couldn’t load the token`} onRetry={() => void refetch()}>
        <Trans>Your entries are kept.</Trans>
      </ErrorState>
      <Flex>
        <Button variant="outline" size="lg" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </Flex>
    </Stack>
  );
}
