import type { Descriptor } from '@rab/contracts/clear-signing';

/** A published file as what it is: TypeScript reads the letters of JSON as any text. The standard's schema judges the files (CLR-01). */
export const descriptorOf = (published: unknown): Descriptor => published as Descriptor;
