import { type ChainConfig, parseConfig } from '@rab/config';
import { deployAll } from '@rab/evm/deploy';
import { PlatformChain } from '@rab/evm/driver';
import { type Anvil, stopIfFails } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import { singleReadsFixture } from '@rab/testing/configFixture';
import type { Address } from '@rab/wallet-context/reads';

/** 2100-01-01 00:00 UTC */
export const UNLOCK_DATE = 4_102_444_800n;
/** Of the first lock of a chain. */
export const FIRST_ID = 1_000_000n;
/** Base units of a whole BUSD. */
export const BUSD = 10n ** 18n;

/** A local chain with all contracts, on which an account locks tokens. */
export interface LockTestChain {
  anvil: Anvil;
  /** Its first link leads nowhere. */
  chain: ChainConfig;
  owner: Address;
  /** BUSD, of which the owner has a million. */
  token: Address;
  /** Locks whole tokens until `UNLOCK_DATE`. */
  lock: (amount: bigint, title?: string) => Promise<unknown>;
  platform: PlatformChain;
  account: (index: number) => Address;
}

export async function startLockTestChain(): Promise<LockTestChain> {
  const started = await startPlatform();
  return stopIfFails(started.anvil, () => createLockTestChain(started));
}

async function createLockTestChain({
  anvil,
  account,
  settings,
}: Awaited<ReturnType<typeof startPlatform>>): Promise<LockTestChain> {
  const { client } = anvil;
  const owner = account(0);
  const [token] = settings.baseTokens as [Address];
  const { contracts } = await deployAll({ client, deployer: owner, settings });
  const fixture = singleReadsFixture();
  const id = await client.getChainId();
  const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
  const all = { ...mainnet.contracts, ...contracts, multicall: null };
  const [manager] = settings.positionManagers as [Address];
  const positionManagers = [{ name: 'Uniswap V3', address: manager }];
  const { chains } = parseConfig({
    ...fixture,
    defaultChainId: id,
    chains: {
      [id]: { ...mainnet, id, contracts: all, positionManagers, rpcUrls: ['http://127.0.0.1:9', anvil.url] },
    },
  });
  const chain = chains[id] as ChainConfig;
  const platform = new PlatformChain(client, { contracts, exchange: settings.exchanges[0] });
  await platform.mint(owner, token, 1_000_000n * BUSD);
  const lock = (amount: bigint, description = 'Team') =>
    platform.lock(owner, { token, amount: amount * BUSD, date: UNLOCK_DATE, description });
  return { anvil, chain, owner, token, lock, platform, account };
}
