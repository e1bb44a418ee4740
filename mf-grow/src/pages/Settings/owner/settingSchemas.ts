import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import type { PlatformSettings } from '@rab/sdk/settings';
import {
  addressCodec,
  basisPointsCodec,
  clearNumber,
  type Limit,
  notNumber,
  parsedCodec,
  perMilleCodec,
} from '@rab/ui/forms';
import type { Hex } from '@rab/wallet-context/reads';
import { coinText } from '../../../features/coinText.ts';
import { basisPointsText, perMilleText } from '../../../features/percentTexts.ts';

const atMostPercent = (value: bigint, text: string): Limit => ({ value, message: t`At most ${text}%` });
const address = () => addressCodec({ blank: t`Address cannot be blank`, invalid: t`Invalid address` });

/** The fees of later sales, within the contract's bounds; `decimals` and `symbol` of the native currency. */
export const feesSchema = (
  { maxBaseFee, maxTokenFee, maxCreationFee }: PlatformSettings,
  coin: { decimals: number; symbol: string },
) =>
  v.object({
    baseFee: perMilleCodec({ max: atMostPercent(maxBaseFee, perMilleText(maxBaseFee)) }),
    tokenFee: perMilleCodec({ max: atMostPercent(maxTokenFee, perMilleText(maxTokenFee)) }),
    creationFee: v.pipe(
      v.string(notNumber),
      clearNumber,
      parsedCodec((text) => parseAmount(text, coin.decimals), notNumber),
      v.check((fee) => fee <= maxCreationFee, t`At most ${coinText(maxCreationFee, coin)}`),
    ),
    feeAddress: address(),
  });

/** One address. */
export const addressSchema = () => v.object({ address: address() });

const HASH = /^0x[0-9a-f]{64}$/i;

/** An exchange of the V2 kind. */
export const exchangeSchema = ({ maxSwapFee }: PlatformSettings) =>
  v.object({
    factory: address(),
    router: address(),
    initHash: parsedCodec(
      (text) => (HASH.test(text.trim()) ? (text.trim() as Hex) : null),
      t`Must be 0x and 64 digits`,
    ),
    swapFeeBps: basisPointsCodec({ max: atMostPercent(maxSwapFee, basisPointsText(maxSwapFee)) }),
  });
