import { expect, it } from '@jest/globals';
import { type Abi, toFunctionSignature } from 'viem';
import { presaleAbi, privateSaleAbi, privateSaleFactoryAbi, rabbitLockAbi } from '../src/abis/index.ts';

const functionsOf = (abi: Abi) => abi.filter((item) => item.type === 'function');
const signaturesOf = (abi: Abi) => functionsOf(abi).map((item) => toFunctionSignature(item));
/** Names of the fields that a function answers with, those of a struct in place of its own. */
function fieldsOf(abi: Abi, name: string): (string | undefined)[] {
  const [answer] = functionsOf(abi).find((item) => item.name === name)?.outputs ?? [];
  return answer && 'components' in answer ? answer.components.map((field) => field.name) : [answer?.name];
}

const ofEverySale = [
  'getInfo()',
  'viewWhiteListAccount(uint256,uint256)',
  'BUYERS(address)',
  'userRefAmount(address)',
  'isFinalized()',
  'userDeposit(uint256,address)',
  'userWithdrawTokens()',
  'userWithdrawBaseTokens()',
  'claimReward()',
  'ownerWithdrawTokens()',
  'forceFailByPresaleOwner()',
  'forceFailByRAB()',
  'setProjectInfo(string)',
  'addWhitelistAccount(address[])',
  'removeWhitelistAccount(address[])',
];

it('RabbitLock has the specified functions, pages of what it holds, and records of the specified fields [EVM-03]', () => {
  expect(signaturesOf(rabbitLockAbi)).toEqual(
    expect.arrayContaining([
      'lock(address,address,bool,uint256,uint256,string)',
      'vestingLock(address,address,bool,uint256,uint256,uint256,uint256,uint256,string)',
      'multipleVestingLock(address[],uint256[],address,bool,uint256,uint256,uint256,uint256,string)',
      'unlock(uint256)',
      'editLock(uint256,uint256,uint256)',
      'editLockDescription(uint256,string)',
      'transferLockOwnership(uint256,address)',
      'renounceLockOwnership(uint256)',
      'allLocks(uint256,uint256)',
      'getLocksForToken(address,uint256,uint256)',
      'locksForUser(address,uint256,uint256)',
      'cumulativeLockInfoPage(uint256,uint256)',
    ]),
  );
  expect(fieldsOf(rabbitLockAbi, 'getLockById').slice(0, 11)).toEqual([
    'id',
    'token',
    'owner',
    'amount',
    'lockDate',
    'tgeDate',
    'tgeBps',
    'cycle',
    'cycleBps',
    'unlockedAmount',
    'description',
  ]);
});

it('a RAB Sale has the specified functions [EVM-06]', () => {
  expect(signaturesOf(presaleAbi)).toEqual(expect.arrayContaining([...ofEverySale, 'LOCK_ID()', 'addLiquidity()']));
});

it('a RAB Grow has the functions of a sale and three of its own, and is created from four structs [EVM-08]', () => {
  expect(signaturesOf(privateSaleAbi)).toEqual(
    expect.arrayContaining([...ofEverySale, 'setStatusByRAB(uint8)', 'setIsVisible(bool)', 'finalized()']),
  );
  const [terms, caps, owner, vesting, agreedFees] = [
    '(address,address,uint256,uint256,uint256,uint256,uint256,uint256,uint256,bool)',
    '(uint256,uint256)',
    '(address,string)',
    '(bool,bool,uint256,uint256,uint256,uint256)',
    '(uint256,uint256,uint256)',
  ];
  expect(signaturesOf(privateSaleFactoryAbi)).toEqual(
    expect.arrayContaining(['flatFee()', `create(${terms},${caps},${owner},${vesting},${agreedFees})`]),
  );
});
