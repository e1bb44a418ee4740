import type { Compiler } from 'webpack';

/** What a build says of itself for other releases. */
export declare class ReleasePlugin {
  constructor(options: { name: string; version: string; exposes?: readonly string[]; pages?: Record<string, string> });
  apply(compiler: Compiler): void;
}
