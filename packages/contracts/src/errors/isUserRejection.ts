import { type ErrorLayer, errorLayers, isOfContract } from './errorLayers.ts';

/** EIP-1193, the word of ethers, WalletConnect's three refusals, a refused upgrade of the account (EIP-5792), a Ledger's two. */
const REFUSALS: ReadonlySet<unknown> = new Set([4001, 'ACTION_REJECTED', 5000, 5001, 5002, 5750, 0x6985, 0x5501]);
const REFUSAL_NAMES = /^User(?:Refused|Rejected|Denied|Cancell?ed)/;
const NO = '(?:rejected|denied|declined|cancell?ed|refused|disapproved|aborted)';
/** How wallets and devices say it that send no code. */
const REFUSAL_WORDS = new RegExp(
  [
    `\\buser (?:has )?${NO}\\b`,
    `\\b${NO} (?:by|on|from) (?:the |your )?(?:user|device|ledger|trezor|keystone)\\b`,
    `^(?:the )?(?:(?:signature |signing |user )?request|action|signature|signing)(?: was| has been)? ${NO}\\.?$`,
    '^(?:the )?(?:transaction )?(?:was )?cancell?ed\\.?$',
    // a Safe, to the app in its frame
    '^transaction was rejected$',
    '\\b0x(?:6985|5501)\\b',
  ].join('|'),
  'i',
);

/**
 * True when the person said no in the wallet, in whatever shape and however deeply the wallet wrapped it. This is not
 * an error.
 */
export function isUserRejection(error: unknown): boolean {
  const layers = errorLayers(error);
  return (
    layers.some(isRefusalByCode) || (!isOfContract(error) && layers.some(({ words }) => REFUSAL_WORDS.test(words)))
  );
}

const isRefusalByCode = ({ name, codes = [] }: ErrorLayer): boolean =>
  REFUSAL_NAMES.test(String(name)) ||
  codes.some((code) => REFUSALS.has(code) || (typeof code === 'string' && REFUSALS.has(Number(code))));
