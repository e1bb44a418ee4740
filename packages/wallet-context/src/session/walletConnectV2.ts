import { t } from '@lingui/core/macro';
import { UserRejectedRequestError, withTimeout } from 'viem';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import { walletConnect } from 'wagmi/connectors/walletConnect';

export interface WalletConnectV2Parameters {
  projectId: string;
  /** The chain that a wallet must offer; the other configured ones are optional (WAL-09). */
  requiredChainId: number;
  /** Another relay than the library's own. */
  relayUrl?: string;
}

/** What our connector adds to wagmi's. */
export interface WalletConnectConnector {
  /** Gives up the pairing that waits for a wallet; a wallet that agrees later is refused. */
  cancelPairing(): void;
}

/** The relay must have given a code by then. */
const CODE_LIMIT_MS = 15_000;
/** How long the relay has to notify the wallet that it is disconnected. */
const FAREWELL_LIMIT_MS = 3_000;

/**
 * wagmi's WalletConnect connector with a required chain, no third-party modal (its code is shown by our drawer: event
 * `message`, type `display_uri`), and a pairing that can be given up. wagmi's own makes every chain optional; since
 * version 2.19 of the protocol's client the required ones are merely asked for too, so the answer is checked. And if
 * the relay is unreachable, the library keeps the session that it cannot close; ours ends on this side anyway.
 */
export function walletConnectV2({ requiredChainId, ...options }: WalletConnectV2Parameters): CreateConnectorFn {
  const inner = walletConnect({
    ...options,
    showQrModal: false,
    isNewChainsStale: false,
    telemetryEnabled: false,
    // what matters comes back as an error; the rest is noise in everybody's console
    logger: 'silent',
    metadata: {
      name: 'RAB Launchpad',
      description: t`Token sales, tokens and locks`,
      url: globalThis.location?.origin ?? '',
      icons: [],
    },
  });
  let cancel: () => void = () => {};

  return createConnector((config) => {
    const base = inner(config);
    const connectBase = base.connect as (this: unknown, parameters?: ConnectParameters) => Promise<never>;

    async function pair(provider: Provider): Promise<void> {
      let isGivenUp = false;
      let forget = () => {};
      const givenUp = new Promise<never>((_, reject) => {
        const giveUp = (reason: Error) => {
          isGivenUp = true;
          reject(reason);
        };
        const timer = setTimeout(() => giveUp(new Error('Wallet Connect gave no code.')), CODE_LIMIT_MS);
        const showCode = (data: string) => {
          clearTimeout(timer);
          config.emitter.emit('message', { type: 'display_uri', data });
        };
        provider.on('display_uri', showCode);
        cancel = () => giveUp(new UserRejectedRequestError(new Error('The pairing was given up.')));
        forget = () => {
          clearTimeout(timer);
          provider.removeListener('display_uri', showCode);
          cancel = () => {};
        };
      });
      const others = config.chains.map(({ id }) => id).filter((id) => id !== requiredChainId);
      // the required one also among the optional: the library's merge of the two drops it otherwise
      const chains = { chains: [requiredChainId], optionalChains: [requiredChainId, ...others] };
      const paired = provider.connect(chains).then(async () => {
        if (isGivenUp) await provider.disconnect();
      });
      // what ends after it was given up is nobody's error any more
      paired.catch(() => {});
      try {
        await Promise.race([paired, givenUp]);
      } finally {
        forget();
      }
      if (chainsOf(provider).includes(requiredChainId)) return;
      await provider.disconnect();
      throw new Error(`The wallet doesn’t offer chain ${requiredChainId}.`);
    }

    return {
      ...base,
      async connect(this: typeof base, parameters?: ConnectParameters) {
        const provider = await this.getProvider();
        if (!provider.session && !parameters?.isReconnecting) await pair(provider);
        return connectBase.call(this, parameters);
      },
      async disconnect(this: typeof base) {
        const provider: Provider = await this.getProvider();
        const topic = provider.session?.topic;
        await withTimeout(() => provider.disconnect(), { timeout: FAREWELL_LIMIT_MS }).catch((error: unknown) =>
          console.warn('the wallet could not be told that it is disconnected:', error),
        );
        if (topic && provider.session) await forgetSession(provider as unknown as Signing, topic);
        return base.disconnect.call(this);
      },
      cancelPairing: () => cancel(),
    };
  });
}

interface ConnectParameters {
  chainId?: number | undefined;
  isReconnecting?: boolean | undefined;
}

/** As much of the library's provider as is used here. */
interface Provider {
  session?: { topic: string; namespaces: Record<string, { accounts: string[] }> } | undefined;
  on(event: 'display_uri', listener: (uri: string) => void): unknown;
  removeListener(event: 'display_uri', listener: (uri: string) => void): unknown;
  connect(options: { chains: number[]; optionalChains: number[] }): Promise<void>;
  disconnect(): Promise<void>;
}

/** What the library does when a session ends well, of which it shows nothing. */
interface Signing {
  signer: {
    client: { session: { delete(topic: string, reason: { code: number; message: string }): Promise<void> } };
    cleanup(): Promise<void>;
  };
}

/** Ends a session on this side alone, in memory and in storage. */
async function forgetSession({ signer }: Signing, topic: string): Promise<void> {
  await signer.client.session.delete(topic, { code: 6000, message: 'User disconnected.' });
  await signer.cleanup();
}

/** Chain ids of the accounts that a wallet agreed to show. */
const chainsOf = ({ session }: Provider): number[] =>
  (session?.namespaces.eip155?.accounts ?? []).map((account) => Number(account.split(':')[1]));
