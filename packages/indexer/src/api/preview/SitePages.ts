import { SitePage } from './SitePage.ts';

/** Pages of one kind of thing, e.g. of all sales, are one file. */
const THING = /\/(?:0x[0-9a-fA-F]{40}|[0-9]+)(?=\/|$)/;

/** The site's pages: those of an area as its release drew them (`pnpm pages`), all others as the shell's build made them. */
export class SitePages {
  readonly #place: string;
  readonly #pages = new Map<string, SitePage>();

  /** @param place path of the shell's `index.html`, or its http(s) address */
  constructor(place: string) {
    this.#place = place;
  }

  /**
   * @param path of a page that shows one thing: of others there would be no end
   * @throws where the site has no page at all, or does not answer within 2 s
   */
  async read(path: string): Promise<string> {
    try {
      return await this.#at(
        this.#place.replace(/[^/]*$/, `pages${path.replace(THING, '/_').replace(/\/$/, '')}.html`),
      ).read();
    } catch (error) {
      // its area has not drawn it
      if (!/ENOENT|HTTP 404/.test(String(error))) throw error;
      return this.#at(this.#place).read();
    }
  }

  #at(place: string): SitePage {
    const page = this.#pages.get(place) ?? new SitePage(place);
    this.#pages.set(place, page);
    return page;
  }
}
