import { BREAKS, NO_HASHES, REFUSALS } from '@rab/testing/WalletFault';
import { zeroAddress } from 'viem';
import { chain } from '../../chain.ts';
import { expect } from '../../test.ts';
import { type FaultRow, shapeOf } from '../FaultRow.ts';
import type { FaultRun } from '../FaultRun.ts';

// Nothing is paid, and the button is there again.

const NODE_AWAY = /We can’t reach Local chain/;
/** Too little for most acts, enough for a wallet's node to take them: the receipt has status 0. */
const TOO_LITTLE_GAS = 50_000n;

const failsWithout =
  (breakIt: (run: FaultRun) => void) =>
  async (run: FaultRun): Promise<void> => {
    const { prompts } = run.wallet;
    await run.act.isRead?.(run.page);
    breakIt(run);
    await run.press();
    await run.expectNothing(NODE_AWAY, 'error');
    expect(run.wallet.prompts).toBe(prompts);
    run.network.heal();
  };

/** The wallet's answer leaves open whether it has sent; the person looks there, and decides. */
const isUnsure =
  (answer: (run: FaultRun, index: number) => Promise<void> | void) =>
  async (run: FaultRun, index: number): Promise<void> => {
    await answer(run, index);
    await run.press();
    await expect(run.toast('Outcome unknown')).toBeVisible();
    await run.expectUnsure(0);
    run.wallet.fault = undefined;
    await run.decide();
  };

export const NODE_IS_AWAY: FaultRow = {
  phase: 'before',
  fault: 'the node is away',
  play: failsWithout(({ network }) => network.node.break('is away')),
};

export const NODE_IS_BUSY: FaultRow = {
  phase: 'before',
  fault: 'the node is too busy',
  play: failsWithout(({ network }) => network.node.break('is too busy')),
};

export const OTHER_NETWORK: FaultRow = {
  phase: 'before',
  fault: 'the wallet is on another network and cannot change it',
  play: async (run) => {
    const { prompts } = run.wallet;
    run.wallet.setChain(1);
    run.wallet.refuses.add('wallet_switchEthereumChain');
    const change = run.main.getByRole('button', { name: 'Change network to Local chain' });
    await change.first().click();
    await expect(
      run.toast('Your wallet didn’t switch to Local chain. You can choose Local chain in the wallet itself.'),
    ).toBeVisible();
    await expect(change.first()).toBeEnabled();
    expect(run.wallet.prompts).toBe(prompts);
    run.wallet.setChain(31_337);
    await expect(run.button).toBeEnabled();
  },
};

export const NO_HASH: FaultRow = {
  phase: 'in the wallet',
  fault: 'it answers with what is no hash',
  play: isUnsure(({ wallet }, index) => {
    wallet.fault = { kind: 'answers', answer: shapeOf(NO_HASHES, index) };
  }),
};

export const BREAKS_OFF: FaultRow = {
  phase: 'in the wallet',
  fault: 'its connection breaks, and it sends nothing',
  play: isUnsure(({ wallet }, index) => {
    wallet.fault = { kind: 'throws', thrown: shapeOf(BREAKS, index) };
  }),
};

export const OTHERS_HASH: FaultRow = {
  phase: 'in the wallet',
  fault: 'it answers with a transaction of somebody else',
  isSpared: ({ isBatch, isRepeatable }) => isBatch === true || isRepeatable === true,
  play: isUnsure(async ({ wallet }) => {
    const [stranger] = await chain.getAddresses();
    if (!stranger) throw new Error('The node has no account.');
    const hash = await chain.sendTransaction({ account: stranger, to: zeroAddress, value: 1n, chain: chain.chain });
    wallet.fault = { kind: 'answers', answer: hash };
  }),
};

export const FAILS_ON_CHAIN: FaultRow = {
  phase: 'on chain',
  fault: 'it fails there',
  play: async (run) => {
    run.wallet.gasLimit = run.act.tooLittleGas ?? TOO_LITTLE_GAS;
    await run.press();
    await run.expectNothing(run.act.failed, 'error');
    await expect(run.toast(run.act.failed).getByRole('link', { name: 'View transaction' })).toBeVisible();
    run.wallet.gasLimit = undefined;
  },
};

export const LONG_WORDS: FaultRow = {
  phase: 'in the wallet',
  fault: 'it says three thousand letters',
  play: async (run) => {
    run.wallet.fault = { kind: 'throws', thrown: { code: -32_000, message: 'err: max fee '.repeat(250) } };
    await run.press();
    await run.expectNothing(/err: max fee/, 'error');
    const box = await run.toast(/err: max fee/).boundingBox();
    expect(box?.height).toBeLessThan(300);
    run.wallet.fault = undefined;
    await run.askAsBefore();
  },
};

export const NO_GAS: FaultRow = {
  phase: 'in the wallet',
  fault: 'the account cannot pay for gas',
  play: async (run) => {
    const message = 'insufficient funds for gas * price + value: balance 0, tx cost 21000000000000';
    run.wallet.fault = { kind: 'throws', thrown: { code: -32_000, message } };
    await run.press();
    await run.expectNothing('Insufficient funds for gas', 'error');
    run.wallet.fault = undefined;
    await run.askAsBefore();
  },
};

/** After refusing several calls in one request the person is asked step by step, so this row ends its sequence. */
export const REFUSED: FaultRow = {
  phase: 'in the wallet',
  fault: 'the person says no',
  play: async (run, index) => {
    run.wallet.fault = { kind: 'throws', thrown: shapeOf(REFUSALS, index) };
    await run.press();
    await run.expectNothing('Canceled in your wallet', 'blank');
    run.wallet.fault = undefined;
    await run.pressAgain();
    await run.expectDone();
  },
};
