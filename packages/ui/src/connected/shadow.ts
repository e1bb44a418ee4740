export * from './createAreaRoot.ts';
export * from './ShadowUiProvider.tsx';
