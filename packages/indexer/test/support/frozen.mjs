// Stands still for ever with the watchdog on: see test/watchdog.test.ts.
import { startWatchdog } from '../../src/api/watchdog/startWatchdog.ts';

startWatchdog(Number(process.argv[2]));
setTimeout(() => {
  process.on('SIGTERM', () => process.exit(0));
  process.stdout.write('frozen');
  for (;;);
}, 500);
