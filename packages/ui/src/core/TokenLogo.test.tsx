import { expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { TokenLogo } from './TokenLogo.tsx';

const draw = (logo: string | null) =>
  render(
    <UiProvider>
      <TokenLogo logo={logo} symbol="busd" />
    </UiProvider>,
  ).container;

it('a currency’s logo is the picture of the configuration, or its first letter without a picture that loads [CFG-04]', () => {
  expect(draw(null).textContent).toBe('B');
  const container = draw('https://logos.example/busd.svg');
  const picture = container.querySelector('img') as HTMLImageElement;
  expect(picture.src).toBe('https://logos.example/busd.svg');
  expect(container.textContent).toBe('');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('B');
});
