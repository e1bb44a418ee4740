import type { Sale } from '@rab/sdk/sales';
import { type Answers, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import type { ReactElement } from 'react';

export interface SalePageOptions {
  /** Path of such pages, by the sale's address. */
  path: (sale: string) => string;
  tab?: string;
  /** As the indexer knows it. */
  sale: Sale;
  /** What other reads give. */
  answers?: Answers;
}

/** Opens the page of one sale, with Alice's wallet. */
export const openSalePage = (page: ReactElement, { path, tab = 'token', sale, answers }: SalePageOptions) =>
  renderPart(
    <Routes>
      <Route path={path(':address')} element={page} />
    </Routes>,
    {
      path: `${path(sale.id)}?tab=${tab}`,
      answers: { chainTime: () => ({ hash: null, offset: 0 }), sale: () => sale, ...answers },
      isConnected: true,
    },
  );
