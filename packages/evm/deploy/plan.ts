import { type Address, parseEther } from 'viem';
import { ownArtifact } from './artifact.ts';
import { type Place, type PlannedContract, planContract, planImplementation } from './create2.ts';
import type { PlatformSettings } from './settings.ts';

/** Every contract of the launchpad under the front end's key, in the order of deployment. */
export interface DeploymentPlan {
  contracts: Record<OwnContract, PlannedContract> & Partial<Record<OptionalContract, PlannedContract>>;
  /** The code behind what each factory clones, by the factory's key; the factory's constructor creates it. */
  implementations: Record<CloningFactory, PlannedContract>;
  /** Those with an owner. */
  owned: PlannedContract[];
  /** Those that ask the platform's settings. */
  saleFactories: PlannedContract[];
  /** Those with a flat fee of their own. */
  tokenFactories: PlannedContract[];
}

export type OwnContract =
  | 'rabbitLock'
  | 'launchpadSetting'
  | 'launchpadFactory'
  | 'privateSaleFactory'
  | 'fairLaunchFactory'
  | 'proRataFactory'
  | 'standardTokenFactory'
  | 'rabAntiBot'
  | 'antiBotStandardTokenFactory'
  | 'liquidityGeneratorTokenFactory'
  | 'babyTokenFactory'
  | 'buybackBabyTokenFactory'
  | 'tokensInfo'
  | 'lockProof'
  | 'airdrop'
  | 'bnA';

/** Those that a deployment has where its settings ask for them. */
export type OptionalContract = 'positionLock' | 'positionProof';

/** Those that create clones of the contract at their `IMPLEMENTATION`. */
export type CloningFactory = Extract<OwnContract, `${string}Factory`>;

/** The older fair launch costs 1 native coin, which nobody can change (WIZ-22); so does a pro rata sale. */
const FAIR_LAUNCH_FEE = parseEther('1');

/**
 * What a deployment by `deployer` consists of; the tokens of the variants trade on the first exchange. Only what can never change is a
 * constructor argument (fees, their receiver and the administrator are wired afterwards), so that the addresses stay when settings change.
 * @param place where a contract is said to be, if that is not where its code and arguments put it
 */
export function planDeployment(
  deployer: Address,
  {
    wrappedNative,
    exchanges: [exchange],
    positionManagers,
  }: Pick<PlatformSettings, 'exchanges' | 'positionManagers' | 'wrappedNative'>,
  place: Place = (_, address) => address,
): DeploymentPlan {
  const plan = (name: string, artifact: string, ...args: unknown[]) =>
    planContract(name, ownArtifact(artifact), args, place);
  const behind = (factory: PlannedContract, name: string, artifact: string, ...args: unknown[]) =>
    planImplementation(name, ownArtifact(artifact), args, factory, place);
  const rabbitLock = plan('rabbitLock', 'RabbitLock');
  const settingArgs = [deployer, rabbitLock.address, wrappedNative, deployer];
  const launchpadSetting = plan('launchpadSetting', 'LaunchpadSetting', ...settingArgs);
  const rabAntiBot = plan('rabAntiBot', 'RabAntiBot', exchange.factory);
  const tokenFactory = (name: string, artifact: string, ...more: unknown[]) =>
    plan(name, artifact, deployer, deployer, 0n, ...more);

  const antiBotFactory = tokenFactory('antiBotStandardTokenFactory', 'AntiBotStandardTokenFactory', rabAntiBot.address);
  const variant = (name: string, artifact: string) => tokenFactory(name, artifact, exchange.router, exchange.initHash);
  const positionLock = plan('positionLock', 'RabbitPositionLock', positionManagers);
  const saleFactories = {
    launchpadFactory: plan('launchpadFactory', 'PresaleFactory', launchpadSetting.address),
    privateSaleFactory: plan('privateSaleFactory', 'PrivateSaleFactory', launchpadSetting.address),
    fairLaunchFactory: plan('fairLaunchFactory', 'FairLaunchFactory', launchpadSetting.address, FAIR_LAUNCH_FEE),
    proRataFactory: plan('proRataFactory', 'ProRataFactory', launchpadSetting.address, FAIR_LAUNCH_FEE),
  };
  const tokenFactories = {
    standardTokenFactory: tokenFactory('standardTokenFactory', 'StandardTokenFactory'),
    antiBotStandardTokenFactory: antiBotFactory,
    liquidityGeneratorTokenFactory: variant('liquidityGeneratorTokenFactory', 'LiquidityGeneratorTokenFactory'),
    babyTokenFactory: variant('babyTokenFactory', 'BabyTokenFactory'),
    buybackBabyTokenFactory: variant('buybackBabyTokenFactory', 'BuybackBabyTokenFactory'),
  };
  const { standardTokenFactory: standard, antiBotStandardTokenFactory: antiBot } = tokenFactories;
  const {
    liquidityGeneratorTokenFactory: liquidity,
    babyTokenFactory: baby,
    buybackBabyTokenFactory: buyback,
  } = tokenFactories;
  const [setting, router] = [launchpadSetting.address, exchange.router];
  return {
    contracts: {
      rabbitLock,
      launchpadSetting,
      rabAntiBot,
      ...saleFactories,
      ...tokenFactories,
      tokensInfo: plan('tokensInfo', 'TokensInfo'),
      bnA: plan('bnA', 'BalancesAndAllowances'),
      lockProof: plan('lockProof', 'LockProof', rabbitLock.address, launchpadSetting.address),
      airdrop: plan('airdrop', 'RabbitAirdrop'),
      ...(positionManagers.length > 0 && {
        positionLock,
        positionProof: plan('positionProof', 'PositionProof', positionLock.address),
      }),
    },
    implementations: {
      launchpadFactory: behind(saleFactories.launchpadFactory, 'presale', 'Presale', setting),
      privateSaleFactory: behind(saleFactories.privateSaleFactory, 'privateSale', 'PrivateSale', setting),
      fairLaunchFactory: behind(saleFactories.fairLaunchFactory, 'fairLaunch', 'FairLaunch', setting),
      proRataFactory: behind(saleFactories.proRataFactory, 'proRata', 'ProRata', setting),
      standardTokenFactory: behind(standard, 'standardToken', 'StandardToken'),
      antiBotStandardTokenFactory: behind(antiBot, 'antiBotStandardToken', 'AntiBotStandardToken', rabAntiBot.address),
      liquidityGeneratorTokenFactory: behind(liquidity, 'liquidityGeneratorToken', 'LiquidityGeneratorToken', router),
      babyTokenFactory: behind(baby, 'babyToken', 'BabyToken', router),
      buybackBabyTokenFactory: behind(buyback, 'buybackBabyToken', 'BabyToken', router),
    },
    owned: [launchpadSetting, ...Object.values(tokenFactories)],
    saleFactories: Object.values(saleFactories),
    tokenFactories: Object.values(tokenFactories),
  };
}
