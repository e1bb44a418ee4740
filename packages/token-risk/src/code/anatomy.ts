import { type Address, type Hex, numberToHex, toFunctionSelector, zeroAddress } from 'viem';
import { addressIn, ask, type Trial } from '../trial/Trial.ts';
import { type CodeParts, partsOf } from './partsOf.ts';
import { cloneTarget } from './powersInCode.ts';

/** Where proxies keep what they run and who may change it, by the standards' own formulas. */
const SLOTS = {
  /** ERC-1967 */
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  /** EIP-1822 */
  proxiable: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  /** Proxies of OpenZeppelin before ERC-1967 */
  zeppelin: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
} as const;
const UPGRADE_TO_AND_CALL = '0x4f1ef286';
/** Places of storage that are searched for accounts that the token knows. */
const SEARCHED_SLOTS = 16;
const MOST_CANDIDATES = 3;

/** The code that a token runs, and who can change that. */
export type Proxy =
  | { kind: 'none' }
  /** Its target is in its code. */
  | { kind: 'clone'; target: Address }
  | { kind: 'admin' | 'beacon'; target: Address; keeper: Address; upgrader: Address | null }
  /** The code behind it decides who may. */
  | { kind: 'self'; target: Address; canUpgrade: boolean }
  /** It runs other code that it finds somewhere. */
  | { kind: 'odd' };

/** What a token's code and storage show without anything being tried. */
export interface Anatomy {
  /** The code that is run, that of the implementation included. */
  code: Hex;
  parts: CodeParts;
  proxy: Proxy;
  /** What it says itself: the zero address where it was given up, null where it says nothing. */
  owner: Address | null;
  /** Accounts in the first places of its storage. */
  known: Address[];
}

const addressOfWord = (word: Hex): Address | null => (BigInt(word) === 0n ? null : `0x${word.slice(-40)}`);

/** An address that a function without parameters answers with; null where it does not. */
async function addressFrom(trial: Trial, to: Address, signature: string): Promise<Address | null> {
  const [outcome] = await ask(trial, [{ from: zeroAddress, to, data: toFunctionSelector(signature) }]);
  return addressIn(outcome);
}

/**
 * Reads code, proxy, owner and known accounts of a token.
 * @throws where the chain does not answer; never an empty answer in its place
 */
export async function readAnatomy(trial: Trial): Promise<Anatomy> {
  const { client, token } = trial;
  const block = numberToHex(trial.block);
  const codeOf = (address: Address) => client.request({ method: 'eth_getCode', params: [address, block] });
  const wordAt = async (slot: Hex): Promise<Hex> => {
    const word = await client.request({ method: 'eth_getStorageAt', params: [token, slot, block] });
    return !word || word === '0x' ? '0x0' : word;
  };
  const [own, implementation, beacon, admin, proxiable, zeppelin, ...words] = await Promise.all([
    codeOf(token),
    ...Object.values(SLOTS).map(wordAt),
    ...Array.from({ length: SEARCHED_SLOTS }, (_, slot) => wordAt(numberToHex(slot, { size: 32 }))),
  ]);
  const slots = { implementation, beacon, admin, proxiable, zeppelin } as Record<keyof typeof SLOTS, Hex>;
  const proxy = await readProxy(trial, own, slots, codeOf);
  const target = 'target' in proxy ? proxy.target : null;
  const behind = target ? await codeOf(target) : '0x';
  const ownParts = partsOf(own);
  const parts = target ? partsOf(behind) : ownParts;
  return {
    code: target ? behind : own,
    parts: {
      ...parts,
      selectors: [...new Set([...parts.selectors, ...ownParts.selectors])],
      destroys: parts.destroys || ownParts.destroys,
    },
    proxy,
    owner: (await addressFrom(trial, token, 'owner()')) ?? (await addressFrom(trial, token, 'getOwner()')),
    known: accountsIn(words as Hex[]),
  };
}

async function readProxy(
  trial: Trial,
  own: Hex,
  slots: Record<keyof typeof SLOTS, Hex>,
  codeOf: (address: Address) => Promise<Hex>,
): Promise<Proxy> {
  const clone = cloneTarget(own);
  if (clone) return { kind: 'clone', target: clone };
  const beacon = addressOfWord(slots.beacon);
  if (beacon) {
    const target = await addressFrom(trial, beacon, 'implementation()');
    return target
      ? { kind: 'beacon', target, keeper: beacon, upgrader: await addressFrom(trial, beacon, 'owner()') }
      : { kind: 'odd' };
  }
  const target = addressOfWord(slots.implementation) ?? addressOfWord(slots.proxiable) ?? addressOfWord(slots.zeppelin);
  if (!target) return partsOf(own).delegates ? { kind: 'odd' } : { kind: 'none' };
  const admin = addressOfWord(slots.admin);
  if (!admin)
    return { kind: 'self', target, canUpgrade: partsOf(await codeOf(target)).selectors.includes(UPGRADE_TO_AND_CALL) };
  const isContract = (await codeOf(admin)) !== '0x';
  return {
    kind: 'admin',
    target,
    keeper: admin,
    upgrader: isContract ? await addressFrom(trial, admin, 'owner()') : admin,
  };
}

/** Words that look like addresses: no small numbers, no amounts. */
function accountsIn(words: readonly Hex[]): Address[] {
  const found = words.flatMap((word) => {
    const value = BigInt(word);
    return value >> 160n === 0n && value >> 120n !== 0n ? [`0x${value.toString(16).padStart(40, '0')}` as Address] : [];
  });
  return [...new Set(found)].slice(0, MOST_CANDIDATES);
}
