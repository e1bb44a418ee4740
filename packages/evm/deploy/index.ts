export { creationCodeOf, DEPLOYMENT_PROXY, type PlannedContract } from './create2.ts';
export { DeploymentError } from './DeploymentError.ts';
export { addressesOf, type Deployment, deployAll } from './deploy.ts';
export { deployLocalExchange } from './localExchange.ts';
export { type DeploymentPlan, planDeployment } from './plan.ts';
export { describePowers, isProposer, readPowers } from './readPowers.ts';
export {
  contractsOf,
  type DeploymentRecord,
  type Deployments,
  inputOf,
  parseDeployments,
  type RecordedContract,
  readDeployments,
  type SourceVerification,
  settingsOf,
  writeDeployment,
  writeRecord,
} from './record.ts';
export type { ChainReader } from './sender.ts';
export type { PlatformSettings } from './settings.ts';
export { compiledOf, isOwnSource, type StandardInput, standardInputOf } from './standardInput.ts';
export { acceptanceBy, planTimelock } from './timelock.ts';
export { readDifferences } from './wiring.ts';
