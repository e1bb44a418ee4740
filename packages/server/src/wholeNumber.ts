/**
 * A whole number from 0 on from the environment, `fallback` where it is not set.
 * @throws {TypeError} naming the variable
 */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new TypeError(`${name} must be a whole number.`);
}
