import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What a file of JSON says; its reader knows the shape, or parses it. */
export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Replaces a file at once or not at all. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
