import { type Address, zeroAddress } from 'viem';
import { presaleAbi, rabbitLockAbi, standardTokenFactoryAbi } from '../abis/index.ts';
import { type ContractCall, contractCall } from './contractCall.ts';

const address: Address = zeroAddress;
const args = [1n, zeroAddress] as const;

contractCall({ address, abi: presaleAbi, functionName: 'userDeposit', args, value: 1n }) satisfies ContractCall;
contractCall({ address, abi: presaleAbi, functionName: 'userDeposit', args }) satisfies ContractCall;
contractCall({ address, abi: rabbitLockAbi, functionName: 'unlock', args: [1n] }) satisfies ContractCall;

contractCall({
  address,
  abi: rabbitLockAbi,
  functionName: 'unlock',
  args: [1n],
  emits: { eventName: 'LockUnlocked', args: { id: 1n } },
}) satisfies ContractCall;

const unlock = { address, abi: rabbitLockAbi, functionName: 'unlock', args: [1n] } as const;
// @ts-expect-error an event of another contract
contractCall({ ...unlock, emits: { eventName: 'UserDeposited' } });
// @ts-expect-error an argument that the event does not have
contractCall({ ...unlock, emits: { eventName: 'LockUnlocked', args: { lockId: 1n } } });
// @ts-expect-error an argument that the event does not have
contractCall({ ...unlock, emits: { eventName: 'LockUnlocked', sender: 'account' } });

// @ts-expect-error a misspelt function
contractCall({ address, abi: presaleAbi, functionName: 'userDeposti', args });
// @ts-expect-error a view function changes nothing
contractCall({ address, abi: presaleAbi, functionName: 'isFinalized', args: [] });
// @ts-expect-error a number of tokens is a bigint
contractCall({ address, abi: presaleAbi, functionName: 'userDeposit', args: ['ten', zeroAddress] });
// @ts-expect-error arguments in another order
contractCall({ address, abi: presaleAbi, functionName: 'userDeposit', args: [zeroAddress, 1n] });
// @ts-expect-error an argument too few
contractCall({ address, abi: presaleAbi, functionName: 'userDeposit', args: [1n] });
// @ts-expect-error an argument too many
contractCall({ address, abi: rabbitLockAbi, functionName: 'unlock', args: [1n, 2n] });
// @ts-expect-error a function of another contract
contractCall({ address, abi: standardTokenFactoryAbi, functionName: 'unlock', args: [1n] });
// @ts-expect-error coins for a function that takes none
contractCall({ address, abi: rabbitLockAbi, functionName: 'unlock', args: [1n], value: 1n });
// @ts-expect-error an address is no text
contractCall({ address: 'sale', abi: rabbitLockAbi, functionName: 'unlock', args: [1n] });
// @ts-expect-error a call that nobody checked
({ address, abi: rabbitLockAbi, functionName: 'unlock', args: [1n] }) satisfies ContractCall;
