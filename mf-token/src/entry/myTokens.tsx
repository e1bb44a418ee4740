import { MyTokens } from '../features/MyTokens.tsx';

/** The portfolio's section of tokens. */
export default MyTokens;
