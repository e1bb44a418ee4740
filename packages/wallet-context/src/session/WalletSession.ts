import type { AppConfig } from '@rab/config';
import type { QueryClient } from '@tanstack/react-query';
import type { Config } from 'wagmi';
import { createWagmiConfig } from './createWagmiConfig.ts';
import { discoverWallets } from './discoverWallets.ts';
import type { HostWallet } from './hostWallet.ts';
import { keepChosenWallet } from './keepChosenWallet.ts';
import { beginLife } from './pageLife.ts';
import { plainWallet } from './plainWallet.ts';
import { createQueryClient } from './queryClient.ts';
import { reconnectWallet } from './reconnectWallet.ts';
import { HOST_WALLET } from './walletChoice.ts';

const sessions = new Set<WalletSession>();

/**
 * Connection and read data of a page, shared by everything on it that has the same configuration and wallet. It lives from
 * the first that enters to the last that leaves; then nothing of it is left on the page or on a wallet.
 */
export class WalletSession {
  readonly wagmi: Config;
  readonly queries: QueryClient = createQueryClient();
  readonly #key: string;
  readonly #app: AppConfig;
  readonly #host: HostWallet | undefined;
  readonly #given;
  #users = 0;
  #ends: (() => void)[] = [];

  private constructor(app: AppConfig, key: string, host: HostWallet | undefined) {
    this.#app = app;
    this.#key = key;
    this.#host = host;
    this.#given = host ?? plainWallet();
    this.wagmi = createWagmiConfig(app, [this.#given.connector]);
  }

  /**
   * The session of a configuration.
   * @param host the wallet of the page around it, in the place of those of the browser
   */
  static of(app: AppConfig, host?: HostWallet): WalletSession {
    const { chains, defaultChainId, wallet } = app;
    const key = JSON.stringify([chains, defaultChainId, wallet]);
    for (const session of sessions)
      if (session.#key === key && session.#host?.provider === host?.provider) return session;
    const session = new WalletSession(app, key, host);
    sessions.add(session);
    return session;
  }

  /** Takes part in it until the returned function is called. */
  enter(): () => void {
    this.#users += 1;
    if (this.#ends.length === 0) this.#start();
    return () => {
      this.#users -= 1;
      // one tick later, because a user that replaces the last one enters at once
      void Promise.resolve().then(() => {
        if (this.#users === 0) this.#end();
      });
    };
  }

  #start(): void {
    const { wagmi } = this;
    this.#ends = [beginLife(wagmi), keepChosenWallet(wagmi), this.#given.end];
    if (this.#host) {
      this.#ends.push(reconnectWallet(wagmi, this.#app, HOST_WALLET));
      return;
    }
    if (Object.values(this.#app.chains).some(({ local }) => local)) this.#ends.push(this.#announceDemoWallet());
    this.#ends.push(discoverWallets(wagmi), this.#connect());
  }

  /** In a frame of a host that the configuration names, the Safe of that host is the wallet; else it is the saved choice. */
  #connect(): () => void {
    const [wagmi, app] = [this.wagmi, this.#app];
    if (window.parent === window || app.wallet.safeHosts.length === 0) return reconnectWallet(wagmi, app);
    let end = () => {};
    let isEnded = false;
    void import('./connectSafeApp.ts')
      .then(({ connectSafeApp }) => connectSafeApp(wagmi, app))
      .catch((error: unknown) => console.warn('wallet activation failed:', error))
      .then(() => {
        const isConnected = wagmi.state.current !== null;
        if (!isConnected && !isEnded) end = reconnectWallet(wagmi, app);
      });
    return () => {
      isEnded = true;
      end();
    };
  }

  #announceDemoWallet(): () => void {
    let end = () => {};
    let isEnded = false;
    void import('./demoWallet.ts').then(({ announceDemoWallet }) => {
      if (!isEnded) end = announceDemoWallet(this.#app);
    });
    return () => {
      isEnded = true;
      end();
    };
  }

  #end(): void {
    for (const end of this.#ends.splice(0)) end();
    sessions.delete(this);
    // what is still being read would have its own end in minutes
    for (const query of this.queries.getQueryCache().getAll()) query.gcTime = Number.POSITIVE_INFINITY;
    this.queries.clear();
  }
}
