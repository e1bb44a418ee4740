/** Of every window, in CSS pixels. */
export const HEIGHT = 900;

/** Finds an element in the page; it is sent there as text, so it names nothing from outside. */
export type Finder = (name: string) => Element | null;

/** A browser with one page, as far as the scenarios in other engines need it. */
export interface Engine {
  load(url: string): Promise<void>;
  /** Runs a function in the page. It is sent there as text. */
  run<T>(script: (...args: string[]) => T, ...args: string[]): Promise<T>;
  /** Presses what is found, with the mouse. @throws where nothing is found, or something is over it */
  click(find: Finder, name: string): Promise<void>;
  /** Presses what is found and types, key by key. @throws where nothing is found */
  type(find: Finder, name: string, text: string): Promise<void>;
  /** Makes the page as wide as this, in CSS pixels, or as narrow as the engine's window can be. */
  resize(width: number): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
}
