import { BaseError, type HttpTransport, http, isHex, type Transport } from 'viem';

/** Links are asked in batches: reads of one moment go as one request. */
const BATCH = { wait: 10 };
/** A link of another chain is not asked again before this time is over. */
const RECHECK_MS = 60_000;

/** A node's link whose answers cannot be believed: it is of another chain, or does not say of which one. */
export class UnbelievedNodeError extends BaseError {
  override readonly name = 'UnbelievedNodeError';
}

/**
 * viem's `http` whose answers are believed only after the node has said that it is of the chain. It is asked once; the
 * question goes along with the first reads, whose answers are held back until it is answered. A node of another chain
 * is logged, refused without a request, and asked again after a minute.
 */
export function checkedHttp(url: string, chainId: number): Transport {
  const open: HttpTransport = http(url, { batch: BATCH, retryCount: 0 });
  let isRight = false;
  let verdict: Promise<void> | undefined;
  let refusal: { error: UnbelievedNodeError; until: number } | undefined;

  return (parameters) => {
    const transport = open(parameters);
    const ask = async (): Promise<void> => {
      try {
        const said: unknown = await transport.request({ method: 'eth_chainId' });
        isRight = isHex(said) && Number(said) === chainId;
        if (isRight) return;
        const error = new UnbelievedNodeError(
          `The node ${url} is not one of chain ${chainId}: it says ${JSON.stringify(said)}.`,
        );
        refusal = { error, until: Date.now() + RECHECK_MS };
        console.warn(error.shortMessage);
        throw error;
      } catch (error) {
        if (error instanceof UnbelievedNodeError) throw error;
        throw new UnbelievedNodeError(`The node ${url} does not say its chain.`, { cause: error as Error });
      } finally {
        verdict = undefined;
      }
    };
    const request = async (...call: Parameters<typeof transport.request>) => {
      if (isRight) return transport.request(...call);
      if (refusal && Date.now() < refusal.until) throw refusal.error;
      verdict ??= ask();
      if (!isRead(call[0].method)) {
        await verdict;
        return transport.request(...call);
      }
      const answer = transport.request(...call);
      // while the node is unknown, its errors are as little believed as its answers
      answer.catch(() => {});
      await verdict;
      return answer;
    };
    return { ...transport, request: request as typeof transport.request };
  };
}

/** What changes nothing and may therefore be asked of a node that turns out to be of another chain. */
const isRead = (method: string): boolean => method.startsWith('eth_') && !method.startsWith('eth_send');
