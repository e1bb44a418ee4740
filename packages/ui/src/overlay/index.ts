export * from './ConfirmDialog.tsx';
export * from './ContentDialog.tsx';
export * from './FormDialog.tsx';
export * from './lazyPart.tsx';
export * from './QrCode.tsx';
export * from './SideDrawer.tsx';
