import { v } from '@rab/config';
import { readStored } from '../state/persistentAtom.ts';
import { safeStorage } from '../state/safeStorage.ts';

const KEY = 'rab.kept.v1';
/** How many answers are kept, the newest ones, and how many letters of JSON they may have together and each. */
export const MOST_ANSWERS = 60;
export const MOST_LETTERS = 200_000;
export const MOST_LETTERS_OF_ONE = 30_000;

/** What was read, when (milliseconds of this computer's clock) and the answer as JSON, in which bigints are text. */
const entriesSchema = v.array(v.object({ key: v.string(), at: v.number(), json: v.string() }));

const readEntries = () => readStored(KEY, entriesSchema) ?? [];

/** An answer of an earlier visit. */
export interface KeptAnswer<Data> {
  data: Data;
  /** When it was read, in milliseconds of this computer's clock. */
  at: number;
}

/** The last answer under a key, parsed; undefined if it is missing or does not fit the schema. */
export function readKept<Data>(key: string, schema: v.GenericSchema<unknown, Data>): KeptAnswer<Data> | undefined {
  const entry = readEntries().find((kept) => kept.key === key);
  if (!entry) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(entry.json));
    return result.success ? { data: result.output, at: entry.at } : undefined;
  } catch {
    // not JSON: somebody else wrote it
    return undefined;
  }
}

/** Keeps an answer for the next visit (CFG-09); one that is too large is not kept, and the oldest make room. */
export function keepAnswer(key: string, data: unknown, at: number): void {
  const others = readEntries().filter((kept) => kept.key !== key);
  const json = JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  const entries = json.length > MOST_LETTERS_OF_ONE ? others : [{ key, at, json }, ...others];
  let letters = 0;
  const kept = entries.slice(0, MOST_ANSWERS).filter((entry) => {
    letters += entry.key.length + entry.json.length;
    return letters <= MOST_LETTERS;
  });
  safeStorage.setItem(KEY, JSON.stringify(kept));
}
