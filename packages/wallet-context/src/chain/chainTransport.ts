import { t } from '@lingui/core/macro';
import type { ChainConfig } from '@rab/config';
import { BaseError, createTransport, HttpRequestError, TimeoutError, type Transport } from 'viem';
import { sleep } from '../state/sleep.ts';
import { checkedHttp, UnbelievedNodeError } from './checkedHttp.ts';
import { isBehind, type NodeCall, ReadHead } from './ReadHead.ts';

/** A link that did not answer is asked last for this time, so that a hanging one costs its time-out only once. */
const REST_MS = 30_000;
/** How long a node has to reach the block that a read names. */
const BEHIND_MS = 500;

/** None of a chain's links gave an answer that can be believed. */
export class NoNodeError extends BaseError {
  override readonly name = 'NoNodeError';
  /** Why the last link gave none. No `cause`: the innermost one is what a person is shown, `fetch failed`. */
  readonly reason: unknown;

  constructor(chain: Pick<ChainConfig, 'id' | 'name'>, reason: unknown) {
    const sentence = t`We can’t reach ${chain.name} (chain ${chain.id}) right now.`;
    super(sentence, { details: sentence });
    this.reason = reason;
  }
}

/**
 * Reads a chain through its configured links, in their order. The next one is asked where one is of another chain,
 * silent, or answers with an error that another node may not have; what a right node said of the request itself wins
 * over the silence of those after it. After `notBefore` nothing is read that is older than that block: nodes that do not
 * have it yet are asked again. (viem's `fallback` throws the last link's error and asks a dead link first again
 * each time.)
 */
export function chainTransport(chain: Pick<ChainConfig, 'id' | 'name' | 'rpcUrls'>): Transport {
  const links = chain.rpcUrls.map((url) => ({ open: checkedHttp(url, chain.id), restsUntil: 0 }));
  const head = new ReadHead();
  return (parameters) => {
    const opened = links.map((link) => ({ link, transport: link.open({ ...parameters, retryCount: 0 }) }));
    const ask = async (call: NodeCall): Promise<unknown> => {
      const now = Date.now();
      const inOrder = [...opened].sort((a, b) => Number(a.link.restsUntil > now) - Number(b.link.restsUntil > now));
      let said: Error | undefined;
      let silence: unknown;
      for (const { link, transport } of inOrder) {
        try {
          const answer = await transport.request(call as never);
          link.restsUntil = 0;
          return answer;
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          if (!isNoAnswer(error)) {
            said ??= error;
            if (isFinal(error)) break;
            continue;
          }
          silence = error;
          // many a node refuses this one and answers everything else
          if (call.method !== 'eth_simulateV1') link.restsUntil = Date.now() + REST_MS;
        }
      }
      throw said ?? new NoNodeError(chain, silence);
    };
    const request = async (call: NodeCall): Promise<never> => {
      const pinned = head.pinned(call);
      if (!pinned) {
        const answer = await ask(call);
        head.note(call, answer);
        return answer as never;
      }
      try {
        return (await ask(pinned)) as never;
      } catch (error) {
        if (!isBehind(error)) throw error;
        await sleep(BEHIND_MS);
        return request(call);
      }
    };
    return createTransport(
      { key: 'chain', name: chain.name, type: 'chain', request },
      { notBefore: (block: bigint) => head.hold(block) },
    );
  };
}

const NO_ANSWER_CODE = -1;

/** Nothing came, or nothing that is JSON-RPC. */
const isNoAnswer = (error: Error): boolean =>
  error instanceof UnbelievedNodeError ||
  error instanceof HttpRequestError ||
  error instanceof TimeoutError ||
  ('code' in error && error.code === NO_ANSWER_CODE);

/** What every other node would say too: the call itself fails. */
const isFinal = (error: Error): boolean => /execution reverted|gas required exceeds allowance/i.test(error.message);
