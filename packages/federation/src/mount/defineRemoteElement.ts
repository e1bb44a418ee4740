import type { Mount, MountHandle, MountOptions, RabElement, RabEvents } from '@rab/embed';

const EVENTS = ['connected', 'locked', 'deposited', 'navigated', 'failed'] as const satisfies (keyof RabEvents)[];
/** A theme as text; one that is no JSON is left as it is, and judged as every option is. */
function themeOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Attributes of the custom element, and the mount options that they set. An empty one counts as missing. */
const ATTRIBUTES: Readonly<Record<string, keyof MountOptions>> = {
  config: 'config',
  chain: 'chain',
  path: 'path',
  routing: 'routing',
  basename: 'basename',
  theme: 'theme',
  'color-mode': 'colorMode',
  language: 'language',
  referrer: 'referrer',
};
/** What the text of an attribute means, where that is no text. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = { chain: Number, theme: themeOf };

/** What is mounted where nobody waits for it any more. */
const NOTHING: MountHandle = { update: async () => {}, unmount() {} };

/**
 * Defines a custom element such as `<rab-lock config="https://…/config.json" path="/create-lock">` that mounts a remote
 * on a partner's page. What happens in it is dispatched as events that bubble from the element; a changed attribute takes
 * effect without a new start. Its class has the remote's `mount`.
 */
export function defineRemoteElement(tag: string, load: () => Promise<{ mount: Mount }>): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement implements RabElement {
      static readonly observedAttributes = Object.keys(ATTRIBUTES);
      static readonly mount: Mount = async (...parameters) => (await load()).mount(...parameters);
      #mounted: Promise<MountHandle> | undefined;
      #options: MountOptions = {};
      #isChanged = false;
      #hasFailed = false;

      constructor() {
        super();
        // given before the script had come
        if (!Object.hasOwn(this, 'options')) return;
        this.#options = this.options;
        Reflect.deleteProperty(this, 'options');
      }

      get options(): MountOptions {
        return this.#options;
      }
      set options(options: MountOptions) {
        this.#options = options;
        this.#change();
      }

      connectedCallback() {
        // moved within the page, or gone from it already
        if ((this.#mounted && !this.#hasFailed) || !this.isConnected) return;
        this.#hasFailed = false;
        const loaded = load();
        loaded.catch(() => {
          const place = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
          place.textContent = 'This part of the page didn’t load. Reload the page to try again.';
        });
        const mounted: Promise<MountHandle> = loaded.then(({ mount }) =>
          // gone from the page while the script was on its way
          this.#mounted === mounted ? mount(this, this.#all()) : NOTHING,
        );
        this.#mounted = mounted;
        mounted.catch((error: Error) => {
          this.#hasFailed = true;
          this.#fail(error);
        });
      }

      disconnectedCallback() {
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#mounted?.then(
            ({ unmount }) => unmount(),
            () => {},
          );
          this.#mounted = undefined;
        });
      }

      attributeChangedCallback(_name: string, old: string | null, value: string | null) {
        if (old !== value) this.#change();
      }

      /** Options of the attributes, those that were set, and callbacks that make events of what happens. */
      #all(): MountOptions {
        const given = Object.entries(ATTRIBUTES).map(([name, option]) => {
          const text = this.getAttribute(name);
          return [option, text ? (READERS[name]?.(text) ?? text) : undefined] as const;
        });
        const callbacks = EVENTS.map((name) => {
          const key = `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'onFailed';
          const tell = (detail: RabEvents['failed']) => {
            this.dispatchEvent(new CustomEvent(`rab-${name}`, { detail, bubbles: true, composed: true }));
            this.#options[key]?.(detail);
          };
          return { [key]: tell };
        });
        return Object.assign(Object.fromEntries(given), this.#options, ...callbacks);
      }

      readonly #fail = (error: Error) => this.#all().onFailed?.({ error });

      /** Several changes at once are one. */
      #change(): void {
        if (!this.#mounted || this.#isChanged) return;
        this.#isChanged = true;
        queueMicrotask(() => {
          this.#isChanged = false;
          // what failed may be well now
          if (this.#hasFailed) return this.connectedCallback();
          this.#mounted?.then(({ update }) => update(this.#all())).catch(this.#fail);
        });
      }
    },
  );
}
