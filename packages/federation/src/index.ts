export * from './Host.ts';
export * from './NoSuchPage.tsx';
export * from './RemoteFrame.tsx';
