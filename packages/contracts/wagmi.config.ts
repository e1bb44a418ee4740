import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Config, defineConfig } from '@wagmi/cli';
import { foundry } from '@wagmi/cli/plugins';

type Plugin = NonNullable<Config['plugins']>[number];

/** Without `internalType`: browsers load what is generated, and nothing reads Solidity's own names of types. */
const slimAbi = (abi: unknown) =>
  JSON.parse(JSON.stringify(abi, (key, value) => (key === 'internalType' ? undefined : value)));
const slim = (plugin: Plugin): Plugin => ({
  ...plugin,
  contracts: async () =>
    ((await plugin.contracts?.()) ?? []).map(({ abi, ...contract }) => ({ ...contract, abi: slimAbi(abi) })),
});

const contractsOf = (include: string[]): Plugin[] => [
  slim(
    foundry({
      project: '../evm',
      forge: { build: false, path: fileURLToPath(new URL('../evm/bin/forge.mjs', import.meta.url)) },
      include,
    }),
  ),
];

const fromEvm = createRequire(fileURLToPath(new URL('../evm/package.json', import.meta.url)));
const timelock = fromEvm('@openzeppelin/contracts/build/contracts/TimelockController.json');

/** Typed ABIs from the Solidity build: `pnpm --filter @rab/contracts generate` after building @rab/evm. */
export default defineConfig([
  {
    out: 'src/abis/generated.ts',
    contracts: [{ name: 'TimelockController', abi: slimAbi(timelock.abi) }],
    plugins: contractsOf([
      'AntiBotStandardToken.json',
      'AntiBotStandardTokenFactory.json',
      'BabyToken.json',
      'BabyTokenFactory.json',
      'BalancesAndAllowances.json',
      'BuybackBabyTokenFactory.json',
      'FairLaunch.json',
      'FairLaunchFactory.json',
      'LaunchpadSetting.json',
      'LiquidityGeneratorToken.json',
      'LiquidityGeneratorTokenFactory.json',
      'LockProof.json',
      'Presale.json',
      'PresaleFactory.json',
      'PrivateSale.json',
      'PrivateSaleFactory.json',
      'RabAntiBot.json',
      'RabbitAirdrop.json',
      'RabbitLock.json',
      'RabbitPositionLock.json',
      'StakedToken.json',
      'StandardTokenFactory.json',
      'TokensInfo.json',
    ]),
  },
  // in a file of its own: a page loads all of the one above that any page of its area reads
  { out: 'src/abis/generatedProof.ts', plugins: contractsOf(['PositionProof.json']) },
  // its pages read the rest of it by the ABI of fair launches
  { out: 'src/abis/generatedProRata.ts', plugins: contractsOf(['ProRata.json', 'ProRataFactory.json']) },
]);
