import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { removeWallet } from './renderPart.tsx';

/** Before each test that draws parts of pages: what fails for the lack of a node is no news. */
export function beginPart(): void {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** After each of them: no page, wallet or stored word is left. */
export function endPart(): void {
  cleanup();
  removeWallet();
  localStorage.clear();
  jest.restoreAllMocks();
}
