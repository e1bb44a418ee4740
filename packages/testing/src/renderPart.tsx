import { type AppConfigInput, parseConfig } from '@rab/config';
import { Toasts, UiProvider } from '@rab/ui/connected';
import { MemoryRouter, useLocation, useNavigate } from '@rab/ui/router';
import { preferencesAtom, type QueryClient, useQueryClient, useSetAtom, WalletProvider } from '@rab/wallet-context';
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { configFixture } from './configFixture.ts';
import './patience.ts';
import type { FakeWallet } from './FakeWallet.ts';
import { authorizedWallet } from './readyWallet.ts';

/** The other chain that the page knows besides 56. */
export const OTHER_CHAIN = 31_337;
export const ALICE = `0x${'1'.repeat(40)}` as const;
export const BEN = `0x${'b'.repeat(40)}` as const;

/** Two chains, the second with BNB as its only currency, one exchange of its own and no fair launches. */
function config({ contracts, prices, share }: PartOptions) {
  const fixture = configFixture();
  const chain = fixture.chains['56'] as AppConfigInput['chains'][string];
  const [bnb] = chain.baseTokens;
  const factory = `0x${'c'.repeat(40)}`;
  return parseConfig({
    ...fixture,
    ...(prices && { prices }),
    chains: {
      '56': {
        ...chain,
        ...(share && { share }),
        contracts: { ...chain.contracts, fairLaunchFactory: `0x${'d'.repeat(40)}`, ...contracts },
      },
      [OTHER_CHAIN]: {
        ...chain,
        id: OTHER_CHAIN,
        name: 'Other chain',
        baseTokens: bnb ? [bnb] : [],
        exchanges: [{ name: 'Other exchange', factory, router: factory }],
      },
    },
  });
}

/** What a query reads, by the first part of its key; a query without an answer fails, as if no node could be reached. */
export type Answers = Record<string, (key: readonly unknown[]) => unknown>;

export interface PartOptions {
  path?: string;
  answers?: Answers;
  isConnected?: boolean;
  /** Contracts of chain 56 besides those of the fixture, or in their place. */
  contracts?: Partial<AppConfigInput['chains'][string]['contracts']>;
  /** A price service; none unless given. */
  prices?: string;
  /** Prefix of links with a preview; none unless given. */
  share?: string;
}

/** The page around a part: what a test sees of it and does to it. */
export interface Page {
  queries: QueryClient;
  /** Path and query that are shown. */
  address: () => string;
  /** To an address, or so many entries of the history further. */
  goTo: (to: string | number) => Promise<void>;
  selectChain: (chainId: number) => Promise<void>;
  /** Another account in the wallet; none disconnects it. */
  chooseAccount: (...accounts: string[]) => Promise<void>;
  unmount: () => void;
}

/** What a page's state may belong to, and another one of it than Alice's on chain 56. */
export const CHANGES: readonly [what: string, change: (page: Page) => Promise<void>][] = [
  ['account', (page) => page.chooseAccount(BEN)],
  ['chain', (page) => page.selectChain(OTHER_CHAIN)],
];

const ends: (() => void)[] = [];

/** Takes the wallet out of the browser again. */
export function removeWallet(): void {
  for (const end of ends.splice(0)) end();
}

/** Draws a part of a remote's page on chain 56, without a node. */
export async function renderPart(
  part: ReactNode,
  { path = '/', answers = {}, isConnected = false, ...environment }: PartOptions = {},
): Promise<Page> {
  let wallet: FakeWallet | undefined;
  if (isConnected) {
    const authorized = authorizedWallet([ALICE]);
    wallet = authorized.wallet;
    ends.push(authorized.end);
  }
  const page = {} as Page;
  let shown = '';
  const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

  function Page() {
    const queries = useQueryClient();
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const select = useSetAtom(preferencesAtom);
    useState(() =>
      queries.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'added') return;
        const answer = answers[String(query.queryKey[0])]?.(query.queryKey);
        if (answer !== undefined) query.setData(answer);
      }),
    );
    shown = pathname + search;
    Object.assign(page, {
      queries,
      address: () => shown,
      goTo: async (to: string | number) => {
        await act(async () => navigate(to as string));
        await settle();
      },
      selectChain: async (chainId: number) => {
        await act(async () => select({ chainId, language: 'en' }));
        await settle();
      },
      chooseAccount: async (...accounts: string[]) => {
        if (!wallet) throw new Error('there is no wallet');
        wallet.accounts = accounts;
        await act(async () => wallet?.emit('accountsChanged', accounts));
        await settle();
      },
    });
    return part;
  }

  const parsed = config(environment);
  await act(async () => {
    const { unmount } = render(
      <WalletProvider config={parsed}>
        <UiProvider>
          <MemoryRouter initialEntries={[path]}>
            <Page />
            <Toasts />
          </MemoryRouter>
        </UiProvider>
      </WalletProvider>,
    );
    page.unmount = unmount;
  });
  await settle();
  return page;
}
