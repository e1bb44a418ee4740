import type { BrowserContext, Page } from '@playwright/test';
import type { Chain, PrivateKeyAccount } from 'viem';
import { TestWallet } from '../faults/TestWallet.ts';

/** An answer on its way to a page: Playwright keeps of what is thrown neither shape nor code. */
type Answer = { result: unknown } | { thrown: unknown; isError: boolean };

/**
 * The test wallet in a browser (EIP-6963): keys and state live in Node, the page holds a thin proxy, so it works after
 * reloads.
 */
export class PageWallet extends TestWallet {
  readonly name: string;
  readonly #binding: string;

  constructor(name: string, account: PrivateKeyAccount, chain: Chain) {
    super(account, chain);
    this.name = name;
    this.#binding = `__wallet_${account.address.slice(2, 10)}`;
  }

  async install(context: BrowserContext): Promise<this> {
    const binding = this.#binding;
    await context.exposeBinding(binding, async (_source, method: string, params: unknown[]): Promise<Answer> => {
      try {
        return { result: await this.request({ method, params }) };
      } catch (error) {
        if (!(error instanceof Error)) return { thrown: error, isError: false };
        const { code = -32_603, message, data } = error as Error & { code?: number; data?: unknown };
        return { thrown: { code, message, data }, isError: true };
      }
    });
    const tell = (event: string) => (value: unknown) => {
      for (const page of context.pages())
        void emit(page, binding, event, value).catch(() => {
          // it is being loaded, and asks then
        });
    };
    for (const event of ['accountsChanged', 'chainChanged']) this.on(event, tell(event));
    await context.addInitScript(
      ({ bindingName, name, uuid }) => {
        type Listener = (value: unknown) => void;
        const listeners = new Map<string, Set<Listener>>();
        const emit = (event: string, value: unknown) => {
          for (const listener of listeners.get(event) ?? []) listener(value);
        };
        Object.assign(window, { [`${bindingName}_emit`]: emit });
        const provider = {
          async request({ method, params }: { method: string; params?: unknown[] }) {
            const call = (window as unknown as Record<string, (m: string, p: unknown[]) => Promise<Answer>>)[
              bindingName
            ];
            const answer = await call?.(method, params ?? []);
            if (!answer || 'result' in answer) return answer?.result;
            const { thrown, isError } = answer;
            throw isError ? Object.assign(new Error((thrown as Error).message), thrown) : thrown;
          },
          on(event: string, listener: Listener) {
            listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
            return provider;
          },
          removeListener(event: string, listener: Listener) {
            listeners.get(event)?.delete(listener);
            return provider;
          },
        };
        const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
        const detail = Object.freeze({ info: { uuid, name, icon, rdns: 'test.wallet' }, provider });
        const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
        window.addEventListener('eip6963:requestProvider', announce);
        announce();
      },
      { bindingName: binding, name: this.name, uuid: crypto.randomUUID() },
    );
    return this;
  }
}

/** Lets a page's proxy say that something of the wallet has changed. */
const emit = (page: Page, binding: string, event: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([name, event, value]) =>
      (window as unknown as Record<string, (event: string, value: unknown) => void>)[name as string]?.(
        event as string,
        value,
      ),
    [`${binding}_emit`, event, value],
  );
