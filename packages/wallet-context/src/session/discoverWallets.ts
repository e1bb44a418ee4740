import type { EIP1193Provider } from 'viem';
import type { Config } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { leaseProvider } from './leaseProvider.ts';
import { NAMESAKE } from './listWallets.ts';

/** What a wallet announces (EIP-6963). */
interface Announcement {
  info: { uuid: string; rdns: string; name: string; icon: string };
  provider: EIP1193Provider;
}

/** Of each page, by what it is configured with. */
const known = new WeakMap<Config, Announcement[]>();

/** The wallets that have announced themselves to a page. */
export const announcedTo = (config: Config): readonly Announcement[] => known.get(config) ?? [];

/**
 * Gives a page the wallets of its browser that announce themselves (EIP-6963), each as a connector of its own. wagmi's own
 * discovery has none for a second wallet of an rdns, so that who comes first would stand in for the other, and never takes
 * its listeners off the wallets.
 * @returns ends it: nothing listens any more, and the page knows none of them
 */
export function discoverWallets(config: Config): () => void {
  const announced: Announcement[] = [];
  known.set(config, announced);
  const { setup, setState } = config._internal.connectors;
  const before = config.connectors;
  const leases: { end: () => void }[] = [];
  const hear = ({ detail }: CustomEvent<Announcement>) => {
    const { info, provider } = detail;
    const namesakes = announced.filter(({ info: { rdns } }) => rdns === info.rdns);
    if (announced.some(({ info: { uuid } }) => uuid === info.uuid)) return;
    if (namesakes.some((other) => other.provider === provider)) return;
    announced.push(detail);
    const lease = leaseProvider(provider);
    leases.push(lease);
    const { rdns, name, icon } = info;
    // an id of its own: a reload must not connect the other one in its place
    const id = namesakes.length > 0 ? `${rdns}${NAMESAKE}${namesakes.length + 1}` : rdns;
    const connector = setup(injected({ target: () => ({ id, name, icon, provider: lease.provider as never }) }));
    setState((connectors) => [...connectors, connector]);
  };
  addEventListener('eip6963:announceProvider', hear as EventListener);
  dispatchEvent(new Event('eip6963:requestProvider'));
  return () => {
    removeEventListener('eip6963:announceProvider', hear as EventListener);
    for (const lease of leases) lease.end();
    known.delete(config);
    setState([...before]);
  };
}
