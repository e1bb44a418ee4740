import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** How output is shown: as it comes, or, where commands run side by side, in one piece when its command has ended. */
export const output = { isShownAtEnd: false };

/**
 * Runs a command, which may be one of the installed packages', and resolves to its exit code and what it printed.
 * What it prints is shown as `output` says; with `isQuiet` nothing is. `shell`: the command is a line for the shell.
 */
export function run(command, args = [], { cwd = ROOT, env = {}, isQuiet = false, shell = false } = {}) {
  const { isShownAtEnd } = output;
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      shell,
      stdio: ['ignore', 'pipe', isQuiet || isShownAtEnd ? 'pipe' : 'inherit'],
    });
    let printed = '';
    const note = (data) => {
      printed += data;
      if (!isQuiet && !isShownAtEnd) process.stdout.write(data);
    };
    child.stdout.on('data', note);
    child.stderr?.on('data', note);
    child.once('error', (error) => {
      console.error(error.message);
      done({ code: 127, output: printed });
    });
    child.once('close', (code) => {
      if (!isQuiet && isShownAtEnd) console.log(`\n-- ${[command, ...args].join(' ')}\n${printed}`);
      done({ code: code ?? 1, output: printed });
    });
  });
}
