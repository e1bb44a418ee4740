// `node pgliteQuery.mjs FOLDER SQL`, in the indexer's folder: rows of the embedded database that no process uses, as JSON.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, , folder, sql] = process.argv;
const { PGlite } = createRequire(realpathSync('node_modules/ponder/package.json'))('@electric-sql/pglite');
const database = new PGlite(folder);
const { rows } = await database.query(sql);
console.log(JSON.stringify(rows));
await database.close();
