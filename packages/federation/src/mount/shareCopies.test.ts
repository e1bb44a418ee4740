import { expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { shareCopies } from './shareCopies.ts';

/** The script of an area, with its own copy of what areas share; the copy returns the area's name. */
function scriptOf(name: string, offer: string) {
  const shareConfig = { singleton: true, requiredVersion: '^0.2.1' };
  const copy = { version: '0.2.1', scope: 'default', shareConfig, get: async () => () => name };
  const instance = createInstance({ name, remotes: [], shared: { '@rab/ui': copy } });
  shareCopies(instance, offer);
  return async () => ((await instance.loadShare<string>('@rab/ui')) as () => string)();
}

it('areas of one release have the copies of the first of them, one of another release shares nothing [FED-06]', async () => {
  const lock = scriptOf('mf_lock', '0a1b2c3d');
  const token = scriptOf('mf_token', '0a1b2c3d');
  const sale = scriptOf('mf_sale', '4e5f6071');
  expect([await lock(), await token(), await sale()]).toEqual(['mf_lock', 'mf_lock', 'mf_sale']);
});
