// Child of contentStore.test.ts: hashes of texts without the server's check of their content.
import { writeFile } from '../src/blocks/writeFile.ts';

const texts: string[] = JSON.parse(process.argv[2] as string);
const hashes: string[][] = [];
for (const text of texts) {
  const bytes = new TextEncoder().encode(text);
  const v0 = await writeFile(bytes, { put: (cid) => cid }, { cidVersion: 0, rawLeaves: false });
  const v1 = await writeFile(bytes, { put: (cid) => cid }, { cidVersion: 1, rawLeaves: true });
  hashes.push([v0.cid.toString(), v1.cid.toString(), v0.size.toString()]);
}
console.log(JSON.stringify(hashes));
