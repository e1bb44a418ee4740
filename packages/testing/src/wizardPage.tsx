import { FollowCreations } from '@rab/ui/connected';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Answers, type Page, type PartOptions, renderPart } from './renderPart.tsx';

export const CARROT = `0x${'2'.repeat(40)}` as const;
export const BEET = `0x${'3'.repeat(40)}` as const;
export const DAY = 86_400;
export const ether = (count: bigint) => count * 10n ** 18n;

/** A moment so many seconds from now, as it is typed into a field. */
export const utcIn = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

export const carrotAt = (address: unknown) => ({
  address,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 18,
  totalSupply: ether(1000n),
  owner: CARROT,
  pair: null,
});

/** A chain on which every wizard can read everything; the tokens are on chain 56 only. */
const ANSWERS: Answers = {
  tokenInfo: ([, chainId, address]) => (chainId === 56 ? carrotAt(address) : null),
  chainTime: () => 0,
  balances: () => [ether(1_000_000n), ether(10n)],
  allowance: () => 0n,
  flatFee: () => ether(1n),
};

export interface WizardPageOptions extends PartOptions {
  /** Key of the wizard's draft in local storage, and what an earlier visit has left there. */
  stored?: readonly [key: string, draft: object];
}

/** Draws a wizard as on its page, where what is created leads away. */
export async function openWizard(
  wizard: ReactNode,
  { stored: [key, draft] = ['', {}], answers, ...options }: WizardPageOptions = {},
): Promise<Page> {
  if (key) localStorage.setItem(key, JSON.stringify(draft));
  const part = (
    <>
      {wizard}
      <FollowCreations />
    </>
  );
  return renderPart(part, { ...options, answers: { ...ANSWERS, ...answers } });
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

export const textOf = (name: string): string | undefined => input(name)?.value;

export function type(name: string, text: string): void {
  const field = input(name);
  if (!field) throw new Error(`no field ${name}`);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

export const press = (name: string): void => {
  fireEvent.click(screen.getByText(name));
};

/** The page goes away, as with a reload. */
export const hidePage = (): void => {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
};
