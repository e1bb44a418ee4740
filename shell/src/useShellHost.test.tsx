import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { cleanup } from '@testing-library/react';
import { useShellHost } from './useShellHost.ts';

const told = jest.fn();
const note = ({ detail }: CustomEventInit) => told(detail);
beforeEach(() => addEventListener('rab-area', note));
afterEach(() => {
  removeEventListener('rab-area', note);
  cleanup();
});

it('the shell reports a failed part to the window with its area, and to the page [FED-02]', async () => {
  const heard = jest.fn();
  globalThis.reportError = heard;
  let host: ReturnType<typeof useShellHost> | undefined;
  function Area() {
    host = useShellHost();
    return null;
  }
  await renderInShell(<Area />);
  const error = new Error('Loading chunk 12 failed');
  host?.reportError(error, 'mf_lock');
  expect(told).toHaveBeenCalledWith({ name: 'mf_lock', expose: 'app', error });
  expect(heard).toHaveBeenCalledWith(error);
});
