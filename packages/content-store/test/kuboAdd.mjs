// Child of contentStore.test.ts: the real kubo client, which jest cannot load (ES modules all the way down).
import { create } from 'kubo-rpc-client';

const [url, content, options] = process.argv.slice(2);
const { cid, path, size } = await create({ url }).add(content, JSON.parse(options));
console.log(JSON.stringify({ cid: cid.toString(), path, size }));
