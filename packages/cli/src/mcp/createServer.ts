import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { lockBadge, lockState } from '@rab/contracts/lock';
import {
  type Act,
  claimAct,
  claimRewardAct,
  depositAct,
  describeLockAct,
  extendLockAct,
  getBalances,
  getBuyer,
  getClaimable,
  getIndexedSale,
  getLockInfoOnChain,
  getLockProof,
  getLockRecord,
  getLockSum,
  getOwnLocksOnChain,
  getPlatformSettings,
  getReward,
  getSaleOnChain,
  getSales,
  getSalesOf,
  getTokenInfo,
  getWhitelist,
  isOwnLocker,
  lockAct,
  prepare,
  type ReadContext,
  refundAct,
  renounceLockAct,
  takePartAct,
  transferLockAct,
  unlockAct,
} from '@rab/sdk';
import type { Address } from 'viem';
import { z } from 'zod';
import { jsonOf } from '../json.ts';
import { sentenceOf } from '../sentenceOf.ts';

const address = z.string().transform((text, context): Address => {
  const found = parseAddress(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: `${text} is no address` });
  return z.NEVER;
});
/** Base units, seconds and numbers of locks: too large for a number of JSON. */
const whole = z
  .string()
  .regex(/^\d+$/, 'a whole number as text')
  .transform((text) => BigInt(text));
const kind = z.enum(Object.keys(SALE_KINDS) as [SaleKindKey, ...SaleKindKey[]]);
const page = z.number().int().min(1).default(1);
const account = address.describe('the account that would sign');
const id = whole.describe('the number of a lock');
const sale = address.describe('the address of a sale');
const amount = whole.describe('base units');

const SALES_A_PAGE = 10;

/**
 * The library for programs that talk: it reads, and prepares acts for a person to sign. It holds no key and has no way to sign or send.
 */
export function createServer(rab: ReadContext): McpServer {
  const server = new McpServer({ name: 'rab-launchpad', version: '0.1.0' });

  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    shape: Shape,
    answer: (input: z.output<z.ZodObject<Shape>>) => Promise<unknown>,
  ) => {
    server.registerTool(
      name,
      { description, inputSchema: shape as z.ZodRawShape, annotations: { readOnlyHint: true } },
      async (input: unknown) => {
        try {
          return {
            content: [{ type: 'text' as const, text: jsonOf(await answer(input as z.output<z.ZodObject<Shape>>), 2) }],
          };
        } catch (error) {
          return { isError: true, content: [{ type: 'text' as const, text: sentenceOf(error) }] };
        }
      },
    );
  };

  const prepared = async (from: Address, act: Act<unknown>) => {
    const { steps, result } = await prepare(rab, from, act);
    return {
      note: 'Nothing is sent. The account signs these transactions in this order, in its own wallet.',
      chainId: rab.chain.id,
      from,
      transactions: steps.map(({ raw, words }) => ({ ...raw, words })),
      simulated: result,
    };
  };
  const preparing = <Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    shape: Shape,
    actOf: (input: z.output<z.ZodObject<Shape>>, from: Address) => Promise<Act<unknown>> | Act<unknown>,
  ) =>
    tool(
      `prepare_${name}`,
      `${description} Tried on the chain, in words; nothing is sent.`,
      { account, act: z.object(shape) },
      async (asked) => {
        const { account: from, act } = asked as { account: Address; act: z.output<z.ZodObject<Shape>> };
        return prepared(from, await actOf(act, from));
      },
    );

  const recordOf = async (number: bigint) => {
    const record = await getLockRecord(rab, number);
    if (!record) throw new Error(`There is no lock ${number}.`);
    return record;
  };
  const now = async () => {
    const head = await rab.client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
    if (!head) throw new Error('The node gives no block.');
    return BigInt(head.timestamp);
  };

  tool('chain', 'The chain, its currencies and the platform’s contracts there.', {}, async () => {
    const { id: chainId, name, contracts, baseTokens, exchanges } = rab.chain;
    return { chainId, name, contracts, baseTokens, exchanges, now: await now() };
  });
  tool('settings', 'What the platform asks of new sales, and who holds its powers.', {}, () =>
    getPlatformSettings(rab),
  );
  tool('token', 'What a token says of itself.', { token: address }, ({ token }) => getTokenInfo(rab, token));
  tool(
    'balances',
    'What an account has of tokens, base units.',
    { account: address, tokens: z.array(address) },
    (asked) => getBalances(rab, asked),
  );
  tool('lock', 'A lock, and what of it is locked until when.', { id }, async ({ id: number }) => {
    const record = await recordOf(number);
    const [time, token] = await Promise.all([now(), getTokenInfo(rab, record.token)]);
    return {
      ...record,
      state: lockState(record, time),
      words: lockBadge(record, token ?? { symbol: '', decimals: 0 }, time),
    };
  });
  tool('locks_of_token', 'Locks of a token, the largest first.', { token: address, page }, (asked) =>
    getLockInfoOnChain(rab, asked),
  );
  tool('locks_of_account', 'Locks that an account owns.', { owner: address, page }, (asked) =>
    getOwnLocksOnChain(rab, asked),
  );
  tool('lock_sum', 'What of a token is locked in all, and until when.', { token: address }, ({ token }) =>
    getLockSum(rab, token),
  );
  tool(
    'lock_proof',
    'The chain’s own proof that a share of a token’s supply is locked.',
    { token: address, basisPoints: whole.describe('the share of the supply, 10000 for all') },
    ({ token, basisPoints }) => getLockProof(rab, token, basisPoints),
  );
  tool(
    'lock_code',
    'Whether the lock contract runs its published code: without owner or proxy, nobody opens a lock early.',
    {},
    async () => ({
      isPublishedCode: await isOwnLocker(rab),
    }),
  );
  tool('sale', 'A sale out of its own contract.', { kind, sale }, (asked) =>
    getSaleOnChain(rab, asked.kind, asked.sale),
  );
  tool('indexed_sale', 'A sale with its labels, deposits and referrers, from the index.', { kind, sale }, (asked) =>
    getIndexedSale(rab, { subgraph: asked.kind, id: asked.sale }, AbortSignal.timeout(10_000)),
  );
  tool('sales', 'Sales of a kind, the newest first, from the index.', { kind, page }, (asked) =>
    getSales(
      rab,
      { subgraph: asked.kind, where: {}, orderBy: 'createdAt', page: asked.page, size: SALES_A_PAGE },
      AbortSignal.timeout(10_000),
    ),
  );
  tool(
    'sales_of_account',
    'Sales of a kind that an account owns or paid into.',
    { kind, account: address, page },
    (asked) =>
      getSalesOf(
        rab,
        { subgraph: asked.kind, account: asked.account, page: asked.page, size: SALES_A_PAGE },
        AbortSignal.timeout(10_000),
      ),
  );
  tool(
    'buyer',
    'What an account has in a sale, and what of it is due now.',
    { sale, account: address },
    async (asked) => {
      const [state, claimable, reward] = await Promise.all([
        getBuyer(rab, { ...asked, hasReferrals: false }),
        getClaimable(rab, asked),
        getReward(rab, asked),
      ]);
      return { ...state, claimable, reward };
    },
  );
  tool('whitelist', 'Accounts of a sale’s whitelist.', { sale, page }, (asked) => getWhitelist(rab, asked));

  const deposit = { sale, amount, currency: address.describe('what the sale is paid in; the zero address for coins') };
  preparing('deposit', 'Buys in a RAB Sale or a RAB Grow.', deposit, (asked) =>
    depositAct({ id: asked.sale, base: { address: asked.currency } }, asked.amount),
  );
  preparing('take_part', 'Takes part in a fair launch.', deposit, (asked) =>
    takePartAct({ id: asked.sale, base: { address: asked.currency } }, asked.amount),
  );
  preparing('claim', 'Claims bought tokens.', { sale }, (asked) => claimAct({ id: asked.sale }));
  preparing('refund', 'Withdraws the deposit from a failed sale.', { sale }, (asked) => refundAct({ id: asked.sale }));
  preparing('claim_reward', 'Claims a referral reward.', { sale }, (asked) => claimRewardAct({ id: asked.sale }));
  preparing(
    'lock',
    'Locks tokens of an account for itself until a date.',
    { token: address, amount, date: whole.describe('unix seconds'), title: z.string().default('') },
    ({ token, amount: locked, date, title }, owner) =>
      lockAct(rab, owner, { token, amount: locked, date, vesting: null, description: title }),
  );
  preparing('unlock', 'Takes out what is released of a lock.', { id }, (asked) => unlockAct(rab.chain, asked.id));
  preparing(
    'extend_lock',
    'Makes a lock larger or later.',
    { id, amount: amount.describe('in all, 0 leaves it'), date: whole.describe('unix seconds, 0 leaves it') },
    async (asked) => extendLockAct(rab.chain, await recordOf(asked.id), asked),
  );
  preparing('describe_lock', 'Gives a lock another title.', { id, title: z.string() }, (asked) =>
    describeLockAct(rab.chain, asked.id, asked.title),
  );
  preparing('transfer_lock', 'Gives a lock to another account at once.', { id, to: address }, (asked) =>
    transferLockAct(rab.chain, asked.id, asked.to),
  );
  preparing('renounce_lock', 'Gives a lock to nobody: what is in it stays there.', { id }, (asked) =>
    renounceLockAct(rab.chain, asked.id),
  );
  return server;
}
