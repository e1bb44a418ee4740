import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Flex, Link, Text } from '@rab/ui';
import { SourceLink } from '@rab/ui/address';
import { AreaLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { type Address, useTokenInfo } from '@rab/wallet-context/reads';
import { useIsOwnLocker } from '../../queries/ownLocker.ts';

/** Whether anybody can open a lock before its date, by the code of our lock contract, with the risk checks of what is locked and the contract's source (CHK-05). */
export function WhoCanOpen({ tokens }: { tokens: readonly Address[] }) {
  const { rabbitLock } = useChainConfig().contracts;
  const { data: isOwn, isError } = useIsOwnLocker('code');
  return (
    <Flex direction="column" gap="1">
      {/* while the code is read, the likely answer keeps the place of the one that comes */}
      <Text as="span" visibility={isOwn === undefined && !isError ? 'hidden' : undefined}>
        {isOwn === false || isError ? (
          <Trans>Unknown: we couldn’t confirm the contract’s code</Trans>
        ) : (
          <Trans>Nobody before its date: no owner, no proxy, no such function</Trans>
        )}
      </Text>
      <Flex gap="3" wrap="wrap" justify="flex-end">
        {tokens.map((token) => (
          <RiskLink key={token} token={token} />
        ))}
        {rabbitLock && <SourceLink address={rabbitLock} />}
      </Flex>
    </Flex>
  );
}

function RiskLink({ token }: { token: Address }) {
  const { data: info } = useTokenInfo(token);
  return (
    <Link asChild>
      <AreaLink to={paths.tokenRisk(token)}>
        <Trans>Check {info?.symbol ?? '…'}</Trans>
      </AreaLink>
    </Link>
  );
}
