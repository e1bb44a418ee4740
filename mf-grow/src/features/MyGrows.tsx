import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { SalesOfAccount } from '@rab/launchpad';
import { useWallet } from '@rab/wallet-context';
import { rabGrow } from '../kind/rabGrow.ts';
import { ReviewsDue } from './ReviewsDue.tsx';

/** What the connected account has in grows, and what waits for it there; the shell loads it from this remote at run time. */
export function MyGrows() {
  const { address } = useWallet();
  return (
    <>
      {address && <ReviewsDue />}
      <SalesOfAccount
        kind={rabGrow}
        title="RAB Grow"
        first={{
          title: t`Join a RAB Grow`,
          text: t`The administrator reviews a private sale before its owner is paid. Claim your tokens or withdraw your deposit.`,
          path: paths.grows(),
        }}
      />
    </>
  );
}
