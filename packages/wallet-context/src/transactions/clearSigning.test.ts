import { expect, it } from '@jest/globals';
import { approveCall } from '@rab/sdk/acts';
import { PERMIT_TYPES } from '@rab/sdk/tokens';
import { SHOWN_TOKEN, shownOf, shownPermit } from '@rab/testing/shownOf';

const LOCKER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const value = 1_500n * 10n ** 18n;

it('an approval is worded as on the page, with who may take the tokens [CLR-01]', () => {
  expect(shownOf('StandardToken', approveCall(SHOWN_TOKEN, LOCKER, value))).toEqual({
    intent: 'Approve',
    sentence: 'Approve 1,500 CARROT',
    fields: [
      { label: 'Amount', value: '1,500 CARROT' },
      { label: 'Spender', value: '0x7099…79C8' },
    ],
  });
});

it('a permit says the same of its message, and until when it is good [CLR-01]', () => {
  const members = PERMIT_TYPES.Permit.map(({ type, name }) => `${type} ${name}`).join(',');
  const message = { owner: SHOWN_TOKEN, spender: LOCKER, value, nonce: 0n, deadline: 1_800_000_000n };
  const shown = shownPermit({ type: `Permit(${members})`, verifyingContract: SHOWN_TOKEN, message });
  expect(shown.sentence).toBe('Approve 1,500 CARROT');
  expect(shown.fields).toEqual([
    { label: 'Amount', value: '1,500 CARROT' },
    { label: 'Spender', value: '0x7099…79C8' },
    { label: 'Owner', value: '0x0000…A440' },
    { label: 'Permit valid until', value: '2027-01-15 08:00 UTC' },
  ]);
});
