import '@rab/testing/patience';
import { expect, it, jest } from '@jest/globals';
import { LazyBoundary } from '@rab/ui';
import { UiProvider } from '@rab/ui/connected';
import { lazyPart } from '@rab/ui/overlay';
import { render, screen, waitFor } from '@testing-library/react';
import { RemoteFrame } from './RemoteFrame.tsx';

const gone = new Error('Loading chunk 12 failed');
const LateTab = lazyPart<object>('The tab', () => Promise.reject(gone));
const Broken = () => {
  throw gone;
};

it.each([
  ['a part that is loaded on demand', <LateTab key="tab" />],
  [
    'a part with a boundary of its own',
    <LazyBoundary key="menu" what="The menu">
      <Broken />
    </LazyBoundary>,
  ],
])(
  'when %s fails, only the host is notified, with the name of the area, and the rest of the area keeps working [FED-02]',
  async (_, part) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const [page, reportError] = [jest.fn(), jest.fn()];
    globalThis.reportError = page;
    const host = { linkTo: (path: string) => path, setHeaderProgress: () => {}, reportError };
    render(
      <UiProvider>
        <RemoteFrame host={host} area="mf_lock">
          <p>the rest</p>
          {part}
        </RemoteFrame>
      </UiProvider>,
    );
    await waitFor(() => expect(reportError.mock.calls).toEqual([[gone, 'mf_lock']]));
    expect(screen.getByText('the rest')).toBeTruthy();
    expect(page).not.toHaveBeenCalled();
  },
);
