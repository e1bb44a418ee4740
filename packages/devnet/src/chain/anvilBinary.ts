import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StackError } from '../process/StackError.ts';

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Path of the anvil program for this machine; the npm package's launcher hides exit codes and signals.
 * @throws {StackError} when it is not installed
 */
export function anvilBinary(): string {
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  const platform = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  try {
    const packageFile = createRequire(launcher).resolve(`@foundry-rs/anvil-${platform}/package.json`);
    const binary = join(dirname(packageFile), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
    if (existsSync(binary)) return binary;
  } catch {
    // not installed: said below
  }
  throw new StackError(
    `The development chain (anvil) is not installed for ${platform}: delete node_modules and start again.`,
  );
}
