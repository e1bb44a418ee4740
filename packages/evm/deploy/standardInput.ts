import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keccak256, toHex } from 'viem';
import { type CompiledContract, readCompiled } from './artifact.ts';
import { DeploymentError } from './DeploymentError.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** What a Solidity compiler is given to compile one contract: its "standard JSON input". */
export interface StandardInput {
  language: string;
  sources: Record<string, { content: string }>;
  settings: Record<string, unknown>;
}

/** A contract's build by its source, e.g. `src/lock/RabbitLock.sol:RabbitLock`. */
export function compiledOf(source: string): CompiledContract {
  const [file = '', name = ''] = source.split(':');
  return readCompiled(name, basename(file, '.sol'));
}

/** Whether this package compiles a contract, or others have published its build. */
export const isOwnSource = (source: string): boolean => source.startsWith('src/');

/**
 * Everything that the code of a contract of this package depends on, and nothing else: the sources that its metadata name, and the
 * settings of the compiler.
 * @throws {DeploymentError} where a source has changed since `pnpm build`
 */
export function standardInputOf(source: string): StandardInput {
  const { language, settings, sources } = compiledOf(source).metadata;
  const { compilationTarget: _, ...rest } = settings;
  return {
    language,
    sources: Object.fromEntries(
      Object.entries(sources).map(([path, { keccak256: hash }]) => {
        const file = join(PACKAGE, path);
        const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
        if (keccak256(toHex(content)) !== hash)
          throw new DeploymentError(`${path} has changed since ${source} was compiled: build the contracts first.`);
        return [path, { content }];
      }),
    ),
    settings: {
      ...rest,
      outputSelection: { '*': { '*': ['abi', 'metadata', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  };
}
