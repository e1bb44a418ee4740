import { v } from '@rab/config';
import { formatAmount, parseAmount } from '@rab/contracts';
import {
  addressCodec,
  basisPointsCodec,
  clearNumber,
  type Limit,
  NOT_NUMBER,
  parsedCodec,
  perMilleCodec,
} from '@rab/ui/forms';
import type { Hex } from '@rab/wallet-context/reads';
import { basisPointsText, perMilleText } from '../../../features/percentTexts.ts';
import type { PlatformSettings } from '../../../queries/platformSettings.ts';

const atMostPercent = (value: bigint, text: string): Limit => ({ value, message: `At most ${text}%` });
const address = addressCodec({ blank: 'Address cannot be blank', invalid: 'Invalid address' });

/** The fees of later sales, within the contract's bounds; `decimals` of the native currency, `symbol` too. */
export const feesSchema = (
  { maxBaseFee, maxTokenFee, maxCreationFee }: PlatformSettings,
  { decimals, symbol }: { decimals: number; symbol: string },
) =>
  v.object({
    baseFee: perMilleCodec({ max: atMostPercent(maxBaseFee, perMilleText(maxBaseFee)) }),
    tokenFee: perMilleCodec({ max: atMostPercent(maxTokenFee, perMilleText(maxTokenFee)) }),
    creationFee: v.pipe(
      v.string(NOT_NUMBER),
      clearNumber,
      parsedCodec((text) => parseAmount(text, decimals), NOT_NUMBER),
      v.check((fee) => fee <= maxCreationFee, `At most ${formatAmount(maxCreationFee, decimals)} ${symbol}`),
    ),
    feeAddress: address,
  });

/** One address. */
export const addressSchema = v.object({ address });

const HASH = /^0x[0-9a-f]{64}$/i;

/** An exchange of the V2 kind. */
export const exchangeSchema = ({ maxSwapFee }: PlatformSettings) =>
  v.object({
    factory: address,
    router: address,
    initHash: parsedCodec((text) => (HASH.test(text.trim()) ? (text.trim() as Hex) : null), 'Must be 0x and 64 digits'),
    swapFeeBps: basisPointsCodec({ max: atMostPercent(maxSwapFee, basisPointsText(maxSwapFee)) }),
  });
