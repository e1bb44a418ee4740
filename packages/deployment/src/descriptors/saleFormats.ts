import type {
  fairLaunchAbi,
  fairLaunchFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
} from '@rab/contracts/abis';
import type { proRataAbi, proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { zeroAddress } from 'viem';
import type { CallFormat, CallFormatsOf } from './CallFormat.ts';
import {
  account,
  amountOf,
  basisPoints,
  coins,
  contract,
  date,
  duration,
  oneOf,
  perMille,
  plain,
  sent,
  token,
  unit,
} from './fields.ts';
import { withPermit } from './withPermit.ts';

const DETAIL = 'packages/launchpad/src/detail';
const GROW = 'mf-grow/src/pages/GrowDetail';
const yesOrNo = oneOf('yesOrNo');

/** A call without arguments. */
const simple = (intent: string, screen: string | null): CallFormat => ({ intent, screen, fields: [] });
const forAccounts = (intent: string, screen: string | null): CallFormat => ({
  intent,
  screen,
  fields: [account('accounts.[]', 'Account')],
});
const forAccount = (intent: string): CallFormat => ({ intent, screen: null, fields: [account('account', 'Account')] });

/** The sale knows the currency that it is paid in, and the call does not: what the wallet knows are the coins sent along. */
const paid = sent('You pay');
const amount = unit('smallest units of the sale’s currency')('amount', 'Amount');
const referrer = account('referrer', 'Referrer', { ifNotIn: [zeroAddress] });
const buy = (fields: CallFormat['fields']): CallFormat => ({
  intent: 'Buy',
  screen: `${DETAIL}/buy/BuyForm.tsx`,
  fields,
});

/** What all kinds of sale share. */
const everySale = {
  userWithdrawTokens: simple('Claim', `${DETAIL}/claims/ClaimButton.tsx`),
  claimFor: forAccount('Send bought tokens to their buyer'),
  claimForMany: forAccounts('Pay out', `${DETAIL}/owner/PayOut.tsx`),
  userWithdrawBaseTokens: simple('Refund', `${DETAIL}/claims/RefundButton.tsx`),
  refundFor: forAccount('Send a deposit back to its buyer'),
  refundForMany: forAccounts('Pay out', `${DETAIL}/owner/PayOut.tsx`),
  ownerWithdrawTokens: simple('Withdraw', `${DETAIL}/owner/WithdrawButton.tsx`),
  forceFailByPresaleOwner: simple('Cancel the sale', `${DETAIL}/owner/CancelButton.tsx`),
  forceFailByRAB: simple('Make the sale fail', `${DETAIL}/owner/ForceFailButton.tsx`),
  setProjectInfo: {
    intent: 'Update the project info',
    screen: `${DETAIL}/info/usePublishProjectInfo.ts`,
    fields: [plain('projectInfoHash', 'Project info')],
  },
  recoverWrongTokens: {
    intent: 'Recover',
    screen: `${DETAIL}/owner/RecoverTokens.tsx`,
    fields: [token('token', 'Token address')],
  },
  withdrawPending: {
    intent: 'Withdraw',
    screen: `${DETAIL}/claims/PendingPayments.tsx`,
    fields: [token('token', 'Token address'), account('account', 'Receiver')],
  },
} satisfies Record<string, CallFormat>;

/** What sales at a fixed price share besides. */
const fixedPrice = {
  ...everySale,
  userDeposit: buy([paid, amount, referrer]),
  userDepositWithPermit: withPermit(buy([amount, referrer])),
  claimReward: simple('Claim the referral reward', `${DETAIL}/claims/RewardButton.tsx`),
  rewardFor: forAccount('Send a referral reward to its referrer'),
  rewardForMany: forAccounts('Pay out', `${DETAIL}/owner/PayOut.tsx`),
  addWhitelistAccount: forAccounts('Add', `${DETAIL}/tabs/whitelist/WhitelistForm.tsx`),
  removeWhitelistAccount: forAccounts('Remove', `${DETAIL}/tabs/whitelist/WhitelistTab.tsx`),
} satisfies Record<string, CallFormat>;

const listing = {
  addLiquidity: simple('Finalize the sale', 'mf-sale/src/pages/SaleDetail/FinalizeButton.tsx'),
  addLiquidityElsewhere: simple('Try to list', 'mf-sale/src/pages/SaleDetail/ListElsewhereButton.tsx'),
} satisfies Record<string, CallFormat>;

export const PRESALE_FORMATS: CallFormatsOf<typeof presaleAbi> = {
  ...fixedPrice,
  ...listing,
  leave: simple('Leave the sale', 'mf-sale/src/pages/SaleDetail/Leaving.tsx'),
};

export const FAIR_LAUNCH_FORMATS: CallFormatsOf<typeof fairLaunchAbi> = {
  ...everySale,
  ...listing,
  userDeposit: buy([paid, amount]),
  userDepositWithPermit: withPermit(buy([amount])),
};

/** A pro rata sale adds views only. */
export const PRO_RATA_FORMATS: CallFormatsOf<typeof proRataAbi> = FAIR_LAUNCH_FORMATS;

export const PRIVATE_SALE_FORMATS: CallFormatsOf<typeof privateSaleAbi> = {
  ...fixedPrice,
  finalized: simple('Finalize the sale', `${GROW}/FinalizeGrowButton.tsx`),
  setStatusByRAB: {
    intent: 'Set status',
    screen: `${GROW}/ReviewButtons.tsx`,
    fields: [oneOf('growStatus')('status', 'Status')],
  },
  setIsVisible: {
    intent: 'Show or hide the sale',
    screen: null,
    fields: [yesOrNo('visible', 'Show in the lists')],
  },
  handBack: {
    intent: 'Hand back',
    screen: `${GROW}/HandBack.tsx`,
    fields: [unit('smallest units of the sale’s currency')('least', 'You get at least')],
  },
  withdrawParts: simple('Withdraw what is due', `${GROW}/PartButtons.tsx`),
  setPartsStopped: {
    intent: 'Stop or resume the payout',
    screen: null,
    fields: [yesOrNo('isStopped', 'Stop the payout')],
  },
};

const ofSale = (name: string) => amountOf(`${name}.saleToken`);
const ofBase = (name: string) => amountOf(`${name}.baseToken`);
const price = unit('tokens for 1 of the currency', 18);
const agreed = [
  sent('Creation fee'),
  perMille('agreed.baseFee', 'Fee on the raise at most'),
  perMille('agreed.tokenFee', 'Fee on the tokens sold at most'),
  coins('agreed.flatFee', 'Creation fee at most'),
];
const owner = [account('owner.presaleOwner', 'Owner'), plain('owner.projectInfoHash', 'Project info')];
const exchanges = [
  contract('owner.factory', 'Exchange'),
  contract('owner.otherFactory', 'Other exchange', { ifNotIn: [zeroAddress] }),
];
const terms = [
  token('sale.saleToken', 'Token address'),
  token('sale.baseToken', 'Currency', { ifNotIn: [zeroAddress] }),
  price('sale.tokenPrice', 'Presale rate'),
  ofBase('sale')('cap.softCap', 'Soft cap'),
  ofBase('sale')('cap.hardCap', 'Hard cap'),
  ofBase('sale')('sale.minSpendPerBuyer', 'Minimum buy'),
  ofBase('sale')('sale.maxSpendPerBuyer', 'Maximum buy'),
  date('sale.startTime', 'Start time'),
  date('sale.endTime', 'End time'),
  duration('sale.whitelistTime', 'Whitelist time'),
  perMille('sale.referralRate', 'Reward percentage'),
  oneOf('unsold')('sale.isBurn', 'Unsold tokens'),
];
const vestingStart = duration('vesting.vestingStartEmission', 'Vesting start');
const vesting = [
  yesOrNo('vesting.requestVesting', 'Vesting for buyers'),
  yesOrNo('vesting.linearLock', 'Linear'),
  basisPoints('vesting.vestingPercentage', 'Vesting percent'),
  duration('vesting.vestingEndEmission', 'Vesting end'),
  duration('vesting.vestingPeriod', 'Vesting period'),
];
const createSale: Pick<CallFormat, 'intent' | 'screen'> = {
  intent: 'Create the sale',
  screen: 'packages/launchpad/src/wizard/terms/saleCreationParts.tsx',
};
const withdrawFees = simple('Send collected fees to the platform', null);

const presale = [
  ...terms,
  perMille('cap.liquidityPercent', 'Liquidity percent'),
  price('cap.listingRate', 'Listing rate'),
  duration('cap.lockPeriod', 'Liquidity lockup'),
  ...exchanges,
  ...owner,
  ...vesting,
  ...agreed,
];
const leaving = [duration('leaving.time', 'Buyers can leave for'), perMille('leaving.cost', 'What stays of a deposit')];

export const PRESALE_FACTORY_FORMATS: CallFormatsOf<typeof presaleFactoryAbi> = {
  create: { ...createSale, fields: presale },
  createWithLeaving: { ...createSale, fields: [...presale, ...leaving] },
  withdrawFees,
};

const privateSale = [...terms, ...owner, ...vesting, vestingStart, ...agreed];
const parts = [
  unit('equal parts')('parts.count', 'Parts of the raise'),
  duration('parts.period', 'Time between two parts'),
];

export const PRIVATE_SALE_FACTORY_FORMATS: CallFormatsOf<typeof privateSaleFactoryAbi> = {
  create: { ...createSale, fields: privateSale },
  createInParts: { ...createSale, fields: [...privateSale, ...parts] },
  withdrawFees,
};

const launchTerms = [
  token('info.saleToken', 'Token address'),
  token('info.baseToken', 'Currency', { ifNotIn: [zeroAddress] }),
  ofSale('info')('info.sellingAmount', 'Selling amount'),
  ofBase('info')('info.softCap', 'Soft cap'),
];
const launchRest = [
  ofBase('info')('info.maxOwnerReceive', 'Max Owner Receive'),
  perMille('info.liquidityPercent', 'Liquidity percent'),
  date('info.startTime', 'Start time'),
  date('info.endTime', 'End time'),
  duration('info.lockPeriod', 'Liquidity lockup'),
  oneOf('feeOption')('info.feeOption', 'Fee option'),
  ...exchanges,
  ...owner,
  yesOrNo('team.usingTeamVesting', 'Team vesting'),
  ofSale('info')('team.totalTokens', 'Total team vesting tokens'),
  duration('team.firstReleaseDelay', 'First release after listing'),
  basisPoints('team.firstReleaseBps', 'First release'),
  duration('team.period', 'Vesting period'),
  basisPoints('team.releaseBps', 'Release each cycle'),
  ...agreed,
];

export const FAIR_LAUNCH_FACTORY_FORMATS: CallFormatsOf<typeof fairLaunchFactoryAbi> = {
  create: {
    intent: 'Create the fair launch',
    screen: 'mf-sale/src/pages/CreateFairLaunch/fairLaunchCreation.tsx',
    fields: [...launchTerms, ...launchRest],
  },
  withdrawFees,
};

export const PRO_RATA_FACTORY_FORMATS: CallFormatsOf<typeof proRataFactoryAbi> = {
  create: {
    intent: 'Create the pro rata sale',
    screen: 'mf-sale/src/pages/CreateProRata/proRataCreation.tsx',
    fields: [...launchTerms, ofBase('info')('hardCap', 'Hard cap'), ...launchRest],
  },
  withdrawFees,
};
