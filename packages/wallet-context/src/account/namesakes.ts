import type { Config, Connector } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { NAMESAKE } from './listWallets.ts';

/** Of each page, by the wallets' ids of this load: a connector is one thing for as long as the page is there. */
const made = new WeakMap<Config, Map<string, Connector>>();

/**
 * Connectors of the wallets that announce themselves under an rdns that another one had announced before: wagmi has none for
 * them, so that who comes first would stand in for the other.
 */
export function namesakes(config: Config, connectors: readonly Connector[]): Connector[] {
  const own = made.get(config) ?? new Map<string, Connector>();
  made.set(config, own);
  const announced = config._internal.mipd?.getProviders() ?? [];
  const later = announced.filter(
    ({ info, provider }, index) =>
      connectors.some(({ id }) => id === info.rdns) &&
      announced.slice(0, index).some((other) => other.info.rdns === info.rdns) &&
      announced.slice(0, index).every((other) => other.provider !== provider),
  );
  return later.map(({ info: { uuid, rdns, name, icon }, provider }, index) => {
    // an id of its own: a reload must not connect the other one in its place
    const target = { id: `${rdns}${NAMESAKE}${index + 2}`, name, icon, provider: provider as never };
    const connector = own.get(uuid) ?? config._internal.connectors.setup(injected({ target: () => target }));
    own.set(uuid, connector);
    return connector;
  });
}
