import type { Remote } from '../remotes/parseRemotes.ts';

/** What a page of an area that was drawn ahead says of itself (serve/drawnPages.mjs). */
interface DrawnFacts {
  /** The area, as the site lists it. */
  remote: Remote;
  /** Entry file of the release that has drawn the page, as its manifest names it. */
  entry: string;
  /** The chain to whose index its questions go. */
  chain: number;
  questions: readonly { url: string; body: string }[];
}

const LIMIT_MS = 10_000;
const PARAMETER = ':parameter';

/** What the drawn page of this address says of itself; undefined on Home, and on a site without such pages. */
export function drawnPage(): DrawnFacts | undefined {
  const text = document.getElementById('drawn')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Takes away what was drawn ahead: it is not of the release that is used now. */
export function dropDrawnPage(): void {
  document.getElementById('drawn')?.remove();
  // in the page itself, or where the program keeps it until the area has drawn its own
  for (const place of document.querySelectorAll('[data-drawn]')) {
    place.replaceChildren();
    place.removeAttribute('data-drawn');
  }
}

/** The chain that the visitor has chosen, where that is another than the configuration's first (`preferencesAtom`). */
function chosenChain(): number | null {
  try {
    return JSON.parse(localStorage.getItem('rab.configs.v1') ?? '').chainId;
  } catch {
    return null;
  }
}

const isOtherChain = ({ chain }: DrawnFacts): boolean => (chosenChain() ?? chain) !== chain;

/** Marks the page of a visitor who has chosen another chain: the texts that the index has put into it do not show (`static.css`). */
export function markOtherChain(): void {
  const drawn = drawnPage();
  if (drawn && isOtherChain(drawn)) document.documentElement.dataset.elsewhere = '';
}

/** The requests for data that the program will make first on this page; empty if they depend on more than its path. */
export function questionsHere(): [url: string, options: RequestInit][] {
  const drawn = drawnPage();
  const parameter = /\/(0x[0-9a-f]{40}|\d+)(?=\/|$)/i.exec(location.pathname)?.[1];
  // the filters of a list
  if (!drawn || (location.search && !parameter) || isOtherChain(drawn)) return [];
  const own = drawn.questions.filter(({ body }) => parameter || !body.includes(PARAMETER));
  return own.map(({ url, body }) => [
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: body.replaceAll(PARAMETER, parameter?.toLowerCase() ?? ''),
      signal: AbortSignal.timeout(LIMIT_MS),
    },
  ]);
}
