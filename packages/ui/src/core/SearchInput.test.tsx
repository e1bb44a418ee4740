import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { SearchInput } from './SearchInput.tsx';

const onSearch = jest.fn();
function Page() {
  const [value, setValue] = useState('');
  return (
    <UiProvider>
      <SearchInput
        label="Search"
        placeholder=""
        value={value}
        onSearch={(text) => {
          onSearch(text);
          setValue(text);
        }}
      />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
  render(<Page />);
});

/** Types as soon as the box is drawn, as what was typed before the program was there is typed again. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'Fair');
    box().dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return <Page />;
}

describe('SearchInput', () => {
  it('keeps what is typed before its first effects, and searches it at once with Enter [FST-03]', () => {
    cleanup();
    render(<TypesAtOnce />);
    expect(box().value).toBe('Fair');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSearch.mock.calls).toEqual([['Fair']]);
  });

  it('searches after half a second of rest and leaves a space that was just typed', async () => {
    type('Fai');
    await wait(400);
    type('Fair ');
    await wait(499);
    expect(onSearch).not.toHaveBeenCalled();
    await wait(1);
    expect(onSearch.mock.calls).toEqual([['Fair']]);
    expect(box().value).toBe('Fair ');
  });

  it('searches at once with Enter and when it is left, and then not again', async () => {
    type('one');
    fireEvent.keyDown(box(), { key: 'Enter' });
    type('two');
    fireEvent.blur(box());
    await wait(1_000);
    expect(onSearch.mock.calls).toEqual([['one'], ['two']]);
  });
});
