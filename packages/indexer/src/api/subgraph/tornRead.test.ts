import { expect, it } from '@jest/globals';
import { buildSchema, type ExecutionResult, execute, GraphQLError, parse } from 'graphql';
import { readWhole, TornRead } from './tornRead.ts';

const schema = buildSchema('type Query { sale: Sale! } type Sale { name: String! }');
const document = parse('{ sale { name } }');

/** A request whose first runs end with these errors; notes how often it ran. */
function request(...errors: Error[]) {
  const runs = { count: 0 };
  const run = async (): Promise<ExecutionResult> => {
    const error = errors[runs.count];
    runs.count += 1;
    const name = async () => {
      if (error) throw error;
      return 'Carrot';
    };
    return execute({ schema, document, rootValue: { sale: { name } } });
  };
  return { run, runs };
}

it('a request that meets a torn read is answered by its second run', async () => {
  const { run, runs } = request(new TornRead());
  const { data, errors } = await readWhole(run);
  expect(JSON.parse(JSON.stringify(data))).toEqual({ sale: { name: 'Carrot' } });
  expect([errors, runs.count]).toEqual([undefined, 2]);
});

it('a request that meets three torn reads says that the data changed', async () => {
  const { run, runs } = request(new TornRead(), new TornRead(), new TornRead(), new TornRead());
  const { errors } = await readWhole(run);
  expect(errors?.map(({ message }) => message)).toEqual(['The data changed while it was read; ask again.']);
  expect(runs.count).toBe(3);
});

it.each([
  ['succeeds', undefined],
  ['fails for another reason', new GraphQLError('A query may read 20 lists; ask for less at once.')],
])('a request that %s runs once', async (_outcome, error) => {
  const { run, runs } = request(...(error ? [error] : []));
  const { errors } = await readWhole(run);
  expect(errors?.map(({ message }) => message)).toEqual(error && [error.message]);
  expect(runs.count).toBe(1);
});
