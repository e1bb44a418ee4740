// What the product's servers and pages know about a chain of this machine.
export { localConfig } from './localConfig.ts';
export { localRemotes } from './localRemotes.ts';
