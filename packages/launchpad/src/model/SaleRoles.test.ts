import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { rolesOf, type SaleRoles } from './SaleRoles.ts';

type Account = Parameters<typeof rolesOf>[1];

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const [owner, admin, stranger] = [address('3'), address('7'), address('9')];
const visitor: SaleRoles = { isOwner: false, isAdmin: false, isConnected: false };

it.each<[string, Account, Account, SaleRoles]>([
  ['a visitor without an account has no role', undefined, admin, visitor],
  [
    'a visitor without an account is no administrator, also where the settings name none',
    undefined,
    undefined,
    visitor,
  ],
  ['a stranger is only connected', stranger, admin, { ...visitor, isConnected: true }],
  ['the owner owns the sale', owner, admin, { ...visitor, isConnected: true, isOwner: true }],
  ['the RAB address is the administrator', admin, admin, { ...visitor, isConnected: true, isAdmin: true }],
  ['an owner with the RAB address is both', owner, owner, { isConnected: true, isOwner: true, isAdmin: true }],
])('%s', (_rule, account, rabAddress, roles) => {
  expect(rolesOf(saleFixture({ owner }), account, rabAddress)).toEqual(roles);
});
