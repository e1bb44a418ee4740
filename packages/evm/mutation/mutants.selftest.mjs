// The mutants are what they say: each operator makes its changes, and only one that is switched on has an effect.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { allMutants } from './mutants.mjs';
import { withMutants } from './schemata.mjs';

const solc = createRequire(import.meta.url)('solc');
const FILE = 'src/Sample.sol';
const TEXT = `// é: positions are bytes
pragma solidity ^0.8.30;
contract Sample {
    event Moved(uint256 from, uint256 to);
    uint256 private immutable FIRST;
    uint256 private _sum;
    constructor(uint256 first) { FIRST = first; }
    modifier once() { require(_sum == 0); _; _sum += 1; }
    function move(uint256 a, uint256 b) external once returns (uint256) {
        if (a < b && !(a == 7)) revert();
        emit Moved(a, b);
        return left(a, b);
    }
    function left(uint256 a, uint256 b) internal pure returns (uint256) { return a - b; }
}
`;
const compiled = (text, selection) => {
  const settings = { evmVersion: 'cancun', outputSelection: { '*': selection } };
  const input = { language: 'Solidity', sources: { [FILE]: { content: text } }, settings };
  return JSON.parse(solc.compile(JSON.stringify(input)));
};
const sources = new Map([[FILE, { text: Buffer.from(TEXT), tree: compiled(TEXT, { '': ['ast'] }).sources[FILE].ast }]]);
const mutants = allMutants(sources);

it('every operator makes its mutants, and an immutable keeps its value', () => {
  const changes = mutants.map(({ operator, name }) => `${operator}: ${name.split(`${operator}: `)[1]}`);
  for (const change of [
    'statement removed: if (a < b && !(a == 7)) revert();',
    'boundary: a < b -> a <= b',
    'logic: a < b && !(a == 7) -> a < b || !(a == 7)',
    'logic: !(a == 7) -> ((a == 7))',
    'equality: a == 7 -> a != 7',
    'event removed: emit Moved(a, b);',
    'event arguments swapped: emit Moved(a, b); -> emit Moved(b, a);',
    'arguments swapped: left(a, b) -> left(b, a)',
    'arithmetic: a - b -> a + b',
    'arithmetic: _sum += 1; -> _sum -= 1;',
    'modifier removed: once',
  ])
    assert.ok(changes.includes(change), change);
  assert.ok(!changes.some((change) => change.includes('FIRST = first')));
});

it('all of them compile at once, each behind its own switch', () => {
  const text = withMutants(FILE, sources, mutants);
  const errors = (compiled(text, { '*': ['abi'] }).errors ?? []).filter(({ severity }) => severity === 'error');
  assert.deepEqual(errors, []);
  for (const { id } of mutants) assert.ok(text.includes(`address(${id})`), `mutant ${id} has no switch`);
});

it('without mutants a source is what it was, but for pure functions', () => {
  assert.equal(withMutants(FILE, sources, []), TEXT.replace('internal pure', 'internal view'));
});
