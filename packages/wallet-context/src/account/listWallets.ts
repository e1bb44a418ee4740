import { DEMO_WALLET_RDNS } from '../provider/announcedDemoWallet.ts';

/** A wallet that can be connected, as wagmi's connectors tell it. */
export interface KnownWallet {
  /** rdns of a wallet that announced itself (EIP-6963); `injected` for the plain one. */
  id: string;
  name: string;
  icon?: string | undefined;
}

export interface ListWalletsParameters<T extends KnownWallet> {
  connectors: readonly T[];
  /** rdns of the provider's own wallet. */
  ownRdns: string | null;
  /** Whether `window.ethereum` is there and is none of the wallets that announced themselves. */
  hasPlainInjected: boolean;
}

export interface WalletList<T extends KnownWallet> {
  /** In the order in which they are offered: the provider's own wallet first, the plain injected one last (WAL-01). */
  wallets: readonly T[];
  /** The provider's own wallet is configured and not in this browser. */
  isOwnMissing: boolean;
  /** No wallet is in this browser at all (WAL-08). */
  isInjectedMissing: boolean;
}

const PLAIN = 'injected';

/** Which wallets of this browser are offered. Of several that announce the same name only the first is. */
export function listWallets<T extends KnownWallet>(parameters: ListWalletsParameters<T>): WalletList<T> {
  const { connectors, ownRdns, hasPlainInjected } = parameters;
  const unique = connectors.filter(({ id }, index) => connectors.findIndex((other) => other.id === id) === index);
  const wallets = unique.filter(({ id }) => id !== PLAIN || hasPlainInjected);
  const rank = ({ id }: KnownWallet): number => {
    if (id === ownRdns) return 0;
    if (id === PLAIN) return 2;
    return id === DEMO_WALLET_RDNS ? 3 : 1;
  };
  return {
    wallets: wallets.sort((a, b) => rank(a) - rank(b)),
    isOwnMissing: ownRdns !== null && !wallets.some(({ id }) => id === ownRdns),
    isInjectedMissing: wallets.length === 0,
  };
}
