import { errorLayers, isUserRejection } from '@rab/contracts/errors';
import { SwitchChainError } from 'viem';

const UNKNOWN_WORDS = new RegExp(
  [
    '\\b(?:unrecogni[sz]ed|unknown|unsupported|unconfigured) (?:chain|network)',
    '\\b(?:chain|network)\\b.*\\b(?:not|never) (?:been |yet )?(?:added|found|configured|recogni[sz]ed|known|supported)\\b',
    '\\b(?:chain|network)\\b.*\\bdoes(?: not|n.t) exist\\b',
    `\\b${SwitchChainError.code}\\b`,
  ].join('|'),
  'i',
);

/**
 * Whether a wallet says that it does not know a chain: code 4902 or words, also where they are wrapped into another error,
 * as MetaMask on phones does (`-32603` with `data.originalError.code` 4902).
 */
export const isUnknownChain = (error: unknown): boolean =>
  !isUserRejection(error) &&
  errorLayers(error).some(
    ({ words, codes = [] }) =>
      codes.some((code) => Number(code) === SwitchChainError.code) || UNKNOWN_WORDS.test(words),
  );
