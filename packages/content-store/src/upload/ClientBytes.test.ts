import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { ClientBytes } from './ClientBytes.ts';

const HOUR = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'rab-client-bytes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a client may store so much in a day, which comes back over the day [SGQ-05]', () => {
  const bytes = new ClientBytes({ perDay: 2400, file: join(folder, 'clients.json') });
  expect(bytes.take('a', 0, 2400)).toBe(true);
  expect(bytes.take('a', HOUR, 101)).toBe(false);
  expect(bytes.take('a', HOUR, 100)).toBe(true);
  expect(bytes.take('a', 25 * HOUR, 2400)).toBe(true);
  bytes.close();
});
