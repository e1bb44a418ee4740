import { MyLocks } from '../features/MyLocks.tsx';

/** The portfolio's section of locks. */
export default MyLocks;
