import type { Page } from '@playwright/test';

/**
 * Words by which the lists of ad blockers (EasyList, AdGuard's of trackers, cookie notices, pop-ups and social media) find what
 * they take away, in the names of files, classes and ids.
 */
const BLOCKED =
  /(?<![a-z0-9])(?:ads?|advert(?:s|ising|isement)?|banners?|sponsor(?:s|ed)?|promo(?:s|tions?)?|track(?:er|ers|ing)|analytics?|beacon|pixel|telemetry|metrics|cookies?|consent|gdpr|newsletter|pop-?ups?|overlay-?ad|social|share-?(?:bar|buttons?)|facebook|twitter|linkedin)(?![a-z0-9])/i;

/** Classes and ids of a page that a blocker may take for somebody's advertisement, e.g. `social-bar`. */
export const blockedNames = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[class], [id]')].flatMap(({ classList, id }) => [...classList, id]),
  );
  return [...new Set(names)].filter((name) => BLOCKED.test(name));
};

/** Notes the files that a page asks for. Returns those that a blocker may refuse, by their paths. */
export const noteBlockedFiles = (page: Page): (() => string[]) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return () => [...asked].filter((path) => BLOCKED.test(path));
};
