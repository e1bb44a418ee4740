import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';

/** Where Debian and its children put Chromium, without and with a window; packages/testing/src/browser looks in the same places. */
const HEADLESS_CHROMIUM = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';
/** Where Debian keeps PostgreSQL's servers, aside from the PATH; packages/indexer/test/support looks in the same places. */
const POSTGRES = '/usr/lib/postgresql';
/** Where Debian keeps nginx's modules. */
const NGINX_MODULES = '/usr/lib/nginx/modules';
const APT = '/usr/bin/apt-get';

const onPath = (program) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));

/** The programs that tests need besides Node and what npm brings, by their Debian packages. */
const PROGRAMS = {
  postgresql: {
    name: 'PostgreSQL',
    use: "the indexer's tests",
    options: ['--no-install-recommends'],
    isThere() {
      const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map((each) => join(POSTGRES, each, 'bin')) : [];
      return [...(process.env.PATH ?? '').split(':'), ...versions].some((folder) => existsSync(join(folder, 'initdb')));
    },
  },
  z3: {
    name: 'z3',
    use: 'the proofs of the contracts',
    options: ['--no-install-recommends'],
    isThere: () => onPath('z3'),
  },
  nginx: {
    name: 'nginx',
    use: 'the test of deploy/',
    options: ['--no-install-recommends'],
    isThere: () => onPath('nginx'),
  },
  'libnginx-mod-http-brotli-static': {
    name: "nginx's brotli module",
    use: 'the test of deploy/',
    options: ['--no-install-recommends'],
    isThere: () => existsSync(join(NGINX_MODULES, 'ngx_http_brotli_static_module.so')),
  },
  prometheus: {
    name: 'Prometheus',
    use: 'the test of deploy/',
    options: ['--no-install-recommends'],
    isThere: () => onPath('prometheus') && onPath('promtool'),
  },
  'prometheus-node-exporter': {
    name: "Prometheus' node exporter",
    use: 'the test of deploy/',
    options: ['--no-install-recommends'],
    isThere: () => onPath('prometheus-node-exporter'),
  },
  'docker-compose': {
    name: 'Docker Compose',
    use: 'the test of deploy/',
    options: ['--no-install-recommends'],
    isThere: () => onPath('docker-compose') || spawnSync('docker', ['compose', 'version']).status === 0,
  },
  systemd: {
    name: 'systemd',
    use: 'the test of deploy/',
    options: ['--no-install-recommends'],
    isThere: () => onPath('systemd-analyze'),
  },
  'firefox-esr': {
    name: 'Firefox',
    use: 'the scenarios in other engines',
    options: ['--no-install-recommends'],
    isThere: () => onPath('firefox-esr'),
  },
  'webkit2gtk-driver': {
    name: 'WebKitGTK',
    use: 'the scenarios in other engines',
    options: ['--no-install-recommends'],
    isThere: () => onPath('WebKitWebDriver'),
  },
  xvfb: {
    name: 'Xvfb',
    use: 'the scenarios in other engines',
    options: ['--no-install-recommends'],
    isThere: () => onPath('Xvfb'),
  },
  'chromium-headless-shell': {
    name: 'Chromium',
    use: 'the scenarios in the browser',
    options: [],
    isThere: () => existsSync(HEADLESS_CHROMIUM),
    // slower, and enough
    isReplaced: () => existsSync(CHROMIUM),
    fetch: fetchChromium,
  },
};

const run = (command, args, cwd = ROOT) => spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Playwright's own Chromium, in the user's cache: no system package. */
function fetchChromium() {
  console.log("Chromium is not installed: Playwright's own one is fetched into this user's cache.");
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], join(ROOT, 'e2e'))
    .status;
}

/**
 * Makes sure that the programs behind these Debian packages are there. System packages are installed only as root, by
 * apt-get, and only where somebody has agreed to it; what is installed is said before. Ends the process with one sentence
 * per program that is missing.
 * @param {(keyof typeof PROGRAMS)[]} wanted
 * @param {{ isAgreed: boolean }} options whether system packages may be installed
 */
export function ensureSystem(wanted, { isAgreed }) {
  const missing = () => wanted.filter((each) => !PROGRAMS[each].isThere());
  if (missing().length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const canInstall = isRoot && existsSync(APT);
  if (canInstall && isAgreed) {
    const what = missing().map((each) => `${each} (for ${PROGRAMS[each].use})`);
    console.log(`Installing system packages with apt-get, as root: ${what.join(', ')}.`);
    run(APT, ['update', '-qq']);
    for (const each of missing()) run(APT, ['install', '-y', '-qq', ...PROGRAMS[each].options, each]);
  }
  // a root that was not asked has its sentence below
  const left = missing().filter((each) => {
    const { isReplaced, fetch } = PROGRAMS[each];
    return !isReplaced?.() && ((canInstall && !isAgreed) || fetch?.() !== 0);
  });
  for (const each of left) {
    const { name, use } = PROGRAMS[each];
    const how =
      canInstall && !isAgreed
        ? `"npm test -- --install" installs Debian's ${each} with apt-get, or install it yourself`
        : `install it (Debian: apt-get install ${each})`;
    console.error(`${name} is missing, which ${use} need: ${how}, then start again.`);
  }
  if (left.length > 0) process.exit(2);
}
