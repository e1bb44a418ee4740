import { useRef, useState } from 'react';
import { useConfig, useConnectors } from 'wagmi';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { WALLET_CONNECT_ID } from './connectionTypeOf.ts';
import { connectWallet } from './connectWallet.ts';
import { announcedTo } from './discoverWallets.ts';
import { listWallets } from './listWallets.ts';
import { walletConnectConnector } from './walletConnectConnector.ts';

/** One line of the connect drawer. */
export interface WalletOption {
  id: string;
  name: string;
  /** What sets it apart from another one of its name. */
  detail: string | undefined;
  icon: string | undefined;
  /** Resolves to true when connected; a refusal or failure is logged only (WAL-10) and resolves to false. */
  connect: () => Promise<boolean>;
}

export interface ConnectWallet {
  options: WalletOption[];
  /** Offered where a project id is configured; `code` is what its wallet scans or opens. */
  walletConnect: WalletOption | null;
  /** The `wc:` link of a pairing that waits for its wallet, else null. */
  code: string | null;
  /** The provider's own wallet by name, where it is configured and not in this browser. */
  missingOwn: string | null;
  /** No injected wallet is in this browser (WAL-08). */
  isInjectedMissing: boolean;
  /** Gives up an attempt that waits for its wallet; a wallet that still agrees later is connected. */
  cancel: () => void;
}

/** The wallets that this browser offers, and the way to connect one of them. */
export function useConnectWallet(): ConnectWallet {
  const app = useAppConfig();
  const config = useConfig();
  const connectors = useConnectors();
  const [code, setCode] = useState<string | null>(null);
  const pairing = useRef<() => void>(() => {});
  const { ownRdns, ownName, walletConnectProjectId } = app.wallet;
  const { wallets, isOwnMissing, isInjectedMissing } = listWallets({
    connectors,
    ownRdns,
    hasPlainInjected: hasPlainInjected(announcedTo(config).map(({ provider }) => provider)),
  });

  const connectByCode = async () => {
    const isWanted = { current: true };
    pairing.current = () => {
      isWanted.current = false;
    };
    const show = ({ type, data }: { type: string; data?: unknown }) => {
      if (type === 'display_uri') setCode(String(data));
    };
    try {
      const connector = await walletConnectConnector(config, app);
      if (!isWanted.current) return false;
      pairing.current = connector.cancelPairing;
      connector.emitter.on('message', show);
      const isConnected = await connectWallet(config, connector);
      connector.emitter.off('message', show);
      return isConnected;
    } catch (error) {
      console.warn('wallet activation failed:', error);
      return false;
    } finally {
      setCode(null);
    }
  };
  const cancel = () => {
    pairing.current();
    config.setState((state) =>
      state.status === 'connecting' ? { ...state, status: state.current ? 'connected' : 'disconnected' } : state,
    );
  };

  return {
    options: wallets.map(({ wallet, ...told }) => ({
      ...told,
      id: wallet.uid,
      connect: () => connectWallet(config, wallet),
    })),
    walletConnect: walletConnectProjectId
      ? {
          id: WALLET_CONNECT_ID,
          name: 'Wallet Connect',
          detail: undefined,
          icon: undefined,
          connect: connectByCode,
        }
      : null,
    code,
    missingOwn: isOwnMissing ? ownName : null,
    isInjectedMissing,
    cancel,
  };
}

/** `window.ethereum` is there and is not one of the wallets that announced themselves (EIP-6963). */
function hasPlainInjected(announced: readonly unknown[]): boolean {
  try {
    const plain = (globalThis as { ethereum?: unknown }).ethereum;
    return plain !== undefined && plain !== null && !announced.includes(plain);
  } catch {
    // an extension that guards the property by throwing harms none of the others
    return false;
  }
}
