import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const printing = new AsyncLocalStorage();

/** Does work and keeps what it and its commands show. Resolves to that text when the work has ended. */
export async function outputOf(work) {
  let output = '';
  await printing.run((data) => {
    output += data;
  }, work);
  return output;
}

/** Shows a text: on the terminal, or to `outputOf`. */
export const show = (text) => (printing.getStore() ?? ((data) => process.stdout.write(data)))(text);

/**
 * Runs a command, which may be one of the installed packages', and resolves to its exit code and what it printed.
 * What it prints is shown as it comes; with `isQuiet` nothing is. `shell`: the command is a line for the shell.
 */
export function run(command, args = [], { cwd = ROOT, env = {}, isQuiet = false, shell = false } = {}) {
  const isKept = isQuiet || printing.getStore() !== undefined;
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      shell,
      stdio: ['ignore', 'pipe', isKept ? 'pipe' : 'inherit'],
    });
    let output = '';
    const note = (data) => {
      output += data;
      if (!isQuiet) show(data);
    };
    child.stdout.on('data', note);
    child.stderr?.on('data', note);
    child.once('error', (error) => {
      console.error(error.message);
      done({ code: 127, output });
    });
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
