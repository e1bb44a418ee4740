import { t } from '@lingui/core/macro';
import { DEMO_WALLET_RDNS } from './announcedDemoWallet.ts';

/** A wallet that can be connected, as wagmi's connectors describe it. */
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
  /** Whether `window.ethereum` exists and is not one of the wallets that announced themselves. */
  hasPlainInjected: boolean;
}

export interface WalletList<T extends KnownWallet> {
  /** In the order in which they are offered: the provider's own wallet first, the plain injected one last (WAL-01). */
  wallets: readonly Told<T>[];
  /** The provider's own wallet is configured and not in this browser. */
  isOwnMissing: boolean;
  /** No wallet is in this browser at all (WAL-08). */
  isInjectedMissing: boolean;
}

/** A wallet, and what sets its line in the list apart from all others. */
export interface Told<T extends KnownWallet> {
  wallet: T;
  /** Never empty. */
  name: string;
  /** What sets it apart from another one of its name or rdns. */
  detail: string | undefined;
  /** Its picture, only as data: loading it from an address would show a third party who opens the list. */
  icon: string | undefined;
}

/** In a wallet's id, separates the rdns that another wallet announced before it from its own number. */
export const NAMESAKE = '#';
const PLAIN = 'injected';
const DATA = /^data:image\//i;
const INVISIBLE = /[\p{C}\p{Z}\s]/gu;

/** Which wallets of this browser are offered, each distinguishable from the others. */
export function listWallets<T extends KnownWallet>(parameters: ListWalletsParameters<T>): WalletList<T> {
  const { connectors, ownRdns, hasPlainInjected } = parameters;
  const wallets = connectors.filter(({ id }) => id !== PLAIN || hasPlainInjected);
  const rank = ({ id }: KnownWallet): number => {
    if (id === ownRdns) return 0;
    if (id === PLAIN) return 2;
    return id === DEMO_WALLET_RDNS ? 3 : 1;
  };
  return {
    wallets: tell(wallets.sort((a, b) => rank(a) - rank(b))),
    isOwnMissing: ownRdns !== null && !wallets.some(({ id }) => id === ownRdns),
    isInjectedMissing: wallets.length === 0,
  };
}

function tell<T extends KnownWallet>(wallets: readonly T[]): Told<T>[] {
  const names = wallets.map(nameOf);
  return wallets.map((wallet, index) => {
    const { id } = wallet;
    const name = names[index] ?? id;
    const same = wallets.filter((other) => identityOf(other) === identityOf(wallet));
    const [place, count, identity] = [same.indexOf(wallet) + 1, same.length, identityOf(wallet)];
    const isShared = names.filter((other) => other === name).length > 1;
    const detail = count > 1 ? t`${place} of ${count} that call themselves ${identity}` : isShared ? id : undefined;
    const icon = wallet.icon?.trim();
    return { wallet, name, detail, icon: icon && DATA.test(icon) ? icon : undefined };
  });
}

const identityOf = ({ id }: KnownWallet): string => id.split(NAMESAKE)[0] ?? id;

const nameOf = ({ id, name }: KnownWallet): string => {
  if (id === PLAIN) return t`Browser wallet`;
  return name.replace(INVISIBLE, '') === '' ? id : name.trim();
};
