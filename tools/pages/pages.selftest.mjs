// What is typed on a page, or came of an act there, belongs to an account, a chain or an address and goes with it: every route of
// an area is inside `<Route element={<FreshState />}>`, but for forms of what does not exist yet, which belong to nobody.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FORMS = ['createSale()', 'createFairLaunch()', 'createGrow()', 'createLock()', 'createToken()'];

/** Routes whose state outlives its account: not inside of FreshState, no form of something new. */
function outliving(source) {
  const outside = source.replace(/<Route element={<FreshState \/>}>.*?\n {6}<\/Route>/s, '');
  const routes = [...outside.matchAll(/<Route path=(\S+) element/g)].map(([, path]) => path);
  return routes.filter((path) => path !== '"*"' && !FORMS.some((form) => path === `{paths.${form}}`));
}

test('a route outside would be found', () => {
  const route = '      <Route path={paths.sale()} element={<SalePage />} />\n';
  assert.deepEqual(outliving(route), ['{paths.sale()}']);
  assert.deepEqual(outliving(`      <Route element={<FreshState />}>\n  ${route}      </Route>\n`), []);
  assert.deepEqual(outliving('<Route path={paths.createSale()} element={<CreateSalePage />} />'), []);
});

test('the state of every page goes with the account, the chain and the address', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'mf-*/src/pages/Pages.tsx', 'packages/federation/template/src/pages/Pages.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n');
  assert.ok(files.length > 4);
  for (const file of files) assert.deepEqual(outliving(readFileSync(join(ROOT, file), 'utf8')), [], file);
});
