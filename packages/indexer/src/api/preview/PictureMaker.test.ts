import { afterAll, expect, it } from '@jest/globals';
import { QueueIsFull } from '../FairQueue.ts';
import { PictureMaker } from './PictureMaker.ts';
import type { Card } from './Preview.ts';
import { spelledAsPicture } from './shownText.ts';

const card: Card = {
  ...{ kind: 'RAB Grow', name: 'Meadow', source: 'MDW · 0x7099…79C8', headline: '2.5 BUSD raised' },
  ...{ state: { label: 'Listing', tone: 'warning' }, bar: { filled: 0.25, mark: 0.4 }, asOf: '2 March 2027' },
  facts: ['4 BUSD', '10 BUSD', '8 March 2027'].map((value) => ({ label: 'A fact', value })),
};

// on a busy machine it takes its time
const maker = new PictureMaker(60_000);
afterAll(() => maker.close());
const draw = (change: Partial<Card> = {}, client = 'a') => maker.draw({ ...card, ...change }, client);

/** What a PNG says of itself in its first bytes. */
const headOf = (png: Buffer) => ({
  isPng: png.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

it.each([
  ['a plain name', 'Meadow'],
  ['markup', '</text><script>alert(1)</script>'],
  ['a word that never ends', 'W'.repeat(10_000)],
  ['towers of marks', `Z${'\u0334\u0335\u0336'.repeat(300)}algo`],
  ['a turned text', 'gnp\u202Eexe'],
  ['other scripts', '兔子 عملة 🥕'],
  ['nothing', ''],
])('draws %s as a PNG of 1200 x 630 that chats take [FST-06]', async (_, name) => {
  const png = await draw({ name: spelledAsPicture(name, 60, '0x7099…79C8'), headline: name.slice(0, 200) });
  expect(headOf(png)).toEqual({ isPng: true, width: 1200, height: 630 });
  expect(png.length).toBeGreaterThan(10_000);
  expect(png.length).toBeLessThan(200_000);
});

it('the picture maker draws no box for a letter that its font lacks [FST-06]', async () => {
  expect((await draw({ name: '兔子🥕' })).equals(await draw({ name: '' }))).toBe(true);
  expect((await draw({ name: 'Việt Жук λόγος' })).equals(await draw({ name: 'Vit  ' }))).toBe(false);
});

it('the picture maker draws the raise and the mark of the soft cap where they are [FST-06]', async () => {
  const drawn = await Promise.all(
    [null, { filled: 0, mark: 0.4 }, { filled: 0.5, mark: 0.4 }, { filled: 0.5, mark: 1 }].map((bar) => draw({ bar })),
  );
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(4);
});

it('the picture maker keeps what it has drawn, and draws a picture that many want once [FST-06]', async () => {
  const [first, second] = await Promise.all([draw({ name: 'Once' }), draw({ name: 'Once' }, 'b')]);
  expect(first).toBe(second);
  expect(await draw({ name: 'Once' })).toBe(first);
});

it('the picture maker lets a client wait for a few pictures, and refuses more [FST-06]', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => draw({ name: `Picture ${index}` }, 'eager'));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(11);
  for (const reason of refused) expect(reason).toBeInstanceOf(QueueIsFull);
  expect(headOf(await draw({ name: 'Afterwards' })).isPng).toBe(true);
});

it('the picture maker waits for no drawing that takes too long [FST-06]', async () => {
  const hasty = new PictureMaker(1);
  await expect(hasty.draw(card, 'a')).rejects.toThrow('It took too long.');
  await hasty.close();
});

it('the picture maker says why a picture cannot be drawn, and draws the next one [FST-06]', async () => {
  await expect(draw({ facts: [null as never] })).rejects.toThrow('Cannot destructure');
  expect(headOf(await draw({ name: 'The next one' })).isPng).toBe(true);
});
