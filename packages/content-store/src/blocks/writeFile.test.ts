import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { handMadeCid } from '../../test/handMadeCid.ts';
import { patternOf } from '../../test/patternOf.ts';

/** CIDv0 of small files as found in kubo's own tests and IPFS documentation. */
const PUBLISHED: [text: string, cid: string][] = [
  ['', 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH'],
  ['hello world', 'Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD'],
  ['hello world\n', 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'],
  ['hello\n', 'QmZULkCELmmk5XNfCgTnCyFgAVxBRBXyDHGGMVoLFLiXEN'],
  ['test\n', 'QmeomffUNfmQy76CQGy9NdmqEnnHU9soCexBnGU3ezPHVH'],
  ['test', 'QmRf22bZar3WKmojipms22PkXH1MZGmvsqzQtuSvQE3uhm'],
  ['Hello Worlds!\n', 'QmVr26fY1tKyspEJBniVhqxQeEjhF78XerGiqWAwraVLQH'],
  ['Hello World', 'QmUXTtySmd7LD4p6RG6rZW6RuUuPZXTtNMmRQ6DSQo3aMw'],
];

const CHUNK = 262_144;
/** Around every place where the shape of the tree changes; from 175 chunks on it has a second row of links. */
const LENGTHS = [
  ...[0, 1, 127, 128, 255, 65_536, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 1_048_576, 1_048_577],
  ...[174 * CHUNK, 174 * CHUNK + 1],
];

type Written = { v0: string; v1: string; size: string };
let written: Written[];

beforeAll(async () => {
  const files = JSON.stringify([...PUBLISHED.map(([text]) => text), ...LENGTHS]);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/hashOf.ts', files], {
    cwd: join(__dirname, '../..'),
  });
  written = JSON.parse(stdout);
}, 60_000);

describe('writeFile', () => {
  it.each(PUBLISHED.map(([text, cid], index) => ({ text, cid, index })))(
    'gives $text the hash that kubo gives it: $cid',
    ({ text, cid, index }) => {
      expect(written[index]?.v0).toBe(cid);
      expect(handMadeCid(new TextEncoder().encode(text), 0).cid).toBe(cid);
    },
  );

  it('gives the raw hashes that are published for the same bytes', () => {
    expect(written[0]?.v1).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku');
    expect(written[1]?.v1).toBe('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e');
  });

  it.each(LENGTHS.map((length, index) => ({ length, index: PUBLISHED.length + index })))(
    'cuts $length bytes as the specifications say, in both versions',
    ({ length, index }) => {
      const bytes = patternOf(length);
      const [v0, v1] = [handMadeCid(bytes, 0), handMadeCid(bytes, 1)];
      expect(written[index]).toEqual({ v0: v0.cid, v1: v1.cid, size: String(v0.size) });
    },
  );
});
