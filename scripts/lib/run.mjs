import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/**
 * Runs a command, which may be one of the installed packages', and resolves to its exit code and what it printed.
 * What it prints is shown as it comes; with `isQuiet` nothing is. `shell`: the command is a line for the shell.
 */
export function run(command, args = [], { cwd = ROOT, env = {}, isQuiet = false, shell = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      shell,
      stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const note = (data) => {
      output += data;
      if (!isQuiet) process.stdout.write(data);
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
