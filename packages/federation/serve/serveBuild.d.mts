export interface ServeBuildOptions {
  root: string;
  port: number;
  overrides?: Record<string, string>;
  headers?: Record<string, string>;
  cors?: boolean;
  open?: readonly string[];
  pages?: string;
  previews?: string;
}
export function serveBuild(options: ServeBuildOptions): Promise<{ close: () => Promise<void> }>;
