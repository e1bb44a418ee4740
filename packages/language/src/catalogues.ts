import type { Messages } from '@lingui/core';
import { ENGLISH, i18n, withDigits } from './i18n.ts';

/** How a build serves the messages of a language: `l/<language>.json`, made by `CataloguesPlugin` of `@rab/federation`. */
export interface Catalogue {
  /** Translated by a machine, and no speaker has read it yet. */
  isDraft?: boolean;
  /** Compiled messages by their id. */
  messages: Messages;
}

/** How long the page waits for a catalogue. Then English words are shown, until it comes. */
const PATIENCE_MS = 5_000;
/** When a catalogue is given up; the next choice of its language asks for it again. */
const LIMIT_MS = 60_000;

/** Folders of catalogues, one for each build on the page. */
const folders = new Set<string>();
/** Answers by address. */
const asked = new Map<string, Promise<void>>();
const drafts = new Set<string>();

let wanted = ENGLISH;
let change = Promise.resolve();

async function read(url: string, language: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) });
  if (response.status >= 500) throw new Error(`${url} answers ${response.status}`);
  // a build that does not speak the language
  if (!response.ok) return;
  const { messages, isDraft }: Catalogue = await response.json();
  if (isDraft) drafts.add(language);
  i18n.load(language, messages);
}

/** Resolves when the words are there, cannot be had, or are late: what a catalogue lacks is said in English. */
function load(folder: string, language: string): Promise<void> {
  if (language === ENGLISH) return Promise.resolve();
  const { href } = new URL(`${folder}${language}.json`, location.href);
  const answer =
    asked.get(href) ??
    read(href, language).catch(() => {
      // asked for again when the language is chosen again
      asked.delete(href);
    });
  asked.set(href, answer);
  return Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/**
 * Makes the words of a build known, in the language that is chosen and in each that is chosen later.
 * @param folder address that its catalogues are in, with a slash at its end
 * @returns resolves when the chosen language is spoken, with these words; undefined where that is English, whose words are there
 */
export function addCatalogues(folder: string): Promise<void> | undefined {
  folders.add(folder);
  if (wanted === ENGLISH) return undefined;
  return Promise.all([load(folder, wanted), change]).then(() => {});
}

async function changeTo(language: string): Promise<void> {
  await Promise.all([...folders].map((folder) => load(folder, language)));
  if (language !== wanted || language === i18n.locale) return;
  // a language of which no build has a word still has its direction and its numbers
  i18n.load(language, {});
  i18n.activate(language, withDigits(language));
}

/**
 * Changes the language of everything on the page, once all its words are there. Of several choices the last one counts.
 * @param language as BCP 47 has it
 */
export function speak(language: string): Promise<void> {
  if (language !== wanted) {
    wanted = language;
    change = changeTo(language);
  }
  return change;
}

/** Whether words of the language are a machine's draft. */
export const isDraft = (language: string): boolean => drafts.has(language);
