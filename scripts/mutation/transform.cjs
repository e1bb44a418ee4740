const { relative } = require('node:path');
const swc = require('@swc/jest');

/**
 * Jest's transformation of a source, with its mutants where it is one of the files that are asked for. Jest loads it before it knows
 * ES modules, which the mutants are made by: the worker hands them over.
 * @param {{ root: string, swc: object }} options
 */
exports.createTransformer = ({ root, swc: options }) => {
  const inner = swc.createTransformer(options);
  const textOf = (source, path) => {
    const { files, withMutants } = globalThis.rabMutation;
    const file = relative(root, path);
    return files.has(file) ? withMutants(file, source) : source;
  };
  return {
    ...inner,
    process: (source, path, more) => inner.process(textOf(source, path), path, more),
    getCacheKey: (source, path, ...more) => inner.getCacheKey(textOf(source, path), path, ...more),
  };
};
