import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { type PartOptions, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateTokenPage } from './CreateTokenPage.tsx';

const open = (options: PartOptions = {}) =>
  renderPart(<CreateTokenPage />, {
    answers: { chainTime: () => ({ hash: null, offset: 0 }), flatFee: () => 10n ** 16n },
    ...options,
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const warning = () => screen.queryByText(/^Changing decimals can lead to discrepancies in future calculations/);

beforeEach(beginPart);
afterEach(endPart);

it('warns as soon as the decimals are not 18, and no longer than that [TOK-03]', async () => {
  await open();
  expect(field('Decimals').value).toBe('18');
  expect(warning()).toBeNull();
  type('Decimals', '9');
  await waitFor(() => expect(warning()).not.toBeNull());
  type('Decimals', '18');
  await waitFor(() => expect(warning()).toBeNull());
  type('Decimals', '0');
  await waitFor(() => expect(warning()).not.toBeNull());
});
