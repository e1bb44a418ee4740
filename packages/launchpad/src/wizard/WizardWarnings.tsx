import { t } from '@lingui/core/macro';
import { Box } from '@rab/ui';

const warnings = () =>
  [
    t`A token with transfer fees must have an exclude-fee function: exclude the sale before it begins.`,
    t`Do not use BUSD or USDT with auto-liquidity tokens, or tokens that depend on a WETH pair.`,
    t`Team vesting does not support rebase tokens.`,
    t`For burn or rebase tokens, whitelist the addresses involved or set the fees to 0 during the sale.`,
    t`Make sure that the token is not already listed on any AMM.`,
  ] as const;

/** What a project owner must know before a sale (WIZ-19). */
export function WizardWarnings() {
  return (
    <Box as="ul" paddingStart="4" listStyleType="disc">
      {warnings().map((warning) => (
        <Box as="li" key={warning} paddingY="0.5">
          {warning}
        </Box>
      ))}
    </Box>
  );
}
