// Loaded with the first that is opened: what forms need is heavy.
export { DescribeLock } from './DescribeLock.tsx';
export { EditLock } from './EditLock.tsx';
export { TransferLock } from './TransferLock.tsx';
