// What the platform asks of those who create a sale.
export * from './getPlatformFees.ts';
export * from './getPlatformSettings.ts';
