import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { useFieldError } from './FormField.tsx';
import { useRegister } from './useRegister.ts';

function Field({ name, revalidates }: { name: string; revalidates?: string[] }) {
  const registration = useRegister(name, revalidates);
  return (
    <label>
      {name}
      <input {...registration} />
      <output aria-label={`${name} error`}>{useFieldError(name)}</output>
    </label>
  );
}

/** `low` must be below `high`. */
function Form() {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { low: '', high: '' },
    resolver: (values) =>
      Number(values.low) < Number(values.high)
        ? { values, errors: {} }
        : {
            values: {},
            errors: { low: { type: 'rule', message: 'too high' }, high: { type: 'rule', message: 'too low' } },
          },
  });
  return (
    <FormProvider {...form}>
      <Field name="low" revalidates={['high']} />
      <Field name="high" revalidates={['low']} />
    </FormProvider>
  );
}

const errorOf = (name: string) => screen.getByLabelText(`${name} error`).textContent;

describe('useRegister', () => {
  it('leaves a dependent field alone until the person has been there', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(screen.getByRole('textbox', { name: /^low/ }), '5');
    await user.tab();
    expect(errorOf('low')).toBe('too high');
    expect(errorOf('high')).toBe('');
  });

  it('judges it again with every change once they have', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(screen.getByRole('textbox', { name: /^low/ }), '5');
    await user.type(screen.getByRole('textbox', { name: /^high/ }), '3');
    await user.tab();
    expect(errorOf('high')).toBe('too low');
    await user.clear(screen.getByRole('textbox', { name: /^low/ }));
    await user.type(screen.getByRole('textbox', { name: /^low/ }), '2');
    expect(errorOf('high')).toBe('');
  });
});
