import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { paths } from '@rab/config';
import { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import { claimAirdropCall, claimAirdropForManyCall, reclaimAirdropCall } from '@rab/contracts/airdrop-calls';
import { rawCall } from '@rab/contracts/raw-call';
import type { Airdrop } from '@rab/sdk/airdrops';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type Answers, BEN, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OpenedList } from '../../features/airdropList/useOpenedList.ts';
import type { ProvenRow } from '../../model/airdropList/AirdropListDesk.ts';
import { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';
import { AirdropPage } from './AirdropPage.tsx';
import { airdropState } from './airdropWords.ts';
import { ListCheck } from './ListCheck.tsx';
import { ListRows } from './ListRows.tsx';
import { RowsOfAccount } from './RowsOfAccount.tsx';
import { TakeBack } from './TakeBack.tsx';

const CONTRACT = `0x${'e'.repeat(40)}` as const;
const DAY = 86_400n;
const token: TokenInfo = {
  address: `0x${'2'.repeat(40)}`,
  owner: BEN,
  name: 'Clover',
  symbol: 'CLV',
  decimals: 0,
  totalSupply: 10_000n,
  pair: null,
};
/** A quarter of each row on the first day, a quarter each day after it. */
const airdrop: Airdrop = {
  id: 7n,
  creator: BEN,
  token: token.address,
  amount: 10_000n,
  root: `0x${'3'.repeat(64)}`,
  start: DAY,
  tgeBps: 2_500n,
  cycle: DAY,
  cycleBps: 2_500n,
  reclaimFrom: 20n * DAY,
  list: 'Qm',
  paid: 0n,
  isReclaimed: false,
};
const rowsOf = (...amounts: number[]): ProvenRow[] =>
  amounts.map((amount, index) => ({ account: ALICE, amount: BigInt(amount), index, proof: [airdrop.root] }));

let wallet: FakeWallet;
let endWallet: () => void;
const open = (part: ReactNode, answers: Answers = {}, path = '/') => {
  wallet = new FakeWallet({ rdns: 'test.wallet', accounts: [ALICE], isAuthorized: true });
  endWallet = wallet.announce();
  localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: wallet.rdns }));
  return renderPart(part, {
    contracts: { airdrop: CONTRACT },
    path,
    answers: { chainTime: () => ({ hash: null, offset: 0 }), ...answers },
  });
};
const signed = () => wallet.askedFor('eth_sendTransaction').map(({ params }) => (params as [{ data: string }])[0].data);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(beginPart);
afterEach(() => {
  endWallet();
  endPart();
});

const showRows = (
  rows: readonly ProvenRow[],
  claimed: readonly bigint[],
  change: Partial<Airdrop> = {},
  isOwn = true,
) =>
  open(
    <RowsOfAccount
      airdrop={{ ...airdrop, ...change }}
      token={token}
      account={ALICE}
      rows={rows}
      isOwn={isOwn}
      now={change.start ?? 2n * DAY}
    />,
    { airdropClaimed: () => claimed },
  );
/** What is said at a name. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.replace('CLV', ' CLV');

it('an account sees what is due, what comes when, and sends one row that is due by its own proof [MRK-01]', async () => {
  fakeNode().tell(rabbitAirdropAbi, 'claimFor', undefined);
  const rows = rowsOf(400, 100);
  await showRows(rows, [100n, 50n]);
  expect([fact('Due now'), fact('Claimed so far'), fact('In total')]).toEqual(['100 CLV', '150 CLV', '500 CLV']);
  expect(fact('Next release')).toContain('1970-01-04 00:00');
  expect(screen.getByText('2 rows of the list')).toBeTruthy();
  fireEvent.click(button('Claim 100 CLV'));
  await waitFor(() => expect(signed()).toHaveLength(1));
  expect(signed()).toEqual([rawCall(claimAirdropCall(CONTRACT, 7n, rows[0] as ProvenRow)).data]);
});

it('a claim takes twenty rows, and names what those give; the rest is for the next one [MRK-01]', async () => {
  fakeNode().tell(rabbitAirdropAbi, 'claimForMany', undefined);
  const rows = rowsOf(...Array.from({ length: 25 }, () => 4));
  await showRows(
    rows,
    rows.map(() => 0n),
  );
  expect(fact('Due now')).toBe('50 CLV');
  expect(screen.getByText('One transaction pays up to 20 rows. Claim again for the rest.')).toBeTruthy();
  fireEvent.click(button('Claim 40 CLV'));
  await waitFor(() => expect(signed()).toHaveLength(1));
  expect(signed()).toEqual([rawCall(claimAirdropForManyCall(CONTRACT, 7n, rows.slice(0, 20))).data]);
});

it('what is due is at most what the airdrop holds [MRK-03]', async () => {
  await showRows(rowsOf(400, 400), [0n, 0n], { paid: 9_850n });
  expect(fact('Due now')).toBe('150 CLV');
  expect(button('Claim 150 CLV')).toBeTruthy();
  expect(screen.queryByText(/^One transaction/)).toBeNull();
});

it('for another account the tokens go to that account, not to who sends them [MRK-01]', async () => {
  await showRows(rowsOf(400), [0n], {}, false);
  expect(button('Send 200 CLV to this account')).toBeTruthy();
});

it.each([
  ['Claimed in full', [400n], {}],
  ['The creator took back the rest', [0n], { isReclaimed: true }],
  ['Nothing is left', [0n], { paid: 10_000n }],
  ['Nothing is due yet', [200n], {}],
])('nothing can be claimed where nothing is due, with the reason: %s [MRK-01]', async (reason, claimed, change) => {
  await showRows(rowsOf(400), claimed, change);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(button('Claim').disabled).toBe(true);
});

const showTakeBack = (now: bigint, change: Partial<Airdrop> = {}) =>
  open(<TakeBack airdrop={{ ...airdrop, ...change }} token={token} now={now} />);

it('the creator takes nothing back a second before the date [MRK-03]', async () => {
  await showTakeBack(20n * DAY - 1n);
  expect(button('Take back the remainder').disabled).toBe(true);
  expect(screen.getByText('Not before 1970-01-21 00:00 UTC')).toBeTruthy();
});

it('the creator takes back what nobody has claimed from the date on, and is asked first [MRK-03]', async () => {
  fakeNode().tell(rabbitAirdropAbi, 'reclaim', undefined);
  await showTakeBack(20n * DAY, { paid: 9_000n });
  fireEvent.click(button('Take back the remainder'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Accounts that haven’t claimed yet get nothing after this/)).toBeTruthy();
  expect(signed()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Take back 1,000 CLV' }));
  await waitFor(() => expect(signed()).toEqual([rawCall(reclaimAirdropCall(CONTRACT, 7n)).data]));
});

it.each([{ paid: 10_000n }, { isReclaimed: true }])(
  'with %j there is nothing to take back [MRK-03]',
  async (change) => {
    await showTakeBack(30n * DAY, change);
    expect(screen.queryByRole('button', { name: 'Take back the remainder' })).toBeNull();
  },
);

const showCheck = (list: OpenedList) =>
  open(<ListCheck airdrop={airdrop} token={token} list={list} onRetry={() => undefined} />);
const opened = (sum: bigint, root = airdrop.root): OpenedList => ({ is: 'open', count: 3, sum, root });
const LESS = /more than the list gives/;
const MORE = /^The list gives 10,001 CLV/;

it('a list with the contract’s root and sum matches, and can be opened by everybody [MRK-01]', async () => {
  await showCheck(opened(10_000n));
  expect(screen.getByText('The list matches')).toBeTruthy();
  expect(screen.getByText(/^3 rows, 10,000 CLV/)).toBeTruthy();
  expect(screen.queryByText(LESS)).toBeNull();
  expect(screen.queryByText(/airdrop got/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe(
    'https://content.example/ipfs/Qm',
  );
});

it('a list that gives a unit more, or less, than the airdrop got is said to [MRK-01]', async () => {
  await showCheck(opened(10_001n));
  expect(screen.getByText('The list promises more than there is')).toBeTruthy();
  expect(screen.getByText(MORE).textContent).toContain('The first to claim are paid.');
  endPart();
  await showCheck(opened(9_999n));
  expect(screen.getByText(LESS).textContent).toContain('The airdrop got 1 CLV more');
  expect(screen.queryByText('The list promises more than there is')).toBeNull();
});

it.each([
  [10_001n, '10,001'],
  [9_999n, '9,999'],
])(
  'of a list with another root both roots and both sums are shown, and nobody is promised anything by it: %d [MRK-01]',
  async (sum, words) => {
    const root = `0x${'4'.repeat(64)}` as const;
    await showCheck(opened(sum, root));
    expect(screen.getByText('The list doesn’t match')).toBeTruthy();
    expect(screen.getByText(`List: ${root}`)).toBeTruthy();
    expect(screen.getByText(`Contract: ${airdrop.root}`)).toBeTruthy();
    expect(screen.getByText(`The list gives ${words} CLV, the airdrop got 10,000 CLV.`)).toBeTruthy();
    expect(screen.queryByText(/claim are paid|take that back/)).toBeNull();
  },
);

it.each([
  [{ reason: 'noHash' }, 'The airdrop names no document.'],
  [{ reason: 'empty' }, 'The document is empty.'],
  [{ reason: 'tooLong' }, 'The document is longer than a list may be.'],
  [{ reason: 'row', row: 4 }, 'Row 4 isn’t an address and an amount.'],
  [{ reason: 'end' }, 'The document breaks off in its last row.'],
] as const)('a document that is no list is said to be none, and why: %j [MRK-01]', async (flaw, words) => {
  await showCheck({ is: 'noList', flaw });
  expect(screen.getByText('This is not a list')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  // its address is the creator's word, and leads nowhere from here
  expect(screen.queryByRole('link', { name: 'Open the list' })).toBeNull();
});

it('a list that cannot be loaded can be asked for again [MRK-01]', async () => {
  let tries = 0;
  await open(<ListCheck airdrop={airdrop} token={token} list={{ is: 'away' }} onRetry={() => (tries += 1)} />);
  fireEvent.click(button('Retry'));
  expect(tries).toBe(1);
});

it('the recipients of a list are shown with what each was paid and is due [MRK-01]', async () => {
  const session = new AirdropListSession();
  await session.ask('open', { text: `${ALICE},400\n` });
  await open(<ListRows airdrop={airdrop} token={token} session={session} count={1} now={2n * DAY} />, {
    airdropClaimed: () => [150n],
  });
  const panel = (await screen.findByRole('heading', { name: 'Recipients' })).closest('section') as HTMLElement;
  const cells = within(panel)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect([cells[0], ...cells.slice(2)]).toEqual(['1', '400CLV', '150CLV', '50CLV']);
  session.stop();
});

it.each([
  [DAY - 1n, {}, 'Claims open 2 January 1970'],
  [DAY, {}, 'Open, next part 3 January 1970'],
  [4n * DAY, {}, 'Open at least until 21 January 1970'],
  [20n * DAY, {}, 'Open until the creator takes back the rest'],
  [2n * DAY, { paid: 10_000n }, 'Claimed in full'],
  [20n * DAY, { isReclaimed: true }, 'Closed: the creator took back the rest'],
])('at %d, with %j, the state of an airdrop is “%s” [MRK-01]', async (now, change, words) => {
  await open(<p>{airdropState({ ...airdrop, ...change }, now)}</p>);
  expect(screen.getByText(words)).toBeTruthy();
});

const openPage = (answer?: Airdrop, of: TokenInfo | null = token) =>
  open(
    <Routes>
      <Route path={paths.airdrop(':airdropId')} element={<AirdropPage />} />
    </Routes>,
    { airdrop: () => answer, tokenInfo: () => of },
    paths.airdrop('7'),
  );
const title = () => screen.getByRole('heading', { level: 1 });

it('the page of an airdrop is called by its token, with its state below, its number among the facts and a link to the list [MRK-01]', async () => {
  await openPage({ ...airdrop, paid: 10_000n });
  expect(title().textContent).toBe('CLV airdrop');
  expect(document.title).toContain('CLV airdrop');
  expect(title().nextElementSibling?.textContent).toBe('Claimed in full');
  expect(fact('Airdrop number')).toBe('7');
  expect(screen.getByRole('link', { name: 'All airdrops' }).getAttribute('href')).toBe(paths.airdrops());
});

it('the page of an airdrop has its own title while it is read, and where its token does not answer [MRK-01]', async () => {
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  await openPage();
  expect(title().textContent).toBe('Airdrop');
  expect(title().nextElementSibling?.textContent).toBe('…');
  endWallet();
  endPart();
  beginPart();
  await openPage({ ...airdrop, paid: 10_000n }, null);
  expect(title().textContent).toBe('Airdrop');
  expect(title().nextElementSibling?.textContent).toBe('Claimed in full');
});
