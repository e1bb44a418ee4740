import { listOf } from './listOf.ts';

/**
 * Origins from the environment, comma-separated; none where it is not set.
 * @throws {TypeError} naming the variable and the part that is wrong
 */
export function originsIn(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const origins = listOf(env[name]);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong) throw new TypeError(`${name}: ${wrong} is no origin such as https://app.example.`);
  return origins;
}
