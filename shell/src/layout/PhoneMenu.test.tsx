import { expect, it, jest } from '@jest/globals';
import { parseRemotes } from '@rab/federation/remotes';
import { renderInShell } from '@rab/testing/renderInShell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuOf } from './menu.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

const names = [...Array(20).keys()].map((index) => `mf_${index}`);
const remotes = parseRemotes({
  remotes: names.map((name) => ({
    name,
    entry: `https://areas.example/${name}/mf-manifest.json`,
    paths: [`/${name}`],
    nav: [{ group: 'Areas', label: name, path: `/${name}` }],
  })),
});

it('the menu of a phone looks behind its first links only, however many it has [APP-12]', async () => {
  const asked = jest.fn((_: string) => new Promise<never>(() => {}));
  Object.assign(globalThis, { fetch: asked });
  await renderInShell(<PhoneMenu groups={menuOf(remotes)} />);
  await userEvent.click(screen.getByLabelText('Menu'));
  expect((await screen.findAllByText(/^mf_/)).map(({ textContent }) => textContent)).toEqual(names);
  expect(asked.mock.calls.map(([url]) => url)).toEqual(remotes.slice(0, 16).map(({ entry }) => entry));
});
