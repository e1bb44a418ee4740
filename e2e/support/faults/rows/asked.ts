import { freshAccount } from '../../chain.ts';
import { expect } from '../../test.ts';
import type { FaultRow } from '../FaultRow.ts';

// The wallet asks, and the person has not answered.

const harmless: FaultRow['isSpared'] = ({ isRepeatable }) => isRepeatable === true;

export const NO_ANSWER: FaultRow = {
  phase: 'in the wallet',
  fault: 'it does not answer for a minute',
  play: async (run) => {
    await run.hold();
    await run.passUntil(run.main.getByText(/^Your wallet hasn’t answered yet/));
  },
};

export const ASKED_IN_OTHER_TAB: FaultRow = {
  phase: 'second tab',
  fault: 'the wallet is still asking',
  isSpared: harmless,
  play: async (run) => {
    const tab = await run.openTab();
    await run.expectAsked(tab);
    expect(run.wallet.prompts).toBe(1);
    await tab.close();
  },
};

export const OTHER_ACCOUNT: FaultRow = {
  phase: 'in the wallet',
  fault: 'the person goes to another account before the answer',
  play: async (run) => {
    const other = await freshAccount('1');
    run.wallet.setAccount(other);
    run.answer();
    await expect(run.toast(run.act.success)).toBeVisible();
    expect([await run.payments(), await run.payments(other.address)]).toEqual([1, 0]);
    await expect(run.page.getByText('Waiting for confirmation')).toHaveCount(0);
    expect(run.wallet.prompts).toBe(1);
  },
};

export const TWO_TABS_AT_ONCE: FaultRow = {
  phase: 'second tab',
  fault: 'both press in the same moment',
  isSpared: harmless,
  play: async (run) => {
    const tab = await run.openTab();
    await run.hold(() => run.pressWith(tab));
    const asked = () => Promise.all([run.page, tab].map((page) => page.getByText(run.askedWords).count()));
    await expect.poll(async () => (await asked()).sort()).toEqual([0, 1]);
    expect(run.wallet.prompts).toBe(1);
    // the one that the wallet was asked by stays
    const [isOther] = await asked();
    await (isOther ? run.page : tab).close();
    if (isOther) run.page = tab;
  },
};

export const ASKED_AND_RELOADED: FaultRow = {
  phase: 'after a reload',
  fault: 'the wallet is still asking',
  play: async (run) => {
    if (run.wallet.prompts === 0) await run.hold();
    await run.page.reload();
    if (!run.act.isRepeatable) await run.expectAsked();
    run.answer();
    await expect.poll(() => run.payments()).toBe(1);
    expect(run.wallet.prompts).toBe(1);
    await run.expectNoSuccess();
  },
};
