import { describe, expect, it } from '@jest/globals';
import { parseRemotes } from '@rab/federation/remotes';
import { menuOf } from './menu.ts';

const entry = 'http://127.0.0.1:1/mf-manifest.json';
const remotes = parseRemotes({
  remotes: [
    {
      name: 'mf_sale',
      entry,
      paths: ['/rab-sale'],
      nav: [
        { group: 'RAB Sale', label: 'Create', path: '/rab-sale/create' },
        { group: 'RAB Sale', label: 'View Sales', path: '/view-sales' },
      ],
    },
    { name: 'mf_token', entry, paths: ['/token'], nav: [{ group: 'Token', label: 'Create', path: '/token/create' }] },
    {
      name: 'mf_off',
      entry,
      paths: ['/off'],
      enabled: false,
      nav: [{ group: 'Off', label: 'Off', path: '/off' }],
    },
  ],
});

describe('menuOf', () => {
  it('groups the items that enabled remotes bring, in their order', () => {
    expect(menuOf(remotes).map(({ title, items }) => [title, items.map(({ label }) => label)])).toEqual([
      ['RAB Sale', ['Create', 'View Sales']],
      ['Token', ['Create']],
    ]);
  });

  it('names links that read alike by their groups, too, and leaves the others alone', () => {
    expect(menuOf(remotes).flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
      'Create, RAB Sale',
      'View Sales',
      'Create, Token',
    ]);
  });
});
