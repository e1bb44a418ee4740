import { privateSaleAbi } from '@rab/contracts/abis';
import { cancelCall, claimCall } from '@rab/contracts/sale-calls';
import type { Address } from 'viem';
import { chain } from './support/chain.ts';
import { GrowScene } from './support/GrowScene.ts';
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
  const scene = await GrowScene.begin(newPerson, request);
  const { demo, page, visitor, roles, start, end } = scene;
  const judged = await scene.grow('JUDGED');
  const missed = await scene.grow('MISSED', { softCap: '9' });
  const cancelled = await scene.grow('CANCEL');
  const stopped = await scene.grow('STOPPED');

  await test.step('before its start: the owner may cancel, the administrator may stop it, and shows it from the desk', async () => {
    for (const sale of [missed, cancelled, stopped]) await demo.showGrow(sale);
    await scene.connect(judged);
    await scene.expectOffers(judged, 'Upcoming', { owner: ['Cancel'], administrator: ['Fail'] });
    await page.goto('/rab-grow/desk');
    await scene.as('stranger');
    await expect(page.getByText('Only for the administrator')).toBeVisible();
    const tokenPage = `/token/view/${scene.tokenOf(judged)}`;
    await visitor.goto(tokenPage);
    await expect(visitor.getByText('RAB Grow: none yet.')).toBeVisible();
    await scene.openDesk(judged);
    const shown = await scene.ask('Show in the lists', scene.card(judged));
    await expect(shown).toContainText('Everyone will find it in the lists');
    await scene.agree();
    await scene.expectDone();
    await expect(scene.card(judged)).toHaveCount(0);
    await visitor.goto(tokenPage);
    const salesOfToken = visitor.getByRole('table', { name: 'RAB Grow of this token' });
    await expect(salesOfToken.locator(`a[href$="/rab-grow/${judged}"]`)).toBeVisible();
    await demo.send(roles.owner.address, cancelCall({ id: cancelled }));
    await scene.expectOffers(cancelled, 'Canceled', { owner: ['Withdraw'] });
  });

  await test.step('while it runs: everybody buys, and the administrator may stop it', async () => {
    await demo.goTo(start);
    for (const sale of [judged, missed, stopped]) await demo.deposit(roles.buyer.address, sale, '3');
    const everybody = { stranger: ['Buy'], owner: ['Buy'], buyer: ['Buy'], claimer: ['Buy'] } as const;
    await scene.expectOffers(judged, 'Sale Live', { ...everybody, administrator: ['Buy', 'Fail'] });
    await scene.open(stopped, 'administrator');
    await scene.act('Make the sale fail', 'This can’t be undone');
    await scene.expectOffers(stopped, 'Canceled', { owner: ['Withdraw'], buyer: ['Refund'] });
  });

  await test.step('after its end: what missed its soft cap goes back, the rest waits for the administrator', async () => {
    await demo.goTo(end + 1n);
    await scene.expectOffers(missed, 'Canceled', { owner: ['Withdraw'], buyer: ['Refund'] });
    await scene.expectOffers(judged, 'Sale Ended', { administrator: ['Fail', 'Listing'] });
  });
});

test('from its review to its last claim a grow offers each role what the contract takes; what comes too late is refused in words; nobody waits for a silent administrator [OWN-07, OWN-08, ADM-02, ADM-04, BUY-05]', async ({
  newPerson,
  request,
}) => {
  test.setTimeout(420_000);
  const scene = await GrowScene.begin(newPerson, request);
  const { demo, page, visitor, roles, start, end } = scene;
  const main = page.getByRole('main');
  const [buyer, claimer] = [roles.buyer.address, roles.claimer.address];
  const satisfied = await scene.grow('GOOD');
  const vesting = { percentage: 5000n, period: 10n * DAY, end: 20n * DAY };
  const unsatisfied = await scene.grow('BAD', { vesting });
  const overdue = await scene.grow('OVERDUE');
  const [tooLate, refundOnly] = [await scene.grow('LATE'), await scene.grow('ONLY')];
  const silent = await scene.grow('SILENT');
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
    await scene.connect(satisfied);
    await scene.open(satisfied, 'administrator');
    await scene.act('Set status LISTING', 'You can set SATISFY after 3 days', `${DECIDES}LISTING`);
    await scene.openDesk(overdue);
    await scene.ask('Set status LISTING', scene.card(overdue));
    await scene.agree();
    await scene.expectDone(`${DECIDES}LISTING`);
    await expect(page.getByRole('list', { name: 'Actions on grows' })).toContainText(
      `${scene.symbolOf(overdue)}: Status set to LISTING`,
    );

    await scene.open(satisfied, 'claimer');
    const alreadyClaimed = 'You already claimed tokens, so you can’t withdraw your deposit.';
    await scene.actTooLate('Refund 2 BNB', () => demo.send(claimer, claimCall({ id: satisfied })), alreadyClaimed);
    await scene.open(unsatisfied, 'claimer');
    await scene.act(/^Claim 1,000 /, 'Claim and give up your refund?');
    await scene.open(overdue, 'buyer');
    await scene.act('Refund 3 BNB', 'Withdraw your deposit and give up the tokens?');
    await expect(main.getByText('Your deposit was refunded: 3 BNB.')).toBeVisible();
  });

  await test.step('in LISTING buyers choose, and the administrator cannot cut their three days short', async () => {
    await scene.expectOffers(satisfied, 'Listing', { administrator: ['Not satisfy'], buyer: ['Claim', 'Refund'] });
    await expect(visitor.getByText('Choose: your tokens or a refund')).toBeVisible();
    await expect(
      visitor.getByText(/You can withdraw your deposit at least until .* Then the administrator/),
    ).toBeVisible();
    await scene.as('administrator');
    await expect(main.getByRole('button', { name: 'Set status SATISFY' })).toBeDisabled();
    await expect(
      main.getByText(/^Available from .* UTC\. Until then, buyers can withdraw their deposits\.$/),
    ).toBeVisible();
  });

  await test.step('an administrator who changes their mind before signing has done nothing; what is signed is final', async () => {
    await demo.goTo(await refundsUntil(overdue));
    await scene.open(satisfied, 'administrator');
    await expect(main.getByText(/, the administrator can decide at any time/)).toBeVisible();
    const question = await scene.ask('Set status NOT SATISFY');
    await expect(question).toContainText('only their deposits are paid out to the owner');
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toHaveCount(0);
    await scene.act('Set status SATISFY', 'This closes refunds', `${DECIDES}SATISFY`);
    await scene.expectOffers(satisfied, 'Satisfy', {
      owner: ['Pay out'],
      administrator: ['Pay out'],
      buyer: ['Claim'],
    });
  });

  await test.step('a decision that was made while somebody read the question is refused in words, and nothing is sent', async () => {
    await scene.open(unsatisfied, 'administrator');
    const decide = (sale: Address, status: 5 | 6) => () => demo.setGrowStatus(sale, status);
    await scene.actTooLate('Set status SATISFY', decide(unsatisfied, 6), 'You can’t change the status this way.');
    await scene.open(tooLate, 'buyer');
    await scene.actTooLate('Refund 3 BNB', decide(tooLate, 5), 'You can’t do this in the sale’s current state.');
    await scene.open(refundOnly, 'buyer');
    await scene.actTooLate(
      /^Claim 3,000 /,
      decide(refundOnly, 6),
      'You claimed nothing, so you can only withdraw your deposit.',
    );
    await scene.open(tooLate, 'owner');
    const payOut = () => demo.finalizeGrow(demo.cast.admin, tooLate);
    await scene.actTooLate('Finalized', payOut, 'The sale is already finalized.');
  });

  await test.step('a satisfied grow pays the owner as the question says, and buyers keep claiming', async () => {
    await scene.open(satisfied, 'owner');
    const question = await scene.ask('Finalized');
    // 4 % of what was not taken back
    for (const words of [/Platform fee\s*0\.2\s*BNB/, /Owner receives\s*4\.8\s*BNB/])
      await expect(question).toContainText(words);
    const before = await chain.getBalance({ address: roles.owner.address });
    await scene.agree();
    await scene.expectDone();
    const earned = (await chain.getBalance({ address: roles.owner.address })) - before;
    // less the gas
    expect(Number(earned) / 1e18).toBeCloseTo(4.8, 2);
    await expect(main.getByText('This pool has ended')).toBeVisible();
    await scene.open(satisfied, 'buyer');
    await main.getByRole('button', { name: /^Claim 3,000 / }).click();
    await scene.expectDone();
    await scene.expectOffers(satisfied, 'Satisfy', {});
  });

  await test.step('in a grow that is not satisfied, a buyer who has claimed nothing takes the deposit back; 30 days after the end anybody can pay out', async () => {
    await scene.expectOffers(unsatisfied, 'Not Satisfy', {
      owner: ['Pay out'],
      administrator: ['Pay out'],
      buyer: ['Refund'],
    });
    await expect(visitor.getByText('If you haven’t claimed, you can withdraw your full deposit')).toBeVisible();
    // the page's clock keeps running meanwhile, so there is an hour to spare
    await demo.goTo(end + 30n * DAY - HOUR);
    await scene.expectOffers(silent, 'Sale Ended', { administrator: ['Fail', 'Listing'] });
    await demo.goTo(end + 30n * DAY + 1n);
    await scene.expectOffers(unsatisfied, 'Not Satisfy', {
      stranger: ['Pay out'],
      owner: ['Pay out'],
      administrator: ['Pay out'],
      buyer: ['Refund', 'Pay out'],
      claimer: ['Claim', 'Pay out'],
    });
    await scene.as('stranger');
    await expect(main.getByText('Open to anyone')).toBeVisible();
    await scene.act('Finalized', 'The owner receives only the deposits of buyers who have claimed');
    await scene.open(unsatisfied, 'buyer');
    await main.getByRole('button', { name: 'Refund 3 BNB' }).click();
    await scene.expectDone();
    await expect(main.getByText('Your deposit was refunded: 3 BNB.')).toBeVisible();
  });

  await test.step('a success that the administrator did not begin to review within 30 days goes back', async () => {
    await scene.expectOffers(silent, 'Canceled', { owner: ['Withdraw'], buyer: ['Refund'] });
    await expect(visitor.getByText('The review didn’t begin within 30 days of the sale’s end.')).toBeVisible();
  });

  await test.step('a review that is not decided 60 days after the end is closed by anybody', async () => {
    await demo.goTo(end + 60n * DAY - HOUR);
    // what its buyer took back has left less than the soft cap
    const undecided = { administrator: ['Not satisfy'], claimer: ['Claim', 'Refund'] } as const;
    await scene.expectOffers(overdue, 'Listing', undecided);
    await demo.goTo(end + 60n * DAY + 1n);
    await scene.expectOffers(overdue, 'Listing', {
      stranger: ['Pay out'],
      owner: ['Pay out'],
      administrator: [...undecided.administrator, 'Pay out'],
      buyer: ['Pay out'],
      claimer: [...undecided.claimer, 'Pay out'],
    });
    await scene.as('stranger');
    await scene.act('Close the review as NOT SATISFY', 'The administrator didn’t decide in time.');
    await scene.expectOffers(overdue, 'Not Satisfy', { claimer: ['Refund'] });
  });
});
