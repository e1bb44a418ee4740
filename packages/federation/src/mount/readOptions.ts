import { type AppConfig, ConfigError, loadConfig, parseConfig } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import type { MountOptions } from '@rab/embed';
import type { HostWallet } from '@rab/wallet-context/wallet';

/**
 * The configuration that a mount's options ask for.
 * @throws {ConfigError} where it cannot be read, or an option does not fit it
 */
export async function readOptions({ config, chain, referrer }: MountOptions): Promise<AppConfig> {
  const read = typeof config === 'object' ? parseConfig(config) : await loadConfig(config ?? '/config.json');
  const only = read.chains[String(chain)];
  if (chain !== undefined && !only) throw new ConfigError(`The configuration has no chain ${chain}.`);
  const payee = parseAddress(referrer ?? null);
  if (referrer && !payee) throw new ConfigError(`The referrer ${referrer} isn’t an address.`);
  return {
    ...read,
    ...(only && { defaultChainId: only.id, chains: { [only.id]: only } }),
    ...(payee && { referrer: payee }),
  };
}

/** Whether a change of options needs another configuration. */
export const changesConfig = (before: MountOptions, after: MountOptions): boolean =>
  before.config !== after.config || before.chain !== after.chain || before.referrer !== after.referrer;

/** The wallet that a mount's options give, if they do: most pages give none, and need no code for it. */
export async function readWallet({ provider }: MountOptions): Promise<HostWallet | undefined> {
  if (!provider) return undefined;
  const { hostWallet } = await import('@rab/wallet-context/wallet');
  // the same kind of wallet by the stricter name of viem
  return hostWallet(provider as Parameters<typeof hostWallet>[0]);
}
