export type {
  Finding,
  FindingCode,
  PowerTopic,
  RiskTopic,
  RiskVerdict,
  TokenRisk,
} from './Finding.ts';
export { getTokenRisk, type TokenRiskParameters } from './getTokenRisk.ts';
