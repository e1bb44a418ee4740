import { SaleKind as flag } from './Launchpad.ts';
import type { SaleKind as Kind } from './SaleKind.ts';

/** The flag for the wizards, the interface for all others; goes with the last wizard that takes the flag. */
export const SaleKind = flag;
export interface SaleKind extends Kind {}
