import type { AppConfigInput } from '@rab/config';

export const FACTORIES: string;
export const PARAMETER: string;
export const DRAWN: string;
interface Remote {
  name: string;
  entry: string;
  enabled?: boolean;
  nav?: readonly { path: string; covers?: readonly string[] | undefined }[];
}
export function drawnFileOf(path: string): string | undefined;
export function composePages(site: {
  html: string;
  config: AppConfigInput;
  remotes: readonly Remote[];
  folderOf: (remote: Remote) => string;
}): Map<string, string>;
export function writePages(folder: string, pages: ReadonlyMap<string, string>): void;
export function composeSite(folder: string): number;
