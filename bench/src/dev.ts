import { writeFileSync } from 'node:fs';
import { startAnvil } from '@rab/evm/startAnvil';
import { makeCrowd, BLOCK_GAS } from './indexer/makeCrowd.ts';
const k = Number(process.argv[2]);
const anvil = await startAnvil('--gas-limit', String(BLOCK_GAS), '--balance', '10000000', '--hardfork', 'cancun', '--prune-history');
const { config, tokens } = await makeCrowd(anvil, { locks: 100000 * k, sales: 10000 * k });
writeFileSync(process.argv[3]!, JSON.stringify(config)); console.log('made', tokens);
await new Promise(() => {});
