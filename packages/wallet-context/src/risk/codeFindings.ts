import { basisPointsToPercent, isBurnAddress } from '@rab/contracts';
import { type Address, isAddressEqual } from 'viem';
import { powersIn, type TokenPower } from '../contract/powersInCode.ts';
import type { Anatomy } from './anatomy.ts';
import type { Finding } from './Finding.ts';
import type { ProvenPower } from './powers.ts';

type PowerTopic = 'mint' | 'pause' | 'block' | 'fees' | 'limits' | 'balances';

const CODE = 'Read from its code';
const STORAGE = 'Read from its code and the places of storage where proxies keep it';
const GRANT_ROLE = '0x2f2ff15d';

/** Whose the token is, by its own word. */
export function ownerFinding({ owner, parts }: Anatomy): Finding {
  const finding = { topic: 'owner', how: 'Asked of the token itself: owner() or getOwner()' } as const;
  const roles = parts.selectors.includes(GRANT_ROLE);
  const more = roles ? ' Its powers are given to roles; who has them could not be determined.' : '';
  if (owner === null)
    return {
      ...finding,
      verdict: 'unknown',
      says: `Whether anybody owns it could not be determined: it names no owner.${more}`,
    };
  if (isBurnAddress(owner))
    return {
      ...finding,
      verdict: 'fact',
      says: `It says that its ownership was given up. That is its own word alone.${more}`,
    };
  return { ...finding, verdict: 'fact', says: `It has an owner.${more}`, accounts: [owner] };
}

/** Whether its code can be replaced, and by whom; `tried` is who was found to be able to. */
export function upgradeFinding({ proxy, parts }: Anatomy, tried: Address | null): Finding {
  const finding = { topic: 'upgrade', how: STORAGE } as const;
  if (proxy.kind === 'odd' || (proxy.kind === 'clone' && parts.delegates))
    return {
      ...finding,
      verdict: 'unknown',
      how: CODE,
      says: 'It runs other code as its own that it finds in a place of its own: who can change it could not be determined.',
    };
  if (proxy.kind === 'none' || proxy.kind === 'clone') {
    if (parts.destroys)
      return { ...finding, verdict: 'warning', says: 'It can destroy itself, and other code could take its place.' };
    return proxy.kind === 'none'
      ? {
          ...finding,
          verdict: 'fine',
          how: CODE,
          says: 'Its code cannot be replaced: it is no proxy and runs no other code as its own.',
        }
      : {
          ...finding,
          verdict: 'fine',
          how: `${CODE} (EIP-1167)`,
          says: 'It is a copy of another contract for ever: it cannot be pointed elsewhere.',
          accounts: [proxy.target],
        };
  }
  const upgrader = proxy.kind === 'self' ? tried : proxy.upgrader;
  if (!upgrader)
    return {
      ...finding,
      verdict: proxy.kind === 'self' && !proxy.canUpgrade ? 'unknown' : 'warning',
      says: 'It is a proxy for other code. Who can replace that could not be determined.',
      accounts: [proxy.target],
    };
  if (isBurnAddress(upgrader))
    return {
      ...finding,
      verdict: 'fact',
      says: 'It is a proxy, and nobody owns what could replace its code any more.',
    };
  return {
    ...finding,
    verdict: 'danger',
    says: 'Somebody can replace its code by any other, and with it everything below.',
    accounts: [upgrader],
    ...(proxy.kind === 'self' && { how: 'Tried: the same code was put in its place (ERC-1967, UUPS)' }),
  };
}

/** Whether it can destroy itself. */
export function destroyFinding({ parts, proxy }: Anatomy): Finding {
  const finding = { topic: 'destroy', how: CODE } as const;
  if (parts.destroys)
    return {
      ...finding,
      verdict: 'warning',
      says: 'Its code has the instruction by which a contract destroys itself. Who can reach it could not be determined.',
    };
  return proxy.kind === 'odd'
    ? {
        ...finding,
        verdict: 'unknown',
        says: 'Whether it can destroy itself could not be determined: its code is elsewhere.',
      }
    : { ...finding, verdict: 'fine', says: 'It cannot destroy itself: its code has no instruction for it.' };
}

const NOT_FOUND: Readonly<Record<PowerTopic, string>> = {
  mint: 'make new tokens',
  pause: 'stop all transfers',
  block: 'keep single accounts from moving theirs',
  fees: 'change what a transfer or a trade costs',
  limits: 'change how much can be moved or held',
  balances: 'change what others hold',
};
const TOPICS = Object.keys(NOT_FOUND) as PowerTopic[];

/** Under which heading a function belongs: by what it does where that is plain, else by its name. */
function topicOf({ effect, power }: ProvenPower): PowerTopic {
  if (effect.does === 'makes') return 'mint';
  if (effect.does === 'takes') return 'balances';
  if (effect.does === 'charges') return 'fees';
  return power && power !== 'upgrade' && power !== 'mint' ? power : 'pause';
}

function effectText({ effect, power }: ProvenPower): string {
  switch (effect.does) {
    case 'makes':
      return 'make new tokens';
    case 'takes':
      return 'take what somebody holds, or make it less';
    case 'stops':
      if (power === 'fees') return 'raise what a transfer or a sale costs until nothing is left of it';
      return effect.what === 'transfers' ? 'keep holders from moving theirs' : 'keep holders from selling theirs';
    case 'opens':
      return 'decide when holders may move theirs, and has not let them yet';
    case 'charges':
      return `raise what a transfer or a sale costs to ${basisPointsToPercent(effect.bps)}% and maybe more`;
  }
}

const nameOf = ({ signature, selector }: ProvenPower): string => signature ?? `a function of unknown name, ${selector}`;

/** What somebody can do with the token: proven by trial, found by name, or not found, which proves nothing. */
export function powerFindings(anatomy: Anatomy, proven: readonly ProvenPower[] | null): Finding[] {
  const named = new Map<TokenPower, string[]>(powersIn(anatomy.code).map(({ power, functions }) => [power, functions]));
  return TOPICS.map((topic): Finding => {
    const own = (proven ?? []).filter((power) => topicOf(power) === topic);
    const [first] = own;
    if (first) {
      const who = first.isAnybody
        ? 'Anybody'
        : anatomy.owner && isAddressEqual(first.caller, anatomy.owner)
          ? 'Its owner'
          : 'Somebody who stands in its storage';
      return {
        topic,
        verdict: 'danger',
        says: `${who} can ${effectText(first)}.`,
        ...(!first.isAnybody && { accounts: [first.caller] }),
        how: `Tried: ${own.map(nameOf).join(', ')} was called and a holder’s transfer and sale were tried before and after`,
        ...(first.effect.does === 'charges' && { bps: first.effect.bps }),
      };
    }
    const functions = (named.get(topic) ?? []).filter(
      (signature) => !(proven ?? []).some((power) => power.signature === signature),
    );
    if (functions.length > 0)
      return {
        topic,
        verdict: 'warning',
        says: `Its code has what is used to ${NOT_FOUND[topic]}. Who can do so could not be determined.`,
        how: `${CODE}: ${functions.join(', ')}`,
      };
    return {
      topic,
      verdict: 'unknown',
      says: `No function was found to ${NOT_FOUND[topic]}. That is no proof that there is none.`,
      how: proven
        ? 'Every function of its code was tried, as its owner and as a stranger'
        : `${CODE}, by known names only`,
    };
  });
}
