export {
  balancesAndAllowancesAbi as bnAAbi,
  launchpadSettingAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
  tokensInfoAbi,
} from './generated.ts';
