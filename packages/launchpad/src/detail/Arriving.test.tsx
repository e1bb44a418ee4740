import { expect, it } from '@jest/globals';
import { UiProvider } from '@rab/ui/connected';
import { render, screen } from '@testing-library/react';
import { Arriving } from './Arriving.tsx';

const draw = (value: bigint) => (
  <UiProvider>
    <Arriving of={value}>{`${value} BNB`}</Arriving>
  </UiProvider>
);

it('a number that changes comes in, the first one is simply there [LOK-11]', () => {
  const { rerender } = render(draw(1n));
  const animated = (text: string) => getComputedStyle(screen.getByText(text)).animation;
  expect(animated('1 BNB')).not.toContain('fade-in');
  rerender(draw(2n));
  expect(animated('2 BNB')).toContain('fade-in 200ms');
});
