import { BREAKS, NO_HASHES, REFUSALS } from '@rab/testing/WalletFault';
import { zeroAddress } from 'viem';
import { chain } from '../../chain.ts';
import { expect } from '../../test.ts';
import { type FaultRow, shapeOf } from '../FaultRow.ts';
import type { Scene } from '../Scene.ts';

// Nothing is paid, and the button is there again.

const NODE_AWAY = /We can’t reach Local chain/;
/** Too little for most acts, enough for a wallet's node to take them: the receipt has status 0. */
const TOO_LITTLE_GAS = 50_000n;

const failsWithout =
  (breakIt: (scene: Scene) => void) =>
  async (scene: Scene): Promise<void> => {
    const { prompts } = scene.wallet;
    breakIt(scene);
    await scene.press();
    await scene.expectNothing(NODE_AWAY, 'error');
    expect(scene.wallet.prompts).toBe(prompts);
    scene.network.heal();
  };

/** The wallet's answer leaves open whether it has sent; the person looks there, and decides. */
const isUnsure =
  (answer: (scene: Scene, index: number) => Promise<void> | void) =>
  async (scene: Scene, index: number): Promise<void> => {
    await answer(scene, index);
    await scene.press();
    await expect(scene.toast('Outcome unknown')).toBeVisible();
    await scene.expectUnsure(0);
    scene.wallet.fault = undefined;
    await scene.decide();
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
  play: async (scene) => {
    const { prompts } = scene.wallet;
    scene.wallet.setChain(1);
    scene.wallet.refuses.add('wallet_switchEthereumChain');
    const change = scene.main.getByRole('button', { name: 'Change network to Local chain' });
    await change.first().click();
    await expect(
      scene.toast('Your wallet didn’t switch to Local chain. You can choose Local chain in the wallet itself.'),
    ).toBeVisible();
    await expect(change.first()).toBeEnabled();
    expect(scene.wallet.prompts).toBe(prompts);
    scene.wallet.setChain(31_337);
    await expect(scene.button).toBeEnabled();
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
  play: async (scene) => {
    scene.wallet.gasLimit = scene.act.tooLittleGas ?? TOO_LITTLE_GAS;
    await scene.press();
    await scene.expectNothing(scene.act.failed, 'error');
    await expect(scene.toast(scene.act.failed).getByRole('link', { name: 'View transaction' })).toBeVisible();
    scene.wallet.gasLimit = undefined;
  },
};

export const LONG_WORDS: FaultRow = {
  phase: 'in the wallet',
  fault: 'it says three thousand letters',
  play: async (scene) => {
    scene.wallet.fault = { kind: 'throws', thrown: { code: -32_000, message: 'err: max fee '.repeat(250) } };
    await scene.press();
    await scene.expectNothing(/err: max fee/, 'error');
    const box = await scene.toast(/err: max fee/).boundingBox();
    expect(box?.height).toBeLessThan(300);
    scene.wallet.fault = undefined;
    await scene.askAsBefore();
  },
};

export const NO_GAS: FaultRow = {
  phase: 'in the wallet',
  fault: 'the account cannot pay for gas',
  play: async (scene) => {
    const message = 'insufficient funds for gas * price + value: balance 0, tx cost 21000000000000';
    scene.wallet.fault = { kind: 'throws', thrown: { code: -32_000, message } };
    await scene.press();
    await scene.expectNothing('Insufficient funds for gas', 'error');
    scene.wallet.fault = undefined;
    await scene.askAsBefore();
  },
};

/** After refusing several calls in one request the person is asked step by step, so this row ends its story. */
export const REFUSED: FaultRow = {
  phase: 'in the wallet',
  fault: 'the person says no',
  play: async (scene, index) => {
    scene.wallet.fault = { kind: 'throws', thrown: shapeOf(REFUSALS, index) };
    await scene.press();
    await scene.expectNothing('Canceled in your wallet', 'blank');
    scene.wallet.fault = undefined;
    await scene.pressAgain();
    await scene.expectDone();
  },
};
