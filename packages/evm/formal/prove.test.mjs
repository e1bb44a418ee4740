// Shows that the proofs can fail: a false property is refuted, and a property that lets no argument through or asserts nothing
// proves nothing. Then runs every proof.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { proofOf } from './proofOf.mjs';

const PARAMETERS = 'uint256 amount, uint256 tgeDate, uint256 time';
const RELEASED = 'LockMath.released(amount, tgeDate, 2500, 1 days, 2500, time)';
const IN_BOUNDS = 'amount <= type(uint128).max && tgeDate <= type(uint40).max && time <= type(uint40).max';

/** Result of the proof of a contract's property `planted`, in a file of this name. */
function ofPlanted(file, contract) {
  const path = join(mkdtempSync(join(tmpdir(), 'rab-proof-')), file);
  writeFileSync(path, `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.30;\n${contract}`);
  return proofOf(path, 'planted');
}

/** Result of the proof of a property of a lock's schedule with this body. */
const tried = (body) =>
  ofPlanted(
    'Property.sol',
    `import {LockMath} from "../../src/libraries/LockMath.sol";
contract Planted {
    function planted(${PARAMETERS}) external pure {
        require(${IN_BOUNDS});
        ${body}
    }
}
`,
  );

/** Result of the proof that an index pushed to a list is at this place. */
const triedInBits = (place) =>
  ofPlanted(
    'IndexList.sol',
    `import {IndexList} from "../../src/libraries/IndexList.sol";
contract Planted is IndexList {
    function planted(uint256 index) external {
        uint256 count = length();
        require(count % 8 == 2 && count < 1000 && index <= type(uint32).max);
        push(index);
        assert(at(${place}) == index);
    }
}
`,
  );

it('a true property is proved [PRM-09]', () => {
  assert.deepEqual(tried(`assert(${RELEASED} <= amount);`), { isProved: true, why: '' });
});
it('a false property is refuted [PRM-09]', () => {
  assert.deepEqual(tried(`assert(${RELEASED} < amount);`), { isProved: false, why: 'it is false' });
});
it('properties are proved and refuted where the solver works on bits, too [PRM-09]', () => {
  assert.deepEqual(triedInBits('count'), { isProved: true, why: '' });
  assert.deepEqual(triedInBits('count - 1'), { isProved: false, why: 'it is false' });
});
it('requirements that contradict each other prove nothing [PRM-09]', () => {
  const { isProved, why } = tried(`require(time < tgeDate && time > tgeDate); assert(${RELEASED} < amount);`);
  assert.deepEqual([isProved, why], [false, 'no argument gets through its requirements']);
});
it('a property without an assertion proves nothing [PRM-09]', () => {
  assert.equal(tried('').why, 'it asserts nothing');
});
it('the solver proves every property, and there are at least twelve [PRM-09]', () => {
  const job = fileURLToPath(new URL('./prove.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [job], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout);
  const [, proved, all] = /(\d+) of (\d+) properties proved/.exec(stdout).map(Number);
  assert.deepEqual([status, proved], [0, all]);
  assert.ok(all >= 12, `${all} properties`);
});
