import { t } from '@lingui/core/macro';
import { type ChainConfig, v } from '@rab/config';
import { addressCodec, parsedCodec } from '@rab/ui/forms';
import { chosenCurrency } from './chosenCurrency.ts';

/** The fields of step 1 that every wizard has. */
export interface TokenAndCurrencyForm {
  tokenAddress: string;
  currency: string;
}

/** Said where none is chosen: radio buttons without a choice give no text at all. */
export const BLANK_CURRENCY = () => t`Currency cannot be blank`;
/** Said of a currency that the chain does not offer. */
export const OTHER_CURRENCY = () => t`Please select a currency of this chain`;

/** What the rules of step 1 are judged by. */
export interface TokenContext {
  /** Whether the typed address answered as a token. */
  isReadable: boolean;
  chain: Pick<ChainConfig, 'baseTokens'>;
}

/** The rules of step 1 that every wizard shares (WIZ-03): both fields become addresses. */
export const tokenAndCurrency = ({ isReadable, chain }: TokenContext) => ({
  tokenAddress: v.pipe(
    addressCodec({ blank: t`Token address cannot be blank`, invalid: t`Invalid token address` }),
    v.check(() => isReadable, t`Cannot fetch token info`),
  ),
  currency: v.pipe(
    v.string(BLANK_CURRENCY),
    v.nonEmpty(BLANK_CURRENCY),
    parsedCodec((text) => chosenCurrency(chain, text)?.address, OTHER_CURRENCY()),
  ),
});
