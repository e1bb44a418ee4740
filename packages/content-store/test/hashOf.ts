// Child of writeFile.test.ts: what writeFile makes of texts, and of patterns of a given length. Jest cannot load it.
import { writeFile } from '../src/blocks/writeFile.ts';
import { patternOf } from './patternOf.ts';

const files: (string | number)[] = JSON.parse(process.argv[2] as string);
const written: { v0: string; v1: string; size: string }[] = [];
for (const file of files) {
  const bytes = typeof file === 'number' ? patternOf(file) : new TextEncoder().encode(file);
  const v0 = await writeFile(bytes, { put: (cid) => cid }, { cidVersion: 0, rawLeaves: false });
  const v1 = await writeFile(bytes, { put: (cid) => cid }, { cidVersion: 1, rawLeaves: true });
  written.push({ v0: v0.cid.toString(), v1: v1.cid.toString(), size: v0.size.toString() });
}
console.log(JSON.stringify(written));
