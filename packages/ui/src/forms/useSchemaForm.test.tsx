import '@rab/testing/patience';
import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { UiProvider } from '../connected/UiProvider.tsx';
import { amountCodec } from './codecs/index.ts';
import { crossRule } from './crossRule.ts';
import { formOf } from './formOf.ts';
import { useSchemaForm } from './useSchemaForm.ts';

interface RangeForm {
  low: string;
  high: string;
  other: string;
}
const { TextField } = formOf<RangeForm>();

/** `low` must be below `high`, and both at most what the chain says. */
const rangeSchema = (most: bigint) =>
  v.pipe(
    v.object({
      low: amountCodec(0),
      high: amountCodec(0, { max: { value: most, message: 'too much' } }),
      other: amountCodec(0),
    }),
    crossRule(['low', 'high'], ({ low, high }) => low < high, { low: 'too high', high: 'too low' }),
  );
const submitted: unknown[] = [];

function Form({ most = () => Promise.resolve(100n) }: { most?: () => Promise<bigint> }) {
  const form = useSchemaForm({
    defaultValues: { low: '', high: '', other: '' },
    schema: async () => rangeSchema(await most()),
  });
  return (
    <UiProvider>
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit((output) => submitted.push(output))} noValidate>
          <TextField name="low" label="low" />
          <TextField name="high" label="high" />
          <TextField name="other" label="other" />
          <button type="button" onClick={() => form.setValue('low', '1')}>
            fill
          </button>
          <button type="submit">submit</button>
        </form>
      </FormProvider>
    </UiProvider>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const retype = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(box(name));
  await user.type(box(name), text);
};

describe('useSchemaForm', () => {
  it('leaves a field alone until the person has been there', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await retype(user, 'high', '3');
    await retype(user, 'low', '5');
    await user.tab();
    expect(await screen.findByText('too high')).toBeTruthy();
    // left before, and judged again because of the other one
    expect(await screen.findByText('too low')).toBeTruthy();
    expect(screen.queryByText('Must be number')).toBeNull();
  });

  it('judges it again with every change of another one, typed or filled in, once they have', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await retype(user, 'low', '5');
    await retype(user, 'high', '3');
    await user.tab();
    expect(await screen.findByText('too low')).toBeTruthy();
    await press(user, 'fill');
    await waitForGone('too low');
    await retype(user, 'low', '4');
    expect(await screen.findByText('too low')).toBeTruthy();
  });

  it('shows all that is wrong at once, also a rule about two fields while a third is wrong', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await retype(user, 'low', '5');
    await retype(user, 'high', '3');
    await press(user, 'submit');
    for (const message of ['too high', 'too low', 'Must be number'])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(submitted).toEqual([]);
  });

  it('asks what the rules depend on whenever it validates, and submits what the schema gives out', async () => {
    const user = userEvent.setup();
    let most = 2n;
    render(<Form most={async () => most} />);
    for (const [name, text] of [
      ['low', '1'],
      ['high', '3'],
      ['other', '7'],
    ] as const)
      await retype(user, name, text);
    await press(user, 'submit');
    expect(await screen.findByText('too much')).toBeTruthy();
    most = 3n;
    await press(user, 'submit');
    await waitForGone('too much');
    expect(submitted).toEqual([{ low: 1n, high: 3n, other: 7n }]);
  });
});

const waitForGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());
