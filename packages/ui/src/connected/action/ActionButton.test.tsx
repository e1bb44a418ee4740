import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { transactionRecord } from '@rab/testing/transactionRecord';
import type { TransactionRecord } from '@rab/wallet-context';
import { act, fireEvent, screen } from '@testing-library/react';
import { ActionButton } from './ActionButton.tsx';

beforeEach(beginPart);
afterEach(endPart);

const HASH = `0x${'12'.repeat(32)}` as const;
const record = (change: Partial<TransactionRecord>): TransactionRecord =>
  transactionRecord('one', {
    startedAt: Date.UTC(2026, 10, 22, 5, 1),
    account: ALICE,
    phase: 'dropped',
    hash: undefined,
    summary: 'Buy ABC for 1 BNB',
    ...change,
  });

async function show(unsure: TransactionRecord | undefined) {
  const [act, override] = [jest.fn(), jest.fn()];
  await renderPart(
    <ActionButton transaction={{ unsure, override }} onClick={act}>
      Buy
    </ActionButton>,
    { isConnected: true },
  );
  return { act, override };
}

it('says which step comes after an approval, and nothing where one signature is enough [LOK-12]', async () => {
  await renderPart(
    <>
      <ActionButton transaction={{ afterApproval: 'Create Lock' }}>Approve</ActionButton>
      <ActionButton transaction={{ afterApproval: undefined }}>Buy</ActionButton>
    </>,
    { isConnected: true },
  );
  expect(screen.getAllByText(/^Step /).map(({ textContent }) => textContent)).toEqual([
    'Step 1 of 2: approve. Step 2: Create Lock.',
  ]);
});

describe('the button of an act of which nobody knows what became', () => {
  it('says what was sent, when, where to look and how long that stays, and does nothing before the person has decided [TXF-01]', async () => {
    const { act, override } = await show(record({ hash: HASH, message: 'The network does not know it.' }));
    expect(await screen.findByText(/“Buy ABC for 1 BNB”/)).toBeTruthy();
    expect(screen.getByText(/2026-11-22 05:01/)).toBeTruthy();
    expect(screen.getByText(/The network does not know it\./)).toBeTruthy();
    expect(screen.getByText('View transaction').getAttribute('href')).toContain(HASH);
    expect(screen.getByText('This was sent, but we don’t know the outcome')).toBeTruthy();
    expect(screen.getByText(/This notice disappears on/).textContent).toMatch(/2026-12-22 05:01/);
    expect(screen.queryByText('Buy')).toBeNull();
    fireEvent.click(screen.getByText('Send again'));
    expect(override).toHaveBeenCalledTimes(1);
    expect(act).not.toHaveBeenCalled();
  });

  it('does not say that it was sent where that is not known, and names the account to look at [TXF-01]', async () => {
    await show(record({ phase: 'unknown', message: 'Its answer did not arrive.' }));
    expect(await screen.findByText('This may have been sent, but we don’t know the outcome')).toBeTruthy();
    expect(screen.getByText('View your account’s transactions').getAttribute('href')).toContain(`/address/${ALICE}`);
    expect(screen.queryByText('View transaction')).toBeNull();
  });

  it('says that the wallet was asked already, where no answer was seen, and forgets it after a day [TXF-01]', async () => {
    await show(record({ phase: 'wallet' }));
    expect(await screen.findByText('You already started this')).toBeTruthy();
    expect(screen.getByText('Ask again')).toBeTruthy();
    expect(screen.getByText(/This notice disappears on/).textContent).toMatch(/2026-11-23 05:01/);
    expect(screen.queryByText('View transaction')).toBeNull();
  });

  it('is the ordinary one where all is known', async () => {
    const { act } = await show(undefined);
    fireEvent.click(await screen.findByText('Buy'));
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('the button of an act that waits', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it.each([
    ['wallet', /^Your wallet hasn’t answered yet\. If it shows no request, open it/],
    ['simulating', /^The network hasn’t responded yet\. Nothing has been sent\./],
  ] as const)('says after a minute in the phase %s why it may, and what can be done [TXF-03]', async (phase, words) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await renderPart(
        <ActionButton transaction={{ phase, record: record({ phase, startedAt: Date.now() }) }}>Buy</ActionButton>,
        {
          isConnected: true,
        },
      );
      await pass(5_000);
      expect(screen.queryByText(words)).toBeNull();
      await pass(61_000);
      expect(screen.getByText(words)).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says at once why, where it has been waiting since before a reload [TXF-03]', async () => {
    const pending = record({ phase: 'pending', hash: HASH, startedAt: Date.now() - 61_000 });
    await renderPart(<ActionButton transaction={{ phase: 'pending', record: pending }}>Buy</ActionButton>, {
      isConnected: true,
    });
    expect(await screen.findByText(/^We can’t reach the network/, undefined, { timeout: 5_000 })).toBeTruthy();
  }, 10_000);
});

describe('the button of an act that the owners of a Safe have to sign', () => {
  const OWNERS = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const;
  const open = { signed: 1, threshold: 2, missing: [...OWNERS], ahead: 0, against: 0, isOld: false };
  const showProposal = (state: typeof open | undefined) => {
    const proposal = { safeTxHash: HASH, fromBlock: 1, ...(state && { state }) };
    return renderPart(
      <ActionButton transaction={{ phase: 'pending', record: record({ phase: 'pending', proposal }) }}>
        Buy
      </ActionButton>,
      { isConnected: true },
    );
  };

  it('says how many have signed, who still can, and cannot be pressed [SAF-03]', async () => {
    await showProposal(open);
    expect(await screen.findByText('1 of 2 signed.')).toBeTruthy();
    expect(screen.getByText(/1 more of these owners must sign:/)).toBeTruthy();
    for (const owner of OWNERS)
      expect(screen.getByText(new RegExp(`^${owner.slice(0, 5)}.*${owner.slice(-3)}$`, 'i'))).toBeTruthy();
    expect(screen.getByRole('button', { name: /Waiting for your Safe’s owners/ })).toHaveProperty('disabled', true);
  });

  it.each([
    [{ signed: 2 }, 'All signatures are there. Any owner can execute it in your Safe.'],
    [{ missing: [OWNERS[0]] }, 'Still to sign:'],
    [{ signed: 2, ahead: 1 }, 'An earlier proposal in your Safe’s queue comes first.'],
    [{ signed: 2, ahead: 2 }, '2 earlier proposals in your Safe’s queue come first.'],
    [{ against: 1 }, 'Its rejection has 1 of 2 signatures.'],
    [{ isOld: true }, 'Your Safe’s service isn’t responding, so this may be out of date.'],
  ])('says of %j: %s [SAF-03]', async (change, sentence) => {
    await showProposal({ ...open, ...change });
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  });

  it('says what it waits for while nobody knows who has signed [SAF-03]', async () => {
    await showProposal(undefined);
    expect(
      await screen.findByText('The owners of your Safe must sign this. It continues once they have.'),
    ).toBeTruthy();
  });
});
