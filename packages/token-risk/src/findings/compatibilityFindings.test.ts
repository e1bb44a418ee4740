import { expect, it } from '@jest/globals';
import { lockFinding, saleFinding } from './compatibilityFindings.ts';

it('what comes out in full works, and less is a warning with how much [HSE-02]', () => {
  expect(lockFinding({ works: true, loss: 0n }, undefined)).toEqual({
    code: 'lockWorks',
    topic: 'lock',
    verdict: 'fine',
  });
  expect(lockFinding({ works: true, loss: 1n }, undefined)).toEqual({
    code: 'lockLoses',
    topic: 'lock',
    verdict: 'warning',
    bps: 1n,
  });
  const sale = { topic: 'sale', sale: 'RAB Sale' };
  expect(saleFinding('RAB Sale', { works: true, loss: 0n })).toEqual({ ...sale, code: 'saleWorks', verdict: 'fine' });
  expect(saleFinding('RAB Sale', { works: true, loss: 1n })).toEqual({
    ...sale,
    code: 'saleLoses',
    verdict: 'warning',
    bps: 1n,
  });
});

it('a refusal keeps what refused it', () => {
  const error = new Error('blocked');
  expect(lockFinding({ works: false, error }, undefined)).toEqual({
    code: 'lockRefused',
    topic: 'lock',
    verdict: 'warning',
    error,
  });
  expect(saleFinding('RAB Grow', { works: false, error: null })).toMatchObject({
    code: 'saleRefused',
    verdict: 'warning',
    sale: 'RAB Grow',
    error: null,
  });
});

it('what was not tried is not determined, by the node where no other reason is known [RSK-05]', () => {
  expect(lockFinding(null, 'noHolder')).toEqual({
    code: 'undetermined',
    topic: 'lock',
    verdict: 'unknown',
    reason: 'noHolder',
  });
  expect(lockFinding(null, undefined)).toMatchObject({ reason: 'eth_simulateV1' });
  expect(saleFinding('RAB Sale', null, 'eth_getLogs')).toEqual({
    code: 'saleUndetermined',
    topic: 'sale',
    verdict: 'unknown',
    sale: 'RAB Sale',
    reason: 'eth_getLogs',
  });
  expect(saleFinding('RAB Sale', null)).toMatchObject({ reason: 'eth_simulateV1' });
});
