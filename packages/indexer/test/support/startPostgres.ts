import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries } from './postgresBinaries.ts';

export interface Postgres {
  /** Connection string of a superuser, to the database `postgres`. */
  url: string;
  /** Ends the server as an operator would; connections are cut, the data stays. */
  stop(): Promise<void>;
  /** Starts the server again over its data. */
  restart(): Promise<void>;
  /** True once its process has ended, whatever ended it. */
  hasEnded(): boolean;
  /** Ends the server and deletes its data. */
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** File with its settings, readable by everybody; default: those that PostgreSQL comes with. */
  configFile?: string;
  /** Makes its data; default: an empty database. `run` runs a program of PostgreSQL's, or another one, as its user. */
  makeData?: (data: string, run: (program: string, ...args: string[]) => void) => void;
  /** Folder for the write-ahead log of an empty database, created here; default: with its data. Without room the server ends. */
  logFolder?: string | undefined;
}

/** The server accepts connections, also while it only follows another server. */
const READY = /ready to accept (?:read-only )?connections/;

const emptyWith =
  (logFolder: string | undefined): NonNullable<PostgresOptions['makeData']> =>
  (data, run) =>
    run(
      ...['initdb', '--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
      ...(logFolder ? ['--waldir', logFolder] : []),
    );

/**
 * A PostgreSQL server of its own on a port of loopback; it takes connections when the promise resolves.
 * @param folder for its data, empty; default: a new one in the system's temp folder
 * @throws when PostgreSQL is not installed, or the server ends while it starts
 */
export async function startPostgres(
  port: number,
  folder = mkdtempSync(join(tmpdir(), 'rab-postgres-')),
  { configFile, logFolder, makeData = emptyWith(logFolder) }: PostgresOptions = {},
): Promise<Postgres> {
  const binaries = postgresBinaries();
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const env = { ...process.env, PATH: `${binaries}:${process.env.PATH}` };
  makeData(data, (program, ...args) => execFileSync(program, args, { ...user, env, cwd: folder, stdio: 'pipe' }));

  // this user may not be able to read the file where it is
  const settingsFile = join(folder, 'settings.conf');
  if (configFile) copyFileSync(configFile, settingsFile);

  let server: { process: ChildProcess; exited: Promise<unknown> } | undefined;
  let log = '';
  const restart = async () => {
    log = '';
    const settings = [
      ...(configFile ? [`config_file=${settingsFile}`] : []),
      ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'],
    ];
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = { process: started, exited: new Promise((resolve) => started.once('exit', resolve)) };
    // an interrupted process leaves no server behind
    process.once('exit', () => started.kill('SIGQUIT'));
    started.stderr.on('data', (text: Buffer) => {
      log += String(text);
    });
    while (!READY.test(log)) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL ended with code ${started.exitCode}:\n${log}`);
      await sleep(20);
    }
  };
  const stop = async () => {
    server?.process.kill('SIGINT'); // "fast": open connections are cut
    await server?.exited;
  };
  await restart();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop,
    restart,
    hasEnded: () => server?.process.exitCode !== null || server?.process.signalCode !== null,
    remove: async () => {
      await stop();
      for (const made of [folder, logFolder]) if (made) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** The user `postgres` when this process is root, whom PostgreSQL refuses to serve. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}
