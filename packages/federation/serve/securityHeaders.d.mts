import type { AppConfigInput } from '@rab/config';

export interface SecuredBuild {
  config: Pick<AppConfigInput, 'chains' | 'content' | 'wallet'>;
  html: string;
  remotes?: readonly { name: string; entry: string }[];
}
export function securityHeaders(build: SecuredBuild): Record<string, string>;
export function guideHeaders(pages: readonly string[]): Record<string, string>;
export function guidePages(folder: string): string[];
export function asHeadersFile(headers: Record<string, string>): string;
export function asNginx(headers: Record<string, string>): string;
export const OPEN_PATHS: readonly string[];
export const OPEN_HEADERS: string;
