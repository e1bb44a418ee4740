import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { UiProvider } from '@rab/ui/connected';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { MountedArea, Tell } from '../area/Area.ts';
import type { Host } from '../Host.ts';
import { Standalone } from './Standalone.tsx';

/** jsdom has no constructed style sheets. */
const Look = ({ children }: { children: ReactNode }) => <UiProvider>{children}</UiProvider>;

const tell = jest.fn<Tell>();
const config = parseConfig(configFixture());
const area: MountedArea = { firstPage: '/create-lock', paths: ['/create-lock', '/lock-tokens'] };
const error = new Error('broken');

let host: Host;
let isBroken = false;
function App(props: { host: Host }) {
  if (isBroken) throw error;
  host = props.host;
  return null;
}

/** Draws the area on a partner's page, or on one of its own. */
async function draw({ isOwnPage = false } = {}) {
  const shadow = isOwnPage ? null : { root: document.createElement('div').attachShadow({ mode: 'open' }), Look };
  const given = { App, area, config, options: {}, wallet: undefined, path: area.firstPage, shadow, tell };
  await act(async () => {
    render(<Standalone {...given} />);
  });
}

beforeEach(() => {
  isBroken = false;
  tell.mockReset();
  globalThis.reportError = jest.fn();
});
afterEach(cleanup);

describe('an area without the shell', () => {
  it('keeps links of its own, those of other areas lead to the main site [FED-06]', async () => {
    await draw();
    expect(host.linkTo('/lock-tokens/lock/7')).toBe('/lock-tokens/lock/7');
    expect(host.linkTo('/token/create')).toBe('https://rab.example/token/create');
  });

  it('reports a failure of one of its pages to the page around it [FED-06]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    isBroken = true;
    await draw();
    expect(tell.mock.calls).toEqual([['failed', { error }]]);
  });

  it('reports a failure of one of its parts to the page around it, always as an Error object [FED-06]', async () => {
    await draw();
    host.reportError(error, 'mf_lock');
    host.reportError('broken', 'mf_lock');
    expect(tell.mock.calls).toEqual([
      ['failed', { error }],
      ['failed', { error: new Error('broken') }],
    ]);
    expect(reportError).not.toHaveBeenCalled();
  });

  it('reports a part that fails by `reportError` on its own page, as every page does [FED-06]', async () => {
    await draw({ isOwnPage: true });
    host.reportError(error, 'mf_lock');
    expect(reportError).toHaveBeenCalledWith(error);
    expect(tell).not.toHaveBeenCalled();
  });
});
