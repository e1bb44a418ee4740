import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { QrCode } from '@rab/ui/overlay';
import { Route, Routes } from '@rab/ui/router';
import { cleanup, screen } from '@testing-library/react';
import { factOf, onTime, recordFixture, tokensAnswer } from '../../../test/lockFixture.ts';
import { CertificatePage } from './CertificatePage.tsx';

const lock = recordFixture({ tgeDate: 4_000_000_000n });
const open = (lockId: bigint | string, query = '', answer: () => unknown = () => lock) =>
  renderPart(
    <Routes>
      <Route path={paths.lockCertificate(':lockId')} element={<CertificatePage />} />
    </Routes>,
    {
      path: `${paths.lockCertificate(lockId)}${query}`,
      answers: { ...onTime, lock: answer, tokenUnits: tokensAnswer },
    },
  );
const drawn = () => document.querySelector('[role=img] path')?.getAttribute('d');
const linkOf = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Check against the chain' }).href;

beforeEach(beginPart);
afterEach(endPart);

it('a certificate says what the chain says, with a code that is the link to compare it [LKT-06]', async () => {
  await open(lock.id);
  expect(factOf('Total locked')).toBe('1,000 CRT');
  expect(factOf('Unlocks on')).toBe('2096-10-02 07:06 UTC');
  expect(factOf('Owner')).toBe(lock.owner);
  const [code, link] = [drawn(), linkOf()];
  expect(new URL(link).pathname).toBe(paths.lockCertificate(lock.id));
  cleanup();
  await renderPart(<QrCode value={link} label="the same" />);
  expect(drawn()).toBe(code);
  cleanup();
  await renderPart(<QrCode value={`${link}0`} label="another" />);
  expect(drawn()).not.toBe(code);
});

it('a certificate of a lock unknown to the chain is forged; without a node it is neither valid nor forged [LKT-06]', async () => {
  await open(7n, '?c=x', () => null);
  expect(screen.getByText('This certificate is forged')).toBeTruthy();
  cleanup();
  await open(7n, '', () => null);
  expect(screen.getByText('No such lock')).toBeTruthy();
  cleanup();
  await open('seven', '?c=x');
  expect(screen.getByText('This certificate is forged')).toBeTruthy();
  cleanup();
  await open(7n, '?c=x', () => undefined);
  expect(await screen.findByText('Not checked yet')).toBeTruthy();
  expect(screen.queryByText(/forged|true/)).toBeNull();
});

it('a text that is no certificate is reported as such [LKT-06]', async () => {
  await open(lock.id, '?c=0x1.2.3');
  expect(screen.getByText('This isn’t a certificate')).toBeTruthy();
});
