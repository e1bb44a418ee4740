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

  it('has values as the wallet writes them', () => {
    const own = {
      ...words,
      amountText: () => 'much',
      dateText: () => 'soon',
      addressText: (address: string) => address.slice(0, 4),
    };
    const fields: Field[] = [
      amount('amounts.[]'),
      receiver,
      { path: 'amounts.[]', label: 'Date', visible: 'always', format: 'date', params: { encoding: 'timestamp' } },
    ];
    const shown = show(descriptorOf({ fields }), callOf([KNOWN], [1n], KNOWN, state), own);
    expect(shown.fields.map(({ value }) => value)).toEqual(['much TKN', '0x11', 'soon']);
  });

  it('has dates in UTC, durations in hours, and units with their decimals', () => {
    const fields: Field[] = [
      { path: 'amounts.[]', label: 'Date', visible: 'always', format: 'date', params: { encoding: 'timestamp' } },
      { path: 'amounts.[]', label: 'Time', visible: 'always', format: 'duration' },
      { path: 'amounts.[]', label: 'Part', visible: 'always', format: 'unit', params: { base: '%', decimals: 2 } },
      { path: 'amounts.[]', label: 'Wait', visible: 'always', format: 'unit', params: { base: 'blocks', decimals: 0 } },
      { path: 'state.kind', label: 'Kind', visible: 'always', format: 'unit', params: { base: 'th', decimals: 0 } },
      { path: 'state.done', label: 'Done', visible: 'always', format: 'raw' },
      { path: '@.value', label: 'Paid', visible: 'always', format: 'amount' },
      { path: 'state.done', label: 'Done', visible: 'never', format: 'raw' },
    ];
    const call = callOf([], [90_000n, 90_609n], KNOWN, state);
    const valuesOf = (value?: bigint) =>
      show(descriptorOf({ fields }), { ...call, ...(value && { value }) }, words).fields.map((field) => field.value);
    expect(valuesOf(10n ** 17n)).toEqual([
      ...['1970-01-02 01:00:00Z', '1970-01-02 01:10:09Z'],
      ...['25:00:00', '25:10:09'],
      ...['900%', '906.09%'],
      ...['90000 blocks', '90609 blocks'],
      ...['2 th', 'true', '0.1 BNB'],
    ]);
    expect(valuesOf().at(-1)).toBe('0 BNB');
  });

  it('is the same in capital letters', () => {
    const data = `0x${paying.data.slice(2).toUpperCase()}` as const;
    expect(show(descriptorOf(), { ...paying, data }, words)).toEqual(show(descriptorOf(), paying, words));
    expect(show(descriptorOf(), { to: SALE, data: '0xC0EA09D7' }, words)).toEqual({ intent: 'Rest', fields: [] });
  });

  it('has its sentence with the first field of each path, where that is always shown', () => {
    const plain: Field = { ...amount('amounts.[]'), format: 'unit', params: { base: 'th', decimals: 0 } };
    const fields = [receiver, { label: '', iteration: 'bundled' as const, fields: [] }, amount('amounts.[]'), plain];
    const format = { interpolatedIntent: 'Pay {amounts.[]} to {to.[]}', fields };
    expect(show(descriptorOf(format), paying, words).sentence).toBe(`Pay 1.5 TKN to ${KNOWN}`);
    const of = (interpolatedIntent: string) => () =>
      show(descriptorOf({ interpolatedIntent, fields: [kind] }), paying, words);
    expect(of('A {state.kind}')).toThrow(new NotShown('state.kind is in the sentence and not always shown'));
    expect(of('To {to}')).toThrow(new NotShown('to is in the sentence and not always shown'));
  });
});

describe('a call is not shown', () => {
  const other = 'Other data than the arguments of pay';
  it.each([
    ['of an unknown function', { to: SALE, data: '0x12345678' as const }, 'No format for 0x12345678'],
    ['with more than its arguments', { to: SALE, data: concatHex([paying.data, '0x00']) }, other],
    ['with less than its arguments', { to: SALE, data: paying.data.slice(0, 100) as `0x${string}` }, other],
    ['of a token that the wallet does not know', callOf([KNOWN], [1n], STRANGE, state), `Unknown token ${STRANGE}`],
    ['with a number that has no word', callOf([], [], KNOWN, { kind: 3, done: true }), 'Kind has no word for 3'],
    ['with lists of different lengths', callOf([KNOWN], [], KNOWN, state), 'Lists of different lengths'],
  ])('%s', (_, call, refusal) => {
    const shown = () => show(descriptorOf(), call, words);
    expect(shown).toThrow(NotShown);
    expect(shown).toThrow(new NotShown(refusal));
  });

  it('where its descriptor names what is not there, or the wrong kind of value', () => {
    const shown = (field: Field) => () => show(descriptorOf({ fields: [field] }), paying, words);
    expect(shown(amount('paid'))).toThrow(new NotShown('Nothing at paid'));
    expect(shown(amount('amounts.paid'))).toThrow(new NotShown('Nothing at amounts.paid'));
    expect(shown({ ...receiver, path: 'token.[]' })).toThrow(new NotShown('Nothing at token.[]'));
    expect(shown(amount('token'))).toThrow(new NotShown(`${KNOWN} is no number`));
    expect(shown({ ...receiver, path: 'amounts.[]' })).toThrow(new NotShown('1500000 is no address'));
    const { metadata, ...more } = descriptorOf();
    const { enums: _, ...without } = metadata;
    expect(() => show({ ...more, metadata: without }, paying, words)).toThrow(new NotShown('Kind has no word for 2'));
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
  const other = { ...signed, type: 'Other()' };
  expect(() => show(descriptor, other, words)).toThrow(new NotShown('No format for Other()'));
});
