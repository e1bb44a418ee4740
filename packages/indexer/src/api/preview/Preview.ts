/** How a state is meant, as the tags of the pages have it. */
export type Tone = 'info' | 'positive' | 'warning' | 'negative' | 'neutral';

/** What the picture of a page shows, all of it in letters that its font has. */
export interface Card {
  /** What the page is about, e.g. `RAB Sale`. */
  kind: string;
  state: { label: string; tone: Tone };
  name: string;
  /** Symbol and short address of the token. */
  source: string;
  headline: string;
  /** Parts of the bar's length: how far it is filled, and where its mark is. */
  bar: { filled: number; mark: number } | null;
  /** Three at most. */
  facts: { label: string; value: string }[];
  /** The day of the last indexed block. */
  asOf: string;
}

/**
 * Texts for a page that waits for its data, by the names of their places (`EarlyText` of @rab/ui); a place without a text stays empty. A
 * state's name has its tone, e.g. `state.positive`.
 */
export type EarlyTexts = Readonly<Record<string, string>>;

/** What chats and networks show of a page's address, and the page itself until its program is there. */
export interface Preview {
  /** Path of the page, spelled as the product spells it. */
  path: string;
  title: string;
  description: string;
  card: Card;
  early: EarlyTexts;
}

export interface PreviewSettings {
  /** What the chain calls its currency, which has no contract that would say it. */
  nativeSymbol: string;
  /** Chain time, unix seconds. */
  now: bigint;
}
