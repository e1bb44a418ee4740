// Loaded with the first page that asks.
export { isOwnLocker } from '@rab/sdk/locks';
