import { BREAKS, NO_HASHES, REFUSALS } from '@rab/testing/WalletFault';
import { zeroAddress } from 'viem';
import { chain } from '../chain.ts';
import { expect } from '../test.ts';
import type { Act } from './acts.ts';
import type { Scene } from './Scene.ts';

/** When something goes wrong, seen from the act. */
export type Phase = 'before' | 'in the wallet' | 'sent' | 'pending' | 'after a reload' | 'second tab';

export interface FaultRow {
  phase: Phase;
  fault: string;
  /** Acts that it means nothing to. */
  isSpared?: (act: Act) => boolean;
  /** The page's clock is put forward. */
  hasClock?: boolean;
  /** @param index of the act: it takes its own of several shapes of a fault */
  play: (scene: Scene, index: number) => Promise<void>;
}

const shapeOf = (shapes: readonly unknown[], index: number): unknown => shapes[index % shapes.length];
const NODE_AWAY = /No node of Local chain/;

/** Asks the wallet, and keeps its answer back. */
async function hold(scene: Scene): Promise<() => void> {
  const { wallet } = scene;
  let agree = () => {};
  wallet.reading = new Promise((done) => {
    agree = done;
  });
  await scene.press();
  await expect.poll(() => wallet.prompts).toBe(1);
  return () => {
    wallet.reading = undefined;
    agree();
  };
}

/** Sends it, and lets no receipt through. */
async function sendAndWait(scene: Scene): Promise<void> {
  await scene.open();
  scene.network.node.break('knows no receipt');
  await scene.press();
  await scene.expectWaiting();
}

/** Fails while something is away, and goes through when it is back. */
const failsThenWorks =
  (breakIt: (scene: Scene) => void, words: RegExp) =>
  async (scene: Scene): Promise<void> => {
    await scene.open();
    breakIt(scene);
    await scene.press();
    await scene.expectNothing(words, 'error');
    expect(scene.wallet.prompts).toBe(0);
    scene.network.heal();
    await scene.press();
    await scene.expectDone();
  };

const isSilent =
  (breakIt: (scene: Scene) => void | Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    await breakIt(scene);
    await scene.open();
    await scene.press();
    await scene.expectDone();
    expect(scene.wallet.prompts).toBe(1);
  };

export const FAULTS: readonly FaultRow[] = [
  {
    phase: 'before',
    fault: 'the node is away',
    play: failsThenWorks(({ network }) => network.node.break('is away'), NODE_AWAY),
  },
  {
    phase: 'before',
    fault: 'the node is too busy',
    play: failsThenWorks(({ network }) => network.node.break('is too busy'), NODE_AWAY),
  },
  {
    phase: 'before',
    fault: 'the indexer is away',
    isSpared: ({ needsIndexer }) => needsIndexer === true,
    play: isSilent(({ network }) => network.indexer.break('is away')),
  },
  { phase: 'before', fault: 'the content store fails', play: isSilent(({ network }) => network.store.break('fails')) },
  {
    phase: 'before',
    fault: 'the product’s own host goes away',
    play: async (scene) => {
      await scene.open();
      scene.network.host.break('is away');
      await scene.press();
      await expect(scene.toast(scene.act.success)).toBeVisible();
      expect(await scene.payments()).toBe(1);
    },
  },
  {
    phase: 'before',
    fault: 'the computer’s clock is a day ahead',
    play: isSilent(async ({ page }) => {
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 86_400_000;
      });
    }),
  },
  {
    phase: 'before',
    fault: 'the browser stores nothing more',
    play: isSilent(async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    }),
  },
  {
    phase: 'before',
    fault: 'the wallet is on another network and cannot change it',
    play: async (scene) => {
      await scene.open();
      scene.wallet.setChain(1);
      scene.wallet.refuses.add('wallet_switchEthereumChain');
      const change = scene.main.getByRole('button', { name: 'Change network to Local chain' });
      await change.first().click();
      await expect(
        scene.toast('Your wallet did not change to Local chain. You can choose Local chain in the wallet itself.'),
      ).toBeVisible();
      await expect(change.first()).toBeEnabled();
      expect(scene.wallet.prompts).toBe(0);
      scene.wallet.setChain(31_337);
      await scene.press();
      await scene.expectDone();
    },
  },
  {
    phase: 'in the wallet',
    fault: 'the person says no',
    play: async (scene, index) => {
      await scene.open();
      scene.wallet.fault = { kind: 'throws', thrown: shapeOf(REFUSALS, index) };
      await scene.press();
      await scene.expectNothing('Cancelled in the wallet', 'blank');
      scene.wallet.fault = undefined;
      await scene.pressAgain();
      await scene.expectDone();
    },
  },
  {
    phase: 'in the wallet',
    fault: 'it says three thousand letters',
    play: async (scene) => {
      await scene.open();
      scene.wallet.fault = { kind: 'throws', thrown: { code: -32_000, message: 'err: max fee '.repeat(250) } };
      await scene.press();
      await scene.expectNothing(/err: max fee/, 'error');
      const box = await scene.toast(/err: max fee/).boundingBox();
      expect(box?.height).toBeLessThan(300);
    },
  },
  {
    phase: 'in the wallet',
    fault: 'its connection breaks, and it sends nothing',
    play: async (scene, index) => {
      await scene.open();
      scene.wallet.fault = { kind: 'throws', thrown: shapeOf(BREAKS, index) };
      await scene.press();
      await scene.expectUnsure(0);
    },
  },
  {
    phase: 'in the wallet',
    fault: 'its connection breaks after it has sent',
    play: async (scene, index) => {
      await scene.open();
      scene.wallet.fault = { kind: 'sends and throws', thrown: shapeOf(BREAKS, index) };
      await scene.press();
      await scene.expectUnsure(1);
      await scene.page.reload();
      await scene.expectUnsure(1);
      expect(scene.wallet.prompts).toBe(1);
    },
  },
  {
    phase: 'in the wallet',
    fault: 'it answers with what is no hash',
    play: async (scene, index) => {
      await scene.open();
      scene.wallet.fault = { kind: 'answers', answer: shapeOf(NO_HASHES, index) };
      await scene.press();
      await scene.expectUnsure(0);
    },
  },
  {
    phase: 'in the wallet',
    fault: 'it answers with a transaction of somebody else',
    isSpared: ({ isBatch, isRepeatable }) => isBatch === true || isRepeatable === true,
    play: async (scene) => {
      await scene.open();
      const [stranger] = await chain.getAddresses();
      if (!stranger) throw new Error('The node has no account.');
      const hash = await chain.sendTransaction({ account: stranger, to: zeroAddress, value: 1n, chain: chain.chain });
      scene.wallet.fault = { kind: 'answers', answer: hash };
      await scene.press();
      await scene.expectUnsure(0);
    },
  },
  {
    phase: 'in the wallet',
    fault: 'it does not answer for a minute',
    hasClock: true,
    play: async (scene) => {
      await scene.open();
      const agree = await hold(scene);
      await scene.passUntil(scene.main.getByText(/^Your wallet has not answered yet/));
      agree();
      await scene.expectDone();
    },
  },
  {
    phase: 'after a reload',
    fault: 'the wallet is still asking',
    play: async (scene) => {
      await scene.open();
      const agree = await hold(scene);
      await scene.page.reload();
      if (!scene.act.isRepeatable) await scene.expectAsked();
      agree();
      await expect.poll(() => scene.payments()).toBe(1);
      expect(scene.wallet.prompts).toBe(1);
      await scene.expectNoSuccess();
    },
  },
  {
    phase: 'second tab',
    fault: 'the wallet is still asking',
    play: async (scene) => {
      await scene.open();
      const tab = await scene.openTab();
      const agree = await hold(scene);
      if (!scene.act.isRepeatable) await scene.expectAsked(tab);
      agree();
      await scene.expectDone();
      expect(scene.wallet.prompts).toBe(1);
    },
  },
  {
    phase: 'sent',
    fault: 'the button is pressed twice',
    play: async (scene) => {
      await scene.open();
      await scene.button.dblclick();
      await scene.expectDone();
      expect(scene.wallet.prompts).toBe(1);
    },
  },
  {
    phase: 'pending',
    fault: 'the node goes away and comes back',
    play: async (scene) => {
      await sendAndWait(scene);
      scene.network.node.break('is away');
      await scene.expectWaiting();
      scene.network.heal();
      await scene.expectDone();
      expect(scene.wallet.prompts).toBe(1);
    },
  },
  {
    phase: 'pending',
    fault: 'the node leaves out how it ended',
    play: async (scene) => {
      await sendAndWait(scene);
      scene.network.node.break('leaves out how transactions ended');
      await scene.expectDone();
    },
  },
];
