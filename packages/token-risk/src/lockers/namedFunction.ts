import { type Hex, toFunctionSelector } from 'viem';
import type { NamedFunction } from '../Finding.ts';

/** Functions by which lockers are opened, of many that are in use: names for people, never a reason to trust. */
const KNOWN = [
  'withdraw()',
  'withdraw(uint256)',
  'withdraw(address)',
  'withdraw(address,uint256)',
  'withdraw(uint256,uint256)',
  'withdrawAll()',
  'withdrawToken(address,uint256)',
  'withdrawTokens(address,address,uint256)',
  'unlock()',
  'unlock(uint256)',
  'release()',
  'release(address)',
  'claim()',
  'emergencyWithdraw()',
  'emergencyWithdraw(address)',
  'emergencyWithdraw(uint256)',
  'emergencyWithdraw(address,uint256)',
  'emergencyWithdraw(address,address,uint256)',
  'rescueERC20(address,address,uint256)',
  'rescueTokens(address,uint256)',
  'rescueTokens(address,address,uint256)',
  'recoverERC20(address,uint256)',
  'recoverERC20(address,address,uint256)',
  'recoverToken(address,uint256)',
  'sweep(address)',
  'sweepToken(address,address)',
  'migrate()',
  'migrate(address)',
  'migrate(uint256,address)',
  'execute(address,bytes)',
  'execute(address,uint256,bytes)',
  'multicall(bytes[])',
  'approve(address,address,uint256)',
  'setOperator(address)',
  'setFee(uint256)',
  'setOpen(bool)',
  'collectFees()',
  'burn(address)',
  'grantRole(bytes32,address)',
  'transferOwnership(address)',
  'initialize(address)',
] as const;

let known: ReadonlyMap<Hex, string> | undefined;

/** A function by its selector, with its signature where that is one of those in use. */
export function namedFunction(selector: Hex): NamedFunction {
  known ??= new Map(KNOWN.map((signature) => [toFunctionSelector(signature), signature]));
  return { selector, signature: known.get(selector) ?? null };
}
