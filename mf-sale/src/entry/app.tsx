import { makeApp } from '@rab/federation/area';
import { area } from '../area.ts';

/** The area as the shell loads it. */
export default makeApp(area);
