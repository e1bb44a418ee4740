import { t } from '@lingui/core/macro';
import { errorLayers, isUserRejection } from '@rab/contracts/errors';
import { type Address, BaseError, type Client } from 'viem';
import { getTransactionCount } from 'viem/actions';
import { sleep } from '../state/sleep.ts';

const sentences = () => ({
  hash: t`Your wallet didn’t report its transaction. Check it before you send again.`,
  answer: t`Your wallet’s answer didn’t arrive. Check whether it sent anything before you send again.`,
  moved: t`Your wallet reports a failure, but your account has sent something since, perhaps this. Check your wallet before you send again.`,
  unread: t`Your wallet reports a failure, and we can’t reach the network to confirm it. Check your wallet before you send again.`,
});

/** The wallet was asked to send, and nobody knows whether it did; the message is for the person. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(missing: keyof ReturnType<typeof sentences>, options?: ErrorOptions) {
    super(sentences()[missing], options);
  }
}

/** What an account has done since the first look: sent nothing, sent something, or unknown because no node answers. */
export type NonceChange = 'still' | 'moved' | 'unread';

/**
 * Looks at how much an account has sent, waiting transactions included.
 * @returns a function that looks up to twice more, half a block's time apart: the nodes of wallet and page need not know the
 * same at once. `still` also if the first look got no answer.
 */
export async function watchNonce(client: Client, address: Address): Promise<() => Promise<NonceChange>> {
  const read = () => getTransactionCount(client, { address, blockTag: 'pending' });
  const before = await read().catch(() => null);
  if (before === null) return async () => 'still';
  const look = () =>
    read().then(
      (now): NonceChange => (now > before ? 'moved' : 'still'),
      (): NonceChange => 'unread',
    );
  return async () => {
    const first = await look();
    if (first === 'moved') return first;
    await sleep(client.pollingInterval);
    return look();
  };
}

/** The connection to the wallet broke: EIP-1193's two, and JSON-RPC's of a wallet that is closed meanwhile. */
const BROKEN: ReadonlySet<unknown> = new Set([4900, 4901, 1013]);
const BROKEN_WORDS = /\bexpired\b|\btimed? ?out\b|\bdisconnected\b|\bconnection (?:was )?(?:lost|closed)\b/i;

/**
 * Waits for the answer of a wallet that was asked to send. Of an answer that did not arrive or cannot be read nobody knows
 * what it would have been, and an error that is no refusal is believed only where the account has sent nothing.
 * @param look what the account has done since right before the wallet was asked, as of `watchNonce`
 * @throws {OutcomeUnknown} in these cases; else what the wallet says
 */
export const answerOf = <T>(asked: Promise<T>, look: () => Promise<NonceChange>): Promise<T> =>
  asked.catch(async (error: unknown) => {
    if (isBroken(error)) throw new OutcomeUnknown('answer', { cause: error });
    if (isUserRejection(error)) throw error;
    const change = await look();
    throw change === 'still' ? error : new OutcomeUnknown(change, { cause: error });
  });

function isBroken(error: unknown): boolean {
  const deepest = error instanceof BaseError ? error.walk() : error;
  if (deepest instanceof TypeError) return true;
  return errorLayers(error).some(
    ({ words, codes = [] }) => codes.some((code) => BROKEN.has(code)) || BROKEN_WORDS.test(words),
  );
}
