// Runs one service of the supervisor in its own process group and ends the whole group when the supervisor asks for it, or
// when the channel to the supervisor closes, also by a crash or `kill -9`. Plain JavaScript: it must start fast.
import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 3000;
const [command, ...args] = process.argv.slice(2);
const env = { ...process.env };
delete env.NODE_CHANNEL_FD;
delete env.NODE_CHANNEL_SERIALIZATION_MODE;
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, detached: true });

const signalGroup = (signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // the group is gone already
  }
};
let killTimer;
const stop = () => {
  signalGroup('SIGTERM');
  killTimer ??= setTimeout(() => signalGroup('SIGKILL'), KILL_AFTER_MS);
};

child.once('error', (error) => {
  console.error(String(error));
  process.exit(127);
});
child.once('exit', (code, signal) => {
  clearTimeout(killTimer);
  // what the service itself started must not outlive it
  signalGroup('SIGKILL');
  process.exit(code ?? (signal ? 143 : 1));
});
process.on('message', stop);
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
