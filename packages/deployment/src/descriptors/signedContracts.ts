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
  rabbitAirdropAbi,
  rabbitPositionLockAbi,
} from '@rab/contracts/abis/others';
import { proRataAbi, proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import type { DeploymentPlan } from '@rab/evm/deploy';
import { type Abi, type AbiEvent, getAbiItem, toEventSignature } from 'viem';
import { AIRDROP_FORMATS } from './airdropFormats.ts';
import type { CallFormat, CallFormatsOf } from './CallFormat.ts';
import { LOCK_FORMATS } from './lockFormats.ts';
import { ANTI_BOT_FORMATS, SETTING_FORMATS } from './platformFormats.ts';
import { POSITION_LOCK_FORMATS } from './positionFormats.ts';
import {
  FAIR_LAUNCH_FACTORY_FORMATS,
  FAIR_LAUNCH_FORMATS,
  PRESALE_FACTORY_FORMATS,
  PRESALE_FORMATS,
  PRIVATE_SALE_FACTORY_FORMATS,
  PRIVATE_SALE_FORMATS,
  PRO_RATA_FACTORY_FORMATS,
  PRO_RATA_FORMATS,
} from './saleFormats.ts';
import {
  BABY_TOKEN_FACTORY_FORMATS,
  BABY_TOKEN_FORMATS,
  BUYBACK_TOKEN_FACTORY_FORMATS,
  LIQUIDITY_TOKEN_FACTORY_FORMATS,
  LIQUIDITY_TOKEN_FORMATS,
  TOKEN_FACTORY_FORMATS,
  TOKEN_FORMATS,
} from './tokenFormats.ts';

type ContractName = keyof DeploymentPlan['contracts'];

/** A contract that wallets send transactions to. */
export interface SignedContract {
  abi: Abi;
  formats: Readonly<Record<string, CallFormat>>;
  /** Under which names `deployments.json` has it, or the factories that clone it. */
  deployedAs: readonly ContractName[];
  /** Signature of the event by which its factories name each clone. */
  deployEvent?: string;
}

/** What `formats` has is checked against the ABI here. */
const signed = <const abi extends Abi>(
  abi: abi,
  formats: CallFormatsOf<abi>,
  ...deployedAs: ContractName[]
): SignedContract => ({
  abi,
  formats,
  deployedAs,
});

const cloned = (contract: SignedContract, factory: Abi, event: string): SignedContract => ({
  ...contract,
  deployEvent: toEventSignature(getAbiItem({ abi: factory, name: event }) as AbiEvent),
});
const token = (contract: SignedContract) => cloned(contract, standardTokenFactoryAbi, 'TokenCreated');

/** Every contract of ours that a wallet is asked to sign something for, by the name of its source. */
export const SIGNED_CONTRACTS: Readonly<Record<string, SignedContract>> = {
  RabbitLock: signed(rabbitLockAbi, LOCK_FORMATS, 'rabbitLock'),
  RabbitAirdrop: signed(rabbitAirdropAbi, AIRDROP_FORMATS, 'airdrop'),
  RabbitPositionLock: signed(rabbitPositionLockAbi, POSITION_LOCK_FORMATS, 'positionLock'),
  LaunchpadSetting: signed(launchpadSettingAbi, SETTING_FORMATS, 'launchpadSetting'),
  RabAntiBot: signed(rabAntiBotAbi, ANTI_BOT_FORMATS, 'rabAntiBot'),
  PresaleFactory: signed(presaleFactoryAbi, PRESALE_FACTORY_FORMATS, 'launchpadFactory'),
  PrivateSaleFactory: signed(privateSaleFactoryAbi, PRIVATE_SALE_FACTORY_FORMATS, 'privateSaleFactory'),
  FairLaunchFactory: signed(fairLaunchFactoryAbi, FAIR_LAUNCH_FACTORY_FORMATS, 'fairLaunchFactory'),
  ProRataFactory: signed(proRataFactoryAbi, PRO_RATA_FACTORY_FORMATS, 'proRataFactory'),
  StandardTokenFactory: signed(
    standardTokenFactoryAbi,
    TOKEN_FACTORY_FORMATS,
    'standardTokenFactory',
    'antiBotStandardTokenFactory',
  ),
  LiquidityGeneratorTokenFactory: signed(
    liquidityGeneratorTokenFactoryAbi,
    LIQUIDITY_TOKEN_FACTORY_FORMATS,
    'liquidityGeneratorTokenFactory',
  ),
  BabyTokenFactory: signed(babyTokenFactoryAbi, BABY_TOKEN_FACTORY_FORMATS, 'babyTokenFactory'),
  BuybackBabyTokenFactory: signed(buybackBabyTokenFactoryAbi, BUYBACK_TOKEN_FACTORY_FORMATS, 'buybackBabyTokenFactory'),
  Presale: cloned(signed(presaleAbi, PRESALE_FORMATS, 'launchpadFactory'), presaleFactoryAbi, 'PresaleCreated'),
  PrivateSale: cloned(
    signed(privateSaleAbi, PRIVATE_SALE_FORMATS, 'privateSaleFactory'),
    privateSaleFactoryAbi,
    'PrivateSaleCreated',
  ),
  FairLaunch: cloned(
    signed(fairLaunchAbi, FAIR_LAUNCH_FORMATS, 'fairLaunchFactory'),
    fairLaunchFactoryAbi,
    'FairLaunchCreated',
  ),
  ProRata: cloned(signed(proRataAbi, PRO_RATA_FORMATS, 'proRataFactory'), proRataFactoryAbi, 'ProRataCreated'),
  StandardToken: token(
    signed(antiBotStandardTokenAbi, TOKEN_FORMATS, 'standardTokenFactory', 'antiBotStandardTokenFactory'),
  ),
  LiquidityGeneratorToken: token(
    signed(liquidityGeneratorTokenAbi, LIQUIDITY_TOKEN_FORMATS, 'liquidityGeneratorTokenFactory'),
  ),
  BabyToken: token(signed(babyTokenAbi, BABY_TOKEN_FORMATS, 'babyTokenFactory', 'buybackBabyTokenFactory')),
};
