import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@rab/ui/connected';
import { fireEvent, render, screen } from '@testing-library/react';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteError } from './RemoteError.ts';

let isBroken = true;
let reason: Error;
const onRetry = jest.fn();
const onError = jest.fn();
function Area() {
  if (isBroken) throw reason;
  return <p>locks</p>;
}
const page = (pathname: string) => (
  <UiProvider>
    <p>the shell</p>
    <RemoteBoundary title="Lock" pathname={pathname} onRetry={onRetry} onError={onError}>
      <Area />
    </RemoteBoundary>
  </UiProvider>
);

beforeEach(() => {
  isBroken = true;
  reason = new RemoteError('It didn’t load.');
  onRetry.mockClear();
  onError.mockClear();
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockImplementation(() => {});
});

describe('RemoteBoundary', () => {
  it('leaves the page around it intact, and Retry renders the area again', () => {
    render(page('/lock-tokens'));
    expect(screen.getByText('the shell')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'Lock isn’t available right nowIt didn’t load. The rest of the site works.Retry',
    );
    expect(onError).toHaveBeenCalledWith(reason);
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('locks')).toBeTruthy();
  });

  it('says of a part of the area that did not come that it could not be loaded', () => {
    reason = Object.assign(new Error('Loading chunk 5091 failed.'), { name: 'ChunkLoadError', type: 'timeout' });
    render(page('/lock-tokens'));
    expect(screen.getByRole('alert').textContent).toContain('It didn’t load. The rest of the site works.');
  });

  it('keeps the inside of an unexpected error to itself', () => {
    reason = new TypeError("Cannot read properties of undefined (reading 'x')");
    render(page('/lock-tokens'));
    expect(screen.getByRole('alert').textContent).not.toContain('undefined');
  });

  it('tries again by itself on another page, and only there', () => {
    const { rerender } = render(page('/lock-tokens'));
    isBroken = false;
    rerender(page('/lock-tokens'));
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(page('/create-lock'));
    expect(screen.getByText('locks')).toBeTruthy();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
  it('does not retry when navigation leads to a page that fails', () => {
    isBroken = false;
    const { rerender } = render(page('/lock-tokens'));
    isBroken = true;
    rerender(page('/create-lock'));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('retries at once, and only once, when its error callback asks for it [FED-04]', () => {
    onError.mockImplementationOnce(() => true);
    render(page('/lock-tokens'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
