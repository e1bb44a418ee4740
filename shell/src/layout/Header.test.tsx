import { afterEach, describe, expect, it } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { RouterLink } from '@rab/ui/router';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShellHost } from '../useShellHost.ts';
import { Header } from './Header.tsx';

afterEach(cleanup);

describe('Header', () => {
  it('shows the progress that a remote sets through its host, and takes it away again [APP-14]', async () => {
    let host: ReturnType<typeof useShellHost> | undefined;
    function Wizard() {
      host = useShellHost();
      return null;
    }
    await renderInShell(
      <>
        <Header groups={[]} />
        <Wizard />
      </>,
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => host?.setHeaderProgress(50));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    act(() => host?.setHeaderProgress(null));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the progress for its own page only, where a reload finds it at once [APP-14]', async () => {
    let host: ReturnType<typeof useShellHost> | undefined;
    function Wizard() {
      host = useShellHost();
      return <RouterLink to="/view-sales">leave</RouterLink>;
    }
    await renderInShell(
      <>
        <Header groups={[]} />
        <Wizard />
      </>,
      { path: '/rab-sale/create' },
    );
    act(() => host?.setHeaderProgress(75));
    expect(JSON.parse(localStorage.getItem('rab.settings.v1') ?? '{}').headerProgress).toEqual({
      percent: 75,
      path: '/rab-sale/create',
    });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
    await userEvent.click(screen.getByText('leave'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
