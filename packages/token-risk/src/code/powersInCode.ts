import type { Hex } from 'viem';
import { pushesIn } from './pushesIn.ts';

/** Functions by which owners of known kinds of tokens change what their holders have or can do: signatures by selector. */
export const POWER_FUNCTIONS = {
  mint: {
    '0x40c10f19': 'mint(address,uint256)',
    '0xa0712d68': 'mint(uint256)',
    '0x449a52f8': 'mintTo(address,uint256)',
    '0xcc872b66': 'issue(uint256)',
    '0x867904b4': 'issue(address,uint256)',
    '0x4e6ec247': '_mint(address,uint256)',
    '0x827f32c0': 'generateTokens(address,uint256)',
  },
  pause: {
    '0x8456cb59': 'pause()',
    '0x16c38b3c': 'setPaused(bool)',
    '0xbedb86fb': 'setPause(bool)',
    '0x8a8c523c': 'enableTrading()',
    '0xc9567bf9': 'openTrading()',
    '0x8f70ccf7': 'setTrading(bool)',
    '0xc2e5ec04': 'setTradingEnabled(bool)',
    '0x379ba1d9': 'setTradingStatus(bool)',
  },
  block: {
    '0x000af2a1': 'setBlocked(address,bool)',
    '0xf9f92be4': 'blacklist(address)',
    '0x404e5129': 'blacklist(address,bool)',
    '0x9cfe42da': 'addBlacklist(address)',
    '0x0ecb93c0': 'addBlackList(address)',
    '0x153b0d1e': 'setBlacklist(address,bool)',
    '0xd01dd6d2': 'setBlacklisted(address,bool)',
    '0x455a4396': 'blacklistAddress(address,bool)',
    '0xb515566a': 'setBots(address[])',
    '0x342aa8b5': 'setBot(address,bool)',
    '0xd34628cc': 'addBots(address[])',
    '0x00b8cf2a': 'blockBots(address[])',
    '0x8d1fdf2f': 'freeze(address)',
    '0xe724529c': 'freezeAccount(address,bool)',
    '0xf3bdc228': 'destroyBlackFunds(address)',
  },
  fees: {
    '0x69fe0e2d': 'setFee(uint256)',
    '0x0b78f9c0': 'setFees(uint256,uint256)',
    '0xcec10c11': 'setFees(uint256,uint256,uint256)',
    '0xc647b20e': 'setTaxes(uint256,uint256)',
    '0xe9dae5ed': 'setTaxes(uint256,uint256,uint256)',
    '0xdc1052e2': 'setBuyTax(uint256)',
    '0x8cd09d50': 'setSellTax(uint256)',
    '0x0cc835a3': 'setBuyFee(uint256)',
    '0x8b4cee08': 'setSellFee(uint256)',
    '0xc4081a4c': 'setTaxFee(uint256)',
    '0x061c82d0': 'setTaxFeePercent(uint256)',
    '0x8ee88c53': 'setLiquidityFeePercent(uint256)',
    '0x357bf15c': 'setLiquidityFee(uint256)',
    '0x625e764c': 'setMarketingFee(uint256)',
    '0x8095d564': 'updateBuyFees(uint256,uint256,uint256)',
    '0xc17b5b8c': 'updateSellFees(uint256,uint256,uint256)',
    '0xbf92f7b6': 'setTaxed(bool)',
    '0xd32ecaa3': 'setTaxed(address,uint256)',
    '0xc0324c77': 'setParams(uint256,uint256)',
  },
  limits: {
    '0xec28438a': 'setMaxTxAmount(uint256)',
    '0xd543dbeb': 'setMaxTxPercent(uint256)',
    '0x1e293c10': 'setMaxTransactionAmount(uint256)',
    '0x5d0044ca': 'setMaxWallet(uint256)',
    '0x27a14fc2': 'setMaxWalletAmount(uint256)',
    '0xea1644d5': 'setMaxWalletSize(uint256)',
    '0x82bf293c': 'setMaxWalletPercent(uint256)',
    '0x203e727e': 'updateMaxTxnAmount(uint256)',
    '0xc18bc195': 'updateMaxWalletAmount(uint256)',
    '0x5c85974f': 'setTxLimit(uint256)',
  },
  balances: {
    '0x7a43e23f': 'rebase(uint256,int256)',
    '0x0ab114f9': 'rebase(int256)',
    '0xaf14052c': 'rebase()',
    '0x9dc29fac': 'burn(address,uint256)',
    '0x33bebb77': 'forceTransfer(address,address,uint256)',
    '0xe2f72f03': 'wipeFrozenAddress(address)',
    '0xeb9253c0': 'seize(address,uint256)',
    '0xf3df317e': 'clawback(address,uint256)',
  },
  upgrade: {
    '0x3659cfe6': 'upgradeTo(address)',
    '0x4f1ef286': 'upgradeToAndCall(address,bytes)',
  },
} as const satisfies Record<string, Record<Hex, string>>;

/** `block` is of single accounts, `limits` of what one can hold or send at once, `balances` of what others hold already. */
export type TokenPower = keyof typeof POWER_FUNCTIONS;

/** Selectors that code compares calls with: what it pushes in four bytes, or in three where the first is zero. */
function selectorsIn(code: Hex): Set<string> {
  const found = new Set<string>();
  for (const { size, digits } of pushesIn(code))
    if (size === 3 || size === 4) found.add(`0x${digits.padStart(8, '0')}`);
  return found;
}

/** Known powers whose functions the code answers to, with their signatures. What is not found may still be there. */
export function powersIn(code: Hex): { power: TokenPower; functions: string[] }[] {
  const selectors = selectorsIn(code.toLowerCase() as Hex);
  return Object.entries(POWER_FUNCTIONS)
    .map(([power, known]) => ({
      power: power as TokenPower,
      functions: Object.entries(known).flatMap(([selector, signature]) => (selectors.has(selector) ? [signature] : [])),
    }))
    .filter(({ functions }) => functions.length > 0);
}
