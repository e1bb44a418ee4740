import { type Hex, toFunctionSelector } from 'viem';
import type { ContractErrorName } from './ContractErrorName.ts';
import { CONTRACT_ERRORS } from './contractErrors.ts';

/** Types of what an error carries, where it carries something: with its name they make its selector. */
const CARRIED: Partial<Record<ContractErrorName, string>> = {
  AccessControlUnauthorizedAccount: 'address,bytes32',
  ECDSAInvalidSignatureLength: 'uint256',
  ECDSAInvalidSignatureS: 'bytes32',
  ERC20ExceededSafeSupply: 'uint256,uint256',
  ERC20InsufficientAllowance: 'address,uint256,uint256',
  ERC20InsufficientBalance: 'address,uint256,uint256',
  ERC20InvalidApprover: 'address',
  ERC20InvalidReceiver: 'address',
  ERC20InvalidSender: 'address',
  ERC20InvalidSpender: 'address',
  ERC5805FutureLookup: 'uint256,uint48',
  FeeTooLow: 'uint256,uint256',
  InexactPayout: 'uint256,uint256',
  InexactTransfer: 'address,uint256,uint256',
  InsufficientBalance: 'uint256,uint256',
  InvalidAccountNonce: 'address,uint256',
  InvalidState: 'uint8',
  InvalidStatusChange: 'uint8,uint8',
  LessThanAsked: 'uint256',
  ListingTooEarly: 'uint256',
  MaxBuyTooSmall: 'uint256',
  OtherExchangeTooEarly: 'uint256',
  OwnableInvalidOwner: 'address',
  OwnableUnauthorizedAccount: 'address',
  PartNotDue: 'uint256',
  RefundWindowOpen: 'uint256',
  SafeCastOverflowedUintDowncast: 'uint8,uint256',
  SafeERC20FailedOperation: 'address',
  StringTooLong: 'string',
  TimelockInsufficientDelay: 'uint256,uint256',
  TimelockInvalidOperationLength: 'uint256,uint256,uint256',
  TimelockUnauthorizedCaller: 'address',
  TimelockUnexecutedPredecessor: 'bytes32',
  TimelockUnexpectedOperationState: 'bytes32,bytes32',
  TooEarlyForEveryone: 'uint256',
  VotesExpiredSignature: 'uint256',
};

let names: ReadonlyMap<Hex, ContractErrorName> | undefined;

/** The custom error of our contracts that begins with these four bytes: wallets and nodes often show nothing else of it. */
export function errorBySelector(selector: Hex): ContractErrorName | undefined {
  names ??= new Map(CONTRACT_ERRORS.map((name) => [toFunctionSelector(`${name}(${CARRIED[name] ?? ''})`), name]));
  return names.get(selector);
}
