import type { Config, Connector } from 'wagmi';
import { connect } from 'wagmi/actions';
import { connectionTypeOf } from './connectionTypeOf.ts';
import { choicesOf, saveWalletChoice } from './walletChoice.ts';

/**
 * Connects a wallet that a person picked, and saves the choice (WAL-02). A refusal or failure is logged only (WAL-10),
 * and changes nothing of what was chosen before or since.
 * @returns whether it is connected
 */
export async function connectWallet(config: Config, connector: Connector): Promise<boolean> {
  const isCurrent = () => config.state.current === connector.uid;
  if (isCurrent()) return true;
  const choices = choicesOf(config);
  const choice = { connectionType: connectionTypeOf(connector), connectorId: connector.id };
  // before it is asked: only a chosen wallet may become the page's (see keepChosenWallet)
  choices.unshift(choice);
  try {
    await connect(config, { connector });
    // the person may have gone on to another one
    if (!isCurrent()) return false;
    choices.length = choices.indexOf(choice) + 1;
    saveWalletChoice(choice);
    return true;
  } catch (error) {
    const index = choices.indexOf(choice);
    if (index >= 0) choices.splice(index, 1);
    console.warn('wallet activation failed:', error);
    return false;
  }
}
