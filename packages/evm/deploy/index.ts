export { DeploymentError } from './DeploymentError.ts';
export { addressesOf, type Deployment, deployAll } from './deploy.ts';
export { deployLocalExchange } from './localExchange.ts';
export { planDeployment } from './plan.ts';
export { describePowers } from './readPowers.ts';
export type { PlatformSettings } from './settings.ts';
export { acceptanceBy } from './timelock.ts';
