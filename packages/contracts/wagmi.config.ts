import { fileURLToPath } from 'node:url';
import { defineConfig } from '@wagmi/cli';
import { foundry } from '@wagmi/cli/plugins';

/** Typed ABIs from the Solidity build: `pnpm --filter @rab/contracts generate` after building @rab/evm. */
export default defineConfig({
  out: 'src/abis/generated.ts',
  plugins: [
    foundry({
      project: '../evm',
      forge: { build: false, path: fileURLToPath(new URL('../evm/bin/forge.mjs', import.meta.url)) },
      include: [
        'BalancesAndAllowances.json',
        'LaunchpadSetting.json',
        'Presale.json',
        'PresaleFactory.json',
        'PrivateSale.json',
        'PrivateSaleFactory.json',
        'RabbitLock.json',
        'StandardTokenFactory.json',
        'TokensInfo.json',
      ],
    }),
  ],
});
