import { describe, expect, it } from '@jest/globals';
import { zeroAddress } from 'viem';
import type { ContractProfile } from '../code/contractProfile.ts';
import type { ProvenPower } from '../simulations/powers.ts';
import { destroyFinding, ownerFinding, powerFindings, upgradeFinding } from './codeFindings.ts';

const TARGET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OWNER = '0x52908400098527886E0F7030069857D2E4169EE7';
const lower = (address: string) => address.toLowerCase() as `0x${string}`;
const profile = (more: Partial<ContractProfile> = {}): ContractProfile => ({
  code: '0x',
  parts: { selectors: [], delegates: false, destroys: false },
  proxy: { kind: 'none' },
  owner: lower(OWNER),
  known: [],
  ...more,
});
const parts = (more: Partial<ContractProfile['parts']>) => ({ ...profile().parts, ...more });
const target = lower(TARGET);

describe('whom a finding is about is checksummed', () => {
  it('the owner, who may have passed its powers on to roles', () => {
    const owner = { code: 'ownerNamed', topic: 'owner', verdict: 'fact', accounts: [OWNER] };
    expect(ownerFinding(profile())).toEqual({ ...owner, hasRoles: false });
    expect(ownerFinding(profile({ parts: parts({ selectors: ['0x2f2ff15d'] }) }))).toEqual({
      ...owner,
      hasRoles: true,
    });
  });

  it.each<[ContractProfile['proxy'], `0x${string}` | null, object]>([
    [{ kind: 'clone', target }, null, { code: 'upgradeImpossibleForCopy', verdict: 'fine', accounts: [TARGET] }],
    [
      { kind: 'self', target, canUpgrade: false },
      null,
      { code: 'upgraderUnknown', verdict: 'unknown', accounts: [TARGET] },
    ],
    [
      { kind: 'self', target, canUpgrade: true },
      null,
      { code: 'upgraderUnknown', verdict: 'warning', accounts: [TARGET] },
    ],
    [
      { kind: 'self', target, canUpgrade: true },
      lower(OWNER),
      { code: 'upgradePossible', verdict: 'danger', accounts: [OWNER], isTried: true },
    ],
    [
      { kind: 'beacon', target, keeper: target, upgrader: null },
      null,
      { code: 'upgraderUnknown', verdict: 'warning', accounts: [TARGET] },
    ],
    [
      { kind: 'admin', target, keeper: target, upgrader: lower(OWNER) },
      null,
      { code: 'upgradePossible', verdict: 'danger', accounts: [OWNER], isTried: false },
    ],
    [
      { kind: 'admin', target, keeper: target, upgrader: zeroAddress },
      null,
      { code: 'upgraderNobody', verdict: 'fact' },
    ],
  ])('who can replace the code of %j, tried: %s', (proxy, tried, facts) => {
    expect(upgradeFinding(profile({ proxy }), tried)).toEqual({ topic: 'upgrade', ...facts });
  });
});

it('who owns a token is a fact by its own word, and not known without one', () => {
  const topic = 'owner';
  expect(ownerFinding(profile({ owner: zeroAddress }))).toEqual({
    code: 'ownerRenounced',
    topic,
    verdict: 'fact',
    hasRoles: false,
  });
  expect(ownerFinding(profile({ owner: null }))).toEqual({
    code: 'ownerUnnamed',
    topic,
    verdict: 'unknown',
    hasRoles: false,
  });
});

it('code that can destroy itself can be replaced after that, and code that is elsewhere is not known', () => {
  const destroys = profile({ parts: parts({ destroys: true }) });
  const upgrade = (of: ContractProfile) => upgradeFinding(of, null);
  const topic = 'upgrade';
  expect(upgrade(profile())).toEqual({ code: 'upgradeImpossible', topic, verdict: 'fine' });
  expect(upgrade(destroys)).toEqual({ code: 'upgradeByDestruction', topic, verdict: 'warning' });
  expect(destroyFinding(destroys)).toEqual({ code: 'destructible', topic: 'destroy', verdict: 'warning' });
  expect(destroyFinding(profile())).toEqual({ code: 'indestructible', topic: 'destroy', verdict: 'fine' });
  const odd = profile({ proxy: { kind: 'odd' } });
  const hidden = { code: 'upgradeHidden', topic, verdict: 'unknown' };
  expect(upgrade(odd)).toEqual(hidden);
  expect(destroyFinding(odd)).toEqual({ code: 'destructibleUnknown', topic: 'destroy', verdict: 'unknown' });
  const delegates = parts({ delegates: true });
  expect(upgrade(profile({ proxy: { kind: 'clone', target }, parts: delegates }))).toEqual(hidden);
  const self = profile({ proxy: { kind: 'self', target, canUpgrade: true }, parts: delegates });
  expect(upgrade(self)).toMatchObject({ code: 'upgraderUnknown' });
});

describe('powers', () => {
  const proven = (more: Partial<ProvenPower>): ProvenPower => ({
    selector: '0x11223344',
    power: null,
    signature: null,
    effect: { does: 'makes' },
    caller: lower(OWNER),
    isAnybody: false,
    ...more,
  });
  const found = (power: ProvenPower, of = profile()) =>
    powerFindings(of, [power]).filter(({ code }) => code === 'powerProven');

  it.each<[Partial<ProvenPower>, object]>([
    [{ effect: { does: 'makes' } }, { topic: 'mint', effect: { does: 'makes' } }],
    [{ effect: { does: 'takes' } }, { topic: 'balances', effect: { does: 'takes' } }],
    [{ effect: { does: 'charges', bps: 500n } }, { topic: 'fees', effect: { does: 'charges', bps: 500n } }],
    [
      { effect: { does: 'charges', bps: 500n }, power: 'fees' },
      { topic: 'fees', verdict: 'danger', effect: { does: 'charges', bps: 500n } },
    ],
    [{ effect: { does: 'opens' } }, { topic: 'pause', effect: { does: 'opens' } }],
    [
      { effect: { does: 'stops', what: 'sales' }, power: 'block' },
      { topic: 'block', effect: { does: 'stops', what: 'sales' } },
    ],
    [
      { effect: { does: 'stops', what: 'sales' }, power: 'fees' },
      { topic: 'fees', effect: { does: 'chargesAll' } },
    ],
    [{ effect: { does: 'stops', what: 'transfers' }, power: 'mint' }, { topic: 'pause' }],
    [{ effect: { does: 'stops', what: 'transfers' }, power: 'upgrade' }, { topic: 'pause' }],
  ])('%j belongs where it does harm', (power, facts) => {
    expect(found(proven(power))).toEqual([expect.objectContaining(facts)]);
  });

  it.each<[Partial<ProvenPower>, object]>([
    [{ isAnybody: true }, { by: 'anybody' }],
    [{}, { by: 'owner', accounts: [OWNER] }],
    [{ caller: target }, { by: 'accountInStorage', accounts: [TARGET] }],
  ])('say who has them: %j', (power, facts) => {
    const [finding] = found(proven(power));
    expect(finding).toMatchObject(facts);
    expect(finding?.accounts).toEqual('accounts' in facts ? facts.accounts : undefined);
  });

  it('of somebody are in storage where the token names no owner', () => {
    expect(found(proven({}), profile({ owner: null }))).toEqual([expect.objectContaining({ by: 'accountInStorage' })]);
  });

  it('have a finding for each topic, in that order', () => {
    const topics = powerFindings(profile(), null).map(({ topic }) => topic);
    expect(topics).toEqual(['mint', 'pause', 'block', 'fees', 'limits', 'balances']);
  });

  it('of one topic are one finding with all functions', () => {
    const [mint] = powerFindings(profile(), [
      proven({ selector: '0x40c10f19', signature: 'mint(address,uint256)' }),
      proven({ selector: '0xac5d08d8' }),
    ]);
    expect(mint).toMatchObject({
      functions: [
        { selector: '0x40c10f19', signature: 'mint(address,uint256)' },
        { selector: '0xac5d08d8', signature: null },
      ],
    });
  });

  it('are named where the code has their functions and no trial has proven them, and not found else', () => {
    // PUSH4 of mint(uint256)
    const code = '0x63a0712d68' as const;
    const [mint, pause] = powerFindings(profile({ code }), null);
    expect(mint).toEqual({ code: 'powerNamed', topic: 'mint', verdict: 'warning', signatures: ['mint(uint256)'] });
    expect(pause).toEqual({ code: 'powerNotFound', topic: 'pause', verdict: 'unknown', isTried: false });
    const elsewhere = proven({ signature: 'mint(uint256)', effect: { does: 'takes' } });
    expect(powerFindings(profile({ code }), [elsewhere])[0]).toEqual({
      code: 'powerNotFound',
      topic: 'mint',
      verdict: 'unknown',
      isTried: true,
    });
  });
});
