import type { EIP1193Provider } from 'viem';
import type { CreateConnectorFn } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { type Lease, leaseProvider } from './leaseProvider.ts';

/** A wallet that a page has without an announcement. */
export interface GivenWallet {
  connector: CreateConnectorFn;
  /** Takes off it what listens to it. */
  end: () => void;
}

/** The plain wallet of the browser, `window.ethereum`: asked for when it is used, an extension may guard it by throwing. */
export function plainWallet(): GivenWallet {
  const leases = new Map<EIP1193Provider, Lease>();
  const getProvider = async () => {
    const { ethereum } = globalThis as { ethereum?: EIP1193Provider };
    if (!ethereum) return undefined;
    const lease = leases.get(ethereum) ?? leaseProvider(ethereum);
    leases.set(ethereum, lease);
    return lease.provider as never;
  };
  return {
    connector: (config) => ({ ...injected()(config), setup: async () => {}, getProvider }),
    end: () => {
      for (const lease of leases.values()) lease.end();
    },
  };
}
