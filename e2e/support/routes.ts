import type { APIRequestContext } from '@playwright/test';
import { demo } from './demo.ts';

/** Where a page is and the heading that it shows. */
type Place = [path: string, heading: string];

const at = (path: string, heading: string) => async (): Promise<Place> => [path, heading];

/** Every route of the shell; addresses and numbers are those of the demo data. */
export const ROUTES: Record<string, (request: APIRequestContext) => Promise<Place>> = {
  '/': at('/', 'Launch a token on promises the contract keeps.'),
  '/antibot': at('/antibot', 'RAB Anti-bot'),
  '/my without a wallet': at('/my', 'My portfolio'),
  '/version': at('/version', 'Versions'),
  'any other path': at('/no/such/page', 'Page not found'),
  '/rab-sale/create': async (request) => [
    `/rab-sale/create?tokenAddress=${(await demo.sale(request)).token}`,
    'Create RAB Sale',
  ],
  '/rab-sale/fairlaunch/create': at('/rab-sale/fairlaunch/create', 'Create Fair Launch'),
  '/rab-sale/fairlaunch': at('/rab-sale/fairlaunch', 'Fair launches'),
  '/rab-sale/fairlaunch/{fairLaunchAddress}': async (request) => {
    const { id, tokenName } = await demo.fairLaunch(request);
    return [`/rab-sale/fairlaunch/${id}`, tokenName];
  },
  '/rab-sale/prorata/create': at('/rab-sale/prorata/create', 'Create Pro Rata Sale'),
  '/rab-sale/prorata': at('/rab-sale/prorata', 'Pro rata sales'),
  '/rab-sale/prorata/{proRataAddress}': async (request) => {
    const { id, tokenName } = await demo.proRata(request);
    return [`/rab-sale/prorata/${id}`, tokenName];
  },
  '/view-sales': at('/view-sales', 'Current Sale'),
  'an empty /view-sales': at('/view-sales?search=nothing+has+this+name', 'Current Sale'),
  ...Object.fromEntries(
    ['token', 'status', 'listing', 'locks'].map((tab) => [
      `/rab-sale/{presaleAddress}, tab ${tab}`,
      async (request: APIRequestContext): Promise<Place> => {
        const { id, tokenName } = await demo.listedSale(request);
        return [`/rab-sale/${id}?tab=${tab}`, tokenName];
      },
    ]),
  ),
  '/rab-sale/update/{presaleAddress}': async (request) => [
    `/rab-sale/update/${(await demo.sale(request)).id}`,
    'Update Additional Info',
  ],
  '/rab-grow/create': at('/rab-grow/create', 'Create RAB Grow'),
  '/rab-grow/list': at('/rab-grow/list', 'Current Sale'),
  '/rab-grow/{privateSaleAddress}': async (request) => {
    const { id, tokenName } = await demo.grow(request);
    return [`/rab-grow/${id}`, tokenName];
  },
  '/rab-grow/desk without its administrator': at('/rab-grow/desk', 'Administrator’s desk'),
  '/rab-grow/settings': at('/rab-grow/settings', 'Platform settings'),
  '/token/create': at('/token/create', 'Create token'),
  '/token/view/{tokenAddress}': async (request) => {
    const { token, tokenName } = await demo.sale(request);
    return [`/token/view/${token}`, tokenName];
  },
  '/token/token-detect': at('/token/token-detect', 'Token risk check'),
  '/token/token-detect/{tokenAddress}': async (request) => [
    `/token/token-detect/${(await demo.sale(request)).token}`,
    'Token risk check',
  ],
  '/token/airdrops': at('/token/airdrops', 'Airdrops'),
  '/token/airdrop/create': at('/token/airdrop/create', 'Create airdrop'),
  // the second of the demo's, which pays in parts
  '/token/airdrop/{airdropId}': at('/token/airdrop/2', 'Airdrop'),
  '/create-lock': at('/create-lock', 'Create Lock'),
  '/create-lock/many': at('/create-lock/many', 'Lock for many'),
  '/create-lock/position': at('/create-lock/position', 'Lock a V3 position'),
  '/lock-tokens': at('/lock-tokens', 'Token locks'),
  'My Locks without a wallet': at('/lock-tokens?tab=mine', 'Token locks'),
  '/lock-liquidity': at('/lock-liquidity', 'Liquidity locks'),
  '/lock-liquidity/positions': at('/lock-liquidity/positions', 'Liquidity locks'),
  // the first of the demo's, whose position is in range
  '/lock-liquidity/position/{lockId}': at('/lock-liquidity/position/1', 'Locked position'),
  '/lock-liquidity/position/{lockId}/certificate': at('/lock-liquidity/position/1/certificate', 'Lock certificate'),
  '/lock-tokens/detail/{token}': async (request) => [
    `/lock-tokens/detail/${(await demo.lock(request)).token}`,
    'Lock info',
  ],
  '/lock-tokens/detail/{token} without locks': at(`/lock-tokens/detail/0x${'12'.repeat(20)}`, 'Lock info'),
  '/lock-tokens/lock/{lockId}': async (request) => [
    `/lock-tokens/lock/${(await demo.lock(request)).id}`,
    'Lock detail',
  ],
  '/lock-tokens/lock/{lockId}/certificate': async (request) => [
    `/lock-tokens/lock/${(await demo.vestingLock(request)).id}/certificate`,
    'Lock certificate',
  ],
  '/lock-tokens/lock/{lockId} with vesting': async (request) => [
    `/lock-tokens/lock/${(await demo.vestingLock(request)).id}`,
    'Lock detail',
  ],
};
