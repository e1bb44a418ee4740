import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAnvil } from '@rab/evm/startAnvil';
import { makeCrowd } from './makeCrowd.ts';
import { measure } from './measure.ts';

// dev
export async function benchIndexer(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { scale: { type: 'string', default: '1' }, config: { type: 'string' }, database: { type: 'string' } },
  });
  const scale = Number(values.scale);
  if (values.config) return measure(values.config, values.database ?? 'embedded', 80000);

  const anvil = await startAnvil(
    '--gas-limit',
    '1000000000',
    '--balance',
    '10000000',
    '--hardfork',
    'cancun',
    '--prune-history',
  );
  const size = { locks: 100_000 * scale, sales: 10_000 * scale };
  const started = Date.now();
  const chain = await makeCrowd(anvil, size);
  console.log(`crowd in ${(Date.now() - started) / 1000} s`, anvil.url);
  writeFileSync(
    process.env.BENCH_OUT ?? '/tmp/bench-config.json',
    JSON.stringify({
      defaultChainId: chain.id,
      chains: { [chain.id]: chain },
      content: { gateway: 'http://127.0.0.1:9', upload: 'http://127.0.0.1:9' },
      wallet: { ownRdns: null, walletConnectProjectId: null, helpUrl: 'http://127.0.0.1:9' },
      links: Object.fromEntries([
        ...'mainSite buyRabbit aboutUs faqs docs termsOfUse contact feedback howToStart applyToLaunch'
          .split(' ')
          .map((k) => [k, 'http://127.0.0.1:9']),
        ['social', []],
      ]),
      flags: { testnet: false },
    }),
  );
  await new Promise(() => {});
  return true;
}
