/**
 * The hash (`hashOfCode`) of `RabbitLock` as it is deployed. What it says of a lock is only true where the platform's settings name
 * its address as well: a constructor of somebody else may do anything before it leaves this code behind.
 */
export const rabbitLockCodeHash = '0x6047d4e07cfe3c0fc63b6c7d4dfdbb0f8d2c92032c21cd1aeb07cc21bd4949a0';
