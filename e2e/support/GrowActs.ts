import type { Page } from '@playwright/test';
import { privateSaleAbi } from '@rab/contracts/abis';
import { type Address, encodeFunctionData, parseEther, zeroAddress } from 'viem';
import { chain } from './chain.ts';

/** Acts on a grow, by the button that offers each, and the call that it makes. */
const ACTS = {
  Buy: {
    button: /^Buy$/,
    functionName: 'userDeposit',
    args: [parseEther('0.1'), zeroAddress],
    value: parseEther('0.1'),
  },
  Claim: { button: /^Claim \d/, functionName: 'userWithdrawTokens' },
  Refund: { button: /^Refund \d/, functionName: 'userWithdrawBaseTokens' },
  Cancel: { button: /^Cancel the sale$/, functionName: 'forceFailByPresaleOwner' },
  Fail: { button: /^Make the sale fail$/, functionName: 'forceFailByRAB' },
  Withdraw: { button: /^Withdraw \d/, functionName: 'ownerWithdrawTokens' },
  Listing: { button: /^Set status LISTING$/, functionName: 'setStatusByRAB', args: [4] },
  Satisfy: { button: /^Set status SATISFY$/, functionName: 'setStatusByRAB', args: [5] },
  'Not satisfy': { button: /^Set status NOT SATISFY$/, functionName: 'setStatusByRAB', args: [6] },
  'Pay out': { button: /^(?:Finalized|Close the review as NOT SATISFY)$/, functionName: 'finalized' },
} as const;

export type GrowAct = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as GrowAct[];

/** The acts that a grow's page offers now: their buttons can be pressed. Buying asks for an amount first. */
export async function offeredActs(page: Page): Promise<GrowAct[]> {
  const buttons = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => ({ text: button.textContent ?? '', isDisabled: (button as HTMLButtonElement).disabled })),
    );
  return NAMES.filter((name) =>
    buttons.some(({ text, isDisabled }) => ACTS[name].button.test(text) && (!isDisabled || name === 'Buy')),
  );
}

/** The acts that the grow's contract takes from an account now. */
export async function takenActs(grow: Address, account: Address): Promise<GrowAct[]> {
  const taken = await Promise.all(
    NAMES.map((name) => {
      const {
        functionName,
        args = [],
        value = 0n,
      } = ACTS[name] as { functionName: 'finalized'; args?: []; value?: bigint };
      const data = encodeFunctionData({ abi: privateSaleAbi, functionName, args });
      return chain.call({ account, to: grow, data, value }).then(
        () => true,
        () => false,
      );
    }),
  );
  return NAMES.filter((_, index) => taken[index]);
}
