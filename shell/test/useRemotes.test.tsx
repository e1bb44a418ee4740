import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Remote } from '@rab/federation/host';
import { parseRemotes } from '@rab/federation/remotes';
import { MemoryRouter, RouterLink } from '@rab/ui/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRemotes } from '../src/useRemotes.ts';

const list = (version: string) => ({
  remotes: [
    { name: 'mf_lock', entry: 'https://lock.example/mf-manifest.json', version, paths: ['/lock-tokens'] },
    { name: 'mf_token', entry: 'https://token.example/mf-manifest.json', paths: ['/token'] },
  ],
});

let answer: () => Promise<unknown>;
const seen: (readonly Remote[])[] = [];
const first = parseRemotes(list('1'));
function Page() {
  const remotes = useRemotes(first);
  seen.push(remotes);
  return (
    <>
      <p>release {remotes[0]?.version}</p>
      <input aria-label="Amount" />
      <RouterLink to="/lock-tokens">Locks</RouterLink>
      <RouterLink to="/token">Token</RouterLink>
    </>
  );
}

const go = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const settled = () => act(async () => {});

beforeEach(() => {
  seen.length = 0;
  answer = async () => list('1');
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, json: answer })) });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Lets the next list wait. Returns what brings it. */
function holdAnswer(): (given: unknown) => Promise<void> {
  let come = (_: unknown) => {};
  answer = () =>
    new Promise((done) => {
      come = done;
    });
  return (given) => act(async () => come(given));
}

describe('useRemotes', () => {
  it('asks for nothing before the first navigation, and keeps what is the same [FED-04]', async () => {
    expect(fetch).not.toHaveBeenCalled();
    go('Token');
    await settled();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)).toBe(first);
  });

  it('takes a release at the next navigation, and its rollback; the other areas stay as they are [FED-04]', async () => {
    answer = async () => list('2');
    go('Token');
    await settled();
    expect(screen.getByText('release 2')).toBeTruthy();
    expect(seen.at(-1)?.[1]).toBe(first[1]);
    answer = async () => list('1');
    go('Locks');
    await settled();
    expect(screen.getByText('release 1')).toBeTruthy();
  });

  it('waits for the page after that where somebody has typed, or an act is open [FED-04]', async () => {
    const come = holdAnswer();
    go('Token');
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '5' } });
    await settled();
    await come(list('2'));
    expect(screen.getByText('release 1')).toBeTruthy();

    answer = async () => list('2');
    const toast = document.body.appendChild(document.createElement('p'));
    toast.dataset.toast = 'loading';
    go('Locks');
    await settled();
    expect(screen.getByText('release 1')).toBeTruthy();
    toast.remove();
    go('Token');
    await settled();
    expect(screen.getByText('release 2')).toBeTruthy();
  });

  it('ignores a list that comes late, once another page has asked again [FED-04]', async () => {
    const come = holdAnswer();
    go('Token');
    await settled();
    answer = async () => list('1');
    go('Locks');
    await settled();
    await come(list('2'));
    expect(screen.getByText('release 1')).toBeTruthy();
  });

  it('continues with what it knows where the list cannot be loaded [FED-04]', async () => {
    answer = async () => ({ remotes: 'none' });
    go('Token');
    await settled();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)).toBe(first);
  });
});
