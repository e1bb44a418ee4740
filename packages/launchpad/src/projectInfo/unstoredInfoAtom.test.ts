import { expect, it } from '@jest/globals';
import { type ProjectInfo, projectInfoSchema, v } from '@rab/config';
import { useAtom } from '@rab/wallet-context';
import { act, renderHook } from '@testing-library/react';
import { unstoredInfoAtom } from './unstoredInfoAtom.ts';

const KEY = 'rab.launch.unstoredInfo.v2';
const info: ProjectInfo = v.parse(projectInfoSchema, { description: 'Carrots for everybody' });

it('what two tabs could not store is kept of both', () => {
  const { result } = renderHook(() => useAtom(unstoredInfoAtom));
  localStorage.setItem(KEY, JSON.stringify({ '0xb': info }));
  act(() => result.current[1]((before) => ({ ...before, '0xa': info })));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ '0xa': info, '0xb': info });
  expect(result.current[0]).toEqual({ '0xa': info, '0xb': info });
});
