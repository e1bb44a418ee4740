import { Address, AddressShape } from '@rab/ui/address';
import { ACCOUNT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const parts = ['AddressShape'];

export const stories: Stories = {
  short: { draw: () => <Address address={ACCOUNT} /> },
  'more of it, a token': { draw: () => <Address address={ACCOUNT} kind="token" leading={12} trailing={12} /> },
  'being read': { draw: () => <AddressShape name="token" /> },
  'compact, being read': { draw: () => <AddressShape name="token" compact /> },
  compact: { draw: () => <Address address={ACCOUNT} compact /> },
  'the whole of it open': { draw: () => <Address address={ACCOUNT} />, press: ['[data-hint]'] },
};
