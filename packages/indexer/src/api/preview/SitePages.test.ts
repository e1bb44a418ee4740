import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { SitePages } from './SitePages.ts';

const folder = mkdtempSync(join(tmpdir(), 'rab-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a page whose body is the file's own name. */
function write(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const html = `<!doctype html><html><head><meta name="description" content="x" /><title>RAB</title></head><body>${file}</body></html>`;
  writeFileSync(join(folder, file), html);
  return html;
}

it('a preview is put into the page that an area has drawn for all things of a kind, else the one for all addresses [FST-05, FST-06]', async () => {
  const site = new SitePages(join(folder, 'index.html'));
  const sale = `/rab-sale/0x${'aB'.repeat(20)}`;
  await expect(site.read(sale)).rejects.toThrow('ENOENT');
  const [plain, drawn, certificate] = [
    write('index.html'),
    write('pages/rab-sale/_.html'),
    write('pages/lock-tokens/lock/_/certificate.html'),
  ];
  expect(await site.read(sale)).toBe(drawn);
  expect(await site.read('/lock-tokens/lock/1000001/certificate')).toBe(certificate);
  expect(await site.read('/lock-tokens/lock/1000001')).toBe(plain);
  rmSync(join(folder, 'pages'), { recursive: true });
  expect(await site.read(sale)).toBe(plain);
});
