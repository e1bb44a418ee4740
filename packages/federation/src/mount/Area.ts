import type { ChainConfig } from '@rab/config';
import type { MountOptions, RabEvents } from '@rab/embed';
import type { DoneAct } from '@rab/wallet-context';

/** Reports to the page around an area what has happened in it. */
export type Tell = <name extends keyof RabEvents>(name: name, detail: RabEvents[name]) => void;

/** One piece of news: its name and its details. */
export type News = { [name in keyof RabEvents]: [name: name, detail: RabEvents[name]] }[keyof RabEvents];

/** What an area says of itself to be shown without the shell. */
export interface Area {
  initialPath: string;
  /** First path segments of the area itself; links elsewhere lead to the main site. */
  paths: readonly string[];
  /** The news, if any, that the page around the area gets of an act that was carried out. */
  readAct?: (act: DoneAct, chain: ChainConfig) => Promise<News | null>;
}

/** `isOwnPage`: the page is the area's own, not a partner's. */
export type AreaOptions = MountOptions & { isOwnPage?: boolean };
