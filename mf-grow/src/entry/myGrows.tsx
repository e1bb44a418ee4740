import { MyGrows } from '../features/MyGrows.tsx';

/** The portfolio's section of grows. */
export default MyGrows;
