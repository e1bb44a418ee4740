import { createContext, useContext, useEffect } from 'react';

const PRODUCT = 'RAB Launchpad';

/** False on a page of somebody else, whose title is not ours to change. */
export const TitleContext = createContext(true);

/** Names the page in the browser's tab and history; without a name the product's own, Home's. */
export function useDocumentTitle(page?: string): void {
  const isOurs = useContext(TitleContext);
  useEffect(() => {
    if (isOurs) document.title = page ? `${page} · ${PRODUCT}` : PRODUCT;
  }, [isOurs, page]);
}
