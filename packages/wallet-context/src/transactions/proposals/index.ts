// One part of the program, which is loaded only where an account is a Safe.
export { followProposal } from './followProposal.ts';
export { LOST_PROPOSAL, UNDONE } from './proposalWords.ts';
export { isSafe } from './readSafe.ts';
