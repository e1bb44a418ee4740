import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import * as ABIS from '@rab/contracts/abis';
import * as OTHER_ABIS from '@rab/contracts/abis/others';
import type { Descriptor, Field, FieldGroup } from '@rab/contracts/clear-signing';
import { screenTexts, textsOf } from '@rab/testing/textsIn';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { type Abi, type AbiParameter, parseTransaction } from 'viem';
import { signatureOf, signedFunctions } from '../src/descriptors/describe.ts';
import { SIGNED_CONTRACTS } from '../src/descriptors/signedContracts.ts';
import { writeDescriptors } from '../src/descriptors/writeDescriptors.ts';

const REGISTRY = join(__dirname, '../registry/rab-launchpad');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const schemaOf = (name: string) => read(join(__dirname, `erc7730/${name}.schema.json`));
const published = Object.fromEntries(
  readdirSync(REGISTRY).map((file): [string, Descriptor] => [file, read(join(REGISTRY, file))]),
);
const contracts = Object.entries(SIGNED_CONTRACTS);

const isGroup = (field: Field | FieldGroup): field is FieldGroup => 'fields' in field;
const flat = (fields: readonly (Field | FieldGroup)[]): Field[] =>
  fields.flatMap((field) => (isGroup(field) ? field.fields : [field]));

/** Paths of all values that a function takes. */
const pathsOf = ({ name, type, ...more }: AbiParameter, before = ''): string[] => {
  const path = `${before}${name}${type.endsWith('[]') ? '.[]' : ''}`;
  return 'components' in more ? more.components.flatMap((part) => pathsOf(part, `${path}.`)) : [path];
};
const typeAt = (parameters: readonly AbiParameter[], path: string): string | undefined => {
  const [name, ...rest] = path.replaceAll('.[]', '').split('.');
  const parameter = parameters.find((one) => one.name === name);
  return parameter && 'components' in parameter ? typeAt(parameter.components, rest.join('.')) : parameter?.type;
};

/** The standard has nothing but the plain form for these. */
const PLAIN = new Map([
  ['lockId', 'a lock is known by its number'],
  ['lockIds.[]', 'a lock is known by its number'],
  ['exchange.initHash', 'a hash is compared as it is'],
  ['terms.root', 'a hash is compared as it is'],
  ['id', 'an airdrop, or a lock of a position, is known by its number'],
  ['tokenId', 'a position is known by its number'],
  ['index', 'a row is known by its number'],
  ['claims.[].index', 'a row is known by its number'],
]);

/** Labels of parts that a screen words in a sentence, or not at all. */
const NOT_ON_SCREEN = new Set([
  'Creation fee at most',
  'Fee on the raise at most',
  'Fee on the tokens sold at most',
  'New amount',
  'Other exchange',
  'Permit valid until',
  'Spender',
  'You get at least',
  'Vesting percent',
]);

describe('descriptors of what wallets sign', () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schemaOf('erc7730-v2'));

  it('exist for every function of every contract that wallets sign, and for nothing else [CLR-01]', () => {
    const writing = (abis: Record<string, unknown>) =>
      Object.entries(abis).flatMap(([name, abi]) =>
        name !== 'saleAbi' && signedFunctions(abi as Abi).length > 0 ? [abi] : [],
      );
    const known = new Set(contracts.map(([, { abi }]) => abi));
    expect([...writing(ABIS), ...writing(OTHER_ABIS)].filter((abi) => !known.has(abi as Abi))).toEqual([]);
    for (const [name, { abi, formats }] of contracts) {
      const functions = signedFunctions(abi);
      expect(Object.keys(formats).sort()).toEqual(functions.map((item) => item.name).sort());
      const written = published[`calldata-${name}.json`]?.display.formats ?? {};
      expect(Object.keys(written).sort()).toEqual(functions.map(signatureOf).sort());
    }
    expect(Object.keys(published).sort()).toEqual(
      [...contracts.map(([name]) => `calldata-${name}.json`), 'common-eip712-permit.json'].sort(),
    );
  });

  it.each(Object.entries(published))('%s follows the schema of the standard [CLR-01]', (_, descriptor) => {
    validate(descriptor);
    expect(validate.errors ?? []).toEqual([]);
    // that it can fail
    expect(validate({ ...descriptor, display: { formats: { x: {} } } })).toBe(false);
  });

  it.each(contracts)('of %s word each argument once, and none as a bare number [CLR-01]', (name, { abi, formats }) => {
    for (const item of signedFunctions(abi)) {
      const fields = flat(formats[item.name]?.fields ?? []);
      const paths = fields.map(({ path }) => path).filter((path) => !path.startsWith('@.'));
      expect([name, item.name, paths.sort()]).toEqual([
        name,
        item.name,
        item.inputs.flatMap((input) => pathsOf(input)).sort(),
      ]);
      // what is paid is said of each function that takes coins
      expect(fields.some(({ path }) => path === '@.value')).toBe(item.stateMutability === 'payable');
      const bare = fields.filter(
        ({ path, format, visible }) =>
          format === 'raw' && visible !== 'never' && !PLAIN.has(path) && typeAt(item.inputs, path) !== 'string',
      );
      expect(bare).toEqual([]);
    }
  });

  it('have the words of the screens [CLR-01]', () => {
    const onScreen = screenTexts();
    const formats = contracts.flatMap(([, contract]) => Object.values(contract.formats));
    const wrong = formats.filter(({ intent, screen }) =>
      screen === null ? false : !textsOf(screen).some((text) => text === intent || text.startsWith(`${intent} `)),
    );
    expect(wrong).toEqual([]);
    const labels = formats.flatMap(({ screen, fields }) => (screen === null ? [] : flat(fields)));
    const strange = labels.filter(
      ({ label, visible }) => visible !== 'never' && !onScreen.has(label) && !NOT_ON_SCREEN.has(label),
    );
    expect(new Set(strange.map(({ label }) => label))).toEqual(new Set());
  });
});

describe('a pull request to the registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-descriptors-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const address = (digit: number) => `0x${String(digit).repeat(40)}`;
  const deployed = {
    56: { contracts: { rabbitLock: { address: address(1) }, launchpadFactory: { address: address(2) } } },
    97: { contracts: { rabbitLock: { address: address(3) } } },
  };

  it('binds each contract to where it is, and a clone to its factory, and brings tests along [CLR-01]', () => {
    writeDescriptors(folder, deployed, 'https://rab.example');
    const entity = join(folder, 'registry/rab-launchpad');
    const { context, metadata } = read(join(entity, 'calldata-RabbitLock.json'));
    expect(context.contract.deployments).toEqual([
      { chainId: 56, address: address(1) },
      { chainId: 97, address: address(3) },
    ]);
    expect(metadata.info).toEqual({ url: 'https://rab.example' });
    const { factory } = read(join(entity, 'calldata-Presale.json')).context.contract;
    expect(factory.deployments).toEqual([{ chainId: 56, address: address(2) }]);
    expect(factory.deployEvent).toMatch(/^PresaleCreated\(address,address,address,\(/);

    const validate = new Ajv({ strict: false }).compile(schemaOf('erc7730-tests-v2'));
    expect(readdirSync(join(entity, 'testsv2'))).toEqual([
      'calldata-PresaleFactory.tests.json',
      'calldata-RabbitLock.tests.json',
    ]);
    const { abi } = SIGNED_CONTRACTS.RabbitLock ?? { abi: [] };
    const { tests, ...file } = read(join(entity, 'testsv2/calldata-RabbitLock.tests.json'));
    expect(validate({ tests, ...file })).toBe(true);
    expect(tests).toHaveLength(signedFunctions(abi).length);
    const [transfer] = tests.filter((test: { description: string }) => test.description.startsWith('transferLock'));
    expect(parseTransaction(transfer.rawTx)).toMatchObject({ chainId: 56, to: address(1) });
    expect(transfer.expected).toEqual({
      intent: 'Transfer lock',
      interpolatedIntent: 'Transfer lock 1000001 to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      owner: 'RAB Launchpad',
      fields: [
        { label: 'Lock', value: '1000001' },
        { label: 'New owner', value: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
      ],
    });
  });

  it('is written by the command from a deployments.json, and without its address or a folder the command says what it takes [CLR-01]', () => {
    const command = (...args: string[]) =>
      execFileSync(process.execPath, ['--import', 'tsx', 'src/descriptors/main.ts', ...args], {
        cwd: join(__dirname, '..'),
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const deployments = join(folder, 'deployments.json');
    writeFileSync(deployments, JSON.stringify({ chains: {} }));
    command('--deployments', deployments, '--url', 'https://rab.example', '--out', join(folder, 'none'));
    const { context } = read(join(folder, 'none/registry/rab-launchpad/calldata-RabbitLock.json'));
    expect(context.contract.deployments).toEqual([]);
    expect(() => command('--deployments', deployments)).toThrow(/pnpm descriptors/);
  });
});
