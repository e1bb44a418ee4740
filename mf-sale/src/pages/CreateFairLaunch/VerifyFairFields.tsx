import { t } from '@lingui/core/macro';
import type { ContractKey } from '@rab/config';
import { CreationFee, TokenFields } from '@rab/launchpad';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { notOnChain } from './notOnChain.ts';
import { feeOptions, type VerifyFairTokenForm } from './verifyFairTokenSchema.ts';

const { ChoiceField } = formOf<VerifyFairTokenForm>();

/** What fair launches were raised in; offered is what the chain is configured for. */
const CURRENCIES = ['BNB', 'BUSD', 'USDT'];

/** Which token is sold, for what, and how the platform is paid. */
export function VerifyFairFields({ factory }: { factory: ContractKey }) {
  const { baseTokens } = useChainConfig();
  const missing = notOnChain(
    CURRENCIES,
    baseTokens.map(({ symbol }) => symbol),
  );
  return (
    <>
      <TokenFields currencyNote={missing} />
      <ChoiceField
        name="feeOption"
        label={t`Fee option`}
        hint={t`Charged only when the launch succeeds and is listed.`}
        options={feeOptions()}
      />
      <CreationFee factory={factory} />
    </>
  );
}
