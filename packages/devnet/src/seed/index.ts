// Sales, locks and tokens on a chain of this machine.
export { PROJECTS } from './projects.ts';
export { type GrowTerms, HOUR, Stage } from './Stage.ts';
