import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * One of the `extractors` of lingui.config.mjs: what kinds of sale are called, and how their prices come about, are texts in the
 * registry of kinds, which Node reads without Lingui's macros, and messages of its catalogue by these ids.
 */
export const kindExtractor = {
  match: (file) => file.endsWith('/src/saleKinds.ts'),
  async extract(file, _source, add) {
    const { SALE_KINDS } = await tsImport(pathToFileURL(file).href, import.meta.url);
    for (const { subgraph, name, soldHow } of Object.values(SALE_KINDS))
      for (const [id, message] of [
        [`kind.${subgraph}`, name],
        [`kind.${subgraph}.sold`, soldHow],
      ])
        if (message !== null) add({ id, message, origin: [file, 1], placeholders: {} });
  },
};
