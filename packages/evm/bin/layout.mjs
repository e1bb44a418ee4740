#!/usr/bin/env node
// Writes LAYOUT.md from the compiler's storage layouts, which a build leaves in out/. The step `generated` of `npm test` fails when
// it differs from the committed one: a changed layout is seen in review.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const CONTRACTS = [
  'RabbitLock',
  'RabbitPositionLock',
  'RabbitAirdrop',
  'Presale',
  'PrivateSale',
  'FairLaunch',
  'ProRata',
  'LaunchpadSetting',
  'RabAntiBot',
  'StandardToken',
  'AntiBotStandardToken',
  'LiquidityGeneratorToken',
  'BabyToken',
  'StakedToken',
];

const INTRODUCTION = `# Storage

Where every contract keeps what, as the compiler lays it out; written by \`pnpm layout\`, compared by \`npm test -- generated\`. No contract is upgradeable, so that no later version has to agree with it; clones have this storage each, and their terms in their code. The reentrancy guard is in transient storage.

## Words that the code packs itself

Bits from the lowest; \`test/edges/PackedWords.t.sol\` reads them from storage and code.

| word | bits |
| --- | --- |
| \`SaleBase._deposits\` | 0-87 collected, 88-175 refunded, 176-215 dust, 216-247 buyers, 248 force-failed, 249 filled |
| terms, word 0 | 0 burn, 1 vesting, 2 linear, 16-31 cost of leaving, 32-47 token fee, 48-63 base fee, 64-79 referral rate, 80-87 base decimals, 88-95 token decimals, 96-255 sale token |
| terms, word 1 | 0-95 least deposit, 96-255 base token |
| terms, word 2 | 0-95 largest deposit, 96-255 owner |
| terms, word 3 | 0-95 hard cap, 96-255 fee address |
| terms, word 4 | 0-95 soft cap, 96-255 exchange |
| terms, word 5 | 0-127 listing rate, 128-255 token price |
| terms, word 6 | 0-31 vesting period, 32-63 vesting end, 64-95 vesting start, 96-135 lock period, 136-175 whitelist time, 176-215 end, 216-255 start |
| terms, word 7 | 0-15 swap fee, 16-31 liquidity, 32-47 vesting share, 48-63 the other exchange's swap fee, 64-95 time to leave, 96-255 other exchange |
| \`IndexList\`, word 0 | 0-31 length, then seven indexes of 32 bits; each further word has eight |

The terms of a sale are the first 256 bytes behind the 45 of its clone's code, the hash of its project info follows; those of a fair launch are ABI-encoded there.
`;

/** Types as the source writes them: without the compiler's ids. */
const readable = (label) => label.replace(/^(?:struct|contract|enum) /, '');

/** Rows of one list of variables: slot, bytes from the lowest, name, type; those of a struct behind its own, without a slot of it. */
function rowsOf(storage, types) {
  return storage.map(({ slot, offset, label, type }) => {
    const { numberOfBytes, label: name } = types[type];
    const last = Math.min(offset + Number(numberOfBytes), 32) - 1;
    const bytes = Number(numberOfBytes) > 32 ? `${Number(numberOfBytes) / 32} words` : `${offset}-${last}`;
    return `| ${slot} | ${bytes} | \`${label}\` | \`${readable(name)}\` |`;
  });
}

function sectionOf(contract) {
  const artifact = JSON.parse(readFileSync(join(root, `out/${contract}.sol/${contract}.json`), 'utf8'));
  const { storage, types } = artifact.storageLayout;
  const head = ['| slot | bytes | name | type |', '| --- | --- | --- | --- |'];
  const structs = Object.values(types ?? {})
    .filter(({ members }) => members)
    .sort((a, b) => (a.label < b.label ? -1 : 1))
    .flatMap(({ label, members }) => ['', `\`${readable(label)}\``, '', ...head, ...rowsOf(members, types)]);
  return ['', `## ${contract}`, '', ...head, ...rowsOf(storage, types ?? {}), ...structs].join('\n');
}

writeFileSync(join(root, 'LAYOUT.md'), `${INTRODUCTION}${CONTRACTS.map(sectionOf).join('\n')}\n`);
