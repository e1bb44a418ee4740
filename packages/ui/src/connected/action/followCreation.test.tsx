import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { noteTransaction } from '@rab/testing/noteTransaction';
import { OTHER_CHAIN, renderPart } from '@rab/testing/renderPart';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { toast } from '../../toast/toast.ts';
import { useDraftOfPage } from './followCreation.ts';

const MADE = '/made/7';

/** A form that nothing stores: shows the id of its draft once it was submitted. */
function Form() {
  const submit = useDraftOfPage();
  const [id, setId] = useState('');
  return (
    <button type="button" data-testid="draft" onClick={() => setId(submit())}>
      {id || 'Submit'}
    </button>
  );
}

async function submitted() {
  const page = await renderPart(<Form />, { path: '/before' });
  await page.goTo('/create?token=0x1');
  await act(async () => fireEvent.click(screen.getByText('Submit')));
  return { ...page, draftId: screen.getByTestId('draft').textContent ?? '' };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => toast.remove());
  cleanup();
});

describe('a form that nothing stores', () => {
  it('gives way to what was created of it, and Back does not lead to it', async () => {
    const { address, goTo, draftId } = await submitted();
    expect(address()).toBe('/create?token=0x1');
    noteTransaction('confirmed', { draftId, createdPath: MADE });
    await waitFor(() => expect(address()).toBe(MADE));
    await goTo(-1);
    expect(address()).toBe('/before');
  });

  it('is one draft however often it is submitted', async () => {
    const { draftId } = await submitted();
    await act(async () => fireEvent.click(screen.getByText(draftId)));
    expect(screen.getByText(draftId)).toBeTruthy();
  });

  it('a form that was left and is opened again is another draft', async () => {
    const { address, goTo, draftId } = await submitted();
    await goTo('/create?token=0x2');
    noteTransaction('confirmed', { draftId, createdPath: MADE });
    expect(address()).toBe('/create?token=0x2');
    await act(async () => fireEvent.click(screen.getByTestId('draft')));
    expect(screen.queryByText(draftId)).toBeNull();
  });

  it('stays where nothing was created, where another form was submitted, and on another chain until it is its own again', async () => {
    const { address, selectChain, draftId } = await submitted();
    noteTransaction('failed', { draftId });
    noteTransaction('confirmed', { draftId: 'another', createdPath: MADE });
    noteTransaction('confirmed', { draftId, chainId: OTHER_CHAIN, createdPath: MADE });
    expect(address()).toBe('/create?token=0x1');
    await selectChain(OTHER_CHAIN);
    expect(address()).toBe(MADE);
  });
});
