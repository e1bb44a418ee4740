import { type ChainConfig, parseConfig } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { deployAll } from '@rab/evm/deploy';
import type { Anvil } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import { singleReadsFixture } from '@rab/testing/configFixture';
import type { Address, Hex } from '@rab/wallet-context/reads';

/** 2100-01-01 00:00 UTC */
export const UNLOCK_DATE = 4_102_444_800n;
/** Of the first lock of a chain. */
export const FIRST_ID = 1_000_000n;
/** Base units of a whole BUSD. */
export const BUSD = 10n ** 18n;
const tokenCall = <Name extends string>(name: Name) =>
  ({
    type: 'function',
    name,
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'account', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [],
  }) as const;
const tokenAbi = [tokenCall('mint'), tokenCall('approve')] as const;

/** A local chain with all contracts, on which an account locks tokens. */
export interface LockStage {
  anvil: Anvil;
  /** Its first link leads nowhere. */
  chain: ChainConfig;
  owner: Address;
  /** BUSD, of which the owner has a million. */
  token: Address;
  /** Locks whole tokens until `UNLOCK_DATE`. */
  lock: (amount: bigint, title?: string) => Promise<unknown>;
}

export async function startLockStage(): Promise<LockStage> {
  const { anvil, account, settings } = await startPlatform();
  const { client } = anvil;
  const owner = account(0);
  const [token] = settings.baseTokens as [Address];
  const { contracts } = await deployAll({ client: client as never, deployer: owner, settings });
  const fixture = singleReadsFixture();
  const id = await client.getChainId();
  const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
  const all = { ...mainnet.contracts, ...contracts, multicall: null };
  const { chains } = parseConfig({
    ...fixture,
    defaultChainId: id,
    chains: { [id]: { ...mainnet, id, contracts: all, rpcUrls: ['http://127.0.0.1:9', anvil.url] } },
  });
  const chain = chains[id] as ChainConfig;
  const rabbitLock = chain.contracts.rabbitLock as Address;
  const mined = async (hash: Promise<Hex>) => client.waitForTransactionReceipt({ hash: await hash });
  const call = { account: owner, chain: null } as const;
  const million = 1_000_000n * BUSD;
  await mined(
    client.writeContract({ ...call, address: token, abi: tokenAbi, functionName: 'mint', args: [owner, million] }),
  );
  await mined(
    client.writeContract({
      ...call,
      address: token,
      abi: tokenAbi,
      functionName: 'approve',
      args: [rabbitLock, million],
    }),
  );
  const lock = (amount: bigint, title = 'Team') =>
    mined(
      client.writeContract({
        ...call,
        address: rabbitLock,
        abi: rabbitLockAbi,
        functionName: 'lock',
        args: [owner, token, false, amount * BUSD, UNLOCK_DATE, title],
      }),
    );
  return { anvil, chain, owner, token, lock };
}
