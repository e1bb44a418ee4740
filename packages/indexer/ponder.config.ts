import {
  fairLaunchAbi,
  fairLaunchFactoryAbi,
  launchpadSettingAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { rabbitAirdropAbi, rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { proRataAbi, proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { createConfig, factory } from 'ponder';
import { getAbiItem } from 'viem';
import { readSettings } from './settings.ts';
import { ownDatabase } from './start/ownDatabase.ts';
import { requireChain } from './start/requireChain.ts';

const settings = readSettings(process.env);
const { chainId, rpcUrls, startBlock, contracts, database, pollingInterval, disableCache } = settings;
const chain = 'main';

// `ponder serve` only reads: any number of such processes may run in addition to the one that writes
if (process.argv.includes('start')) {
  await ownDatabase(settings);
  for (const rpcUrl of new Set(rpcUrls)) await requireChain(rpcUrl, chainId);
}

export default createConfig({
  database,
  ordering: 'multichain',
  chains: { [chain]: { id: chainId, rpc: rpcUrls, pollingInterval, disableCache } },
  contracts: {
    RabbitLock: { chain, abi: rabbitLockAbi, address: contracts.rabbitLock, startBlock },
    RabbitAirdrop: { chain, abi: rabbitAirdropAbi, address: contracts.airdrop, startBlock },
    RabbitPositionLock: { chain, abi: rabbitPositionLockAbi, address: contracts.positionLock, startBlock },
    StandardTokenFactory: {
      chain,
      abi: standardTokenFactoryAbi,
      address: contracts.standardTokenFactory,
      startBlock,
    },
    LaunchpadSetting: { chain, abi: launchpadSettingAbi, address: contracts.launchpadSetting, startBlock },
    // whatever the settings were ever offered to; a wallet emits nothing
    Timelock: {
      chain,
      abi: timelockControllerAbi,
      address: factory({
        address: contracts.launchpadSetting,
        event: getAbiItem({ abi: launchpadSettingAbi, name: 'OwnershipTransferStarted' }),
        parameter: 'newOwner',
      }),
      startBlock,
    },
    PresaleFactory: { chain, abi: presaleFactoryAbi, address: contracts.launchpadFactory, startBlock },
    Presale: {
      chain,
      abi: presaleAbi,
      address: factory({
        address: contracts.launchpadFactory,
        event: getAbiItem({ abi: presaleFactoryAbi, name: 'PresaleCreated' }),
        parameter: 'presale',
      }),
      startBlock,
    },
    PrivateSaleFactory: { chain, abi: privateSaleFactoryAbi, address: contracts.privateSaleFactory, startBlock },
    PrivateSale: {
      chain,
      abi: privateSaleAbi,
      address: factory({
        address: contracts.privateSaleFactory,
        event: getAbiItem({ abi: privateSaleFactoryAbi, name: 'PrivateSaleCreated' }),
        parameter: 'privateSale',
      }),
      startBlock,
    },
    FairLaunchFactory: { chain, abi: fairLaunchFactoryAbi, address: contracts.fairLaunchFactory, startBlock },
    FairLaunch: {
      chain,
      abi: fairLaunchAbi,
      address: factory({
        address: contracts.fairLaunchFactory,
        event: getAbiItem({ abi: fairLaunchFactoryAbi, name: 'FairLaunchCreated' }),
        parameter: 'fairLaunch',
      }),
      startBlock,
    },
    ProRataFactory: { chain, abi: proRataFactoryAbi, address: contracts.proRataFactory, startBlock },
    ProRata: {
      chain,
      abi: proRataAbi,
      address: factory({
        address: contracts.proRataFactory,
        event: getAbiItem({ abi: proRataFactoryAbi, name: 'ProRataCreated' }),
        parameter: 'proRata',
      }),
      startBlock,
    },
  },
});
