import { isBurnAddress } from '@rab/contracts';
import { hashOfCode, rabbitLockCodeHash } from '@rab/contracts/lock';
import { type Address, getAddress, type Hex, isAddressEqual, numberToHex } from 'viem';
import { type ContractProfile, readContractProfile } from '../code/contractProfile.ts';
import type { Finding, LockerUnknown } from '../Finding.ts';
import { tryUpgrade } from '../simulations/powers.ts';
import type { Trial } from '../trial/Trial.ts';
import { readLockerFacts } from './callersOf.ts';
import type { HoldingContract } from './findLiquidity.ts';
import { tryOpening } from './tryOpening.ts';

/**
 * Finds the accounts that can open a contract that holds liquidity. Only our own lock is fine, which is known by its address and its code; of any
 * other contract nothing that was tried proves that it stays closed.
 * @param trial of the liquidity token
 */
export async function examineLocker(trial: Trial, { account, held, bps }: HoldingContract): Promise<Finding> {
  const own = { topic: 'locker', bps, accounts: [getAddress(account)] as const } as const;
  const unknown = (reason: LockerUnknown): Finding => ({
    code: 'lockerUndetermined',
    verdict: 'unknown',
    ...own,
    reason,
  });
  const { rabbitLock } = trial.contracts;
  const code = await trial.client.request({ method: 'eth_getCode', params: [account, numberToHex(trial.block)] });
  const isOurCode = hashOfCode(code) === rabbitLockCodeHash;
  if (isOurCode && rabbitLock && isAddressEqual(rabbitLock, account))
    return { code: 'lockerOwn', verdict: 'fine', ...own };

  const profile = await readContractProfile({ ...trial, token: account });
  if (!profile) return unknown('eth_call');
  const replacer = await replacerOf(trial, account, profile);
  if (replacer && !isBurnAddress(replacer))
    return { code: 'lockerReplaceable', verdict: 'danger', ...own, accounts: [own.accounts[0], getAddress(replacer)] };

  const facts = await readLockerFacts(trial, account, profile);
  const selectors = profile.parts.selectors as Hex[];
  const tried = await tryOpening(trial, { locker: account, held, facts, selectors });
  if (tried.result === 'opened') {
    const { accounts, ...opening } = tried.opening;
    return {
      code: 'lockerOpens',
      verdict: 'danger',
      ...own,
      ...opening,
      accounts: [own.accounts[0], ...accounts.map((one) => getAddress(one))],
    };
  }
  if (isOurCode) return { code: 'lockerCopy', verdict: 'unknown', ...own };
  const reason = reasonIn(profile, replacer, facts) ?? (tried.result === 'undetermined' ? tried.reason : null);
  if (reason) return unknown(reason);
  return {
    code: 'lockerNotOpened',
    verdict: 'unknown',
    ...own,
    functions: selectors.length,
    callers: facts.callers.length + 1,
    hasOwner: profile.owner !== null && !isBurnAddress(profile.owner),
  };
}

/** The account that can replace its code; null where nobody is known to, or nobody can. */
async function replacerOf(trial: Trial, account: Address, profile: ContractProfile): Promise<Address | null> {
  const { proxy } = profile;
  if (proxy.kind === 'self') return tryUpgrade({ ...trial, token: account }, proxy.target, profile);
  return proxy.kind === 'admin' || proxy.kind === 'beacon' ? proxy.upgrader : null;
}

const isFixed = ({ kind }: ContractProfile['proxy']): boolean => kind === 'none' || kind === 'clone';

/** Why its code does not say who can open it, where it does not. */
function reasonIn(
  { proxy, parts }: ContractProfile,
  replacer: Address | null,
  { allowsContract }: { allowsContract: boolean },
): LockerUnknown | null {
  // a beacon or an administrator that nobody owns any more replaces nothing
  if (!isFixed(proxy) && !(replacer && isBurnAddress(replacer))) return 'proxy';
  if (parts.delegates) return 'delegates';
  if (parts.destroys) return 'destroys';
  return allowsContract ? 'allows' : null;
}
