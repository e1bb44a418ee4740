import { privateSaleAbi } from '@rab/contracts/abis';
import { cancelCall, claimCall } from '@rab/contracts/sale-calls';
import type { Address } from 'viem';
import { chain } from './support/chain.ts';
import { GrowPages } from './support/GrowPages.ts';
import { DAY, HOUR } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The chain is months older after it: its name makes it the last one of a run.

const DECIDES = 'Admin set status = ';
const refundsUntil = (address: Address) =>
  chain.readContract({ address, abi: privateSaleAbi, functionName: 'refundsUntil' });

test('up to its review a grow offers each role what the contract takes from it, and nothing else; the administrator shows it from the desk [GRW-04, ADM-01]', async ({
  newPerson,
  request,
}) => {
  test.setTimeout(300_000);
  const grows = await GrowPages.begin(newPerson, request);
  const { demo, page, visitor, roles, start, end } = grows;
  const judged = await grows.create('JUDGED');
  const missed = await grows.create('MISSED', { softCap: '9' });
  const cancelled = await grows.create('CANCEL');
  const stopped = await grows.create('STOPPED');

  await test.step('before its start: the owner may cancel, the administrator may stop it, and shows it from the desk', async () => {
    for (const sale of [missed, cancelled, stopped]) await demo.showGrow(sale);
    await grows.connect(judged);
    await grows.expectOffers(judged, 'Upcoming', { owner: ['Cancel'], administrator: ['Fail'] });
    await page.goto('/rab-grow/desk');
    await grows.as('stranger');
    await expect(page.getByText('Only for the administrator')).toBeVisible();
    const tokenPage = `/token/view/${grows.tokenOf(judged)}`;
    await visitor.goto(tokenPage);
    await expect(visitor.getByText('RAB Grow: none yet.')).toBeVisible();
    await grows.openDesk(judged);
    const shown = await grows.ask('Show in the lists', grows.card(judged));
    await expect(shown).toContainText('Everyone will find it in the lists');
    await grows.agree();
    await grows.expectDone();
    await expect(grows.card(judged)).toHaveCount(0);
    await visitor.goto(tokenPage);
    const salesOfToken = visitor.getByRole('table', { name: 'RAB Grow of this token' });
    await expect(salesOfToken.locator(`a[href$="/rab-grow/${judged}"]`)).toBeVisible();
    await demo.send(roles.owner.address, cancelCall({ id: cancelled }));
    await grows.expectOffers(cancelled, 'Canceled', { owner: ['Withdraw'] });
  });

  await test.step('while it runs: everybody buys, and the administrator may stop it', async () => {
    await demo.goTo(start);
    for (const sale of [judged, missed, stopped]) await demo.deposit(roles.buyer.address, sale, '3');
    const everybody = { stranger: ['Buy'], owner: ['Buy'], buyer: ['Buy'], claimer: ['Buy'] } as const;
    await grows.expectOffers(judged, 'Sale Live', { ...everybody, administrator: ['Buy', 'Fail'] });
    await grows.open(stopped, 'administrator');
    await grows.act('Make the sale fail', 'This can’t be undone');
    await grows.expectOffers(stopped, 'Canceled', { owner: ['Withdraw'], buyer: ['Refund'] });
  });

  await test.step('after its end: what missed its soft cap goes back, the rest waits for the administrator', async () => {
    await demo.goTo(end + 1n);
    await grows.expectOffers(missed, 'Canceled', { owner: ['Withdraw'], buyer: ['Refund'] });
    await grows.expectOffers(judged, 'Sale Ended', { administrator: ['Fail', 'Listing'] });
  });
});

test('from its review to its last claim a grow offers each role what the contract takes; what comes too late is refused in words; nobody waits for a silent administrator [OWN-07, OWN-08, ADM-02, ADM-04, BUY-05]', async ({
  newPerson,
  request,
}) => {
  test.setTimeout(420_000);
  const grows = await GrowPages.begin(newPerson, request);
  const { demo, page, visitor, roles, start, end } = grows;
  const main = page.getByRole('main');
  const [buyer, claimer] = [roles.buyer.address, roles.claimer.address];
  const satisfied = await grows.create('GOOD');
  const vesting = { percentage: 5000n, period: 10n * DAY, end: 20n * DAY };
  const unsatisfied = await grows.create('BAD', { vesting });
  const overdue = await grows.create('OVERDUE');
  const [tooLate, refundOnly] = [await grows.create('LATE'), await grows.create('ONLY')];
  const silent = await grows.create('SILENT');
  const all = [satisfied, unsatisfied, overdue, tooLate, refundOnly, silent];

  await test.step('LISTING is set on the page and on the desk; a buyer takes one of the two, and is asked before', async () => {
    for (const sale of all) await demo.showGrow(sale);
    await demo.goTo(start);
    for (const sale of all) {
      await demo.deposit(buyer, sale, '3');
      if (sale !== silent) await demo.deposit(claimer, sale, '2');
    }
    // the desk counts in whole minutes
    await demo.goTo(end + 60n);
    for (const sale of [unsatisfied, tooLate, refundOnly]) await demo.setGrowStatus(sale, 4);
    await grows.connect(satisfied);
    await grows.open(satisfied, 'administrator');
    await grows.act('Set status LISTING', 'You can set SATISFY after 3 days', `${DECIDES}LISTING`);
    await grows.openDesk(overdue);
    await grows.ask('Set status LISTING', grows.card(overdue));
    await grows.agree();
    await grows.expectDone(`${DECIDES}LISTING`);
    await expect(page.getByRole('list', { name: 'Actions on grows' })).toContainText(
      `${grows.symbolOf(overdue)}: Status set to LISTING`,
    );

    await grows.open(satisfied, 'claimer');
    const alreadyClaimed = 'You already claimed tokens, so you can’t withdraw your deposit.';
    await grows.actTooLate('Refund 2 BNB', () => demo.send(claimer, claimCall({ id: satisfied })), alreadyClaimed);
    await grows.open(unsatisfied, 'claimer');
    await grows.act(/^Claim 1,000 /, 'Claim and give up your refund?');
    await grows.open(overdue, 'buyer');
    await grows.act('Refund 3 BNB', 'Withdraw your deposit and give up the tokens?');
    await expect(main.getByText('Your deposit was refunded: 3 BNB.')).toBeVisible();
  });

  await test.step('in LISTING buyers choose, and the administrator cannot cut their three days short', async () => {
    await grows.expectOffers(satisfied, 'Listing', { administrator: ['Not satisfy'], buyer: ['Claim', 'Refund'] });
    await expect(visitor.getByText('Choose: your tokens or a refund')).toBeVisible();
    await expect(
      visitor.getByText(/You can withdraw your deposit at least until .* Then the administrator/),
    ).toBeVisible();
    await grows.as('administrator');
    await expect(main.getByRole('button', { name: 'Set status SATISFY' })).toBeDisabled();
    await expect(
      main.getByText(/^Available from .* UTC\. Until then, buyers can withdraw their deposits\.$/),
    ).toBeVisible();
  });

  await test.step('an administrator who changes their mind before signing has done nothing; what is signed is final', async () => {
    await demo.goTo(await refundsUntil(overdue));
    await grows.open(satisfied, 'administrator');
    await expect(main.getByText(/, the administrator can decide at any time/)).toBeVisible();
    const question = await grows.ask('Set status NOT SATISFY');
    await expect(question).toContainText('only their deposits are paid out to the owner');
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toHaveCount(0);
    await grows.act('Set status SATISFY', 'This closes refunds', `${DECIDES}SATISFY`);
    await grows.expectOffers(satisfied, 'Satisfy', {
      owner: ['Pay out'],
      administrator: ['Pay out'],
      buyer: ['Claim'],
    });
  });

  await test.step('a decision that was made while somebody read the question is refused in words, and nothing is sent', async () => {
    await grows.open(unsatisfied, 'administrator');
    const decide = (sale: Address, status: 5 | 6) => () => demo.setGrowStatus(sale, status);
    await grows.actTooLate('Set status SATISFY', decide(unsatisfied, 6), 'You can’t change the status this way.');
    await grows.open(tooLate, 'buyer');
    await grows.actTooLate('Refund 3 BNB', decide(tooLate, 5), 'You can’t do this in the sale’s current state.');
    await grows.open(refundOnly, 'buyer');
    await grows.actTooLate(
      /^Claim 3,000 /,
      decide(refundOnly, 6),
      'You claimed nothing, so you can only withdraw your deposit.',
    );
    await grows.open(tooLate, 'owner');
    const payOut = () => demo.finalizeGrow(demo.cast.admin, tooLate);
    await grows.actTooLate('Finalized', payOut, 'The sale is already finalized.');
  });

  await test.step('a satisfied grow pays the owner as the question says, and buyers keep claiming', async () => {
    await grows.open(satisfied, 'owner');
    const question = await grows.ask('Finalized');
    // 4 % of what was not taken back
    for (const words of [/Platform fee\s*0\.2\s*BNB/, /Owner receives\s*4\.8\s*BNB/])
      await expect(question).toContainText(words);
    const before = await chain.getBalance({ address: roles.owner.address });
    await grows.agree();
    await grows.expectDone();
    const earned = (await chain.getBalance({ address: roles.owner.address })) - before;
    // less the gas
    expect(Number(earned) / 1e18).toBeCloseTo(4.8, 2);
    await expect(main.getByText('This pool has ended')).toBeVisible();
    await grows.open(satisfied, 'buyer');
    await main.getByRole('button', { name: /^Claim 3,000 / }).click();
    await grows.expectDone();
    await grows.expectOffers(satisfied, 'Satisfy', {});
  });

  await test.step('in a grow that is not satisfied, a buyer who has claimed nothing takes the deposit back; 30 days after the end anybody can pay out', async () => {
    await grows.expectOffers(unsatisfied, 'Not Satisfy', {
      owner: ['Pay out'],
      administrator: ['Pay out'],
      buyer: ['Refund'],
    });
    await expect(visitor.getByText('If you haven’t claimed, you can withdraw your full deposit')).toBeVisible();
    // the page's clock keeps running meanwhile, so there is an hour to spare
    await demo.goTo(end + 30n * DAY - HOUR);
    await grows.expectOffers(silent, 'Sale Ended', { administrator: ['Fail', 'Listing'] });
    await demo.goTo(end + 30n * DAY + 1n);
    await grows.expectOffers(unsatisfied, 'Not Satisfy', {
      stranger: ['Pay out'],
      owner: ['Pay out'],
      administrator: ['Pay out'],
      buyer: ['Refund', 'Pay out'],
      claimer: ['Claim', 'Pay out'],
    });
    await grows.as('stranger');
    await expect(main.getByText('Open to anyone')).toBeVisible();
    await grows.act('Finalized', 'The owner receives only the deposits of buyers who have claimed');
    await grows.open(unsatisfied, 'buyer');
    await main.getByRole('button', { name: 'Refund 3 BNB' }).click();
    await grows.expectDone();
    await expect(main.getByText('Your deposit was refunded: 3 BNB.')).toBeVisible();
  });

  await test.step('a success that the administrator did not begin to review within 30 days goes back', async () => {
    await grows.expectOffers(silent, 'Canceled', { owner: ['Withdraw'], buyer: ['Refund'] });
    await expect(visitor.getByText('The review didn’t begin within 30 days of the sale’s end.')).toBeVisible();
  });

  await test.step('a review that is not decided 60 days after the end is closed by anybody', async () => {
    await demo.goTo(end + 60n * DAY - HOUR);
    // what its buyer took back has left less than the soft cap
    const undecided = { administrator: ['Not satisfy'], claimer: ['Claim', 'Refund'] } as const;
    await grows.expectOffers(overdue, 'Listing', undecided);
    await demo.goTo(end + 60n * DAY + 1n);
    await grows.expectOffers(overdue, 'Listing', {
      stranger: ['Pay out'],
      owner: ['Pay out'],
      administrator: [...undecided.administrator, 'Pay out'],
      buyer: ['Pay out'],
      claimer: [...undecided.claimer, 'Pay out'],
    });
    await grows.as('stranger');
    await grows.act('Close the review as NOT SATISFY', 'The administrator didn’t decide in time.');
    await grows.expectOffers(overdue, 'Not Satisfy', { claimer: ['Refund'] });
  });
});
