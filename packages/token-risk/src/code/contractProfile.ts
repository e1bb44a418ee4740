import { cloneTarget } from '@rab/contracts/clone-target';
import { type Address, type Hex, numberToHex, toFunctionSelector, zeroAddress } from 'viem';
import { addressIn, ask, type Trial } from '../trial/Trial.ts';
import { type CodeParts, partsOf } from './partsOf.ts';

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
export interface ContractProfile {
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

/** The first address that one of several functions without parameters answers with; null where none does. */
async function addressFrom(trial: Trial, to: Address, ...signatures: readonly string[]): Promise<Address | null> {
  const calls = signatures.map((signature) => ({ from: zeroAddress, to, data: toFunctionSelector(signature) }));
  const found = (await ask(trial, calls)).map(addressIn);
  return found.find((address) => address !== null) ?? null;
}

/**
 * Reads code, proxy, owner and known accounts of a token.
 * @returns null where there is no contract
 * @throws where the chain does not answer; never an empty answer in its place
 */
export async function readContractProfile(trial: Trial): Promise<ContractProfile | null> {
  const { client, token } = trial;
  const block = numberToHex(trial.block);
  const codeOf = (address: Address) => client.request({ method: 'eth_getCode', params: [address, block] });
  const wordAt = async (slot: Hex): Promise<Hex> => {
    const word = await client.request({ method: 'eth_getStorageAt', params: [token, slot, block] });
    return !word || word === '0x' ? '0x0' : word;
  };
  const [own, owner, [implementation, beacon, admin, proxiable, zeppelin], words] = await Promise.all([
    codeOf(token),
    addressFrom(trial, token, 'owner()', 'getOwner()'),
    Promise.all(Object.values(SLOTS).map(wordAt)),
    Promise.all(Array.from({ length: SEARCHED_SLOTS }, (_, slot) => wordAt(numberToHex(slot, { size: 32 })))),
  ]);
  if (!own || own === '0x') return null;
  const slots = { implementation, beacon, admin, proxiable, zeppelin } as Record<keyof typeof SLOTS, Hex>;
  const { proxy, behind } = await readProxy(trial, own, slots, codeOf);
  const ownParts = partsOf(own);
  const parts = behind === null ? ownParts : partsOf(behind);
  return {
    code: behind ?? own,
    parts: {
      ...parts,
      selectors: [...new Set([...parts.selectors, ...ownParts.selectors])],
      destroys: parts.destroys || ownParts.destroys,
    },
    proxy,
    owner,
    known: accountsIn(words),
  };
}

/** What a token is a proxy of; `behind` is the code that it runs, null where that is its own or not known. */
async function readProxy(
  trial: Trial,
  own: Hex,
  slots: Record<keyof typeof SLOTS, Hex>,
  codeOf: (address: Address) => Promise<Hex>,
): Promise<{ proxy: Proxy; behind: Hex | null }> {
  const clone = cloneTarget(own);
  if (clone) return { proxy: { kind: 'clone', target: clone }, behind: await codeOf(clone) };
  const beacon = addressOfWord(slots.beacon);
  if (beacon) {
    const [target, upgrader] = await Promise.all([
      addressFrom(trial, beacon, 'implementation()'),
      addressFrom(trial, beacon, 'owner()'),
    ]);
    if (!target) return { proxy: { kind: 'odd' }, behind: null };
    return { proxy: { kind: 'beacon', target, keeper: beacon, upgrader }, behind: await codeOf(target) };
  }
  const target = addressOfWord(slots.implementation) ?? addressOfWord(slots.proxiable) ?? addressOfWord(slots.zeppelin);
  if (!target) return { proxy: { kind: partsOf(own).delegates ? 'odd' : 'none' }, behind: null };
  const admin = addressOfWord(slots.admin);
  if (!admin) {
    const behind = await codeOf(target);
    const canUpgrade = partsOf(behind).selectors.includes(UPGRADE_TO_AND_CALL);
    return { proxy: { kind: 'self', target, canUpgrade }, behind };
  }
  const [behind, keeping, owner] = await Promise.all([
    codeOf(target),
    codeOf(admin),
    addressFrom(trial, admin, 'owner()'),
  ]);
  return { proxy: { kind: 'admin', target, keeper: admin, upgrader: keeping === '0x' ? admin : owner }, behind };
}

/** Words that look like addresses: no small numbers, no amounts. */
function accountsIn(words: readonly Hex[]): Address[] {
  const found = words.flatMap((word) => {
    const value = BigInt(word);
    return value >> 160n === 0n && value >> 120n !== 0n ? [`0x${value.toString(16).padStart(40, '0')}` as Address] : [];
  });
  return [...new Set(found)].slice(0, MOST_CANDIDATES);
}
