import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Link } from '@rab/ui';
import { LockOpeners } from '@rab/ui/address';
import { AreaLink } from '@rab/ui/router';
import { type Address, useTokenInfo } from '@rab/wallet-context/reads';

/** Whether anybody can open a lock before its date, with the risk checks of what is locked (CHK-05). */
export const WhoCanOpen = ({ tokens }: { tokens: readonly Address[] }) => (
  <LockOpeners>
    {tokens.map((token) => (
      <RiskLink key={token} token={token} />
    ))}
  </LockOpeners>
);

function RiskLink({ token }: { token: Address }) {
  const { data: info } = useTokenInfo(token);
  return (
    <Link asChild colorPalette="accent">
      <AreaLink to={paths.tokenRisk(token)}>
        <Trans>Check {info?.symbol ?? '…'}</Trans>
      </AreaLink>
    </Link>
  );
}
