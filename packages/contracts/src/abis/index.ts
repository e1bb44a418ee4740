// What screens read and call: every page that reads a contract loads all of it.
export {
  babyTokenFactoryAbi,
  balancesAndAllowancesAbi as bnAAbi,
  buybackBabyTokenFactoryAbi,
  fairLaunchAbi,
  fairLaunchFactoryAbi,
  launchpadSettingAbi,
  liquidityGeneratorTokenFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
  tokensInfoAbi,
} from './generated.ts';
export { saleAbi } from './saleAbi.ts';
