// The proofs can fail: a false property is refuted, one that lets nothing through and one that asserts nothing prove nothing.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { proofOf, propertiesOf } from './proofOf.mjs';

const PARAMETERS = 'uint256 amount, uint256 tgeDate, uint256 time';
const RELEASED = 'LockMath.released(amount, tgeDate, 2500, 1 days, 2500, time)';

/** What becomes of a property with this body. */
function tried(body) {
  const path = join(mkdtempSync(join(tmpdir(), 'rab-proof-')), 'Property.sol');
  writeFileSync(
    path,
    `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;
import {LockMath} from "../../src/libraries/LockMath.sol";
contract Planted {
    function planted(${PARAMETERS}) external pure {
        require(amount <= type(uint128).max && tgeDate <= type(uint40).max && time <= type(uint40).max);
        ${body}
    }
}
`,
  );
  return proofOf(path, 'planted');
}

it('a true property is proved [PRM-09]', () => {
  assert.deepEqual(tried(`assert(${RELEASED} <= amount);`), { isProved: true, why: '' });
});
it('a false property is refuted [PRM-09]', () => {
  assert.deepEqual(tried(`assert(${RELEASED} < amount);`), { isProved: false, why: 'it is false' });
});
it('requirements that contradict each other prove nothing [PRM-09]', () => {
  const { isProved, why } = tried(`require(time < tgeDate && time > tgeDate); assert(${RELEASED} < amount);`);
  assert.deepEqual([isProved, why], [false, 'no argument gets through its requirements']);
});
it('a property without an assertion proves nothing [PRM-09]', () => {
  assert.equal(tried('').why, 'it asserts nothing');
});
it('there are at least twelve properties [PRM-09]', () => {
  const folder = fileURLToPath(new URL('./properties', import.meta.url));
  const names = readdirSync(folder).flatMap((file) => propertiesOf(join(folder, file)));
  assert.ok(names.length >= 12, `${names.length} properties`);
});
