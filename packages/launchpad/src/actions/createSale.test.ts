import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { presaleFactoryAbi, privateSaleFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { SaleKind } from '../model/Launchpad.ts';
import { createdSale, factoryOf } from './createSale.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const TOKEN = `0x${'e'.repeat(40)}` as const;
const SALE = `0x${'7'.repeat(40)}` as const;

it.each([
  [SaleKind.SALE, presaleFactoryAbi, 'PresaleCreated', 'presale'],
  [SaleKind.GROW, privateSaleFactoryAbi, 'PrivateSaleCreated', 'privateSale'],
] as const)(
  'a new sale of kind %s is what its factory says, whatever the sold token writes before it',
  (kind, abi, name, key) => {
    const hostile = logOf(TOKEN, abi, name, { [key]: TOKEN });
    const own = logOf(factoryOf(chain, kind), abi, name, { [key]: SALE });
    expect(createdSale(chain, kind, { logs: [hostile, own] })).toBe(SALE);
    expect(() => createdSale(chain, kind, { logs: [hostile] })).toThrow('The transaction created no sale.');
  },
);
