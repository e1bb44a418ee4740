import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { affected } from './affected.mjs';
import { ROOT } from './ensureInstalled.mjs';
import { readAreasOfSpecs, readSpecs, readWorkspace } from './workspace.mjs';

const scenarios = { specs: readSpecs(), areas: readAreasOfSpecs() };
const plan = (...files) => affected(files, readWorkspace(), scenarios);
const steps = (result) => Object.keys(result).filter((name) => result[name].run);
const EVERYTHING = [
  ...['lint', 'types', 'contracts', 'coverage', 'proofs', 'mutation', 'generated', 'units', 'browser', 'operations'],
];

test('a page of one area: its own units, and the scenarios that open it', () => {
  const result = plan('mf-lock/src/pages/LockList/LockListPage.tsx');
  assert.deepEqual(steps(result), ['lint', 'types', 'units', 'browser']);
  assert.deepEqual(result.units.only, ['mf-lock']);
  assert.ok(result.browser.only.includes('keyboard.spec.ts'));
  assert.ok(!result.browser.only.includes('fairLaunch.spec.ts'));
});

test('a test: the units of its package alone', () => {
  const result = plan('packages/ui/src/core/Amount.test.tsx');
  assert.deepEqual(steps(result), ['lint', 'types', 'units']);
  assert.deepEqual(result.units.only, ['packages/ui']);
});

test('a scenario: itself', () => {
  assert.deepEqual(plan('e2e/wallets.spec.ts').browser.only, ['wallets.spec.ts']);
});

test('a shared package: everything that needs it', () => {
  const result = plan('packages/ui/src/core/Amount.tsx');
  for (const folder of ['packages/ui', 'packages/launchpad', 'shell', 'mf-lock'])
    assert.ok(result.units.only.includes(folder), folder);
  assert.ok(!result.units.only.includes('packages/indexer'));
  assert.deepEqual(result.browser.only, scenarios.specs);
});

test('the helpers of tests: everything that needs them', () => {
  assert.ok(plan('packages/testing/src/index.ts').units.only.includes('packages/indexer'));
});

test('what servers are deployed by, a server: the site that is started from it', () => {
  assert.deepEqual(steps(plan('deploy/nginx/index.conf')), ['lint', 'types', 'operations']);
  const { operations } = plan('packages/content-store/src/server.ts');
  assert.deepEqual(operations, { run: true, why: 'deploy runs packages/content-store' });
});

test('the contracts, a file at the root: everything', () => {
  assert.deepEqual(steps(plan('packages/evm/src/RabbitLock.sol')), EVERYTHING);
  assert.deepEqual(steps(plan('pnpm-lock.yaml')), EVERYTHING);
});

test('code that is pure: its mutants, and of the contracts only what changed there', () => {
  const { mutation } = plan('packages/contracts/src/units/parseAmount.ts');
  assert.deepEqual(mutation, { run: true, why: 'packages/contracts has changed', only: ['TypeScript'] });
  assert.deepEqual(plan('packages/evm/src/RabbitLock.sol').mutation.only, ['Solidity']);
  assert.equal(plan('packages/ui/src/core/Amount.tsx').mutation.run, false);
});

test('a text, nothing: lint and types', () => {
  assert.deepEqual(steps(plan('README.md', 'packages/indexer/README.md')), ['lint', 'types']);
  assert.deepEqual(steps(plan()), ['lint', 'types']);
});

test('a scenario names every area that it opens by a path', () => {
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'shell/remotes.example.json'), 'utf8'));
  for (const [spec, areas] of Object.entries(scenarios.areas)) {
    const source = readFileSync(join(ROOT, 'e2e', spec), 'utf8');
    for (const { name, paths } of remotes)
      if (paths.some((path) => new RegExp(`['"\`]${path}(?:['"\`/?]|$)`, 'm').test(source)))
        assert.ok(areas.includes(name.replace('_', '-')), `${spec} opens ${name}`);
  }
});
