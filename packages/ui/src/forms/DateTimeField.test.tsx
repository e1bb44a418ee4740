import { afterEach, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../connected/UiProvider.tsx';
import { FormProvider, formOf, useSchemaForm, utcDateCodec } from './index.ts';

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
  await userEvent.clear(input);
  await userEvent.type(input, '2027-1-2 3:04');
  expect(input.value).toBe('2027-01-02 03:04');
  await userEvent.clear(input);
  await userEvent.paste('12/01/2027 12:30');
  await userEvent.tab();
  expect(input.value).toBe('12/01/2027 12:30');
  await waitFor(() => expect(screen.getByText('Must be a date like 2026-11-24 15:30')).toBeTruthy());
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
