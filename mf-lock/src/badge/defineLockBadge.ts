import { type AppConfig, type ChainConfig, LOCK_MS, loadConfig, paths } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { utcText } from '@rab/contracts/lock';
import { type ReadOnlyClient, readOnlyClient } from '@rab/wallet-context/read-only';
import { readLockBadge } from './readLockBadge.ts';
import { readPositionBadge } from './readPositionBadge.ts';

/** Its own colours, readable on any page: dark text on white with a border, 4.5:1 and more. */
const STYLE = `
  :host { display: inline-block; max-width: 100%; }
  a { display: block; box-sizing: border-box; padding: 10px 16px; border: 1px solid #c9ced6; border-radius: 10px;
    background: #fff; color: #121722; text-decoration: none; font: 400 12px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  a:focus-visible { outline: 3px solid #0b6e4f; outline-offset: 2px; }
  a:hover { border-color: #5b6472; }
  b { display: block; font-size: 15px; font-weight: 600; }
  b[data-locked] { color: #0b6e4f; }
  small { display: block; font-size: 11px; color: #5b6472; }
`;

interface BadgeWords {
  title: string;
  state: string;
  source: string;
  isLocked: boolean;
}

const NOT_READ = { title: 'Not read', isLocked: false };

/** Its nodes are asked for again with the configuration; both are loaded once per page. */
const configs = new Map<string, Promise<AppConfig>>();
function configAt(url: string): Promise<AppConfig> {
  const known = configs.get(url);
  if (known) return known;
  const loading = loadConfig(url);
  configs.set(url, loading);
  loading.catch(() => configs.delete(url));
  return loading;
}

/**
 * `<rab-lock-badge lock="7" config="https://…/config.json" chain="56">`, for a V3 position `position="7"`: shows one lock and links to its page
 * (LKT-07). Each visitor's browser reads the lock from the chain itself, again every 20 seconds while the badge is visible. The
 * badge uses no wallet, stores nothing, and says so when it could not read.
 * @param ownConfig address of the configuration where the element names none
 */
export function defineLockBadge(ownConfig: string): void {
  if (customElements.get('rab-lock-badge')) return;
  customElements.define(
    'rab-lock-badge',
    class extends HTMLElement {
      static observedAttributes = ['lock', 'position', 'config', 'chain'];
      #link = document.createElement('a');
      #title = document.createElement('b');
      #state = document.createElement('span');
      #source = document.createElement('small');
      #timer: ReturnType<typeof setInterval> | undefined;
      #clients = new Map<ChainConfig, ReadOnlyClient>();
      /** Counts what is asked: the answer to an older question is not shown. */
      #asked = 0;

      constructor() {
        super();
        const root = this.attachShadow({ mode: 'open' });
        // a constructed sheet needs nothing of the page's policy
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
        root.adoptedStyleSheets = [sheet];
        this.#link.target = '_blank';
        this.#link.rel = 'noopener';
        this.#link.append(this.#title, this.#state, this.#source);
        root.append(this.#link);
      }

      connectedCallback() {
        this.#timer = setInterval(() => document.hidden || this.#read(), LOCK_MS);
        this.#read();
      }

      disconnectedCallback() {
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#asked++;
      }

      attributeChangedCallback() {
        if (this.#timer !== undefined) this.#read();
      }

      async #read() {
        const asked = ++this.#asked;
        if (!this.#title.textContent) this.#show({ ...NOT_READ, title: 'Reading…', state: '', source: '' });
        const words = await this.#words();
        if (asked === this.#asked) this.#show(words);
      }

      async #words(): Promise<BadgeWords> {
        const position = this.getAttribute('position');
        const id = position ?? this.getAttribute('lock') ?? '';
        if (!/^\d{1,30}$/.test(id)) return { ...NOT_READ, state: 'The badge names no lock', source: '' };
        const source = position === null ? `Lock ${id}` : `Position lock ${id}`;
        try {
          const config = await configAt(this.getAttribute('config') ?? ownConfig);
          const chain = config.chains[this.getAttribute('chain') ?? config.defaultChainId];
          if (!chain) return { ...NOT_READ, state: 'The badge names an unknown chain', source };
          const page = position === null ? paths.lock(id) : paths.positionLock(id);
          this.#link.href = new URL(page, config.links.mainSite).href;
          const client = this.#clients.get(chain) ?? readOnlyClient(chain);
          this.#clients.set(chain, client);
          const read = position === null ? readLockBadge : readPositionBadge;
          const reading = await read(client, chain, BigInt(id));
          if (!reading) return { isLocked: false, title: 'No such lock', state: `on ${chain.name}`, source };
          const { of, asOf, ...badge } = reading;
          return { ...badge, source: `${source} of ${shortAddress(of)} on ${chain.name}, as of ${utcText(asOf)}` };
        } catch {
          return { ...NOT_READ, state: 'The network isn’t responding', source };
        }
      }

      #show({ title, state, source, isLocked }: BadgeWords) {
        this.#title.textContent = title;
        this.#title.toggleAttribute('data-locked', isLocked);
        this.#state.textContent = state;
        this.#source.textContent = source;
      }
    },
  );
}
