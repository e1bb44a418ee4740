import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { baseText, ConfirmedAct, type SalePartProps, tokenText } from '@rab/launchpad';
import { buyerOf } from '@rab/sdk/sales';
import { useWallet } from '@rab/wallet-context';
import { handBackCall } from '../../actions/partCalls.ts';
import { useHandBack } from '../../queries/growParts.ts';

/** For a buyer with unclaimed tokens: hands them back, and says before the signature what comes back (RGT-05). */
export function HandBack({ sale }: Pick<SalePartProps, 'sale'>) {
  const { address } = useWallet();
  const { data: back } = useHandBack(buyerOf(sale, address));
  if (!back || back.amount === 0n) return null;
  return (
    <ConfirmedAct
      sale={sale}
      act="handBack"
      variant="outline"
      label={t`Hand back ${tokenText(sale, back.tokens)}`}
      confirmLabel={t`Hand back`}
      question={t`Hand back your unclaimed tokens?`}
      call={() => handBackCall(sale, back.amount)}
      summary={msg`Hand back ${sale.token.symbol}`}
    >
      <Trans>
        You get {baseText(sale, back.amount)} for {tokenText(sale, back.tokens)}, and not less: if the owner is paid a
        part first, your transaction fails and you keep your tokens. Tokens that you have claimed stay yours. This can’t
        be undone.
      </Trans>
    </ConfirmedAct>
  );
}
