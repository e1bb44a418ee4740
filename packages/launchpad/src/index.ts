export * from './detail/SaleDetailPage.tsx';
export * from './detail/UpdateInfoPage.tsx';
export * from './list/SaleGrid.tsx';
export * from './list/SaleListPage.tsx';
export * from './model/Launchpad.ts';
export * from './wizard/SaleWizard.tsx';
