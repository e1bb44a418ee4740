import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, BEN, OTHER_CHAIN, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FreshState } from './FreshState.tsx';

function Field() {
  const [text, setText] = useState('');
  return <input aria-label="Amount" value={text} onChange={({ target }) => setText(target.value)} />;
}

const open = (isConnected: boolean) =>
  renderPart(
    <Routes>
      <Route element={<FreshState />}>
        <Route path="/sale/:id" element={<Field />} />
      </Route>
    </Routes>,
    { path: '/sale/1', isConnected },
  );
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount').value;
const type = () => fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '2' } });

beforeEach(beginPart);
afterEach(endPart);

it('what a page holds is gone with the account, the chain and the address that it belongs to [APP-27]', async () => {
  const { chooseAccount, selectChain, goTo } = await open(true);
  for (const change of [
    () => chooseAccount(BEN),
    () => chooseAccount(ALICE),
    () => goTo('/sale/2'),
    () => selectChain(OTHER_CHAIN),
    () => chooseAccount(),
  ]) {
    type();
    await change();
    expect(amount()).toBe('');
  }
});

it('what was typed stays while a first wallet connects, and while only the query changes [APP-27]', async () => {
  const { chooseAccount, goTo } = await open(true);
  await chooseAccount();
  type();
  await goTo('/sale/1?tab=safety');
  await chooseAccount(ALICE);
  expect(amount()).toBe('2');
});
