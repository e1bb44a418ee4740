import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inBits } from './inBits.mjs';

const solc = createRequire(import.meta.url)('solc');
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Seconds of one query; a proof that takes longer counts as none. */
const PROOF_SECONDS = 240;
/** Seconds in which it must not turn out that a property lets nothing through. */
const VACUITY_SECONDS = 4;
/** What stands for code that the checker cannot read. */
const MODELS = {
  '@openzeppelin/contracts/utils/math/Math.sol': 'formal/models/Math.sol',
  'src/libraries/ReentrancyLock.sol': 'formal/models/ReentrancyLock.sol',
};
/**
 * Parts of a source that the checker does not follow, and what stands for them. Of a call the answer is anything, and what is paid
 * is booked in `paid`, which only the model has. A list is the only one of its contract, because the checker forgets what it knows
 * of any list where one is written through a pointer; what swaps is made of can be called.
 */
const STAND_INS = {
  'src/libraries/Payments.sol': [
    [
      /assembly \("memory-safe"\) \{[^}]*ok := call\([^}]*\}/,
      'ok = block.prevrandao % 2 == gasLimit % 2; if (ok) paid[token][to] += amount;',
    ],
    [
      'ok = IERC20(token).trySafeTransfer(to, amount);',
      'ok = block.prevrandao % 2 == 0; if (ok) paid[token][to] += amount;',
    ],
    [
      '(bool ok,) = to.call{value: amount}("");',
      'bool ok = block.prevrandao % 2 == 0; paid[address(0)][to] += amount;',
    ],
    [
      'IERC20(token).safeTransfer(to, amount);',
      '{ if (block.prevrandao % 2 != 0) revert(); paid[token][to] += amount; }',
    ],
    [/(?=mapping\(address token)/, 'mapping(address token => mapping(address to => uint256)) internal paid;'],
  ],
  'src/libraries/IndexList.sol': [
    ['library IndexList', 'abstract contract IndexList'],
    [/struct List \{([^}]*)words;\s*\}/, '$1 private _words;'],
    [/List storage list(?:, )?/g, ''],
    [/\blist\.words\b/g, '_words'],
    [/\(list, /g, '('],
    [/(function _set\([^)]*\)) private/, '$1 internal'],
  ],
};
/** Files whose queries the solver decides in bits alone. */
const SHIFTING = new Set(['IndexList.sol']);
/** Where the checker believes the property to be, so that its imports are found. */
const PLACE = 'formal/properties/Property.sol';
const FUNCTION = /^ {4}function (\w+)\([^)]*\)\s+external/gm;
const END = '\n    }\n';

/** Names of the properties in a file. */
export const propertiesOf = (path) => [...readFileSync(path, 'utf8').matchAll(FUNCTION)].map(([, name]) => name);

/** A file with only one of its properties. */
function alone(content, name) {
  let text = content;
  for (const { 1: other, index } of [...content.matchAll(FUNCTION)].reverse())
    if (other !== name) text = text.slice(0, index) + text.slice(text.indexOf(END, index) + END.length);
  return text;
}

/** What the checker says of each assertion of a source. */
function check(content, { seconds, isShifting }) {
  const read = (file) => {
    const text = readFileSync(
      join(root, MODELS[file] ?? (file.startsWith('@') ? `node_modules/${file}` : file)),
      'utf8',
    );
    return (STAND_INS[file] ?? []).reduce((before, [part, model]) => {
      const after = before.replace(part, model);
      if (after === before) throw new Error(`${file} has no longer what ${model} stands for`);
      return after;
    }, text);
  };
  const smtSolver = (query) => {
    const { stdout, error } = spawnSync('z3', ['-smt2', '-in', `-T:${seconds}`], {
      input: isShifting ? inBits(query) : query,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (error) throw new Error(`z3 cannot run: ${error.message}`);
    return { contents: /^(?:un)?sat/.test(stdout) ? stdout : 'unknown\n' };
  };
  const settings = {
    evmVersion: 'cancun',
    modelChecker: {
      contracts: { [PLACE]: [/^contract (\w+)/m.exec(content)[1]] },
      divModNoSlacks: isShifting,
      engine: 'bmc',
      solvers: ['smtlib2'],
      targets: ['assert'],
      showUnproved: true,
      showProvedSafe: true,
    },
    outputSelection: { '*': { '*': ['abi'] } },
  };
  const input = JSON.stringify({ language: 'Solidity', sources: { [PLACE]: { content } }, settings });
  const { errors = [] } = JSON.parse(solc.compile(input, { import: (file) => ({ contents: read(file) }), smtSolver }));
  const failed = errors.find(({ severity }) => severity === 'error');
  if (failed) throw new Error(failed.formattedMessage);
  const count = (pattern) => errors.filter(({ message }) => pattern.test(message)).length;
  return {
    safe: count(/Assertion violation check is safe/),
    refuted: count(/BMC: Assertion violation happens here/),
    open: count(/BMC: Assertion violation might happen here/),
  };
}

/**
 * Tries to prove one property.
 * @param {string} path of its file
 * @param {string} name
 * @returns {{ isProved: boolean, why: string }}
 */
export function proofOf(path, name) {
  const content = alone(readFileSync(path, 'utf8'), name);
  const start = content.search(new RegExp(`function ${name}\\(`));
  const end = content.indexOf(END, start);
  const wanted = content.slice(start, end).match(/\bassert\(/g)?.length ?? 0;
  if (wanted === 0) return { isProved: false, why: 'it asserts nothing' };
  const isShifting = SHIFTING.has(basename(path));
  const { safe, refuted, open } = check(content, { seconds: PROOF_SECONDS, isShifting });
  if (refuted > 0) return { isProved: false, why: 'it is false' };
  if (open > 0 || safe < wanted) return { isProved: false, why: `the solver does not tell in ${PROOF_SECONDS} s` };
  // a property whose requirements contradict each other would prove anything
  const impossible = `${content.slice(0, end).replaceAll(/\bassert\(/g, 'require(')}\n        assert(false);${content.slice(end)}`;
  if (check(impossible, { seconds: VACUITY_SECONDS, isShifting }).safe > 0)
    return { isProved: false, why: 'no argument gets through its requirements' };
  return { isProved: true, why: '' };
}
