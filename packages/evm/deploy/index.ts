export { DeploymentError } from './DeploymentError.ts';
export { addressesOf, type Deployment, type DeployOptions, deployAll } from './deploy.ts';
export { deployLocalExchange, type LocalExchange } from './localExchange.ts';
export { type OwnContract, planDeployment } from './plan.ts';
export type { DeployClient } from './sender.ts';
export type { ExchangeSettings, PlatformSettings } from './settings.ts';
