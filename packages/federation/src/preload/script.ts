import { jsonRequest, preloadingPage, requestKey } from '@rab/config';
import { type Manifest, type PageParts, pageFilesOf } from '../host/manifest.ts';
import { preloadScript } from '../host/preloadScript.ts';
import { manifestRequest } from '../host/requests.ts';
import type { Remote } from '../remotes/parseRemotes.ts';
import { remoteOf } from '../remotes/remoteOf.ts';
import { drawnPage, dropDrawnPage, markOtherChain, questionsHere } from './drawnPage.ts';

/** Files of the host's build behind each share key that it loads when used: written in by webpack/HeadPreloadPlugin.mjs. */
declare const rabShared: Readonly<Record<string, readonly string[]>>;

/** For so long an answer with data is as good as one that is asked for now. */
const FRESH_MS = 10_000;

/**
 * Stands in the page's head. While the program is on its way it asks for the list of areas and for the manifest of the one
 * that the address belongs to, and for the data that the page asks for first; the scripts of that area's page, and of what it
 * shares, come while the program is read. The program asks nobody again. It also checks it all, and says what is wrong with it:
 * here nothing runs of what comes.
 */
const answers = new Map<string, Promise<Response>>();
/** Addresses and hashes, where those are known. */
let scripts: readonly (readonly [href: string, integrity?: string])[] = [];
/** What the area was built with, and what the program offers. */
let [built, offered]: (string | undefined)[] = [];

const preloadScripts = () => {
  if (built && built === offered) for (const [href, integrity] of scripts) preloadScript(href, integrity);
};
preloadingPage._rabPreload = {
  answers,
  begin(offer) {
    offered = offer;
    preloadScripts();
  },
};

function ask(url: string, options: RequestInit): Promise<Response> {
  const key = requestKey(url, options);
  // read to its end now: after the request's time limit nobody could any more, and the program may come later than that
  const answer = fetch(url, options).then(async (response) => new Response(await response.text(), response));
  answers.set(key, answer);
  // what fails before the program is here, it asks for itself
  answer.catch(() => answers.delete(key));
  return answer;
}

const read = async (url: string, options: RequestInit) =>
  (await (answers.get(requestKey(url, options)) ?? ask(url, options))).clone().json();

/** The page of an area that this address leads to; browsers without URLPattern know it once the program is here. */
function pageOf({ pages = {} }: Manifest): PageParts | undefined {
  // as the router has it
  const pathname = location.pathname.replace(/\/+$/, '');
  return Object.entries(pages).find(
    ([route]) => globalThis.URLPattern && new URLPattern({ pathname: route }).test({ pathname }),
  )?.[1];
}

/** Notes what a page of an area needs; its scripts come once the program is here. */
function prepare({ minVersion }: Remote, base: string, manifest: Manifest): void {
  const page = pageOf(manifest);
  scripts = [
    ...pageFilesOf(manifest, page).flatMap((file) => {
      const { href, origin } = new URL(file, base);
      const integrity = manifest.integrity[file];
      return integrity && origin === new URL(base).origin ? [[href, integrity] as const] : [];
    }),
    ...Object.entries(rabShared)
      .flatMap(([key, files]) => (page?.shared.includes(key) ? files : []))
      .map((file) => [new URL(file, location.origin).href] as const),
  ];
  // where a lowest release is set, the program decides first
  built = minVersion ? undefined : manifest.offer;
  preloadScripts();
}

async function preload(): Promise<void> {
  for (const [url, options] of questionsHere()) {
    // data grow old: a later request gets fresh ones
    const forget = () => answers.delete(requestKey(url, options));
    ask(url, options).then(() => setTimeout(forget, FRESH_MS), forget);
  }
  const drawn = drawnPage();
  // most probably as it is listed now: it is asked for together with the list
  if (drawn) ask(...manifestRequest(drawn.remote));
  const { remotes }: { remotes: Remote[] } = await read('/remotes.json', jsonRequest());
  const remote = remoteOf(
    remotes.filter(({ enabled }) => enabled !== false),
    location.pathname,
  );
  if (!remote) return dropDrawnPage();
  const [base, options] = manifestRequest(remote);
  if (drawn && base !== manifestRequest(drawn.remote)[0]) dropDrawnPage();
  const manifest: Manifest = await read(base, options);
  // a page of one release is never shown with the program of another
  if (drawn && new URL(manifest.entry, base).href !== new URL(drawn.entry, drawn.remote.entry).href) dropDrawnPage();
  prepare(remote, base, manifest);
}

markOtherChain();
preload().catch(() => {});
