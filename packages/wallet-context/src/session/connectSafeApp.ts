import type { AppConfig } from '@rab/config';
import type { Config } from 'wagmi';
import { safe } from 'wagmi/connectors/safe';
import { activate } from './reconnectWallet.ts';
import { choicesOf, SAFE_APP } from './walletChoice.ts';

/** A host that is a Safe answers by then. */
const ANSWER_LIMIT_MS = 5_000;

/**
 * Connects the Safe in whose page this one is opened, without a question, and lists it among the wallets. Nothing happens where
 * the page around this one is not one of the named hosts, or no Safe.
 */
export async function connectSafeApp(config: Config, { wallet }: AppConfig): Promise<void> {
  const allowedDomains = wallet.safeHosts.map((host) => new RegExp(`^${host.replaceAll(/[.[\]]/g, '\\$&')}$`));
  const { setup, setState } = config._internal.connectors;
  const connector = setup(safe({ allowedDomains, unstable_getInfoTimeout: ANSWER_LIMIT_MS }));
  const choices = choicesOf(config);
  choices.unshift(SAFE_APP);
  await activate(config, connector, SAFE_APP);
  if (config.state.current === connector.uid) setState((connectors) => [connector, ...connectors]);
  else choices.splice(choices.indexOf(SAFE_APP), 1);
}
