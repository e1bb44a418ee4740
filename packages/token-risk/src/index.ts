export type {
  Finding,
  FindingCode,
  RiskTopic,
  RiskVerdict,
  TokenRisk,
} from './Finding.ts';
export { getTokenRisk } from './getTokenRisk.ts';
