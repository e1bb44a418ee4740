import '@rab/testing/patience';
import { expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { UiProvider } from '../connected/UiProvider.tsx';
import { formOf } from './formOf.ts';
import { useSchemaForm } from './useSchemaForm.ts';

const { ChoiceField } = formOf<{ way: string }>();
const options = [
  { value: 'there', label: 'There' },
  { value: 'back', label: 'Back' },
];

function Form() {
  const form = useSchemaForm({
    defaultValues: { way: '' },
    schema: v.object({ way: v.pipe(v.string(), v.picklist(['there'], 'Not that')) }),
  });
  return (
    <UiProvider>
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit(() => {})} noValidate>
          <ChoiceField name="way" label="Way" hint="Either" options={options} />
          <button type="submit">submit</button>
        </form>
      </FormProvider>
    </UiProvider>
  );
}

it('the radios of a choice are described by its hint, and by its error where it is refused', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const radios = () => screen.getAllByRole('radio');
  for (const radio of radios()) {
    expect(radio.getAttribute('aria-invalid')).toBe('false');
    expect(describedBy(radio)).toBe('Either');
  }
  await user.click(screen.getByRole('radio', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'submit' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not that');
  for (const radio of radios()) {
    expect(radio.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(radio)).toBe('Not that');
  }
});

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
