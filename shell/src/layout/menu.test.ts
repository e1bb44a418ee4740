import { describe, expect, it } from '@jest/globals';
import { parseRemotes } from '@rab/federation/remotes';
import { i18n, speak } from '@rab/language';
import { currentItem, headingOf, menuOf } from './menu.ts';

const entry = 'http://127.0.0.1:1/mf-manifest.json';
const remotes = parseRemotes({
  remotes: [
    {
      name: 'mf_sale',
      entry,
      paths: ['/rab-sale', '/view-sales'],
      icon: 'rocket',
      nav: [
        { group: 'RAB Sale', label: 'Create', path: '/rab-sale/create' },
        { group: 'RAB Sale', label: 'View Sales', path: '/view-sales', covers: ['/rab-sale'] },
        { group: 'Platform', label: 'Fees', path: '/rab-sale/fees' },
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
      ['Platform', ['Fees', 'Anti-bot']],
    ]);
  });

  it('has what areas add to the platform’s own group there, with its picture [LOK-08]', () => {
    const [remote] = remotes;
    expect(remote?.icon).toBe('rocket');
    expect(menuOf(remotes).map(({ icon }) => icon)).toEqual(['rocket', 'layers', 'shield']);
  });

  it('names links that read alike by their groups, too, and leaves the others alone', () => {
    expect(menuOf(remotes).flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
      'Create, RAB Sale',
      'View Sales',
      'Create, Token',
      'Fees',
      'Anti-bot',
    ]);
  });
});

describe('currentItem', () => {
  it.each([
    ['/view-sales', '/view-sales'],
    ['/rab-sale/0xAb', '/view-sales'],
    ['/rab-sale/update/0xAb', '/view-sales'],
    ['/rab-sale/create', '/rab-sale/create'],
    ['/rab-sale/fees', '/rab-sale/fees'],
    ['/token/create', '/token/create'],
    ['/antibot', '/antibot'],
    ['/rab-sales', undefined],
    ['/token/view/0xAb', undefined],
    ['/', undefined],
  ])('of the page %s is %s: the item that names the longest beginning of its path [LOK-08]', (page, item) => {
    expect(currentItem(menuOf(remotes), page)).toBe(item);
  });

  it('is the list to which a page leads back, where the menu has it [LOK-08]', () => {
    const groups = menuOf(remotes);
    expect(currentItem(groups, '/rab-sale/0xAb', '/rab-sale/fees')).toBe('/rab-sale/fees');
    expect(currentItem(groups, '/rab-sale/0xAb', '/in/no/menu')).toBe('/view-sales');
  });
});

it('labels of areas are those that their builds serve in the language, English where they have none [LNG-02]', async () => {
  i18n.load('es', { 'RAB Sale': ['Venta RAB'], Create: ['Crear'] });
  await speak('es');
  expect(menuOf(remotes).map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
    ['Venta RAB', ['Crear, Venta RAB', 'View Sales']],
    ['Token', ['Crear, Token']],
    ['Platform', ['Fees', 'Anti-bot']],
  ]);
  const [remote] = remotes;
  if (!remote) throw new Error('no area');
  const section = { slot: 'home', expose: 'sales', order: 1, cards: 3, remote } as const;
  expect([headingOf(section), headingOf({ ...section, title: 'Create' })]).toEqual(['Venta RAB', 'Crear']);
  await speak('en');
  expect(headingOf(section)).toBe('RAB Sale');
});
