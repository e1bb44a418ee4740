import { BREAKS } from '@rab/testing/WalletFault';
import { expect } from '../../test.ts';
import { type FaultRow, shapeOf } from '../FaultRow.ts';

// The transaction was sent. A node that is stuck at its block does not show it: until it continues nobody knows the outcome.

/** Why it waits, and what can be done. */
const NO_BLOCK = /^Still pending\. .*speed it up or cancel it in your wallet\.$/;
const EARLIER = /^An earlier transaction from your account is still pending.*cancel it in your wallet\.$/;

export const PRESSED_TWICE: FaultRow = {
  phase: 'sent',
  fault: 'the button is pressed twice',
  play: async (run) => {
    await run.button.dblclick();
    await run.expectDone();
    expect(run.wallet.prompts).toBe(1);
  },
};

export const BREAKS_AFTER_SENDING: FaultRow = {
  phase: 'in the wallet',
  fault: 'its connection breaks after it has sent',
  play: async (run, index) => {
    run.network.node.break('has stopped');
    run.wallet.fault = { kind: 'sends and throws', thrown: shapeOf(BREAKS, index) };
    await run.press();
    await run.expectUnsure(1);
    await run.page.reload();
    await run.expectUnsure(1);
    await run.expectFound();
  },
};

export const ERROR_AFTER_SENDING: FaultRow = {
  phase: 'in the wallet',
  fault: 'it says an ordinary error after it has sent',
  play: async (run) => {
    const thrown = { code: -32_603, message: 'Internal JSON-RPC error.' };
    run.network.node.break('has stopped');
    run.wallet.fault = { kind: 'sends and throws', thrown };
    await run.press();
    await run.expectUnsure(1);
    await run.expectFound();
  },
};

export const NO_STATUS: FaultRow = {
  phase: 'pending',
  fault: 'the node leaves out how it ended',
  play: async (run) => {
    await run.sendAndWait();
    run.network.node.break('leaves out how transactions ended');
    await run.expectDone();
  },
};

// Whose page sees on the chain what it did waits for an earlier transaction, the others for their receipt.

export const EARLIER_OPEN: FaultRow = {
  phase: 'pending',
  fault: 'an earlier transaction of the account is open for more than a minute',
  isSpared: ({ takesBuyer }) => takesBuyer !== true,
  play: async (run) => {
    await run.sendAfterEarlier();
    await run.passUntil(run.main.getByText(EARLIER));
    expect(await run.payments()).toBe(0);
  },
};

export const LONG_PENDING: FaultRow = {
  phase: 'pending',
  fault: 'no block has it for more than a minute',
  isSpared: ({ takesBuyer }) => takesBuyer === true,
  play: async (run) => {
    await run.sendAndWait();
    await run.passUntil(run.main.getByText(NO_BLOCK));
  },
};

export const NODE_GOES_AWAY: FaultRow = {
  phase: 'pending',
  fault: 'the node goes away and comes back',
  play: async (run) => {
    run.network.node.break('is away');
    await run.expectWaiting();
    if (run.wallet.hasEarlierOpen) run.network.node.heal();
    else run.network.node.break('knows no receipt');
    await run.expectWaiting();
  },
};

export const PENDING_IN_OTHER_TAB: FaultRow = {
  phase: 'second tab',
  fault: 'it is pending',
  play: async (run) => {
    const tab = await run.openTab();
    await run.expectWaiting(tab);
    await expect(run.buttonOf(tab)).toHaveCount(0);
    await tab.close();
  },
};

export const PENDING_AND_RELOADED: FaultRow = {
  phase: 'after a reload',
  fault: 'it is pending',
  play: async (run) => {
    await run.page.reload();
    await run.expectWaiting();
    await expect(run.button).toHaveCount(0);
    await run.expectNoSuccess();
  },
};

export const PENDING_ON_OTHER_PAGE: FaultRow = {
  phase: 'other page',
  fault: 'it is pending',
  play: async (run) => {
    const { page, act } = run;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View Sales' }).click();
    await page.getByRole('heading', { level: 1, name: 'Current Sale' }).waitFor();
    await run.passUntil(run.toast('Waiting for confirmation').getByText(act.takesBuyer ? EARLIER : NO_BLOCK));
    await run.expectNoSuccess();
    await run.goOn();
    await expect(run.toast(act.success)).toBeVisible();
    await expect(run.toast(act.success).getByRole('link', { name: 'Open it' })).toHaveCount(act.leadsTo ? 1 : 0);
    expect([await run.payments(), run.wallet.prompts]).toEqual([1, 1]);
    expect(new URL(page.url()).pathname).toMatch(/view-sales$/);
  },
};
