import { useEffect } from 'react';

const PRODUCT = 'RAB Launchpad';

/** Names the page in the browser's tab and history; without a name the product's own, Home's. */
export function useDocumentTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · ${PRODUCT}` : PRODUCT;
  }, [page]);
}
