import { MyLocks } from '../features/ownLocks/MyLocks.tsx';

/** The portfolio's section of locks. */
export default MyLocks;
