import { expect, it } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { Coming, type DueClaim, DueRow, type FirstStep, usePortfolioPart } from '@rab/ui/action';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Portfolio } from './Portfolio.tsx';

const call = {
  address: `0x${'a'.repeat(40)}`,
  abi: [],
  functionName: 'claim',
  args: [],
} as unknown as DueClaim['call'];
const claimOf = (symbol: string): DueClaim => ({ words: `1 ${symbol}`, summary: `Claim 1 ${symbol}`, call });

function Part({ holds, first }: { holds: boolean | undefined; first?: FirstStep }) {
  usePortfolioPart({ holds, ...(first && { first }) });
  return holds ? <p>What it holds</p> : null;
}
const due = (symbol: string, hasClaim = true) => (
  <DueRow key={symbol} title={symbol} path={`/${symbol}`} what="due" claim={hasClaim ? claimOf(symbol) : undefined}>
    <button type="button">Do {symbol}</button>
  </DueRow>
);
const lines = () =>
  within(screen.getByRole('list', { name: 'Due now' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the portfolio lists what is due of all areas first, with one press for what needs no decision [PRT-01, PRT-04]', async () => {
  await renderInShell(
    <Portfolio>
      <Part holds />
      {due('ONE')}
      {due('TWO', false)}
      {due('THREE')}
    </Portfolio>,
  );
  expect(lines()).toEqual(['ONEdueDo ONE', 'TWOdueDo TWO', 'THREEdueDo THREE']);
  expect(screen.getByRole('heading', { name: 'Due now: 3' })).toBeTruthy();
  expect(screen.getByText(/^1 ONE, 1 THREE\. Your wallet asks you to confirm each one/)).toBeTruthy();
});

it('a line goes with what was due; one claim alone has its own button only [PRT-04]', async () => {
  function Claimed() {
    const [isDue, setDue] = useState(true);
    return (
      <>
        <Part holds />
        {due('ONE')}
        {isDue && due('TWO')}
        <button type="button" onClick={() => setDue(false)}>
          Claimed
        </button>
      </>
    );
  }
  await renderInShell(
    <Portfolio>
      <Claimed />
    </Portfolio>,
  );
  const hasBoth = () => screen.queryByText(/Your wallet asks you to confirm each one/) !== null;
  expect(hasBoth()).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Claimed' })));
  expect(lines()).toEqual(['ONEdueDo ONE']);
  expect(hasBoth()).toBe(false);
});

it('what comes next is a timeline of dates of all areas, the earliest first [PRT-04]', async () => {
  await renderInShell(
    <Portfolio>
      <Part holds />
      <Coming at={1_800_000_000n} title="LATE" what="unlocks" path="/late" />
      <Coming at={1_700_000_000n} title="SOON" what="pool end" path="/soon" />
    </Portfolio>,
  );
  const dates = within(screen.getByText('Coming up').closest('section') as HTMLElement);
  expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^SOON pool end2023-11-14 22:13/),
    expect.stringMatching(/^LATE unlocks2027-01-15 08:00/),
  ]);
  expect(dates.getByRole('link', { name: 'SOON' }).getAttribute('href')).toBe('/soon');
});

it('an account that has nothing anywhere reads what it can do first, once every part has said so [PRT-05]', async () => {
  const first = { title: 'Join a sale', text: 'Deposit.', path: '/view-sales' };
  function Slow() {
    const [isRead, setRead] = useState(false);
    return (
      <>
        <Part holds={isRead ? false : undefined} />
        <input aria-label="Read" onChange={() => setRead(true)} />
      </>
    );
  }
  await renderInShell(
    <Portfolio>
      <Part holds={false} first={first} />
      <Slow />
    </Portfolio>,
  );
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  await act(async () => fireEvent.change(screen.getByLabelText('Read'), { target: { value: 'x' } }));
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join a sale' }).getAttribute('href')).toBe('/view-sales');
});
