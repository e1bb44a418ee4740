/** No visitor waits longer for a preview, which people do not see. */
const PATIENCE_MS = 500;

/**
 * Paths of pages that show one thing, which has an address or a number; what exactly has a preview the indexer decides. Proxies take
 * it too: it has no letter that must be escaped or decoded.
 */
export const DETAIL_PAGE = /^(?<before>(?:\/[a-z-]+)+)\/(?:0x[0-9A-Fa-f]{40}|[0-9]{1,30})(?<after>(?:\/[a-z-]+)?)\/?$/;

/**
 * Paths of lists whose first rows the indexer puts into the page (`listAt` of packages/indexer). With a query
 * a list is filtered: the page is asked for without one alone.
 */
export const LIST_PAGE =
  /^(?<list>\/(?:view-sales|rab-sale\/(?:view-sales|fairlaunch|prorata)|rab-grow\/list|lock-(?:tokens|liquidity)|token\/airdrops))\/?$/;

/** The page with texts of the index from this address; undefined where it does not come in time, or not at all. */
export async function previewedPage(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
