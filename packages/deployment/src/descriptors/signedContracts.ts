import {
  babyTokenFactoryAbi,
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
} from '@rab/contracts/abis';
import {
  antiBotStandardTokenAbi,
  babyTokenAbi,
  liquidityGeneratorTokenAbi,
  rabAntiBotAbi,
} from '@rab/contracts/abis/others';
import type { DeploymentPlan } from '@rab/evm/deploy';
import { type Abi, type AbiEvent, getAbiItem, toEventSignature } from 'viem';
import type { Act, ActsOf } from './Act.ts';
import { LOCK_ACTS } from './lockActs.ts';
import { ANTI_BOT_ACTS, SETTING_ACTS } from './platformActs.ts';
import {
  FAIR_LAUNCH_ACTS,
  FAIR_LAUNCH_FACTORY_ACTS,
  PRESALE_ACTS,
  PRESALE_FACTORY_ACTS,
  PRIVATE_SALE_ACTS,
  PRIVATE_SALE_FACTORY_ACTS,
} from './saleActs.ts';
import {
  BABY_TOKEN_ACTS,
  BABY_TOKEN_FACTORY_ACTS,
  BUYBACK_TOKEN_FACTORY_ACTS,
  LIQUIDITY_TOKEN_ACTS,
  LIQUIDITY_TOKEN_FACTORY_ACTS,
  TOKEN_ACTS,
  TOKEN_FACTORY_ACTS,
} from './tokenActs.ts';

type ContractName = keyof DeploymentPlan['contracts'];

/** A contract that wallets send transactions to. */
export interface SignedContract {
  abi: Abi;
  acts: Readonly<Record<string, Act>>;
  /** Under which names `deployments.json` has it, or the factories that clone it. */
  deployedAs: readonly ContractName[];
  /** Signature of the event by which its factories name each clone. */
  deployEvent?: string;
}

/** What `acts` has is checked against the ABI here. */
const signed = <const abi extends Abi>(abi: abi, acts: ActsOf<abi>, ...deployedAs: ContractName[]): SignedContract => ({
  abi,
  acts,
  deployedAs,
});

const cloned = (contract: SignedContract, factory: Abi, event: string): SignedContract => ({
  ...contract,
  deployEvent: toEventSignature(getAbiItem({ abi: factory, name: event }) as AbiEvent),
});
const token = (contract: SignedContract) => cloned(contract, standardTokenFactoryAbi, 'TokenCreated');

/** Every contract of ours that a wallet is asked to sign something for, by the name of its source. */
export const SIGNED_CONTRACTS: Readonly<Record<string, SignedContract>> = {
  RabbitLock: signed(rabbitLockAbi, LOCK_ACTS, 'rabbitLock'),
  LaunchpadSetting: signed(launchpadSettingAbi, SETTING_ACTS, 'launchpadSetting'),
  RabAntiBot: signed(rabAntiBotAbi, ANTI_BOT_ACTS, 'rabAntiBot'),
  PresaleFactory: signed(presaleFactoryAbi, PRESALE_FACTORY_ACTS, 'launchpadFactory'),
  PrivateSaleFactory: signed(privateSaleFactoryAbi, PRIVATE_SALE_FACTORY_ACTS, 'privateSaleFactory'),
  FairLaunchFactory: signed(fairLaunchFactoryAbi, FAIR_LAUNCH_FACTORY_ACTS, 'fairLaunchFactory'),
  StandardTokenFactory: signed(
    standardTokenFactoryAbi,
    TOKEN_FACTORY_ACTS,
    'standardTokenFactory',
    'antiBotStandardTokenFactory',
  ),
  LiquidityGeneratorTokenFactory: signed(
    liquidityGeneratorTokenFactoryAbi,
    LIQUIDITY_TOKEN_FACTORY_ACTS,
    'liquidityGeneratorTokenFactory',
  ),
  BabyTokenFactory: signed(babyTokenFactoryAbi, BABY_TOKEN_FACTORY_ACTS, 'babyTokenFactory'),
  BuybackBabyTokenFactory: signed(buybackBabyTokenFactoryAbi, BUYBACK_TOKEN_FACTORY_ACTS, 'buybackBabyTokenFactory'),
  Presale: cloned(signed(presaleAbi, PRESALE_ACTS, 'launchpadFactory'), presaleFactoryAbi, 'PresaleCreated'),
  PrivateSale: cloned(
    signed(privateSaleAbi, PRIVATE_SALE_ACTS, 'privateSaleFactory'),
    privateSaleFactoryAbi,
    'PrivateSaleCreated',
  ),
  FairLaunch: cloned(
    signed(fairLaunchAbi, FAIR_LAUNCH_ACTS, 'fairLaunchFactory'),
    fairLaunchFactoryAbi,
    'FairLaunchCreated',
  ),
  StandardToken: token(
    signed(antiBotStandardTokenAbi, TOKEN_ACTS, 'standardTokenFactory', 'antiBotStandardTokenFactory'),
  ),
  LiquidityGeneratorToken: token(
    signed(liquidityGeneratorTokenAbi, LIQUIDITY_TOKEN_ACTS, 'liquidityGeneratorTokenFactory'),
  ),
  BabyToken: token(signed(babyTokenAbi, BABY_TOKEN_ACTS, 'babyTokenFactory', 'buybackBabyTokenFactory')),
};
