export type * from './Descriptor.ts';
export * from './show.ts';
