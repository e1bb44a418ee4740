import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Abi, Hex } from 'viem';

/** What a deployment needs of a compiled contract. */
export interface Artifact {
  abi: Abi;
  bytecode: Hex;
  /** Of this package `src/lock/RabbitLock.sol:RabbitLock`, of another one the file of its package. */
  source: string;
}

/** What forge leaves of a contract in `out/`. */
export interface CompiledContract {
  abi: Abi;
  bytecode: { object: Hex };
  deployedBytecode: {
    object: Hex;
    /** Where the code has each immutable, by the compiler's number for it. */
    immutableReferences?: Record<string, readonly { start: number; length: number }[]>;
  };
  /** What the compiler says of the compilation; its hash ends the code. */
  metadata: {
    compiler: { version: string };
    language: string;
    settings: Record<string, unknown> & { compilationTarget: Record<string, string> };
    sources: Record<string, { keccak256: Hex }>;
  };
}

/**
 * A contract of this package, as `pnpm build` left it in `out/`.
 * @param file name of the source file that contains it, where that differs
 * @throws when the contract was not built yet
 */
export function readCompiled(name: string, file = name): CompiledContract {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`../out/${file}.sol/${name}.json`, import.meta.url)), 'utf8'));
}

/**
 * What a deployment needs of a contract of this package.
 * @param file name of the source file that contains it, where that differs
 * @throws when the contract was not built yet
 */
export function ownArtifact(name: string, file = name): Artifact {
  const { abi, bytecode, metadata } = readCompiled(name, file);
  const [path] = Object.keys(metadata.settings.compilationTarget);
  return { abi, bytecode: bytecode.object, source: `${path}:${name}` };
}

/** A build that others have published; `path` is like `@uniswap/v2-core/build/UniswapV2Factory.json`. */
export function publishedArtifact(path: string): Artifact {
  const file = createRequire(import.meta.url).resolve(path);
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: Abi; bytecode: string };
  return { abi, bytecode: bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`, source: path };
}
