import '@rab/testing/patience';
import { afterEach, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../connected/UiProvider.tsx';
import { FormProvider, formOf, useSchemaForm, utcDateCodec } from './index.ts';
import { parseUtcInput } from './utcInput.ts';

const { DateTimeField } = formOf<{ start: string }>();

function Form() {
  const form = useSchemaForm({
    defaultValues: { start: '' },
    schema: v.object({ start: utcDateCodec('Start time is required') }),
  });
  return (
    <FormProvider {...form}>
      <DateTimeField name="start" label="Start time" />
      <output>{form.watch('start')}</output>
    </FormProvider>
  );
}

const open = () => {
  render(
    <UiProvider>
      <Form />
    </UiProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Start time');
};

afterEach(cleanup);

it('a date is typed with digits alone, in UTC and 24 hours, in no format of the browser’s [WIZ-10]', async () => {
  const input = open();
  expect([input.type, input.inputMode, input.placeholder]).toEqual(['text', 'numeric', 'YYYY-MM-DD HH:mm']);
  await userEvent.type(input, '202611241530');
  expect(input.value).toBe('2026-11-24 15:30');
  expect(screen.getByRole('status').textContent).toBe('2026-11-24 15:30');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(input.value).toBe('2026-11-24 15');
});

it('a date that was copied elsewhere becomes the same moment, and one that nobody reads with certainty stays and is said [WIZ-10]', async () => {
  const input = open();
  await userEvent.click(input);
  await userEvent.paste('2027/1/12 12:30:00');
  expect(input.value).toBe('2027-01-12 12:30');
  await userEvent.clear(input);
  await userEvent.paste('2027-01-12T12:30:00+03:00');
  expect(input.value).toBe('2027-01-12 09:30');
  input.select();
  await userEvent.paste('2027-01-12 02:30 PM');
  expect(input.value).toBe('2027-01-12 14:30');
  await userEvent.clear(input);
  await userEvent.type(input, '2027-1-2 3:04');
  expect(input.value).toBe('2027-01-02 03:04');
  await userEvent.clear(input);
  await userEvent.paste('12/01/2027 12:30');
  await userEvent.tab();
  expect(input.value).toBe('12/01/2027 12:30');
  await waitFor(() => expect(screen.getByText('Must be a date like 2026-11-24 15:30')).toBeTruthy());
});

it.each([
  ['a digit of the hour', 13, '{Backspace}', '2026-01-05 13:0', '2', '2026-01-05 12:30'],
  ['a digit of the hour by Delete', 12, '{Delete}', '2026-01-05 13:0', '2', '2026-01-05 12:30'],
  ['a digit of the day', 10, '{Backspace}', '2026-01-01 03:0', '7', '2026-01-07 10:30'],
  ['the first digit of the month', 6, '{Backspace}', '2026-10-51 03:0', '1', '2026-11-05 10:30'],
  ['the last digit', 16, '{Backspace}', '2026-01-05 10:3', '1', '2026-01-05 10:31'],
])(
  '%s of a whole date is replaced, and it is no other date meanwhile [WIZ-10]',
  async (_, at, key, between, digit, after) => {
    const input = open();
    await userEvent.type(input, '202601051030');
    input.setSelectionRange(at, at);
    await userEvent.keyboard(key);
    expect(input.value).toBe(between);
    expect(parseUtcInput(input.value)).toBeNull();
    await userEvent.keyboard(digit);
    expect([input.value, screen.getByRole('status').textContent]).toEqual([after, after]);
  },
);

it('a digit too many in the middle makes no date, also while the rest is deleted, and without it the date is back [WIZ-10]', async () => {
  const input = open();
  await userEvent.type(input, '202601051030');
  input.setSelectionRange(13, 13);
  await userEvent.keyboard('2');
  expect(input.value).toBe('2026-01-05 102:30');
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('2026-01-05 10:30');
  await userEvent.keyboard('2');
  input.setSelectionRange(17, 17);
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(input.value).toBe('2026-01-05 102:');
  await userEvent.keyboard(' ');
  expect(parseUtcInput(input.value)).toBeNull();
});

it('a part that is pasted over another one is that part, and a whole date that is pasted before one takes its place [WIZ-10]', async () => {
  const input = open();
  await userEvent.type(input, '202601051030');
  input.setSelectionRange(0, 10);
  await userEvent.paste('2027/1/12');
  expect([input.value, input.selectionStart]).toEqual(['2027-01-12 10:30', 10]);
  input.setSelectionRange(11, 16);
  await userEvent.paste('02:45 PM');
  expect(input.value).toBe('2027-01-12 14:45');
  input.setSelectionRange(11, 13);
  await userEvent.paste('9');
  expect(input.value).toBe('2027-01-12 09:45');
  input.setSelectionRange(0, 0);
  await userEvent.paste('2027-02-03 04:05');
  expect(input.value).toBe('2027-02-03 04:05');
});

it('arrow keys move the part at the caret, and what is no date is said [WIZ-10]', async () => {
  const input = open();
  await userEvent.type(input, '2026-11-30T23:59');
  await userEvent.keyboard('{ArrowUp}');
  expect(input.value).toBe('2026-12-01 00:00');
  input.setSelectionRange(9, 9);
  await userEvent.keyboard('{ArrowDown}');
  expect([input.value, input.selectionStart]).toEqual(['2026-11-30 00:00', 9]);
  await userEvent.clear(input);
  await userEvent.type(input, '20260230');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText('Must be a date like 2026-11-24 15:30')).toBeTruthy());
  await userEvent.clear(input);
  await waitFor(() => expect(screen.getByText('Start time is required')).toBeTruthy());
});
