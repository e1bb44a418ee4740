import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../../test/renderInShell.tsx';
import { useShellHost } from '../useShellHost.ts';
import { Header } from './Header.tsx';

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
});
