/** What the page shows of a token: one part of the program, which asking for one does without. */
export { NamedToken } from './NamedToken.tsx';
export { RiskReport } from './RiskReport.tsx';
