import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_sale',
  exposes: { './current-sales': './src/entry/currentSales.tsx', './my-sales': './src/entry/mySales.tsx' },
  pages: {
    '/rab-sale/create': './src/pages/CreateSale/CreateSalePage.tsx',
    '/rab-sale/fairlaunch/create': './src/pages/CreateFairLaunch/CreateFairLaunchPage.tsx',
    '/rab-sale/fairlaunch': './src/pages/FairLaunchList/FairLaunchListRoute.tsx',
    '/rab-sale/fairlaunch/:address': './src/pages/FairLaunchDetail/FairLaunchDetailRoute.tsx',
    '/rab-sale/view-sales': './src/pages/SaleList/SaleListRoute.tsx',
    '/view-sales': './src/pages/SaleList/SaleListRoute.tsx',
    '/rab-sale/update/:address': './src/pages/UpdateInfo/UpdateInfoRoute.tsx',
    '/rab-sale/:address': './src/pages/SaleDetail/SaleDetailRoute.tsx',
  },
});
