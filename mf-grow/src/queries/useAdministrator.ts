import { useRabAddress } from '@rab/launchpad';
import { useWallet } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';

/** The platform's administrator, undefined until read, and whether the connected account is the one (OWN-06). */
export function useAdministrator(): { administrator: Address | undefined; isAdministrator: boolean } {
  const { address } = useWallet();
  const administrator = useRabAddress();
  const isAdministrator =
    address !== undefined && administrator !== undefined && isAddressEqual(address, administrator);
  return { administrator, isAdministrator };
}
