import type { CreateTokenForm } from '../src/pages/CreateToken/createTokenSchema.ts';
import { EMPTY_TOKEN_FORM } from '../src/pages/CreateToken/emptyTokenForm.ts';

/** The create form as typed for a plain token; every other field is blank. */
export const formFixture = (change: Partial<CreateTokenForm> = {}): CreateTokenForm => ({
  ...EMPTY_TOKEN_FORM,
  name: 'Carrot',
  symbol: 'CRT',
  totalSupply: '1000',
  ...change,
});
