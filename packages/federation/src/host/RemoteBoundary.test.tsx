import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@rab/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { RemoteBoundary } from './RemoteBoundary.tsx';

let isBroken = true;
const onRetry = jest.fn();
function Area() {
  if (isBroken) throw new Error('It could not be loaded.');
  return <p>locks</p>;
}
const page = (pathname: string) => (
  <UiProvider>
    <p>the shell</p>
    <RemoteBoundary title="Lock" pathname={pathname} onRetry={onRetry}>
      <Area />
    </RemoteBoundary>
  </UiProvider>
);

beforeEach(() => {
  isBroken = true;
  onRetry.mockClear();
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockImplementation(() => {});
});

describe('RemoteBoundary', () => {
  it('leaves what is around it standing, and Retry draws the area again', () => {
    render(page('/lock-tokens'));
    expect(screen.getByText('the shell')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Lock is not available right now');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('locks')).toBeTruthy();
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
});
