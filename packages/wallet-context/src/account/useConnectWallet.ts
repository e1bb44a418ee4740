import { useConnect, useConnectors } from 'wagmi';
import { useAppConfig } from '../provider/AppConfigContext.ts';
import { DEMO_WALLET_RDNS } from '../provider/demoWallet.ts';

/** One line of the connect drawer. */
export interface WalletOption {
  id: string;
  name: string;
  icon: string | undefined;
  /** The provider's own wallet comes first. */
  isOwn: boolean;
  /** Local development chain only: must be marked as such. */
  isDemo: boolean;
  connect: () => Promise<boolean>;
}

/**
 * The wallets that this browser offers. The plain injected one is hidden while the same wallet announces itself by
 * EIP-6963, or when there is none. `connect` resolves to true when connected; a refusal or failure is logged only
 * (WAL-10) and resolves to false.
 */
export function useConnectWallet(): { options: WalletOption[]; isConnecting: boolean } {
  const { wallet } = useAppConfig();
  const connectors = useConnectors();
  const { mutateAsync, isPending } = useConnect();
  const announced = connectors.filter((connector) => connector.id !== 'injected');
  const hasInjected = typeof window !== 'undefined' && 'ethereum' in window;
  const shown = announced.some(({ id }) => id !== DEMO_WALLET_RDNS)
    ? announced
    : connectors.filter(({ id }) => id !== 'injected' || hasInjected);

  const options = shown.map((connector) => ({
    id: connector.id,
    name: connector.id === 'injected' ? 'Browser wallet' : connector.name,
    icon: connector.icon?.trim(),
    isOwn: connector.id === wallet.ownRdns,
    isDemo: connector.id === DEMO_WALLET_RDNS,
    connect: () =>
      mutateAsync({ connector }).then(
        () => true,
        (error: unknown) => {
          console.warn('wallet activation failed:', error);
          return false;
        },
      ),
  }));
  return { options: options.sort((a, b) => Number(b.isOwn) - Number(a.isOwn)), isConnecting: isPending };
}
