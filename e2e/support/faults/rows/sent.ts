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
  play: async (scene) => {
    await scene.button.dblclick();
    await scene.expectDone();
    expect(scene.wallet.prompts).toBe(1);
  },
};

export const BREAKS_AFTER_SENDING: FaultRow = {
  phase: 'in the wallet',
  fault: 'its connection breaks after it has sent',
  play: async (scene, index) => {
    scene.network.node.break('has stopped');
    scene.wallet.fault = { kind: 'sends and throws', thrown: shapeOf(BREAKS, index) };
    await scene.press();
    await scene.expectUnsure(1);
    await scene.page.reload();
    await scene.expectUnsure(1);
    await scene.expectFound();
  },
};

export const ERROR_AFTER_SENDING: FaultRow = {
  phase: 'in the wallet',
  fault: 'it says an ordinary error after it has sent',
  play: async (scene) => {
    const thrown = { code: -32_603, message: 'Internal JSON-RPC error.' };
    scene.network.node.break('has stopped');
    scene.wallet.fault = { kind: 'sends and throws', thrown };
    await scene.press();
    await scene.expectUnsure(1);
    await scene.expectFound();
  },
};

export const NO_STATUS: FaultRow = {
  phase: 'pending',
  fault: 'the node leaves out how it ended',
  play: async (scene) => {
    await scene.sendAndWait();
    scene.network.node.break('leaves out how transactions ended');
    await scene.expectDone();
  },
};

// Whose page sees on the chain what it did waits for an earlier transaction, the others for their receipt.

export const EARLIER_OPEN: FaultRow = {
  phase: 'pending',
  fault: 'an earlier transaction of the account is open for more than a minute',
  isSpared: ({ takesBuyer }) => takesBuyer !== true,
  play: async (scene) => {
    await scene.sendAfterEarlier();
    await scene.passUntil(scene.main.getByText(EARLIER));
    expect(await scene.payments()).toBe(0);
  },
};

export const LONG_PENDING: FaultRow = {
  phase: 'pending',
  fault: 'no block has it for more than a minute',
  isSpared: ({ takesBuyer }) => takesBuyer === true,
  play: async (scene) => {
    await scene.sendAndWait();
    await scene.passUntil(scene.main.getByText(NO_BLOCK));
  },
};

export const NODE_GOES_AWAY: FaultRow = {
  phase: 'pending',
  fault: 'the node goes away and comes back',
  play: async (scene) => {
    scene.network.node.break('is away');
    await scene.expectWaiting();
    if (scene.wallet.hasEarlierOpen) scene.network.node.heal();
    else scene.network.node.break('knows no receipt');
    await scene.expectWaiting();
  },
};

export const PENDING_IN_OTHER_TAB: FaultRow = {
  phase: 'second tab',
  fault: 'it is pending',
  play: async (scene) => {
    const tab = await scene.openTab();
    await scene.expectWaiting(tab);
    await expect(scene.buttonOf(tab)).toHaveCount(0);
    await tab.close();
  },
};

export const PENDING_AND_RELOADED: FaultRow = {
  phase: 'after a reload',
  fault: 'it is pending',
  play: async (scene) => {
    await scene.page.reload();
    await scene.expectWaiting();
    await expect(scene.button).toHaveCount(0);
    await scene.expectNoSuccess();
  },
};

export const PENDING_ON_OTHER_PAGE: FaultRow = {
  phase: 'other page',
  fault: 'it is pending',
  play: async (scene) => {
    const { page, act } = scene;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View Sales' }).click();
    await page.getByRole('heading', { level: 1, name: 'Current Sale' }).waitFor();
    await scene.passUntil(scene.toast('Waiting for confirmation').getByText(act.takesBuyer ? EARLIER : NO_BLOCK));
    await scene.expectNoSuccess();
    await scene.goOn();
    await expect(scene.toast(act.success)).toBeVisible();
    await expect(scene.toast(act.success).getByRole('link', { name: 'Open it' })).toHaveCount(act.leadsTo ? 1 : 0);
    expect([await scene.payments(), scene.wallet.prompts]).toEqual([1, 1]);
    expect(new URL(page.url()).pathname).toMatch(/view-sales$/);
  },
};
