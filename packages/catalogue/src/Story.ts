import type { AppConfigInput } from '@rab/config';
import type { FakeWallet } from '@rab/testing/FakeWallet';
import type { TransactionRecord } from '@rab/wallet-context';
import type { ReactNode } from 'react';

/** Whose browser a story is drawn in; without one nobody is connected and no wallet is installed. */
export interface Visitor {
  /** Wallets of this browser; made when the story is drawn. */
  wallets?: () => readonly FakeWallet[];
  /** The first of them was connected on an earlier visit. */
  isConnected?: boolean;
  /** What an earlier page of this browser has sent. */
  transactions?: readonly TransactionRecord[];
  /** What reads give, by the first part of their key; all others fail, as if no node could be reached. */
  answers?: Record<string, unknown>;
  config?: (fixture: AppConfigInput) => AppConfigInput;
}

/** One state of a part. */
export interface Story {
  draw: () => ReactNode;
  visitor?: Visitor;
  /** CSS selectors of what is pressed, one after the other, to reach the state. */
  press?: readonly string[];
  /** CSS selector of what must be there before the state is complete: what comes only with the wallet, or opens by itself. */
  awaits?: string;
}

/** All states of a part by name; its file is named by the part. */
export type Stories = Record<string, Story>;

/** What a file of stories exports. */
export interface StoryModule {
  stories: Stories;
  /** Parts that it shows besides the one that it is named by. */
  parts?: readonly string[];
}
