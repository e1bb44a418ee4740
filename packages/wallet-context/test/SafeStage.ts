import { jest } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { FaultyService } from '@rab/testing/FaultyService';
import { LocalSafe, type SafeTx } from '@rab/testing/safe/LocalSafe';
import { SafeService } from '@rab/testing/safe/SafeService';
import { SafeWallet } from '@rab/testing/safe/SafeWallet';
import { type Address, defineChain, erc20Abi, type Hex, http, parseAbi } from 'viem';
import { foundry } from 'viem/chains';
import { type Config, createConfig } from 'wagmi';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors/injected';
import { beginLife } from '../src/session/pageLife.ts';
import { whileHere } from './whileHere.ts';

const mintAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);
const MINUTE_MS = 61_000;

interface Proposed {
  tx: SafeTx;
  safeTxHash: Hex;
}

/** A real Safe, of which two of three owners have to sign, on a chain of its own, with its service and an act that it can do. */
export class SafeStage {
  readonly anvil: Anvil;
  readonly owners: readonly [Address, Address, Address];
  /** Has nothing to do with the Safe, and may execute what its owners have signed. */
  readonly stranger: Address;
  /** Of which anybody may mint. */
  readonly token: Address;
  safe!: LocalSafe;
  service!: SafeService;
  /** The service, as pages reach it. */
  reached!: FaultyService;
  /** Of the first owner. */
  wallet!: SafeWallet;

  private constructor(anvil: Anvil, [first, second, third, other]: readonly Address[], token: Address) {
    this.anvil = anvil;
    this.owners = [first as Address, second as Address, third as Address];
    [this.stranger, this.token] = [other as Address, token];
  }

  static async start(): Promise<SafeStage> {
    // wagmi's injected connector works only where there is a window, even when it is given its provider
    Object.assign(globalThis, { window: globalThis });
    const anvil = await startAnvil();
    const accounts = await anvil.client.getAddresses();
    const { bytecode, abi } = ownArtifact('LocalStable');
    const account = accounts[3] as Address;
    const hash = await anvil.client.deployContract({ abi, bytecode, args: ['Stable', 'STB'], account });
    const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
    return new SafeStage(anvil, accounts, contractAddress as Address);
  }

  /** Begins with a new Safe. */
  async begin(): Promise<void> {
    this.safe = await LocalSafe.create(this.anvil.client, {
      owners: this.owners,
      threshold: 2,
      payer: this.stranger,
    });
    this.service = await SafeService.start(this.safe);
    this.reached = await FaultyService.start(this.service.url);
    this.wallet = new SafeWallet(this.service, this.owners[0]);
  }

  async end(): Promise<void> {
    jest.useRealTimers();
    await this.reached.stop();
    await this.service.stop();
  }

  readonly mintCall = (amount = 1n) =>
    contractCall({
      ...{ address: this.token, abi: mintAbi, functionName: 'mint', args: [this.safe.address, amount] },
      emits: { eventName: 'Transfer', args: { to: this.safe.address } },
    } as const);

  /** Base units that an account has. */
  readonly minted = (holder = this.safe.address) =>
    this.anvil.client.readContract({
      address: this.token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [holder],
    });

  /** The proposal that was made last. */
  readonly last = async () => {
    const proposal = (await this.service.queue()).at(-1);
    if (!proposal) throw new Error('nothing was proposed');
    return proposal;
  };

  readonly signBy = async (owner: Address, { tx, safeTxHash }: Proposed) =>
    this.service.confirm(safeTxHash, (await this.safe.sign(owner, tx)).signature);

  readonly execute = async ({ tx, safeTxHash }: Proposed, by: Address = this.stranger) =>
    this.safe.execute(tx, this.service.find(safeTxHash).confirmations, by);

  /** Signs and executes without the service, as owners can. */
  readonly executeUnlisted = async (tx: SafeTx) => {
    const owners = (await this.safe.owners()).slice(0, await this.safe.threshold());
    const signatures = await Promise.all(owners.map((owner) => this.safe.sign(owner, tx)));
    return this.safe.execute(tx, signatures, this.stranger);
  };
}

/** As much of a wallet (EIP-1193) as pages of the stage use. */
export type StageWallet = Pick<SafeWallet, 'on' | 'removeListener' | 'request'>;

/** A page's connection to the wallet of a Safe and to the chain. */
export class SafePage {
  readonly config: Config;
  /** What its node was asked for. */
  readonly asked: string[] = [];
  isNodeAway = false;
  readonly #end: () => void;
  #isGone = false;

  /**
   * @param provider none where the test brings a connector
   * @param serviceUrl of the Safe's service; none where it is empty
   */
  constructor({ anvil }: { anvil: Pick<Anvil, 'url'> }, provider: StageWallet | null, serviceUrl: string) {
    const chain = defineChain({
      ...foundry,
      rpcUrls: { default: { http: [anvil.url] } },
      ...(serviceUrl && { custom: { safeService: serviceUrl } }),
    });
    this.config = createConfig({
      chains: [chain],
      pollingInterval: 20,
      multiInjectedProviderDiscovery: false,
      connectors: provider
        ? [
            injected({
              target: () => ({
                id: 'safe',
                name: 'Safe',
                provider: {
                  on: provider.on.bind(provider),
                  removeListener: provider.removeListener.bind(provider),
                  request: (asked: never) => whileHere(provider.request(asked), () => this.#isGone),
                } as never,
              }),
            }),
          ]
        : [],
      transports: {
        [chain.id]: http(anvil.url, {
          retryCount: 0,
          onFetchRequest: async (_, init) => {
            this.asked.push(...[JSON.parse(String(init.body))].flat().map(({ method }) => method));
            if (this.isNodeAway) throw new Error('fetch failed');
          },
        }),
      },
    }) as never;
    this.#end = beginLife(this.config);
  }

  async connect(): Promise<void> {
    const [connector] = this.config.connectors;
    if (connector) await connect(this.config, { connector });
  }

  close(): void {
    this.#isGone = true;
    this.#end();
  }

  /** Until it has looked for the act a few more times. */
  async looks(): Promise<void> {
    const before = this.asked.length;
    await until(() => this.asked.length > before + 12);
  }
}

/** Waits until it holds; the test's own limit ends a wait in vain. */
export async function until<T>(ask: () => Promise<T> | T): Promise<NonNullable<T>> {
  for (;;) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** From now on the clock is later; timers run as before. */
export function passAMinute(): void {
  const now = Date.now();
  jest.useFakeTimers({
    now: now + MINUTE_MS,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'nextTick',
      'queueMicrotask',
      'setInterval',
      'clearInterval',
      'performance',
    ],
  });
}
