import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { erc20Abi, formatEther, formatUnits, getAddress, isAddress, isHash } from 'viem';
import type { LocalChain } from '../chain/LocalChain.ts';
import { describeCall, describeEvent } from './decode.ts';
import { logoSvg } from './logoSvg.ts';
import { addressLink, facts, page, table, transactionLink } from './page.ts';

const BLOCKS_SHOWN = 20n;
const LOGS_SHOWN = 100;
const inUtc = (seconds: bigint) =>
  `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/**
 * A tiny explorer of the development chain, so that every explorer link of the product leads somewhere real: `/`,
 * `/tx/:hash`, `/address/:address`, `/token/:address`. It also gives the demo projects their logos (`/logo/:name.svg`),
 * and stands in for pages of the main site that no local stack has (`/elsewhere/:name`).
 */
export function createExplorer({ client }: LocalChain): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], imgSrc: ["'self'"] },
      crossOriginResourcePolicy: 'cross-origin',
      strictTransportSecurity: false,
    }),
  );

  app.get('/', async (context) => {
    const head = await client.getBlockNumber();
    const numbers = Array.from(
      { length: Number(head < BLOCKS_SHOWN ? head + 1n : BLOCKS_SHOWN) },
      (_, back) => head - BigInt(back),
    );
    const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })));
    const rows = blocks.map(({ number, timestamp, transactions }) => [
      number,
      inUtc(timestamp),
      html`${transactions.map((hash) => html`${transactionLink(hash)} `)}`,
    ]);
    return context.html(page('Newest blocks', table(['Block', 'Time', 'Transactions'], rows)));
  });

  app.get('/tx/:hash', async (context) => {
    const hash = context.req.param('hash');
    if (!isHash(hash)) return context.html(page('No transaction', html`<p>This is not a transaction hash.</p>`), 400);
    const transaction = await client.getTransaction({ hash }).catch(() => null);
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => null);
    if (!transaction) return context.html(page('No transaction', html`<p>The chain does not know ${hash}.</p>`), 404);
    const block = receipt && (await client.getBlock({ blockNumber: receipt.blockNumber }));
    const body = html`${facts([
      ['Hash', html`<code>${hash}</code>`],
      ['Status', receipt ? receipt.status : 'waiting'],
      ['Block', block ? `${block.number}, ${inUtc(block.timestamp)}` : 'none yet'],
      ['From', addressLink(transaction.from)],
      ['To', addressLink(transaction.to ?? receipt?.contractAddress)],
      ['Value', `${formatEther(transaction.value)} BNB`],
      ['Gas used', receipt?.gasUsed ?? ''],
      ['Call', html`<code>${describeCall(transaction.input)}</code>`],
    ])}<h2>Events</h2>${table(
      ['Contract', 'Event'],
      (receipt?.logs ?? []).map((log) => [
        addressLink(getAddress(log.address)),
        html`<code>${describeEvent(log)}</code>`,
      ]),
    )}`;
    return context.html(page('Transaction', body));
  });

  app.get('/:kind{address|token}/:address', async (context) => {
    const text = context.req.param('address');
    if (!isAddress(text, { strict: false }))
      return context.html(page('No address', html`<p>This is not an address.</p>`), 400);
    const address = getAddress(text);
    const head = await client.getBlockNumber();
    const [balance, code, count, logs, token] = await Promise.all([
      client.getBalance({ address }),
      client.getCode({ address }),
      client.getTransactionCount({ address }),
      client.getLogs({ address, fromBlock: 0n, toBlock: head }),
      readToken(client, address),
    ]);
    const body = html`${facts([
      ['Address', html`<code>${address}</code>`],
      ['Kind', code ? 'contract' : 'account'],
      ['Balance', `${formatEther(balance)} BNB`],
      ['Transactions sent', count],
      ...(token
        ? [
            ['Token', `${token.name} (${token.symbol}), ${token.decimals} decimals`] as const,
            ['Total supply', formatUnits(token.totalSupply, token.decimals)] as const,
          ]
        : []),
    ])}<h2>Newest events</h2>${table(
      ['Block', 'Transaction', 'Event'],
      logs
        .slice(-LOGS_SHOWN)
        .reverse()
        .map((log) => [
          log.blockNumber,
          transactionLink(log.transactionHash),
          html`<code>${describeEvent(log)}</code>`,
        ]),
    )}`;
    return context.html(page(token ? `${token.name} (${token.symbol})` : address, body));
  });

  app.get('/logo/:file{.+\\.svg}', (context) =>
    context.body(logoSvg(context.req.param('file').slice(0, -4)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=86400',
    }),
  );
  app.get('/elsewhere/:name', (context) =>
    context.html(
      page(
        context.req.param('name'),
        html`<p>On the public site this link leads to a page outside the product. The local stack has none.</p>`,
      ),
    ),
  );
  app.notFound((context) => context.html(page('Not found', html`<p>There is nothing at this address.</p>`), 404));
  app.onError((error, context) => {
    console.error(error);
    return context.html(page('Error', html`<p>The chain did not answer.</p>`), 500);
  });
  return app;
}

async function readToken(client: LocalChain['client'], address: `0x${string}`) {
  const read = <name extends 'name' | 'symbol' | 'decimals' | 'totalSupply'>(functionName: name) =>
    client.readContract({ abi: erc20Abi, address, functionName });
  try {
    const [name, symbol, decimals, totalSupply] = await Promise.all([
      read('name'),
      read('symbol'),
      read('decimals'),
      read('totalSupply'),
    ]);
    return { name, symbol, decimals, totalSupply };
  } catch {
    return null;
  }
}
