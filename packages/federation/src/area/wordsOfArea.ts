import { addCatalogues } from '@rab/language';

/** Where the area that holds this module is served. */
declare const __webpack_public_path__: string;

let isKnown = false;
let words: Promise<void> | undefined;

/** Makes the words of the area that holds this module known; see `addCatalogues` for what it returns. */
export function wordsOfArea(): Promise<void> | undefined {
  if (!isKnown) words = addCatalogues(`${__webpack_public_path__}l/`);
  isKnown = true;
  return words;
}
