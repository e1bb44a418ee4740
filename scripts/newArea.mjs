// `pnpm new:area staking`: a new area from packages/federation/template, with its line in the shipped remotes.json, its workflow
// and its reviewers. It is built, served, reached and tested from then on as the others are. `--no-install` leaves its libraries to the next `pnpm install`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pnpmCommand, ROOT } from './lib/ensureInstalled.mjs';
import { areaReader, readRemotes, writeRemotes } from './lib/writeRemotes.mjs';

/** The areas have ports of their own on one machine, between the shell's and the chain's. */
const MOST_AREAS = 9;
const TEMPLATE = join(ROOT, 'packages/federation/template');
const OWNERS = join(ROOT, 'CODEOWNERS');

const refuse = (message) => {
  console.error(message);
  process.exit(2);
};

const { values, positionals } = parseArgs({ options: { 'no-install': { type: 'boolean' } }, allowPositionals: true });
const [name = ''] = positionals;
const folder = `mf-${name}`;
const remotes = readRemotes();
if (!/^[a-z][a-z0-9]*$/.test(name)) refuse('Say its name in small letters and digits, e.g. `pnpm new:area staking`.');
if (existsSync(join(ROOT, folder))) refuse(`${folder} is there already.`);
if (remotes.some(({ paths }) => paths.includes(`/${name}`))) refuse(`/${name} belongs to another area.`);
const { readFirstSegments } = await areaReader();
if ((await readFirstSegments()).has(name)) refuse(`/${name} is an address of the product already.`);
if (remotes.length >= MOST_AREAS) refuse(`One machine has ports for ${MOST_AREAS} areas.`);

const title = name[0].toUpperCase() + name.slice(1);
const renamed = (text) =>
  text
    .replace(/\b(mf[-_]|rab-)area\b/g, `$1${name}`)
    .replaceAll("'/area'", `'/${name}'`)
    .replaceAll('`/area`', `\`/${name}\``)
    .replaceAll('title="Area"', `title="${title}"`)
    .replaceAll("'Area'", `'${title}'`);

cpSync(TEMPLATE, join(ROOT, folder), { recursive: true });
renameSync(join(ROOT, folder, 'package.template.json'), join(ROOT, folder, 'package.json'));
const workflow = join(ROOT, folder, 'workflow.template.yml');
writeFileSync(join(ROOT, `.github/workflows/${folder}.yml`), renamed(readFileSync(workflow, 'utf8')));
rmSync(workflow);
for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  writeFileSync(file, renamed(readFileSync(file, 'utf8')));
}
await writeRemotes([...remotes, { name: `mf_${name}`, entry: `https://${name}.rab.example/mf-manifest.json` }]);
// whom to ask for a review, behind the other areas
const owned = `${`/${folder}/`.padEnd(30)}@rab/${name}\n`;
writeFileSync(
  OWNERS,
  readFileSync(OWNERS, 'utf8').replace(/(?:^\/mf-.*\n)+/m, (areas) => areas + owned),
);
const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: ROOT, stdio: 'ignore' });
if (!values['no-install']) {
  const [command, ...args] = pnpmCommand();
  const install = [...args, 'install', '--no-frozen-lockfile'];
  const { status } = spawnSync(command, install, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) refuse('Its libraries could not be installed: see the lines above, then run `pnpm install`.');
}
console.log(`${folder} is there: \`pnpm --filter ${folder} start\`, beside \`npm start\`.`);
