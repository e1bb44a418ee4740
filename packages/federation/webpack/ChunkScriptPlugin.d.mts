import type { Compiler } from 'webpack';

export class ChunkScriptPlugin {
  apply(compiler: Compiler): void;
}
