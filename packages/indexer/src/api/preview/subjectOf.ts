import { paths, SALE_KINDS, type SaleKindKey } from '@rab/config';
import { type Address, getAddress } from 'viem';

/** What a page shows, of those pages that show one thing. */
export type Subject =
  | { kind: 'sale'; sale: SaleKindKey; address: Address }
  | { kind: 'lock'; id: bigint }
  | { kind: 'position'; id: bigint }
  | { kind: 'locks'; token: Address }
  | { kind: 'token'; token: Address };

const ADDRESS = '(0x[0-9a-fA-F]{40})';
const ID = '(\\d{1,30})';
const address = (text: string): Address => getAddress(text.toLowerCase());

type MakeSubject = (value: string) => Subject;
const lock: MakeSubject = (id) => ({ kind: 'lock', id: BigInt(id) });
const position: MakeSubject = (id) => ({ kind: 'position', id: BigInt(id) });
const DETAILS: readonly (readonly [string, MakeSubject])[] = [
  ...Object.values(SALE_KINDS).map(({ subgraph: sale, paths: { detail } }): [string, MakeSubject] => [
    detail(ADDRESS),
    (text) => ({ kind: 'sale', sale, address: address(text) }),
  ]),
  [paths.lock(ID), lock],
  [paths.lockCertificate(ID), lock],
  [paths.positionLock(ID), position],
  [paths.positionCertificate(ID), position],
  [paths.locksOfToken(ADDRESS), (text) => ({ kind: 'locks', token: address(text) })],
  [paths.token(ADDRESS), (text) => ({ kind: 'token', token: address(text) })],
];
const PAGES = DETAILS.map(([path, make]) => [new RegExp(`^${path}/?$`), make] as const);

/** What the page at a path of the product shows; null for a page that shows no one thing. */
export function subjectOf(path: string): Subject | null {
  for (const [page, make] of PAGES) {
    const [, value] = page.exec(path) ?? [];
    if (value) return make(value);
  }
  return null;
}

/** The path at which a thing has its page. */
export function pathOf(subject: Subject): string {
  if (subject.kind === 'sale') return SALE_KINDS[subject.sale].paths.detail(subject.address);
  if (subject.kind === 'lock') return paths.lock(subject.id);
  if (subject.kind === 'position') return paths.positionLock(subject.id);
  return subject.kind === 'locks' ? paths.locksOfToken(subject.token) : paths.token(subject.token);
}
