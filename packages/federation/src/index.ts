export * from './Host.ts';
export * from './RemoteFrame.tsx';
