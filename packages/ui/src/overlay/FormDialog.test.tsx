import '@rab/testing/patience';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { FormDialog } from './FormDialog.tsx';

const onClosed = jest.fn();

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <UiProvider>
      <FormDialog
        title="Project info"
        isOpen={isOpen}
        onClose={() => {
          onClosed();
          setOpen(false);
        }}
      >
        <input aria-label="Website" />
      </FormDialog>
    </UiProvider>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  await act(async () => {
    render(<Page />);
  });
  return { user, field: await screen.findByLabelText('Website') };
}

const question = () => screen.queryByText('Discard what you typed?');

afterEach(() => {
  cleanup();
  onClosed.mockClear();
});

describe('FormDialog', () => {
  it('closes with Escape while nothing was typed', async () => {
    const { user, field } = await openDialog();
    await user.click(field);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  it('asks before it loses what was typed, with the focus on the safe answer, and keeps the text', async () => {
    const { user, field } = await openDialog();
    await user.type(field, 'carrot');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeNull());
    expect(document.activeElement?.textContent).toBe('Keep editing');
    await user.keyboard('{Enter}');
    expect(question()).toBeNull();
    expect((screen.getByLabelText('Website') as HTMLInputElement).value).toBe('carrot');
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('asks when its cross is pressed too, and closes once the text is given up', async () => {
    const { user, field } = await openDialog();
    await user.type(field, 'carrot');
    await user.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(question()).not.toBeNull());
    await user.click(screen.getByText('Discard'));
    expect(onClosed).toHaveBeenCalledTimes(1);
  });
});
