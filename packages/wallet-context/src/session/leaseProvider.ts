import type { EIP1193Provider } from 'viem';

type Listening = [event: string, listener: (...values: never[]) => void];
type Change = (...entry: Listening) => unknown;
/** Not every wallet has all that EIP-1193 asks for, and some have it under older names. */
type Dialects = Pick<EIP1193Provider, 'request'> & Partial<Record<'on' | 'removeListener' | 'off', Change>>;

export interface Lease {
  provider: EIP1193Provider;
  /** Takes off the wallet everything that listens to it by this lease. */
  end: () => void;
}

/** An error of the wallet itself, or a malformed event from it, must not break the page. */
async function tryWith(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.warn('wallet failed:', error);
  }
}

/**
 * A wallet that is given back one day: wagmi's connectors never take their listeners off it.
 * @param refused methods that are not passed on, as if the wallet did not know them
 */
export function leaseProvider(leased: EIP1193Provider, refused: readonly string[] = []): Lease {
  const wallet = leased as Dialects;
  /** What the page has given, and what listens in its place. */
  const listening = new Map<Listening, Listening>();
  let isEnded = false;
  const leave = (entry: Listening, own: Listening) => {
    listening.delete(entry);
    void tryWith(() => (wallet.removeListener ?? wallet.off)?.apply(wallet, own));
  };
  const provider = {
    request: async (asked: { method: string }) => {
      if (refused.includes(asked.method)) throw Object.assign(new Error('is not passed on'), { code: 4200 });
      return wallet.request(asked as never);
    },
    on(...entry: Listening) {
      // what was begun before the end
      if (isEnded) return;
      const [event, listener] = entry;
      const hear = (...values: never[]) => listening.has(entry) && void tryWith(() => listener(...values));
      const own: Listening = [event, hear];
      listening.set(entry, own);
      void tryWith(() => wallet.on?.(...own));
    },
    removeListener(event: string, listener: unknown) {
      for (const [entry, own] of listening) if (entry[0] === event && entry[1] === listener) leave(entry, own);
    },
  };
  return {
    provider: provider as unknown as EIP1193Provider,
    end: () => {
      isEnded = true;
      for (const [entry, own] of listening) leave(entry, own);
    },
  };
}
