// Sales, locks and tokens on a chain of this machine.
export { DemoChain, HOUR } from './DemoChain.ts';
export { PROJECTS } from './projects.ts';
