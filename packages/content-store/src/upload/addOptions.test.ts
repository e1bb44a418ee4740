import { describe, expect, it } from '@jest/globals';
import { addOptions, partOptions } from './addOptions.ts';

const read = (query: string) => addOptions(new URLSearchParams(query));
const V0 = { cidVersion: 0, rawLeaves: false };

describe('addOptions', () => {
  it.each([
    ['', V0],
    ['cid-version=1', { cidVersion: 1, rawLeaves: true }],
    ['cid-version=1&raw-leaves=F', { cidVersion: 1, rawLeaves: false }],
    ['cid-version=1&raw-leaves=TRUE', { cidVersion: 1, rawLeaves: true }],
    ['cid-version=1&raw-leaves=1', { cidVersion: 1, rawLeaves: true }],
    ['cid-version=1&raw-leaves', { cidVersion: 1, rawLeaves: true }],
    ['pin=false&progress=true&stream-channels=true&wrap-with-directory=0&trickle=False&cid-base=base58btc', V0],
    ['cid-version=1&cid-base=base32', { cidVersion: 1, rawLeaves: true }],
  ])('reads %p as kubo does [SGQ-05]', (query, layout) => {
    expect(read(query)).toEqual({ layout, onlyHash: false });
  });

  it.each(['only-hash=true', 'only-hash=1', 'only-hash=T', 'only-hash', 'n=true', 'n=t'])(
    '%s stores nothing [SGQ-05]',
    (query) => {
      expect(read(query)).toEqual({ layout: V0, onlyHash: true });
    },
  );

  it.each([
    'mode=0644',
    'mtime=1',
    'mtime-nsecs=1',
    'preserve-mode=true',
    'preserve-mtime=1',
    'wrap-with-directory=T',
    'w=1',
    'w',
    'trickle=1',
    't=t',
    'inline=TRUE',
    'nocopy=True',
    'fscache=1',
    'chunker=size-1024',
    's=rabin',
    'hash=sha3-512',
    'inline-limit=64',
    'max-file-links=10',
    'to-files=/a',
    'cid-base=base36',
    'cid-version=2',
    'cid-version=',
    'raw-leaves=yes',
    'only-hash=maybe',
    'wrap-with-directory=no',
    'whatever=1',
    'upgrade-cidv0-in-output=true',
  ])('refuses %s, which it would have to ignore [SGQ-05]', (query) => {
    expect(read(query)).toMatch(/^The option [\w-]+(=\S+)? is not supported\.$/);
  });

  it('refuses raw leaves of version 0, and an option that is given twice [SGQ-05]', () => {
    expect(read('raw-leaves=1')).toBe('The option raw-leaves=true needs cid-version=1.');
    expect(read('trickle=false&trickle=true')).toBe('The option trickle is given twice.');
    expect(read('n=false&only-hash=true')).toBe('The option only-hash is given twice.');
  });

  it.each([
    ['file', null],
    ['file?mode=0644', 'The option mode=0644 is not supported.'],
    ['file-0?mtime=1&mtime-nsecs=2', 'The option mtime=1 is not supported.'],
  ])('reads what a client writes behind the name of a part, %s [SGQ-05]', (name, refusal) => {
    expect(partOptions(name)).toBe(refusal);
  });
});
