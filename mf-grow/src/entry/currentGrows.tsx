import { CurrentGrows } from '../features/CurrentGrows.tsx';

/** Home's section of grows. */
export default CurrentGrows;
