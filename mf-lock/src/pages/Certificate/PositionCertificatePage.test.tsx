import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { cleanup, screen } from '@testing-library/react';
import { BOB, factOf, onTime, tableTexts, tokensAnswer } from '../../../test/lockFixture.ts';
import { POOL, POSITION_LOCK, positionFixture, positionRecord } from '../../../test/positionFixture.ts';
import { PositionCertificatePage } from './PositionCertificatePage.tsx';
import { parsePositionClaims, positionClaimsText } from './positionClaims.ts';

const NOBODY = `0x${'0'.repeat(40)}` as const;
const lock = positionRecord({ unlockDate: 4_000_000_020n });
const open = (answer: () => unknown, query = '', id = '7') =>
  renderPart(
    <Routes>
      <Route path={paths.positionCertificate(':lockId')} element={<PositionCertificatePage />} />
    </Routes>,
    {
      path: `${paths.positionCertificate(id)}${query}`,
      contracts: { positionLock: POSITION_LOCK },
      answers: { ...onTime, tokenInfo: tokensAnswer, positionLock: answer },
    },
  );
const held = (change = {}, position: object | null = positionFixture()) => ({ lock: { ...lock, ...change }, position });
const linkOf = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Check against the chain' }).href;

beforeEach(beginPart);
afterEach(endPart);

it('a certificate of a locked position says what the chain says, and its link is found genuine, grown or forged [LIQ-03]', async () => {
  await open(() => held());
  expect(screen.getByText('CRT / WBNB liquidity')).toBeTruthy();
  expect(screen.getByText('Locked until 2 October 2096')).toBeTruthy();
  expect([factOf('Position number'), factOf('Pool'), factOf('Owner')]).toEqual(['12', POOL, lock.owner]);
  expect(factOf('Unlocks on')).toBe('2096-10-02 07:07 UTC');
  const { search, pathname } = new URL(linkOf());
  expect(pathname).toBe(paths.positionCertificate(7n));
  const after = async (locked: object, title: string, wrong: string[]) => {
    cleanup();
    await open(() => locked, search);
    expect(screen.getByText(title)).toBeTruthy();
    expect(
      tableTexts()
        .filter((row) => row.at(-1) === 'Doesn’t match')
        .map(([label]) => label),
    ).toEqual(wrong);
  };
  await after(held(), 'The certificate is genuine', []);
  const more = positionFixture({ liquidity: 10n ** 12n + 1n });
  await after(
    held({ unlockDate: 4_000_000_021n }, more),
    'The certificate is genuine, and the lock has grown since',
    [],
  );
  await after(held({ owner: BOB }), 'Do not trust this certificate', ['Owner']);
  await after(held({ isUnlocked: true }), 'Do not trust this certificate', ['Liquidity, in the pool’s units']);
  await after(held({ tokenId: 13n, unlockDate: 4_000_000_019n }), 'Do not trust this certificate', [
    'Position number',
    'Unlocks on',
  ]);
  await after(held({ isUnlocked: true }, null), 'Do not trust this certificate', [
    'Pool',
    'Liquidity, in the pool’s units',
  ]);
}, 60_000);

it('a certificate of a position that was given up or is gone says so, one that the chain does not know is forged [LIQ-03]', async () => {
  await open(() => held({ owner: NOBODY }));
  expect([factOf('Owner'), factOf('Unlocks on')]).toEqual(['None (renounced)', 'Never']);
  cleanup();
  await open(() => held({ isUnlocked: true }, null));
  expect(screen.getByText('This position no longer exists')).toBeTruthy();
  cleanup();
  await open(() => null, '?c=x');
  expect(screen.getByText('This certificate is forged')).toBeTruthy();
  cleanup();
  await open(() => held(), '?c=x');
  expect(screen.getByText('This isn’t a certificate')).toBeTruthy();
  cleanup();
  await open(() => undefined, '?c=x');
  expect(await screen.findByText('Not checked yet')).toBeTruthy();
}, 60_000);

it('claims of a position are read from their text, and from no other [LIQ-03]', () => {
  const claims = {
    ...{ manager: POOL, pool: BOB, owner: lock.owner, chainId: 56n, madeAt: 1n },
    ...{ tokenId: 2n, liquidity: 3n, lockDate: 4n, unlockDate: 5n },
  };
  const text = positionClaimsText(claims);
  expect(parsePositionClaims(text)).toEqual(claims);
  for (const other of [
    '',
    `${text}.6`,
    text.replace('.56.', '.5x.'),
    text.slice(2),
    text.split('.').slice(1).join('.'),
  ])
    expect(parsePositionClaims(other)).toBeNull();
});
