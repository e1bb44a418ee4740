import {
  type AppConfig,
  type AppConfigInput,
  type ChainConfig,
  type ContractKey,
  parseConfig,
  type TokenConfig,
} from '@rab/config';
import { UiProvider } from '@rab/ui/connected';
import { LinkToContext, MemoryRouter, matchPath, Route, Routes } from '@rab/ui/router';
import { renderStatic } from '@rab/ui/static';
import { type QueryClient, useQueryClient, WalletProvider } from '@rab/wallet-context';
import type { Area } from '../area/Area.ts';
import { type Host, HostContext } from '../Host.ts';

/** A request for data that a page makes when it opens. */
export interface Question {
  /** Which of the subgraphs it goes to, named as in config.json. */
  subgraph: string;
  /** The request's text, as the program sends it. */
  body: string;
}

/** A page of an area before its data are here. */
export interface DrawnPage {
  html: string;
  /** Rules that the shell's page does not have. */
  css: string;
  questions: readonly Question[];
  /** Keys of the contracts without which a chain has another page here. */
  contracts: readonly string[];
}

/** Where a page is drawn, and when. */
export interface Drawing {
  config: AppConfigInput;
  /** Of every contract of the product. */
  contract: TokenConfig['address'];
  path: string;
  /** Unix milliseconds. */
  now: number;
}

/**
 * A configuration in which every contract exists.
 * @param used gets the keys of the contracts that are asked for
 */
function completeConfig({ config: given, contract }: Drawing, used: Set<string>): AppConfig {
  const config = parseConfig(given);
  for (const chain of Object.values(config.chains)) {
    const contracts = Object.fromEntries(Object.keys(chain.contracts).map((key) => [key, contract]));
    chain.contracts = new Proxy(contracts as ChainConfig['contracts'], {
      get(all, key: ContractKey | 'toJSON') {
        // a text of the whole configuration needs none of them
        if (key === 'toJSON') return () => all;
        used.add(key);
        return all[key];
      },
    });
  }
  return config;
}

/** The queries of a page that wait for an answer, as their requests, of which none is sent. */
async function questionsOf(queries: QueryClient, { chains, defaultChainId }: AppConfig): Promise<Question[]> {
  const subgraphs = Object.entries(chains[String(defaultChainId)]?.subgraphs ?? {});
  const questions: Question[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url, { body } = {}) => {
    const [subgraph] = subgraphs.find(([, address]) => address === String(url)) ?? [];
    if (subgraph && typeof body === 'string') questions.push({ subgraph, body });
    return new Promise(() => {});
  };
  for (const query of queries.getQueryCache().getAll()) {
    // of its reader's options, which its type does not know
    const { enabled } = query.options as { enabled?: unknown };
    if (enabled !== false) query.fetch().catch(() => {});
  }
  // what a query asks first it asks without waiting for anything
  await new Promise((done) => setTimeout(done));
  globalThis.fetch = fetch;
  return questions;
}

/**
 * Draws a page of an area as it is before any data have come, with its own components, in Node.
 * @throws where the area has no page at that path
 */
export async function drawPage({ name, pages }: Area, drawing: Drawing): Promise<DrawnPage> {
  const { path, now } = drawing;
  const isHere = (route: string) => matchPath(route, path) !== null;
  const page = pages.find(({ routes }) => routes.some(isHere));
  if (!page) throw new Error(`${name} has no page at ${path}.`);
  const contracts = new Set<string>();
  const config = completeConfig(drawing, contracts);
  const Page = await page.load();
  let queries: QueryClient | undefined;
  const Shown = () => {
    queries = useQueryClient();
    return <Page />;
  };
  const host: Host = { linkTo: (to) => to, setHeaderProgress: () => {}, reportError: () => {} };
  const clock = Date.now;
  Date.now = () => now;
  const draw = () =>
    renderStatic((styles) => (
      <WalletProvider config={config}>
        <UiProvider styles={styles}>
          <MemoryRouter initialEntries={[path]}>
            <HostContext value={host}>
              <LinkToContext value={host.linkTo}>
                <Routes>
                  <Route path={page.routes.find(isHere)} element={<Shown />} />
                </Routes>
              </LinkToContext>
            </HostContext>
          </MemoryRouter>
        </UiProvider>
      </WalletProvider>
    ));
  let drawn = draw();
  // until what is loaded when used is there
  for (let before = ''; drawn.html !== before; drawn = draw()) {
    before = drawn.html;
    await new Promise((done) => setTimeout(done));
  }
  // before the queries ask: what they read shows later
  const used = [...contracts].sort();
  const questions = queries ? await questionsOf(queries, config) : [];
  Date.now = clock;
  // pages of one configuration share them, and nobody waits for their answers
  await queries?.cancelQueries();
  queries?.clear();
  return { html: drawn.html, css: drawn.ownCss, questions, contracts: used };
}

/**
 * Draws pages of an area one after the other.
 * @public the build of an area imports it (webpack/drawPages.mjs)
 */
export async function drawPages(area: Area, drawings: readonly Drawing[]): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const drawing of drawings) pages.push(await drawPage(area, drawing));
  return pages;
}
