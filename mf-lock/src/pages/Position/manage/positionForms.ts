// Loaded with the first that is opened: what forms need is heavy.
export { ChangeTitle } from './ChangeTitle.tsx';
export { MoveDate } from './MoveDate.tsx';
export { OfferLock } from './OfferLock.tsx';
