// the token check, the demo data and tests send these as well
export { finalizeGrowCall, setStatusCall, setVisibleCall } from '@rab/contracts/sale-calls';
