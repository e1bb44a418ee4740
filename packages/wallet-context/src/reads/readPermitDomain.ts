// Loaded with the first page that asks.
export { readPermitDomain } from '@rab/sdk/tokens';
