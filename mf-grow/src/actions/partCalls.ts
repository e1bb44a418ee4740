// the demo data sends these as well
export { handBackCall, setPartsStoppedCall, withdrawPartsCall } from '@rab/contracts/sale-calls';
