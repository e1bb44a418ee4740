import { isBurnAddress } from '@rab/contracts';
import { type Address, getAddress, isAddressEqual } from 'viem';
import type { ContractProfile } from '../code/contractProfile.ts';
import { powersIn, type TokenPower } from '../code/powersInCode.ts';
import type { Finding, FoundEffect, PowerTopic } from '../Finding.ts';
import type { ProvenPower } from '../simulations/powers.ts';

const GRANT_ROLE = '0x2f2ff15d';

/** Whose the token is, by its own word. */
export function ownerFinding({ owner, parts }: ContractProfile): Finding {
  const hasRoles = parts.selectors.includes(GRANT_ROLE);
  if (owner === null) return { code: 'ownerUnnamed', topic: 'owner', verdict: 'unknown', hasRoles };
  if (isBurnAddress(owner)) return { code: 'ownerRenounced', topic: 'owner', verdict: 'fact', hasRoles };
  return { code: 'ownerNamed', topic: 'owner', verdict: 'fact', hasRoles, accounts: [getAddress(owner)] };
}

/** Whether its code can be replaced, and by whom; `tried` is who was found to be able to. */
export function upgradeFinding({ proxy, parts }: ContractProfile, tried: Address | null): Finding {
  if (proxy.kind === 'odd' || (proxy.kind === 'clone' && parts.delegates))
    return { code: 'upgradeHidden', topic: 'upgrade', verdict: 'unknown' };
  if (proxy.kind === 'none' || proxy.kind === 'clone') {
    if (parts.destroys) return { code: 'upgradeByDestruction', topic: 'upgrade', verdict: 'warning' };
    return proxy.kind === 'none'
      ? { code: 'upgradeImpossible', topic: 'upgrade', verdict: 'fine' }
      : { code: 'upgradeImpossibleForCopy', topic: 'upgrade', verdict: 'fine', accounts: [getAddress(proxy.target)] };
  }
  const upgrader = proxy.kind === 'self' ? tried : proxy.upgrader;
  if (!upgrader)
    return {
      code: 'upgraderUnknown',
      topic: 'upgrade',
      verdict: proxy.kind === 'self' && !proxy.canUpgrade ? 'unknown' : 'warning',
      accounts: [getAddress(proxy.target)],
    };
  if (isBurnAddress(upgrader)) return { code: 'upgraderNobody', topic: 'upgrade', verdict: 'fact' };
  return {
    code: 'upgradePossible',
    topic: 'upgrade',
    verdict: 'danger',
    accounts: [getAddress(upgrader)],
    isTried: proxy.kind === 'self',
  };
}

/** Whether it can destroy itself. */
export function destroyFinding({ parts, proxy }: ContractProfile): Finding {
  if (parts.destroys) return { code: 'destructible', topic: 'destroy', verdict: 'warning' };
  return proxy.kind === 'odd'
    ? { code: 'destructibleUnknown', topic: 'destroy', verdict: 'unknown' }
    : { code: 'indestructible', topic: 'destroy', verdict: 'fine' };
}

const TOPICS: readonly PowerTopic[] = ['mint', 'pause', 'block', 'fees', 'limits', 'balances'];

/** Under which heading a function belongs: by what it does where that is plain, else by its name. */
function topicOf({ effect, power }: ProvenPower): PowerTopic {
  if (effect.does === 'makes') return 'mint';
  if (effect.does === 'takes') return 'balances';
  if (effect.does === 'charges') return 'fees';
  return power && power !== 'upgrade' && power !== 'mint' ? power : 'pause';
}

/** What stops holders by the name of a fee is a fee that leaves nothing. */
const foundEffect = ({ effect, power }: ProvenPower): FoundEffect =>
  effect.does === 'stops' && power === 'fees' ? { does: 'chargesAll' } : effect;

/** What somebody can do with the token: proven by trial, found by name, or not found, which proves nothing. */
export function powerFindings(profile: ContractProfile, proven: readonly ProvenPower[] | null): Finding[] {
  const named = new Map<TokenPower, string[]>(powersIn(profile.code).map(({ power, functions }) => [power, functions]));
  return TOPICS.map((topic): Finding => {
    const own = (proven ?? []).filter((power) => topicOf(power) === topic);
    const [first] = own;
    if (first)
      return {
        code: 'powerProven',
        topic,
        verdict: 'danger',
        by: callerOf(first, profile),
        effect: foundEffect(first),
        functions: own.map(({ selector, signature }) => ({ selector, signature })),
        ...(!first.isAnybody && { accounts: [getAddress(first.caller)] }),
      };
    const signatures = (named.get(topic) ?? []).filter(
      (signature) => !(proven ?? []).some((power) => power.signature === signature),
    );
    return signatures.length > 0
      ? { code: 'powerNamed', topic, verdict: 'warning', signatures }
      : { code: 'powerNotFound', topic, verdict: 'unknown', isTried: proven !== null };
  });
}

function callerOf({ isAnybody, caller }: ProvenPower, { owner }: ContractProfile) {
  if (isAnybody) return 'anybody';
  return owner && isAddressEqual(caller, owner) ? 'owner' : 'accountInStorage';
}
