import { contractAddress } from '@rab/config';
import { fairLaunchFactoryAbi, presaleFactoryAbi, privateSaleFactoryAbi } from '@rab/contracts/abis';
import { proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import {
  createFairLaunchCall,
  createPresaleCall,
  createPrivateSaleCall,
  createProRataCall,
  type NewFairLaunch,
  type NewPresale,
  type NewPrivateSale,
  type NewProRata,
} from '@rab/contracts/sale-calls';
import { type Act, actOf, type EventArguments } from '../acts/Act.ts';
import type { ReadContext } from '../ReadContext.ts';
import { FAIR_LAUNCH_FACTORY_WORDS } from '../words/fairLaunchFactoryWords.ts';
import { PRESALE_FACTORY_WORDS } from '../words/presaleFactoryWords.ts';
import { PRIVATE_SALE_FACTORY_WORDS } from '../words/privateSaleFactoryWords.ts';
import { PRO_RATA_FACTORY_WORDS } from '../words/proRataFactoryWords.ts';
import { getLaunchCost, getPresaleCost, getPrivateSaleCost } from './creationCost.ts';

/** What is read of the platform for every creation: the factory, and the fees that its creator agrees to. */
type Read = 'factory' | 'agreed';

/** Creates a RAB Sale at the fees of now; done: its address, `presale`. */
export async function createPresaleAct(
  context: ReadContext,
  sale: Omit<NewPresale, Read>,
): Promise<Act<EventArguments<typeof presaleFactoryAbi, 'PresaleCreated'>>> {
  const { tokens: amount, ...agreed } = await getPresaleCost(context, sale);
  const factory = contractAddress(context.chain, 'launchpadFactory');
  return actOf(presaleFactoryAbi, 'PresaleCreated', {
    call: createPresaleCall({ ...sale, factory, agreed }),
    takes: { token: sale.terms.saleToken, amount },
    descriptor: PRESALE_FACTORY_WORDS,
    tokens: [sale.terms.baseToken],
  });
}

/** Creates a RAB Grow at the fees of now; done: its address, `privateSale`. */
export async function createPrivateSaleAct(
  context: ReadContext,
  sale: Omit<NewPrivateSale, Read>,
): Promise<Act<EventArguments<typeof privateSaleFactoryAbi, 'PrivateSaleCreated'>>> {
  const { tokens: amount, ...agreed } = await getPrivateSaleCost(context, sale);
  const factory = contractAddress(context.chain, 'privateSaleFactory');
  return actOf(privateSaleFactoryAbi, 'PrivateSaleCreated', {
    call: createPrivateSaleCall({ ...sale, factory, agreed }),
    takes: { token: sale.terms.saleToken, amount },
    descriptor: PRIVATE_SALE_FACTORY_WORDS,
    tokens: [sale.terms.baseToken],
  });
}

/** Creates a fair launch at the fees of now; done: its address, `fairLaunch`. */
export async function createFairLaunchAct(
  context: ReadContext,
  launch: Omit<NewFairLaunch, Read>,
): Promise<Act<EventArguments<typeof fairLaunchFactoryAbi, 'FairLaunchCreated'>>> {
  const { tokens: amount, ...agreed } = await getLaunchCost(context, launch);
  const factory = contractAddress(context.chain, 'fairLaunchFactory');
  return actOf(fairLaunchFactoryAbi, 'FairLaunchCreated', {
    call: createFairLaunchCall({ ...launch, factory, agreed }),
    takes: { token: launch.info.saleToken, amount },
    descriptor: FAIR_LAUNCH_FACTORY_WORDS,
    tokens: [launch.info.baseToken],
  });
}

/** Creates a pro rata sale at the fees of now; done: its address, `proRata`. */
export async function createProRataAct(
  context: ReadContext,
  sale: Omit<NewProRata, Read>,
): Promise<Act<EventArguments<typeof proRataFactoryAbi, 'ProRataCreated'>>> {
  const { tokens: amount, ...agreed } = await getLaunchCost(context, sale, 'proRataFactory');
  const factory = contractAddress(context.chain, 'proRataFactory');
  return actOf(proRataFactoryAbi, 'ProRataCreated', {
    call: createProRataCall({ ...sale, factory, agreed }),
    takes: { token: sale.info.saleToken, amount },
    descriptor: PRO_RATA_FACTORY_WORDS,
    tokens: [sale.info.baseToken],
  });
}
