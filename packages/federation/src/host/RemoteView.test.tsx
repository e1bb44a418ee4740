import '@rab/testing/patience';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@rab/ui/connected';
import { MemoryRouter } from '@rab/ui/router';
import { render, screen } from '@testing-library/react';
import { RemoteError } from '../RemoteError.ts';
import { parseRemotes, type Remote } from '../remotes/parseRemotes.ts';
import type { AreaReport } from './remoteModules.ts';

const loadRemoteModule = jest.fn<() => Promise<unknown>>();
const reportArea = jest.fn<(report: AreaReport) => void>();
jest.mock('./remoteModules.ts', () => ({
  loadRemoteModule: () => loadRemoteModule(),
  reportArea: (report: AreaReport) => reportArea(report),
  forgetRelease() {},
}));
let RemoteView: typeof import('./RemoteView.tsx').RemoteView;
beforeAll(async () => {
  // after the mock above
  ({ RemoteView } = await import('./RemoteView.tsx'));
});

const [remote] = parseRemotes({
  remotes: [{ name: 'mf_lock', entry: 'https://lock.example/mf-manifest.json', paths: ['/lock-tokens'] }],
}) as [Remote];

/** Draws an area whose part fails like this. Returns once the page says so. */
async function drawFailing(error: Error) {
  loadRemoteModule.mockImplementation(async () => ({
    default: () => {
      throw error;
    },
  }));
  await draw();
}
async function draw() {
  render(
    <UiProvider>
      <MemoryRouter>
        <RemoteView remote={remote} expose="app" title="Lock" props={{}} />
      </MemoryRouter>
    </UiProvider>,
  );
  await screen.findByRole('alert');
}

beforeEach(() => {
  loadRemoteModule.mockReset();
  reportArea.mockReset();
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: false })) });
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockImplementation(() => {});
});

describe('an area in the shell', () => {
  it('is reported where it fails once it is loaded [FED-04]', async () => {
    const error = new TypeError('x is undefined');
    await drawFailing(error);
    expect(reportArea.mock.calls).toEqual([[{ name: 'mf_lock', expose: 'app', error }]]);
  });

  it('is not reported a second time where it could not be loaded [FED-04]', async () => {
    loadRemoteModule.mockImplementation(() => Promise.reject(new RemoteError('It didn’t load.')));
    await draw();
    expect(reportArea).not.toHaveBeenCalled();
  });

  it.each([
    ['the area, is loaded anew, once', 'https://lock.example/7.js', 2, 0],
    ['the page around it, leaves it and looks for a newer page', `${location.origin}/7.js`, 1, 1],
  ])('that lacks a file of %s [FED-04]', async (_, request, loads, asks) => {
    const message = 'Loading chunk 7 failed.';
    await drawFailing(Object.assign(new Error(message), { name: 'ChunkLoadError', request }));
    expect(loadRemoteModule).toHaveBeenCalledTimes(loads);
    expect(fetch).toHaveBeenCalledTimes(asks);
  });
});
