import { v } from '@rab/config';
import type { Config } from 'wagmi';
import { readStored } from '../state/persistentAtom.ts';
import { safeStorage } from '../state/safeStorage.ts';

/** How a page reaches the chain (WAL-02); NETWORK is the read-only connection that is always there (WAL-03). */
const CONNECTION_TYPES = ['INJECTED', 'WALLET_CONNECT_V2', 'NETWORK'] as const;
export type ConnectionType = (typeof CONNECTION_TYPES)[number];

const KEY = 'rab.wallet.v1';
const schema = v.object({
  connectionType: v.picklist(CONNECTION_TYPES),
  /** wagmi's connector id: a wallet's rdns, `injected` or `walletConnect`. */
  connectorId: v.string(),
});

/** The wallet that a person chose; kept over visits until it is disconnected. */
export type WalletChoice = v.InferOutput<typeof schema>;

/** The choice of the wallet that the page around an element has given it. */
export const HOST_WALLET: WalletChoice = { connectionType: 'INJECTED', connectorId: 'host' };

/** The choice of the Safe in which a page is opened. */
export const SAFE_APP: WalletChoice = { connectionType: 'INJECTED', connectorId: 'safe' };

/** The saved choice, null for none: the page then only reads. All tabs share it: it is for the next load alone. */
export const readWalletChoice = (): WalletChoice | null => readStored(KEY, schema) ?? null;

/** Saves a choice; null clears it (WAL-04). */
export function saveWalletChoice(choice: WalletChoice | null): void {
  if (choice) safeStorage.setItem(KEY, JSON.stringify(choice));
  else safeStorage.removeItem(KEY);
}

const pages = new WeakMap<Config, WalletChoice[]>();

/**
 * What was chosen on a page, newest first: wallets that are asked and have not answered yet, and last the one that is
 * the page's.
 */
export function choicesOf(config: Config): WalletChoice[] {
  const choices = pages.get(config) ?? [];
  pages.set(config, choices);
  return choices;
}
