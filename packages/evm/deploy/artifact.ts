import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Abi, Hex } from 'viem';

/** What a deployment needs of a compiled contract. */
export interface Artifact {
  abi: Abi;
  bytecode: Hex;
}

/**
 * A contract of this package, as `pnpm build` left it in `out/`.
 * @param source name of the file that contains it, where that differs
 * @throws when the contract was not built yet
 */
export function ownArtifact(name: string, source = name): Artifact {
  const file = fileURLToPath(new URL(`../out/${source}.sol/${name}.json`, import.meta.url));
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: Abi; bytecode: { object: Hex } };
  return { abi, bytecode: bytecode.object };
}

/** A published Uniswap V2 build; `path` is like `@uniswap/v2-core/build/UniswapV2Factory.json`. */
export function publishedArtifact(path: string): Artifact {
  const file = createRequire(import.meta.url).resolve(path);
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { abi: Abi; bytecode: string };
  return { abi, bytecode: bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}` };
}
