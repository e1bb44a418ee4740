import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { noteTransaction } from '@rab/testing/noteTransaction';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { toast } from '@rab/ui';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { BaseAmount } from '../src/amounts/BaseAmount.tsx';
import { TokenAmount } from '../src/amounts/TokenAmount.tsx';
import { ActionBox } from '../src/detail/ActionBox.tsx';
import { BuyerRecord } from '../src/detail/claims/BuyerRecord.tsx';
import { FoldedText } from '../src/detail/header/FoldedText.tsx';
import { ReferralPanel } from '../src/detail/share/ReferralPanel.tsx';
import { detailTabs } from '../src/detail/tabs/detailTabs.ts';
import type { DetailTab } from '../src/kind/SaleKindInDetail.ts';
import { baseText, tokenText } from '../src/model/amountText.ts';
import { commonStates } from '../src/model/commonStates.ts';
import { sharedPricingInDetail } from '../src/pricing/shared/sharedPricingInDetail.ts';
import { kindFixture } from './kindFixture.ts';

const ether = (count: number) => BigInt(count * 1000) * 10n ** 15n;
const DAY = 86_400n;
const BEN = `0x${'b'.repeat(40)}` as const;
const CLEO = `0x${'c'.repeat(40)}` as const;
const vesting = { isLinear: false, startSeconds: 0n, endSeconds: 3n * DAY, basisPoints: 6_000n, periodSeconds: DAY };
const buyer =
  (change = {}) =>
  () => ({ deposited: ether(1), bought: ether(1_500), claimed: 0n, referred: 0n, ...change });

/** A kind whose buyers share what it sells. */
const sharing = { ...kindFixture, pricing: sharedPricingInDetail };

const draw = ({ Content }: DetailTab, change: Partial<Sale>, answers = {}, kind = kindFixture) =>
  renderPart(<Content kind={kind} sale={saleFixture(change)} />, {
    isConnected: true,
    answers: { chainTime: () => ({ hash: null, offset: 0 }), ...answers },
  });
const shown = (change: Partial<Sale>) =>
  Object.values<DetailTab>(detailTabs)
    .filter(({ isShown }) => isShown?.(saleFixture(change)) ?? true)
    .map(({ label }) => label);

beforeEach(beginPart);
afterEach(endPart);

it('amounts of a sale have five decimals, tokens too [CFG-06]', async () => {
  const amount = 1_234_001_234_567_000_000_000n;
  await renderPart(
    <>
      <TokenAmount sale={saleFixture()} value={amount} />
      <BaseAmount sale={saleFixture()} value={amount} />
    </>,
  );
  expect(screen.getAllByText('1,234.00123')).toHaveLength(2);
  expect(tokenText(saleFixture(), amount)).toBe('1,234.00123 CARROT');
  expect(baseText(saleFixture(), amount)).toBe('1,234.00123 BNB');
});

it('a sale’s page has the tabs that apply to this sale, and no others [DET-07] [DET-08] [DET-09]', () => {
  const always = ['Token Info', 'Status', 'Safety', 'Deposits', 'Lock record', 'Calculator'];
  expect(shown({})).toEqual(always);
  expect(shown({ referralPerMille: 1n })).toEqual([...always, 'Affiliate Program', 'Top Reward']);
  expect(shown({ vesting })).toEqual([...always, 'Vesting info']);
  expect(shown({ whitelistSeconds: 1n })).toEqual([...always, 'Whitelist']);
});

it('Token Info has both addresses to open and to copy, what the token says of itself, and where its supply is [DET-02]', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { id, token } = saleFixture();
  await draw(
    detailTabs.token,
    {},
    {
      tokenInfo: () => ({ ...token, totalSupply: ether(100_000), owner: BEN, pair: null }),
      balances: () => [0n],
      saleLocks: () => [],
    },
  );
  const fact = (label: string) => screen.getByText(label).nextElementSibling as HTMLElement;
  for (const [label, address, path] of [
    ['Sale address', id, 'address'],
    ['Token address', token.address, 'token'],
  ] as const) {
    const inFact = within(fact(label));
    expect(inFact.getByRole('link').getAttribute('href')).toBe(`https://explorer.example/${path}/${address}`);
    fireEvent.click(inFact.getByRole('button'));
    expect(await screen.findByText('Copied address')).toBeTruthy();
    expect(writeText).toHaveBeenLastCalledWith(address);
    act(() => toast.remove());
  }
  expect(fact('Name').textContent).toBe('Carrot Finance');
  expect(fact('Symbol').textContent).toBe('CARROT');
  expect(fact('Decimals').textContent).toBe('18');
  expect(fact('Total supply').textContent).toBe('100,000CARROT');
  const slices = within(screen.getByRole('table', { name: 'Distribution of the token' })).getAllByRole('row');
  expect(slices.map((row) => row.querySelector('th')?.textContent)).toEqual(
    expect.arrayContaining(['Presale', 'Liquidity', 'Unlocked']),
  );
});

it('Token Info leads to the source of the sale and of its token, each where it is verified [CHK-08]', async () => {
  const { id, token } = saleFixture();
  const sourcesOf = async (...verified: string[]) => {
    const sourcePage = ([, , address]: readonly unknown[]) =>
      verified.includes(String(address)) ? `https://source.example/${address}` : null;
    await draw(detailTabs.token, {}, { sourcePage });
    const links = ['Sale address', 'Token address'].map((label) => {
      const fact = within(screen.getByText(label).nextElementSibling as HTMLElement);
      return fact.queryByRole('link', { name: 'Source code' })?.getAttribute('href');
    });
    cleanup();
    return links;
  };
  expect(await sourcesOf(id, token.address)).toEqual([
    `https://source.example/${id}`,
    `https://source.example/${token.address}`,
  ]);
  expect(await sourcesOf(id)).toEqual([`https://source.example/${id}`, undefined]);
  expect(await sourcesOf()).toEqual([undefined, undefined]);
});

it.each<[string, Partial<Sale>, RegExp]>([
  ['Sale Starts In:', { start: 93_784n }, /^1d : 2h : 3m : [0-4]s$/],
  [
    'Whitelist Sale In:',
    { start: -10n, whitelistSeconds: 3_671n },
    /^0d : 1h : 1m : ([0-1]s|0s)$|^0d : 1h : 0m : 5\ds$/,
  ],
  ['Sale Ends In:', { start: -10n, end: 2n * DAY + 65n }, /^2d : 0h : 1m : [0-5]s$/],
  ['Ended', { start: -10n, isCancelled: true }, /^$/],
  ['Sale', { start: -10n, buyerCount: 1 }, /^$/],
])(
  'above what can be done is %s, with a countdown of days to seconds; a sold-out sale has not ended [DET-10]',
  async (label, { start = 0n, end = 2n * DAY, ...change }, text) => {
    const now = BigInt(Math.floor(Date.now() / 1000));
    const kind = {
      ...kindFixture,
      stateOf: (sale: Sale, at: bigint) =>
        sale.isCancelled
          ? commonStates.failed
          : sale.buyerCount > 0
            ? commonStates.success
            : kindFixture.stateOf(sale, at),
    };
    await renderPart(
      <ActionBox kind={kind} sale={saleFixture({ ...change, start: now + start, end: now + end })} source="indexer" />,
      { answers: { chainTime: () => ({ hash: null, offset: 0 }) } },
    );
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.queryByRole('timer')?.textContent ?? '').toMatch(text);
    expect(screen.queryByText('Sold out') !== null).toBe(label === 'Sale');
  },
);

it.each(['This pool has ended', 'Waiting for owner add liquidity', 'Waiting for listing time'])(
  'the page says above what can be done: %s [DET-12]',
  async (banner) => {
    const kind = { ...kindFixture, stateOf: () => ({ ...commonStates.success, banner }) };
    await renderPart(<ActionBox kind={kind} sale={saleFixture({ start: 1n, end: 2n })} source="indexer" />, {
      answers: { chainTime: () => ({ hash: null, offset: 0 }) },
    });
    expect(screen.getByText(banner)).toBeTruthy();
  },
);

it('Affiliate Program has the pool of rewards, Top Reward who brought how much with its share, and the reward [DET-07] [BUY-10]', async () => {
  const sale: Partial<Sale> = {
    raised: ether(100),
    baseFeePerMille: 50n,
    referralPerMille: 20n,
    referred: ether(40),
    referrers: [
      { account: BEN, amount: ether(30) },
      { account: CLEO, amount: ether(10) },
    ],
  };
  await draw(detailTabs.affiliate, sale);
  const pool = screen.getByText('Shared by all referrers so far').nextElementSibling;
  expect(pool?.textContent).toBe('1.9BNB');
  endPart();
  beginPart();
  await draw(detailTabs.topReward, sale);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['User', 'Amount', 'Reward'],
    ['0xbbbb…bbbb', '30BNB (75%)', '1.425BNB'],
    ['0xcccc…cccc', '10BNB (25%)', '0.475BNB'],
  ]);
});

it('Vesting info counts down to the round, shows 00h:00m while something can be claimed, and has each round’s amount [DET-08] [BUY-11]', async () => {
  const now = BigInt(Math.floor(Date.now() / 1000));
  const end = now - DAY / 2n;
  const settled = {
    ...kindFixture.stateOf(saleFixture({ start: 1n }), now),
    phase: 'settled',
    isClaimOpen: true,
  } as const;
  const { Content } = detailTabs.vesting;
  const drawAt = (claimable: bigint) =>
    renderPart(
      <Content kind={{ ...kindFixture, stateOf: () => settled }} sale={saleFixture({ start: 1n, end, vesting })} />,
      {
        isConnected: true,
        answers: { chainTime: () => ({ hash: null, offset: 0 }), buyer: buyer(), claimable: () => claimable },
      },
    );
  await drawAt(0n);
  expect(screen.getByText('Round 1 in')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^0d : 1[12]h : \d+m : \d+s$/);
  const amounts = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[2]?.textContent);
  expect(amounts).toEqual([undefined, '600CARROT', '300CARROT', '300CARROT', '300CARROT']);
  endPart();
  beginPart();
  await drawAt(ether(600));
  expect(screen.getByText('00h:00m')).toBeTruthy();
  expect(screen.getByText('600 CARROT ready to claim')).toBeTruthy();
});

/** The vesting of a sale that was successful, for a buyer who has claimed so much and can claim nothing now. */
const drawVesting = ({ end, claimed, isClaimOpen = true }: { end: bigint; claimed: bigint; isClaimOpen?: boolean }) =>
  draw(
    detailTabs.vesting,
    { start: 1n, end, vesting },
    { buyer: buyer({ claimed }), claimable: () => 0n },
    { ...kindFixture, stateOf: () => ({ ...commonStates.success, isClaimOpen }) },
  );
const seconds = () => BigInt(Math.floor(Date.now() / 1000));

it('the countdown of a round that has come restarts with the next round [DET-08]', async () => {
  const claimed = ether(900);
  await drawVesting({ end: seconds() - DAY + 30n, claimed });
  expect(screen.getByText('Round 1 in')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^0d : 00?h : 00?m : [0-3]\ds$/);
  endPart();
  beginPart();
  await drawVesting({ end: seconds() - DAY, claimed });
  expect(screen.getByText('Round 2 in')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^(1d : 00?h : 00?m : 00?s|0d : 23h : 59m : [45]\ds)$/);
});

it('Vesting info of a sale that was listed before its planned end says what was claimed and counts down to the round after it [DET-08]', async () => {
  const early = { end: seconds() + DAY / 2n, claimed: ether(600) };
  const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  await drawVesting(early);
  expect(screen.getByText('Round 1 in')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^1d : 1[12]h : /);
  expect(rows().map((row) => row.at(-1))).toEqual(['State', 'Claimed', 'Upcoming', 'Upcoming', 'Upcoming']);
  expect(rows()[1]).toEqual(['First', 'At listing', '600CARROT', 'Claimed']);
  endPart();
  beginPart();
  await drawVesting({ ...early, isClaimOpen: false });
  expect(screen.getByText('First release at listing, expected in')).toBeTruthy();
});

it('Whitelist shows the accounts, and lets its owner add what was pasted without the wrong lines [DET-09] [OWN-04]', async () => {
  const whitelist = () => ({ accounts: [BEN], hasNext: false });
  await draw(detailTabs.whitelist, { whitelistSeconds: 60n }, { whitelist });
  expect(screen.getByRole('link', { name: '0xbbbb…bbbb' })).toBeTruthy();
  expect(screen.queryByLabelText('Accounts to add')).toBeNull();
  endPart();
  beginPart();
  await draw(detailTabs.whitelist, { whitelistSeconds: 60n, owner: ALICE }, { whitelist });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 0 accounts' }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Accounts to add'), { target: { value: `${BEN}\nnobody\n${CLEO}` } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 2 accounts' }).disabled).toBe(false);
  expect(screen.getByText('1 line was skipped')).toBeTruthy();
  expect(screen.getByText('Line 2: nobody isn’t an address.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

it('the referral panel has a link of one’s own, what one brought and the reward, claimed after finalizing only [DET-15] [BUY-07] [BUY-09]', async () => {
  const sale = { raised: ether(100), referralPerMille: 20n, baseFeePerMille: 50n, referred: ether(40) };
  const panel = (change: Partial<Sale>) =>
    renderPart(<ReferralPanel kind={kindFixture} sale={saleFixture({ ...sale, ...change })} />, {
      isConnected: true,
      answers: { buyer: buyer({ referred: ether(10) }), reward: ([, , asked]) => (asked ? 'open' : undefined) },
    });
  await panel({});
  expect(screen.getByText(new RegExp(`/sale/0x1+\\?REFERRER=${ALICE}$`))).toBeTruthy();
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Copy referral link' }));
  expect(await screen.findByText('Copied Ref Link')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(new RegExp(`/sale/0x1+\\?REFERRER=${ALICE}$`)));
  act(() => toast.remove());
  expect(screen.getByText('You referred').nextElementSibling?.textContent).toBe('10BNB');
  expect(screen.getByText('Your reward so far').nextElementSibling?.textContent).toBe('0.475BNB');
  expect(screen.queryByRole('button', { name: /Claim reward/ })).toBeNull();
  endPart();
  beginPart();
  await panel({ isFinalized: true });
  expect(screen.getByRole('button', { name: 'Claim reward 0.475 BNB' })).toBeTruthy();
});

it('after the end the referral panel is gone for who has no wallet, and says that the link brings nobody any more [DET-15]', async () => {
  const ended = { ...kindFixture, stateOf: () => commonStates.success };
  const panel = (kind: typeof kindFixture, isConnected: boolean) =>
    renderPart(<ReferralPanel kind={kind} sale={saleFixture({ referralPerMille: 20n })} />, {
      isConnected,
      answers: { chainTime: () => ({ hash: null, offset: 0 }), buyer: buyer() },
    });
  const isSaid = () => screen.queryByText('The sale has ended, so your link earns nothing more.') !== null;
  await panel(kindFixture, false);
  expect(screen.getByText('Connect your wallet to get your referral link.')).toBeTruthy();
  endPart();
  beginPart();
  await panel(ended, false);
  expect(screen.queryByText('Referral')).toBeNull();
  for (const kind of [kindFixture, ended]) {
    endPart();
    beginPart();
    await panel(kind, true);
    expect(screen.getByRole('button', { name: 'Copy referral link' })).toBeTruthy();
    expect(isSaid()).toBe(kind === ended);
  }
});

it('Status has the numbers of the sale and of the account, the raise as a share of the hard cap, and the way [DET-04] [DET-14]', async () => {
  const sale = { raised: ether(2.5), buyerCount: 7, maxBuy: ether(5), start: 1n, end: 10n ** 11n };
  await draw(detailTabs.status, sale, { buyer: buyer() });
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(fact('Status')).toBe('Sale Live');
  expect(fact('Maximum Buy')).toBe('5BNB');
  expect(fact('Token Price')).toBe('1 BNB = 1,000 CARROT');
  expect(fact('Total Contributors')).toBe('7');
  expect(fact('Your Purchased')).toBe('1,500CARROT');
  expect(screen.getByTestId('sale-progress').textContent).toBe('25%');
  expect(screen.getByText('Pool end')).toBeTruthy();
});

it('Status of a fair launch has no maximum and a price that the deposits make [FLN-01]', async () => {
  const shared = { selling: ether(1_000_000), mostForOwner: ether(3) };
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  await draw(detailTabs.status, { shared, price: 0n, softCap: ether(2), start: 1n }, { buyer: buyer() }, sharing);
  expect(fact('Maximum Buy')).toBe('No limit');
  expect(fact('Token Price')).toBe('Set by the deposits');
  endPart();
  beginPart();
  const raised = { shared, price: ether(250_000), raised: ether(4), softCap: ether(2), start: 1n };
  await draw(detailTabs.status, raised, { buyer: buyer() }, sharing);
  expect(fact('Token Price')).toBe('1 BNB = 250,000 CARROT right now');
  expect(screen.getByTestId('sale-progress').textContent).toBe('200%');
});

it.each([
  ['reaches', ether(1), '25%', '50%', '1BNB4BNB'],
  ['is at', ether(4), '100%', '50%', '4BNB4BNB'],
  ['passes', ether(5), '125%', '40%', '5BNB'],
] as const)(
  'the mark of the soft cap keeps its place where a raise %s its goal [LOK-07] [DET-14]',
  async (_, raised, share, mark, amounts) => {
    const terms = { raised, softCap: ether(2), hardCap: ether(4) };
    await draw(detailTabs.status, terms, { buyer: buyer() });
    expect(screen.getByTestId('sale-progress').textContent).toBe(share);
    const place = document.querySelector<HTMLElement>('[data-mark]');
    expect(place?.style.insetInlineStart).toBe(mark);
    expect(screen.getByText(/^Soft cap/).nextElementSibling?.textContent).toBe(amounts);
  },
);

it('Status of a failed sale has no timeline [GRW-02]', async () => {
  const { Content } = detailTabs.status;
  const kind = { ...kindFixture, stateOf: () => commonStates.failed };
  await renderPart(<Content kind={kind} sale={saleFixture()} />, {
    answers: { chainTime: () => ({ hash: null, offset: 0 }) },
  });
  expect(screen.getByText('Canceled')).toBeTruthy();
  expect(screen.queryByText('Pool end')).toBeNull();
});

it('Safety has what the contract holds its owner to, what an owner can do with the token, and other sales of the owner; who can open the liquidity’s lock where the contract’s code is known [MNY-11] [CHK-05]', async () => {
  const { token } = saleFixture();
  const kind = { ...kindFixture, deadlinesOf: () => [1_800_000_000n] };
  const drawWith = (change: Partial<Sale>, powers: unknown, others: Sale[]) =>
    renderPart(<detailTabs.safety.Content kind={kind} sale={saleFixture(change)} />, {
      answers: {
        chainTime: () => ({ hash: null, offset: 0 }),
        tokenInfo: () => ({ ...token, totalSupply: ether(1), owner: BEN, pair: null }),
        tokenPowers: () => powers,
        sales: () => ({ rows: others, hasNext: false }),
        ownLocker: () => isOwnLocker,
      },
    });
  let isOwnLocker = true;
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  const powers = [{ power: 'mint', functions: ['mint(address,uint256)'] }];
  const other = saleFixture({ id: CLEO, token: { ...token, name: 'Turnip' } });
  await drawWith({}, { block: 7n, isUpgradeable: true, powers }, [other]);
  expect(fact('Liquidity')).toBe('60% of the raise after fees, locked for 30 days');
  expect(fact('Who can open its lock')).toBe('Nobody before its date: no owner, no proxy, no such function');
  expect(fact('Unsold tokens')).toBe('Returned to the owner');
  expect(fact('If the soft cap is missed or the sale is canceled')).toBe('Every buyer can withdraw the full deposit');
  expect(fact('If the sale isn’t completed')).toBe('Full refunds from 2027-01-15 08:00UTC');
  expect(fact('Owner')).toContain('0xbbbb…bbbb');
  expect(fact('Code')).toContain('Replaceable');
  expect(screen.getByText(/^Mint new tokens/).textContent).toContain('mint(address,uint256)');
  expect(screen.getByText(/^Read from the code at block 7\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turnip' }).getAttribute('href')).toContain(CLEO);
  endPart();
  beginPart();
  await drawWith({ listing: null, burnsUnsold: true }, { block: 7n, isUpgradeable: false, powers: [] }, []);
  expect(fact('Liquidity')).toBe('None: this sale doesn’t list the token');
  expect(screen.queryByText('Who can open its lock')).toBeNull();
  expect(fact('Unsold tokens')).toBe('Burned');
  expect(screen.getByText(/This isn’t proof of safety/)).toBeTruthy();
  expect(screen.getByText('No other sales.')).toBeTruthy();
  endPart();
  beginPart();
  isOwnLocker = false;
  await drawWith({}, { block: 7n, isUpgradeable: false, powers: [] }, []);
  expect(fact('Who can open its lock')).toBe('Unknown: we couldn’t confirm the contract’s code');
});

it('Safety says first who holds the token, where else it is sold, and what a transfer costs [MNY-11]', async () => {
  const { token } = saleFixture();
  const other = saleFixture({ id: CLEO, end: 1_800_000_000n, price: ether(400_000) });
  const drawWith = (held: number, running: unknown[], loss: bigint) =>
    draw(
      detailTabs.safety,
      { owner: BEN },
      {
        tokenInfo: () => ({ ...token, totalSupply: ether(1_000), owner: BEN, pair: null }),
        balances: () => [ether(held)],
        largestHolders: () => ({ list: [], supply: ether(1_000), unseen: 0n, since: 0n, block: 1n }),
        runningSales: () => running,
        transferLoss: () => loss,
      },
    );
  await drawWith(
    980,
    [{ subgraph: 'fairLaunch', name: 'Fair launch', soldHow: null, path: '/there', sale: other }],
    2_500n,
  );
  const note = screen.getByText('Owner holds 98.0% of CARROT, not locked').closest('[role=note]');
  expect(note?.textContent).toContain('It is also sold at 400,000 per BNB until 2027-01-15 08:00 UTC (Fair launch)');
  expect(note?.textContent).toContain('25% of each transfer doesn’t arrive');
  expect(screen.getByRole('link', { name: 'Fair launch' }).getAttribute('href')).toBe('/there');
  endPart();
  beginPart();
  await drawWith(10, [], 0n);
  expect(screen.getByText('Owner holds 1.0% of CARROT, not locked')).toBeTruthy();
  expect(screen.queryByText(/also sold|doesn’t arrive|couldn’t read/)).toBeNull();
});

it('Deposits has each deposit and refund with what was raised then, a page at a time, and the raise as a chart [MNY-12]', async () => {
  const contributions = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    account: index === 0 ? CLEO : BEN,
    amount: ether(1),
    isRefund: index === 0,
    raised: ether(index === 0 ? 10 : 12 - index),
    timestamp: 1_800_000_000n - BigInt(index) * DAY,
    transaction: '0x12',
  }));
  await draw(detailTabs.deposits, {}, { contributions: () => ({ rows: contributions, hasNext: false }) });
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toHaveLength(11);
  expect(cells.slice(0, 3)).toEqual([
    ['Time', 'Account', 'Type', 'Amount', 'Total raised'],
    ['2027-01-15 08:00UTC', '0xcccc…cccc', 'Refund', '1BNB', '10BNB'],
    ['2027-01-14 08:00UTC', '0xbbbb…bbbb', 'Deposit', '1BNB', '11BNB'],
  ]);
  expect(screen.getByRole('link', { name: /2027-01-15/ }).getAttribute('href')).toBe(
    'https://explorer.example/tx/0x12',
  );
  expect(screen.getByText('Raised over time, in BNB')).toBeTruthy();
  expect(screen.queryByText(/Older ones/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  endPart();
  beginPart();
  await draw(detailTabs.deposits, {}, { contributions: () => ({ rows: [], hasNext: false }) });
  expect(screen.getByText('No deposits yet')).toBeTruthy();
});

it('Lock record has each lock with its schedule and the way to its page [DET-06]', async () => {
  const lock = {
    decimals: 18,
    isVesting: false,
    tgeBps: 0,
    cycleBps: 0,
    unlockedAmount: 0n,
    tgeDate: 0n,
    cycle: 0n,
    owner: BEN,
    description: '',
    token: BEN,
  };
  await draw(
    detailTabs.locks,
    {},
    {
      saleLocks: () => [
        { ...lock, id: '1000001', amount: ether(5), unlockDate: 1_800_000_000n },
        { ...lock, id: '1000002', amount: ether(7), unlockDate: 0n, isVesting: true, tgeBps: 2000, cycleBps: 1050 },
      ],
    },
  );
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Amount', 'Cycle Release(%)', 'TGE(%)', 'Unlock time(UTC)', 'Action'],
    ['5', '–', '–', '2027/01/15 08:00', 'View'],
    ['7', '10.5', '20', '1970/01/01 00:00', 'View'],
  ]);
  const [first] = screen.getAllByRole('link', { name: 'View' });
  expect(first?.getAttribute('href')).toContain('/lock-tokens/lock/1000001');
});

it('a buyer whose deposit is back still reads so, also where somebody else sent it [MNY-09] [RGT-02]', async () => {
  const nothing = { deposited: 0n, bought: 0n, claimed: 0n, referred: 0n };
  const record = (deposits: Sale['deposits']) =>
    renderPart(
      <BuyerRecord
        kind={kindFixture}
        sale={saleFixture({ deposits })}
        buyer={nothing}
        account={ALICE}
        phase="failed"
      />,
    );
  await record([]);
  expect(screen.queryByText(/deposit/)).toBeNull();
  endPart();
  beginPart();
  await record([{ account: ALICE, amount: 0n }]);
  expect(screen.getByText('Your deposit was refunded.')).toBeTruthy();
});

const message = { id: 'refund', message: 'Refund {words}', values: { words: '\u20661.5 BNB\u2069' } };
it.each([
  ['a message', { summary: '已退还1.5 BNB的存款', words: { summary: message } }],
  ['a text of a former release', { summary: 'Refund 1.5 BNB' }],
])(
  'a refund is remembered with its amount where its record has %s, in any language [MNY-09] [LNG-01]',
  async (_, record) => {
    const nothing = { deposited: 0n, bought: 0n, claimed: 0n, referred: 0n };
    const sale = saleFixture();
    noteTransaction('confirmed', { key: `refund:${sale.id}`, ...record });
    await renderPart(<BuyerRecord kind={kindFixture} sale={sale} buyer={nothing} account={ALICE} phase="failed" />);
    expect(screen.getByText('Your deposit was refunded: 1.5 BNB.')).toBeTruthy();
  },
);

it.each([
  ['live', 'You deposited 1.5BNB. Your share now: 1,000,000CARROT (75%). It shrinks as others deposit.'],
  ['succeeded', 'You deposited 1.5BNB. Your share: 1,000,000CARROT (75%).'],
  ['failed', 'You deposited 1.5BNB. '],
  ['settled', 'You deposited 1.5BNB for 1,000,000CARROT and claimed 0CARROT.'],
] as const)(
  'of a fair launch that is %s a share is not said to be bought before it is fixed [FLN-01]',
  async (phase, words) => {
    const sale = saleFixture({ shared: { selling: ether(1_000_000), mostForOwner: ether(3) }, raised: ether(2) });
    const has = { deposited: ether(1.5), bought: ether(1_000_000), claimed: 0n, referred: 0n };
    await renderPart(<BuyerRecord kind={sharing} sale={sale} buyer={has} account={ALICE} phase={phase} />);
    expect(screen.getByText(/^You deposited/).textContent).toBe(words);
  },
);

it('a long text of a stranger is folded until it is asked for [DET-01]', async () => {
  await renderPart(<FoldedText text={'word '.repeat(4_000)} />);
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
  endPart();
  beginPart();
  await renderPart(<FoldedText text="short" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('the calculator gives tokens, their dates, their worth at the listing price and where one breaks even, for what one buyer may deposit [MNY-10]', async () => {
  await draw(detailTabs.calculator, { end: 0n, vesting });
  fireEvent.change(screen.getByLabelText('If you deposit'), { target: { value: '2' } });
  const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(value('You get')).toBe('2,000CARROT');
  expect(value('Value at that price')).toBe('2.5BNB (+25%)');
  expect(value('You break even at a price of')).toBe('1 BNB = 1,000 CARROT');
  expect(screen.getByText('800 CARROT at listing, then 400 CARROT every day until 1970-01-04 00:00 UTC.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('If you deposit'), { target: { value: `5${'0'.repeat(40)}` } });
  fireEvent.blur(screen.getByLabelText('If you deposit'));
  expect(await screen.findByText('5 BNB is the limit per buyer')).toBeTruthy();
  expect(screen.queryByText('You get')).toBeNull();
});
