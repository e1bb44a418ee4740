import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

let messageMacros = {};

/** @param {object} macros how messages are compiled */
export function initialize(macros) {
  messageMacros = macros;
}

/** A loader of Node: TypeScript of this house, with its messages, as the builds compile them. */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    jsc: {
      parser: { syntax: 'typescript', tsx: url.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: { ...messageMacros, keepImportAttributes: true },
    },
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
