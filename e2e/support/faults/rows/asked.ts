import { freshAccount } from '../../chain.ts';
import { expect } from '../../test.ts';
import type { FaultRow } from '../FaultRow.ts';

// The wallet asks, and the person has not answered.

const harmless: FaultRow['isSpared'] = ({ isRepeatable }) => isRepeatable === true;

export const NO_ANSWER: FaultRow = {
  phase: 'in the wallet',
  fault: 'it does not answer for a minute',
  play: async (scene) => {
    await scene.hold();
    await scene.passUntil(scene.main.getByText(/^Your wallet hasn’t answered yet/));
  },
};

export const ASKED_IN_OTHER_TAB: FaultRow = {
  phase: 'second tab',
  fault: 'the wallet is still asking',
  isSpared: harmless,
  play: async (scene) => {
    const tab = await scene.openTab();
    await scene.expectAsked(tab);
    expect(scene.wallet.prompts).toBe(1);
    await tab.close();
  },
};

export const OTHER_ACCOUNT: FaultRow = {
  phase: 'in the wallet',
  fault: 'the person goes to another account before the answer',
  play: async (scene) => {
    const other = await freshAccount('1');
    scene.wallet.setAccount(other);
    scene.answer();
    await expect(scene.toast(scene.act.success)).toBeVisible();
    expect([await scene.payments(), await scene.payments(other.address)]).toEqual([1, 0]);
    await expect(scene.page.getByText('Waiting for confirmation')).toHaveCount(0);
    expect(scene.wallet.prompts).toBe(1);
  },
};

export const TWO_TABS_AT_ONCE: FaultRow = {
  phase: 'second tab',
  fault: 'both press in the same moment',
  isSpared: harmless,
  play: async (scene) => {
    const tab = await scene.openTab();
    await scene.hold(() => scene.pressWith(tab));
    const asked = () => Promise.all([scene.page, tab].map((page) => page.getByText(scene.isAsked).count()));
    await expect.poll(async () => (await asked()).sort()).toEqual([0, 1]);
    expect(scene.wallet.prompts).toBe(1);
    // the one that the wallet was asked by stays
    const [isOther] = await asked();
    await (isOther ? scene.page : tab).close();
    if (isOther) scene.page = tab;
  },
};

export const ASKED_AND_RELOADED: FaultRow = {
  phase: 'after a reload',
  fault: 'the wallet is still asking',
  play: async (scene) => {
    if (scene.wallet.prompts === 0) await scene.hold();
    await scene.page.reload();
    if (!scene.act.isRepeatable) await scene.expectAsked();
    scene.answer();
    await expect.poll(() => scene.payments()).toBe(1);
    expect(scene.wallet.prompts).toBe(1);
    await scene.expectNoSuccess();
  },
};
