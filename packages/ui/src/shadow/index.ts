export * from './ShadowUiProvider.tsx';
