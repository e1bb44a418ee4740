// What people do with the product on a local chain, for the demo data and for tests.
export {
  type FairLaunchTerms,
  type GrowTerms,
  PlatformChain,
  type ProRataTerms,
  type SaleTerms,
} from './PlatformChain.ts';
export { type Sendable, TestChain, TransactionReverted } from './TestChain.ts';
export { V3Exchange } from './V3Exchange.ts';
