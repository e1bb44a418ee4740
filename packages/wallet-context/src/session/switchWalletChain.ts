import { type AddEthereumChainParameter, type EIP1193Provider, numberToHex } from 'viem';
import type { Config } from 'wagmi';
import { isUnknownChain } from './isUnknownChain.ts';

/**
 * Asks the connected wallet to switch to a configured chain (hex chain id, WAL-07). A wallet that does not know the
 * chain is given our name, currency, links and explorer of it first, and asked again where it added without switching.
 * @throws what the wallet says, a refusal included; also when it agrees and stays where it was
 */
export async function switchWalletChain(config: Config, chainId: number): Promise<void> {
  const connector = config.state.connections.get(config.state.current ?? '')?.connector;
  const chain = config.chains.find(({ id }) => id === chainId);
  if (!connector || !chain) throw new Error('No wallet is connected, or the network isn’t configured.');
  const provider = (await connector.getProvider()) as EIP1193Provider;
  const isThere = async () => (await connector.getChainId()) === chainId;
  const ask = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] });
  try {
    await ask();
  } catch (error) {
    if (!isUnknownChain(error)) throw error;
    const added: AddEthereumChainParameter = {
      chainId: numberToHex(chainId),
      chainName: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: [...chain.rpcUrls.default.http],
      ...(chain.blockExplorers && { blockExplorerUrls: [chain.blockExplorers.default.url] }),
    };
    await provider.request({ method: 'wallet_addEthereumChain', params: [added] });
    if (!(await isThere())) await ask();
  }
  if (!(await isThere())) throw new Error(`Your wallet didn’t switch to ${chain.name}.`);
  // not every wallet announces the change by itself
  connector.emitter.emit('change', { chainId });
}
