// Programs that belong together and end together.
export { atMost } from './atMost.ts';
export { Supervisor } from './Supervisor.ts';
export { answers, waitFor } from './waitFor.ts';
