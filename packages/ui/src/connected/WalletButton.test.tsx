import { afterEach, expect, it } from '@jest/globals';
import { endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { WalletButton } from './WalletButton.tsx';

afterEach(endPart);

it('in the frame an address keeps seven characters at each end, on a phone six and four [CFG-07]', async () => {
  await renderPart(<WalletButton />, { isConnected: true });
  const button = await screen.findByRole('button', { name: 'Account 0x11111…1111111' });
  const shown = [...button.querySelectorAll('span')].map(({ textContent }) => textContent).filter(Boolean);
  expect(shown).toEqual(['0x11111…1111111', '0x1111…1111']);
});
