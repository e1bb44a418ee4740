// In place of the federation runtime's reading of version ranges: our builds require `^x.y.z`, and it asks by itself for `<=x.y.z`.
const numbersOf = (version) => version.split('.').map(Number.parseFloat);

/**
 * @param {string} version `x.y.z`
 * @param {string} range `^x.y.z` or `<=x.y.z`
 * @throws {Error} for another range: a build of ours would have begun to require one
 */
export function satisfy(version, range) {
  const [, operator, bound] = /^(\^|<=)(\d+\.\d+\.\d+.*)$/.exec(range) ?? [];
  if (!bound) throw new Error(`ranges like ${range} are not part of the build: see federationSemverStub.mjs`);
  const numbers = numbersOf(version);
  const bounds = numbersOf(bound);
  const at = numbers.findIndex((number, index) => number !== bounds[index]);
  if (at < 0) return true;
  if (operator === '<=') return numbers[at] < bounds[at];
  // what counts as the same is up to the first number that is not 0
  return numbers[at] > bounds[at] && at > bounds.findIndex((number) => number > 0);
}
