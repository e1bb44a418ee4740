export * from './parseRemotes.ts';
export * from './remoteOf.ts';
