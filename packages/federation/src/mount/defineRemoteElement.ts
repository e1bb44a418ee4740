import type { Mount, MountHandle, MountOptions, RabElement, RabEvents } from '@rab/embed';

const EVENTS = ['connected', 'locked', 'deposited', 'navigated', 'failed'] as const satisfies (keyof RabEvents)[];
const COLOR_MODES = ['dark', 'light', 'system'] as const;
const ROUTINGS = ['memory', 'hash', 'history'] as const;

const oneOf = <T extends string>(values: readonly T[], value: string | null) => values.find((known) => known === value);

/** A theme as text; one that is no JSON is none. */
function themeOf(text: string | null): MountOptions['theme'] {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Each attribute of the custom element as the mount option that it means. */
const ATTRIBUTES: Readonly<Record<string, (text: string | null) => MountOptions>> = {
  config: (text) => ({ config: text ?? undefined }),
  chain: (text) => ({ chain: text ? Number(text) : undefined }),
  path: (text) => ({ path: text ?? undefined }),
  routing: (text) => ({ routing: oneOf(ROUTINGS, text) }),
  basename: (text) => ({ basename: text ?? undefined }),
  theme: (text) => ({ theme: themeOf(text) }),
  'color-mode': (text) => ({ colorMode: oneOf(COLOR_MODES, text) }),
  referrer: (text) => ({ referrer: text ?? undefined }),
};

/**
 * Defines a custom element such as `<rab-lock config="https://…/config.json" path="/create-lock">` that mounts a remote
 * on a partner's page. What happens in it are events that bubble from the element; a changed attribute is taken as it
 * stands. Its class has the remote's `mount`.
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
        // moved within the page
        if (this.#mounted && !this.#hasFailed) return;
        this.#hasFailed = false;
        const loaded = load();
        loaded.catch(() => {
          const place = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
          place.textContent = 'This part of the page could not be loaded. Reload the page to try again.';
        });
        this.#mounted = loaded.then(({ mount }) => mount(this, this.#all()));
        this.#mounted.catch((error: Error) => {
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
        const given = Object.entries(ATTRIBUTES).map(([name, read]) => read(this.getAttribute(name)));
        const callbacks = EVENTS.map((name) => {
          const key = `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'onFailed';
          const tell = (detail: RabEvents['failed']) => {
            this.#options[key]?.(detail);
            this.dispatchEvent(new CustomEvent(`rab-${name}`, { detail, bubbles: true, composed: true }));
          };
          return { [key]: tell };
        });
        return Object.assign({}, ...given, this.#options, ...callbacks);
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
