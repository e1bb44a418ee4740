import { TokenLogo } from '@rab/ui';
import type { Stories } from '../Story.ts';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#9A6100"/></svg>',
)}`;

export const stories: Stories = {
  'of the catalogue': { draw: () => <TokenLogo logo={LOGO} symbol="BUSD" /> },
  'without one': { draw: () => <TokenLogo logo={null} symbol="rab" /> },
  'that does not load': { draw: () => <TokenLogo logo="data:image/png;base64,no" symbol="CRT" /> },
};
