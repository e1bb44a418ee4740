import type { Address } from 'viem';
import type { LocalChain } from './LocalChain.ts';

/** Roles of the development chain's ten unlocked accounts, by index. */
const NAMES = [
  'RAB admin',
  'Demo owner',
  'Demo buyer',
  'Second buyer',
  'Third buyer',
  'Fourth buyer',
  'Fifth buyer',
  'Second owner',
  'Third owner',
  'Newcomer',
] as const;

export interface NamedAccount {
  name: string;
  address: Address;
}

/** The accounts of the demo data, by role. */
export interface Cast {
  /** Deployed everything, owns the settings, is the platform's administrator. */
  admin: Address;
  owner: Address;
  secondOwner: Address;
  thirdOwner: Address;
  buyers: readonly [Address, Address, Address, Address, Address];
}

/** The unlocked accounts with their names, in the chain's order. */
export async function readAccounts(chain: LocalChain): Promise<NamedAccount[]> {
  const addresses = await chain.client.getAddresses();
  return NAMES.flatMap((name, index) => {
    const address = addresses[index];
    return address ? [{ name, address }] : [];
  });
}

export function castOf(accounts: readonly NamedAccount[]): Cast {
  const [admin, owner, b1, b2, b3, b4, b5, secondOwner, thirdOwner] = accounts.map(({ address }) => address);
  if (!admin || !owner || !b1 || !b2 || !b3 || !b4 || !b5 || !secondOwner || !thirdOwner)
    throw new Error('The development chain has fewer than ten accounts.');
  return { admin, owner, secondOwner, thirdOwner, buyers: [b1, b2, b3, b4, b5] };
}
