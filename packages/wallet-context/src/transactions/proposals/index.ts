// One part of the program, which is loaded only where an account is a Safe.
export { followProposal } from './followProposal.ts';
export { lostProposal, undone } from './proposalWords.ts';
export { isSafe } from './readSafe.ts';
