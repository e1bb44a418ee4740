export * from './Host.ts';
export * from './NoSuchPage.tsx';
export * from './RemoteBoundary.tsx';
export * from './RemoteFrame.tsx';
