import { describe, expect, it, jest } from '@jest/globals';
import { PermitRefused } from '@rab/sdk/tokens';
import { BaseError } from 'viem';
import { describeSendError } from './describeSendError.ts';
import { answerOf, type NonceChange, OutcomeUnknown } from './OutcomeUnknown.ts';

const CHECK = 'Check your wallet before you send again.';
const SENTENCES = {
  hash: 'Your wallet didn’t report its transaction. Check it before you send again.',
  answer: 'Your wallet’s answer didn’t arrive. Check whether it sent anything before you send again.',
  moved: `Your wallet reports a failure, but your account has sent something since, perhaps this. ${CHECK}`,
  unread: `Your wallet reports a failure, and we can’t reach the network to confirm it. ${CHECK}`,
};

/** How an answer of a wallet ends for an account that has done this meanwhile. */
const endOf = (error: unknown, change: NonceChange = 'moved') => {
  const look = jest.fn(async () => change);
  return answerOf(Promise.reject(error), look).then(
    () => ({ end: null, look }),
    (end: unknown) => ({ end, look }),
  );
};

it.each(Object.entries(SENTENCES))('what is unknown for %s is a sentence that says what to do', (missing, sentence) => {
  const cause = new Error();
  const error = new OutcomeUnknown(missing as keyof typeof SENTENCES, { cause });
  expect(error).toMatchObject({ name: 'OutcomeUnknown', message: sentence, cause });
  expect(describeSendError(error)).toBe(sentence);
});

describe('the answer of a wallet', () => {
  it('is handed on, and so is a refusal, for which nothing is looked up', async () => {
    const look = jest.fn(async (): Promise<NonceChange> => 'still');
    expect(await answerOf(Promise.resolve(7), look)).toBe(7);
    const refusal = Object.assign(new Error('no'), { code: 4001 });
    const refused = await endOf(refusal);
    expect(refused.end).toBe(refusal);
    expect([look, refused.look].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it.each([
    Object.assign(new Error('x'), { code: 4900 }),
    Object.assign(new Error('x'), { code: 4901 }),
    Object.assign(new Error('x'), { code: 1013 }),
    Object.assign(new Error('x'), { code: -32_603, cause: Object.assign(new Error('y'), { code: 4900 }) }),
    Object.assign(new Error('x'), { code: -32_000, statusCode: 4900 }),
    new Error('The request expired'),
    new Error('timed out'),
    new Error('the wallet has disconnected.'),
    new Error('Connection was lost'),
    new Error('connection closed'),
    new TypeError('undefined is not an object'),
    new BaseError('x', { cause: new TypeError('y') }),
  ])('is unknown where it did not arrive: %s', async (error) => {
    const { end, look } = await endOf(error);
    expect(end).toMatchObject({ message: SENTENCES.answer, cause: error });
    expect(look).not.toHaveBeenCalled();
  });

  it.each(['moved', 'unread'] as const)('is unknown where it says no, and the account has %s', async (change) => {
    const error = Object.assign(new Error('nonce too low'), { code: -32_000 });
    expect((await endOf(error, change)).end).toMatchObject({ message: SENTENCES[change], cause: error });
  });

  it('is believed where the account has sent nothing', async () => {
    const error = new BaseError('insufficient funds');
    expect((await endOf(error, 'still')).end).toBe(error);
  });
});

it('a permit that did not do is a sentence that says what does', () => {
  expect(new PermitRefused()).toMatchObject({
    name: 'PermitRefused',
    message: 'The signature wasn’t enough, so nothing was sent. Approve the amount and try again.',
  });
});
