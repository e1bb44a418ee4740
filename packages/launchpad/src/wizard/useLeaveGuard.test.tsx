import '@rab/testing/patience';
import { afterEach, expect, it } from '@jest/globals';
import { BrowserRouter, RouterLink as Link, Route, Routes } from '@rab/ui/router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLeaveGuard } from './useLeaveGuard.ts';

function Form({ isOn }: { isOn: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(isOn);
  return (
    <>
      <p>the form</p>
      <Link to="/form?step=2">next step</Link>
      <Link to="/other">elsewhere</Link>
      <button type="button" onClick={isAsking ? stay : undefined}>
        stay
      </button>
      <button type="button" onClick={isAsking ? leave : undefined}>
        leave
      </button>
      {isAsking && <p>leave?</p>}
    </>
  );
}

async function open(isOn = true) {
  history.replaceState(null, '', '/other');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Form isOn={isOn} />} />
        <Route path="/other" element={<Link to="/form">to the form</Link>} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('to the form'));
  await screen.findByText('the form');
}

const settle = () => act(() => new Promise((done) => setTimeout(done, 100)));

afterEach(cleanup);

it('a link out of the page waits for the answer, one within it does not', async () => {
  await open();
  fireEvent.click(screen.getByText('next step'));
  expect(location.search).toBe('?step=2');
  expect(screen.queryByText('leave?')).toBeNull();
  fireEvent.click(screen.getByText('elsewhere'));
  expect(screen.getByText('leave?')).toBeTruthy();
  expect(location.pathname).toBe('/form');
  fireEvent.click(screen.getByText('stay'));
  expect(screen.queryByText('leave?')).toBeNull();
  fireEvent.click(screen.getByText('elsewhere'));
  fireEvent.click(screen.getByText('leave'));
  await waitFor(() => expect(location.pathname).toBe('/other'));
});

it('the browser’s own Back waits for the answer too, and then leads to where it would have led', async () => {
  await open();
  fireEvent.click(screen.getByText('next step'));
  history.go(-2);
  await screen.findByText('leave?');
  await settle();
  expect(location.pathname + location.search).toBe('/form?step=2');
  fireEvent.click(screen.getByText('leave'));
  await screen.findByText('to the form');
  expect(location.pathname).toBe('/other');
});

it('nobody is held up while there is nothing to lose, nor on the way back within the page', async () => {
  await open();
  fireEvent.click(screen.getByText('next step'));
  history.back();
  await waitFor(() => expect(location.search).toBe(''));
  await settle();
  expect(screen.queryByText('leave?')).toBeNull();
  cleanup();
  await open(false);
  fireEvent.click(screen.getByText('elsewhere'));
  await screen.findByText('to the form');
});
