import { createRequire } from 'node:module';
import { expect, it, jest } from '@jest/globals';

const chakra = createRequire(__filename).resolve('@chakra-ui/react');

it.each([
  ['@chakra-ui/react', chakra],
  ['@ark-ui/react', createRequire(chakra).resolve('@ark-ui/react')],
])('tests load a part of %s when they take it (packages/testing/src/lazyIndex.mjs)', (_, index) => {
  const parts = jest.requireActual<object>(index);
  const getters = Object.values(Object.getOwnPropertyDescriptors(parts)).filter(({ get }) => get);
  expect(getters.length).toBeGreaterThan(Object.keys(parts).length * 0.9);
});
