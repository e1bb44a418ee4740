import type { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import type { CallFormatsOf } from './CallFormat.ts';
import { account, amountOf, basisPoints, date, duration, hidden, plain, token, unit } from './fields.ts';

const id = plain('id', 'Airdrop');
/** The campaign knows its token, and the call does not. */
const amount = unit('smallest units of the token');

/** What a creator, or anybody, signs for an airdrop. */
export const AIRDROP_FORMATS: CallFormatsOf<typeof rabbitAirdropAbi> = {
  create: {
    intent: 'Create an airdrop',
    sentence: 'Create an airdrop of {terms.amount}, due from {terms.start} on',
    screen: null,
    fields: [
      amountOf('terms.token')('terms.amount', 'Amount'),
      token('terms.token', 'Token address'),
      date('terms.start', 'TGE date'),
      basisPoints('terms.tgeBps', 'TGE percent'),
      duration('terms.cycle', 'Cycle'),
      basisPoints('terms.cycleBps', 'Cycle release percent'),
      date('terms.reclaimFrom', 'Unclaimed tokens can be taken back from'),
      plain('terms.list', 'List'),
      plain('terms.root', 'Root of the list'),
    ],
  },
  claimFor: {
    intent: 'Claim from an airdrop',
    sentence: 'Claim from airdrop {id} for {account}',
    screen: null,
    fields: [
      id,
      account('account', 'Account'),
      amount('amount', 'Amount in the list'),
      plain('index', 'Row of the list'),
      hidden('proof.[]', 'Proof'),
    ],
  },
  claimForMany: {
    intent: 'Send an airdrop to its accounts',
    screen: null,
    fields: [
      id,
      {
        label: 'Rows of the list',
        iteration: 'bundled',
        fields: [
          plain('claims.[].index', 'Row of the list'),
          account('claims.[].account', 'Account'),
          amount('claims.[].amount', 'Amount in the list'),
        ],
      },
      hidden('claims.[].proof.[]', 'Proof'),
    ],
  },
  reclaim: {
    intent: 'Take back unclaimed tokens',
    sentence: 'Take back the unclaimed tokens of airdrop {id}',
    screen: null,
    fields: [id],
  },
};
