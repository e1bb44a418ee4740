import type { Config, Connector } from 'wagmi';
import { connect } from 'wagmi/actions';
import { connectionTypeOf } from './connectionTypeOf.ts';
import { readWalletChoice, saveWalletChoice } from './walletChoice.ts';

/**
 * Connects a wallet that a person picked, and saves the choice (WAL-02). A refusal or failure is logged only (WAL-10);
 * the choice before stays then.
 * @returns whether it is connected
 */
export async function connectWallet(config: Config, connector: Connector): Promise<boolean> {
  const before = readWalletChoice();
  // saved first: only the chosen wallet may become the page's (see keepChosenWallet)
  saveWalletChoice({ connectionType: connectionTypeOf(connector), connectorId: connector.id });
  try {
    await connect(config, { connector });
    return true;
  } catch (error) {
    saveWalletChoice(before);
    console.warn('wallet activation failed:', error);
    return false;
  }
}
