import { expect, it, jest } from '@jest/globals';
import { loadPart, PartMissing } from './sendingParts.ts';

it('a part of the program that cannot be loaded is said in a sentence, and loaded with the next try [TXF-04]', async () => {
  const blocked = new Error('ChunkLoadError');
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(blocked).mockResolvedValueOnce('part');
  const missing = await loadPart(load).catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(PartMissing);
  expect(missing).toMatchObject({
    name: 'PartMissing',
    cause: blocked,
    message:
      'Part of this page didn’t load, so nothing was sent. Check your connection and try again. Your entries are kept.',
  });
  expect(await loadPart(load)).toBe('part');
});
