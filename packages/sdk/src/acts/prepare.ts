import type { ContractCall } from '@rab/contracts';
import { type Currency, type Shown, show } from '@rab/contracts/clear-signing';
import { type RawCall, rawCall } from '@rab/contracts/raw-call';
import { type Address, decodeFunctionResult, formatUnits, getAddress } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { getAllowance } from '../tokens/getAllowance.ts';
import { getTokenInfo } from '../tokens/getTokenInfo.ts';
import type { Act } from './Act.ts';
import { approvalCalls } from './approvalCalls.ts';
import { tryCalls } from './tryCalls.ts';

/** One transaction of an act. */
export interface PreparedStep {
  call: ContractCall;
  /** The same as a wallet or a node takes it. */
  raw: RawCall;
  /** What a wallet shows before the signature. */
  words: Shown;
}

/** An act that the chain would take now, and what there is to sign; nothing is sent yet. */
export interface Prepared<Done> {
  account: Address;
  act: Act<Done>;
  /** Approvals first, the act itself last. */
  steps: readonly PreparedStep[];
  /** What the act's function would return; undefined where it returns nothing, or no node has tried it behind its approval. */
  result: unknown;
}

/**
 * Makes an act ready to be signed: with the approvals that it needs, tried on the chain as a whole, and in words.
 * @throws {ActRefused} where the chain would refuse it
 */
export async function prepare<Done>(context: ReadContext, account: Address, act: Act<Done>): Promise<Prepared<Done>> {
  const approvals = await approvalsOf(context, account, act);
  const [result, currencyOf] = await Promise.all([
    tryAct(context, account, approvals, act.call),
    readCurrencies(context, [...act.words.tokens, ...(act.takes ? [act.takes.token] : [])]),
  ]);
  const native = context.chain.nativeToken;
  const own = rawCall(act.call);
  const words = act.words.shown ?? show(act.words.descriptor, own, { native, tokenOf: currencyOf });
  const steps = [
    ...approvals.map((call) => ({ call, raw: rawCall(call), words: approvalWords(call, currencyOf) })),
    { call: act.call, raw: own, words },
  ];
  return { account, act, steps, result };
}

async function approvalsOf(context: ReadContext, account: Address, { call, takes }: Act<unknown>) {
  if (!takes) return [];
  const approval = { ...takes, spender: call.address };
  const allowance = await getAllowance(context, { account, ...approval });
  return approvalCalls(context.client, account, { ...approval, allowance });
}

async function tryAct({ client }: ReadContext, account: Address, approvals: ContractCall[], call: ContractCall) {
  if (approvals.length === 0)
    return client.simulateContract({ ...call, account }).then(
      ({ result }) => result as unknown,
      async (error: unknown) => {
        throw await refused(error);
      },
    );
  const tried = await tryCalls(client, account, [...approvals, call].map(rawCall));
  if (tried && 'error' in tried) throw await refused(tried.error);
  const data = tried?.answers.at(-1);
  const { abi, functionName } = call;
  return data && data !== '0x' ? decodeFunctionResult({ abi, functionName, data }) : undefined;
}

const refused = async (error: unknown) => (await import('./failures.ts')).refusedBy(error);

async function readCurrencies(context: ReadContext, tokens: readonly Address[]) {
  const known = new Map<Address, Currency>();
  const different = [...new Set(tokens.map((token) => getAddress(token)))];
  await Promise.all(
    different.map(async (token) => {
      const info = await getTokenInfo(context, token);
      if (info) known.set(token, info);
    }),
  );
  return (token: Address): Currency | undefined => known.get(getAddress(token));
}

/** An approval is a call of the token, which no descriptor of ours words. */
function approvalWords({ address, args }: ContractCall, currencyOf: (token: Address) => Currency | undefined): Shown {
  const [spender, amount] = args as [Address, bigint];
  const { symbol, decimals } = currencyOf(address) ?? { symbol: address, decimals: 0 };
  return {
    intent: 'Approve',
    fields: [
      { label: 'Spender', value: spender },
      { label: 'Amount', value: `${formatUnits(amount, decimals)} ${symbol}` },
    ],
  };
}
