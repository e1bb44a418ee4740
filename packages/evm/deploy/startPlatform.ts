import { type Address, parseEther, zeroAddress } from 'viem';
import { deployLocalExchange } from './localExchange.ts';
import type { PlatformSettings } from './settings.ts';
import { type Anvil, startAnvil, stopIfFails } from './startAnvil.ts';

/** A fresh local chain with an exchange, and settings to deploy the platform with: account 1 gets the fees, 2 is administrator. */
export async function startPlatform(): Promise<{
  anvil: Anvil;
  account: (index: number) => Address;
  settings: PlatformSettings;
}> {
  const anvil = await startAnvil();
  const accounts = await anvil.client.getAddresses();
  const account = (index: number): Address => accounts[index] ?? zeroAddress;
  const { wrappedNative, exchange, v3, stable } = await stopIfFails(anvil, () =>
    deployLocalExchange(anvil.client, account(0)),
  );
  const settings: PlatformSettings = {
    feeAddress: account(1),
    rabAddress: account(2),
    baseFee: 40,
    tokenFee: 0,
    creationFee: parseEther('0.1'),
    tokenCreationFee: parseEther('0.01'),
    wrappedNative,
    exchanges: [exchange],
    positionManagers: [v3.positionManager],
    baseTokens: [stable],
  };
  return { anvil, account, settings };
}
