import { describe, expect, it } from '@jest/globals';
import { concatHex, encodeFunctionData, parseAbiItem } from 'viem';
import type { Descriptor, Field } from './Descriptor.ts';
import { type Currency, NotShown, show } from './show.ts';

const SALE = `0x${'5'.repeat(40)}` as const;
const KNOWN = `0x${'1'.repeat(40)}` as const;
const STRANGE = `0x${'2'.repeat(40)}` as const;
const ZERO = `0x${'0'.repeat(40)}` as const;
const words = {
  native: { symbol: 'BNB', decimals: 18 },
  tokenOf: (token: string): Currency | undefined => (token === KNOWN ? { symbol: 'TKN', decimals: 6 } : undefined),
};
const signature = 'pay(address[] to, uint256[] amounts, address token, (uint8 kind, bool done) state)';

const amount = (path: string, label = 'Amount'): Field => ({
  path,
  label,
  visible: 'always',
  format: 'tokenAmount',
  params: { tokenPath: 'token', nativeCurrencyAddress: ZERO, threshold: '0xffffffff', message: 'All' },
});
const receiver: Field = {
  path: 'to.[]',
  label: 'To',
  visible: 'always',
  format: 'addressName',
  params: { types: ['eoa'] },
};
const kind: Field = {
  path: 'state.kind',
  label: 'Kind',
  visible: { ifNotIn: ['0'] },
  format: 'enum',
  params: { $ref: '$.metadata.enums.kind' },
};

const descriptorOf = (format: Partial<Descriptor['display']['formats'][string]> = {}): Descriptor => ({
  $schema: '',
  context: { $id: 'Payer', contract: { deployments: [] } },
  metadata: { owner: 'Us', contractName: 'Payer', enums: { kind: { '1': 'Gift', '2': 'Wage' } } },
  display: {
    formats: {
      'rest()': { intent: 'Rest', fields: [] },
      [signature]: {
        intent: 'Pay',
        fields: [{ label: 'Payments', iteration: 'bundled', fields: [receiver, amount('amounts.[]')] }, kind],
        ...format,
      },
    },
  },
});

type Args = readonly [readonly `0x${string}`[], readonly bigint[], `0x${string}`, { kind: number; done: boolean }];
const callOf = (...args: Args) => ({
  to: SALE,
  data: encodeFunctionData({ abi: [parseAbiItem(`function ${signature}`)], args }),
});
const state = { kind: 2, done: true };
const paying = callOf([KNOWN, STRANGE], [1_500_000n, 2n], KNOWN, state);

describe('a call', () => {
  it('is shown by the format of its function: lists together, amounts in the token’s decimals, words for numbers', () => {
    expect(show(descriptorOf(), paying, words)).toEqual({
      intent: 'Pay',
      fields: [
        { label: 'To', value: KNOWN },
        { label: 'Amount', value: '1.5 TKN' },
        { label: 'To', value: STRANGE },
        { label: 'Amount', value: '0.000002 TKN' },
        { label: 'Kind', value: 'Wage' },
      ],
    });
  });

  it('leaves out a value that is not to be shown', () => {
    const { fields } = show(descriptorOf(), callOf([], [], KNOWN, { kind: 0, done: true }), words);
    expect(fields).toEqual([]);
  });

  it('words native amounts, and amounts from a bound on', () => {
    const of = (token: `0x${string}`, value: bigint) =>
      show(descriptorOf({ fields: [amount('amounts.[]')] }), callOf([], [value], token, state), words).fields[0]?.value;
    expect(of(ZERO, 5n)).toBe('0.000000000000000005 BNB');
    expect(of(KNOWN, 0xffffffffn)).toBe('All TKN');
    expect(of(KNOWN, 0xfffffffen)).toBe('4294.967294 TKN');
  });

  it('has dates in UTC, durations in hours, and units with their decimals', () => {
    const fields: Field[] = [
      { path: 'amounts.[]', label: 'Date', visible: 'always', format: 'date', params: { encoding: 'timestamp' } },
      { path: 'amounts.[]', label: 'Time', visible: 'always', format: 'duration' },
      { path: 'amounts.[]', label: 'Part', visible: 'always', format: 'unit', params: { base: '%', decimals: 2 } },
      { path: 'amounts.[]', label: 'Wait', visible: 'always', format: 'unit', params: { base: 'blocks' } },
      { path: '@.value', label: 'Paid', visible: 'always', format: 'amount' },
      { path: 'state.done', label: 'Done', visible: 'never', format: 'raw' },
    ];
    const call = { ...callOf([], [90_061n], KNOWN, state), value: 10n ** 17n };
    expect(show(descriptorOf({ fields }), call, words).fields.map(({ value }) => value)).toEqual([
      '1970-01-02 01:01:01Z',
      '25:01:01',
      '900.61%',
      '90061 blocks',
      '0.1 BNB',
    ]);
  });

  it('has its sentence with the values of fields that are always shown', () => {
    const format = { interpolatedIntent: 'Pay {amounts.[]}', fields: [amount('amounts.[]')] };
    expect(show(descriptorOf(format), paying, words).sentence).toBe('Pay 1.5 TKN');
    const hidden = { interpolatedIntent: 'A {state.kind}', fields: [kind] };
    expect(() => show(descriptorOf(hidden), paying, words)).toThrow(NotShown);
  });
});

describe('a call is not shown', () => {
  it.each([
    ['of an unknown function', { to: SALE, data: '0x12345678' as const }, /No format for 0x12345678/],
    ['with more than its arguments', { to: SALE, data: concatHex([paying.data, '0x00']) }, /More than the arguments/],
    ['of a token that the wallet does not know', callOf([KNOWN], [1n], STRANGE, state), /Unknown token/],
    ['with a number that has no word', callOf([], [], KNOWN, { kind: 3, done: true }), /Kind has no word for 3/],
    ['with lists of different lengths', callOf([KNOWN], [], KNOWN, state), /different lengths/],
  ])('%s', (_, call, refusal) => {
    const shown = () => show(descriptorOf(), call, words);
    expect(shown).toThrow(NotShown);
    expect(shown).toThrow(refusal);
  });

  it('where its descriptor names what is not there, or the wrong kind of value', () => {
    const shown = (field: Field) => () => show(descriptorOf({ fields: [field] }), paying, words);
    expect(shown(amount('paid'))).toThrow('Nothing at paid');
    expect(shown(amount('token'))).toThrow('is no number');
    expect(shown({ ...receiver, path: 'amounts.[]' })).toThrow('is no address');
  });
});

it('a message is shown by its type, in the units of the contract that verifies it', () => {
  const type = 'Permit(uint256 value)';
  const field: Field = {
    path: 'value',
    label: 'Amount',
    visible: 'always',
    format: 'tokenAmount',
    params: { tokenPath: '@.to' },
  };
  const descriptor = { ...descriptorOf(), display: { formats: { [type]: { intent: 'Approve', fields: [field] } } } };
  const signed = { type, verifyingContract: KNOWN, message: { value: 5n } };
  expect(show(descriptor, signed, words).fields).toEqual([{ label: 'Amount', value: '0.000005 TKN' }]);
  expect(() => show(descriptor, { ...signed, type: 'Other()' }, words)).toThrow(NotShown);
});
