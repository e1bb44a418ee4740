import { rabbitLockAbi } from '@rab/contracts/abis';
import type { TestWallet } from '@rab/testing/TestWallet';
import { erc20Abi, type Hex, maxUint256, parseEther, parseEventLogs, type TransactionReceipt } from 'viem';
import { chain, localChain } from './chain.ts';

type From = Pick<TestWallet, 'account'>;

interface LockTerms {
  rabbitLock: Hex;
  token: Hex;
  /** Base units. */
  amount: bigint;
  /** Unlock date, or first release: unix seconds. */
  date: bigint;
  vesting?: { tgeBps: bigint; cycle: bigint; cycleBps: bigint };
}

/** Does something with the wallet's whole allowance, which is nothing again afterwards: the pages ask for their own. */
async function approved(
  { account }: From,
  token: Hex,
  spender: Hex,
  act: () => Promise<Hex>,
): Promise<TransactionReceipt> {
  const approve = async (amount: bigint) => {
    const hash = await chain.writeContract({
      account,
      chain: localChain,
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, amount],
    });
    await chain.waitForTransactionReceipt({ hash });
  };
  await approve(maxUint256);
  const receipt = await chain.waitForTransactionReceipt({ hash: await act() });
  await approve(0n);
  return receipt;
}

/** Locks a wallet's tokens for itself past the pages; gives the lock's id. */
export async function lockOnChain(
  from: From,
  { rabbitLock, token, amount, date, vesting }: LockTerms,
): Promise<bigint> {
  const { account } = from;
  const lock = { account, chain: localChain, address: rabbitLock, abi: rabbitLockAbi } as const;
  const what = [account.address, token, false, amount, date] as const;
  const title = 'Made past the pages';
  const { logs } = await approved(from, token, rabbitLock, () =>
    vesting
      ? chain.writeContract({
          ...lock,
          functionName: 'vestingLock',
          args: [...what, vesting.tgeBps, vesting.cycle, vesting.cycleBps, title],
        })
      : chain.writeContract({ ...lock, functionName: 'lock', args: [...what, title] }),
  );
  const [added] = parseEventLogs({ abi: rabbitLockAbi, eventName: 'LockAdded', logs });
  if (!added) throw new Error('There is no LockAdded.');
  return added.args.id;
}

/** Makes many locks of one whole token each for somebody else, in one transaction. */
export async function lockManyOnChain(
  from: From,
  {
    rabbitLock,
    token,
    owner,
    count,
    date,
  }: Pick<LockTerms, 'rabbitLock' | 'token' | 'date'> & { owner: Hex; count: number },
): Promise<void> {
  await approved(from, token, rabbitLock, () =>
    chain.writeContract({
      account: from.account,
      chain: localChain,
      address: rabbitLock,
      abi: rabbitLockAbi,
      functionName: 'multipleVestingLock',
      args: [
        Array(count).fill(owner),
        Array(count).fill(parseEther('1')),
        token,
        false,
        date,
        10_000n,
        86_400n,
        1n,
        'Gift',
      ],
    }),
  );
}
