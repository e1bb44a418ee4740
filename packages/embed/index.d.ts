/** An account or a contract on the chain. */
export type Address = `0x${string}`;

/** A wallet as EIP-1193 has it: yours, in the place of those of the visitor's browser. */
export interface Provider {
  request(asked: { method: string; params?: unknown }): Promise<unknown>;
  on?(event: string, listener: (...values: never[]) => void): unknown;
  removeListener?(event: string, listener: (...values: never[]) => void): unknown;
}

/** What of the look you may set; everything else follows from it. */
export type ThemeToken =
  | 'background'
  | 'panel'
  | 'text'
  | 'mutedText'
  | 'border'
  | 'accent'
  | 'onAccent'
  | 'font'
  | 'radius';

/** CSS values, one for both colour modes or one each. */
export type Theme = { readonly [token in ThemeToken]?: string | { readonly light: string; readonly dark: string } };

/** What the area reports. As an event on the element its name begins with `rab-`, and it bubbles. */
export interface RabEvents {
  /** A wallet is connected, or has changed its account or chain. */
  connected: { address: Address; chainId: number };
  /** Tokens were locked, in one or several locks. Their records are at `lockIds` of the lock contract. */
  locked: { chainId: number; transactionHash: Address; token: Address; lockIds: readonly bigint[] };
  /** A deposit was taken; `amount` in base units of the sale's currency. */
  deposited: {
    chainId: number;
    transactionHash: Address;
    sale: Address;
    amount: bigint;
    /** The account that earns from it, null if there is no such account. */
    referrer: Address | null;
  };
  /** Another page of the area is shown. */
  navigated: { path: string };
  /** The area, or one of its pages, cannot be shown. */
  failed: { error: Error };
}

type Callbacks = {
  [name in keyof RabEvents as `on${Capitalize<name>}`]?: ((detail: RabEvents[name]) => void) | undefined;
};

export interface MountOptions extends Callbacks {
  /** The product's configuration: its address or its content. `/config.json` of the page's origin by default. */
  config?: string | Record<string, unknown> | undefined;
  /** Id of the only chain that is shown; one of the configuration's. Its default and all others unless given. */
  chain?: number | undefined;
  /** The page that is shown, e.g. `/create-lock`; with `hash` unless the address names one. */
  path?: string | undefined;
  /** `memory`, the default, leaves your address alone; `hash` names the area's pages in it; `history` takes it over. */
  routing?: 'memory' | 'hash' | 'history' | undefined;
  /** With `history`: the path below which the area may change the address. */
  basename?: string | undefined;
  theme?: Theme | undefined;
  /** Without it the visitor's own choice, at first the device's. */
  colorMode?: 'dark' | 'light' | 'system' | undefined;
  /** The language it speaks, as BCP 47 has it, e.g. `vi`; English unless given. All areas of ours on a page speak the last one given. */
  language?: string | undefined;
  /** Your own wallet; without it the area offers those of the visitor's browser. */
  provider?: Provider | undefined;
  /** The account that earns from deposits of visitors who did not come by another referral link. */
  referrer?: string | undefined;
}

export interface MountHandle {
  /** Changes what is given and keeps the rest. Rejects, and changes nothing, where an option cannot be used. */
  update: (options: MountOptions) => Promise<void>;
  /** Takes the area off the page; nothing of it is left. */
  unmount: () => void;
}

/** Shows an area in an element. Rejects, with its reason in the element, where the configuration cannot be used. */
export type Mount = (element: Element, options?: MountOptions) => Promise<MountHandle>;

type ElementEvents = { [name in keyof RabEvents as `rab-${name}`]: CustomEvent<RabEvents[name]> };

/** `<rab-sale>`, `<rab-grow>`, `<rab-token>`, `<rab-lock>` */
export interface RabElement extends HTMLElement {
  /** What attributes cannot say, such as a wallet; goes before the attributes. */
  options: MountOptions;
  addEventListener<name extends keyof ElementEvents>(
    name: name,
    listener: (event: ElementEvents[name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What `customElements.whenDefined('rab-lock')` resolves to. */
export interface RabElementConstructor {
  new (): RabElement;
  readonly mount: Mount;
}

export type RabTag = 'rab-sale' | 'rab-grow' | 'rab-token' | 'rab-lock';

declare global {
  interface WindowEventMap extends ElementEvents {}
  interface DocumentEventMap extends ElementEvents {}
  interface HTMLElementTagNameMap extends Record<RabTag, RabElement> {}
  interface CustomElementRegistry {
    whenDefined(name: RabTag): Promise<RabElementConstructor>;
    get(name: RabTag): RabElementConstructor | undefined;
  }
}
