import { escapeMarkup } from '../escapeMarkup.ts';
import type { EarlyTexts } from './Preview.ts';

const EMPTY_PLACE = /(<([a-z]+)\b[^>]* data-early="([\w.]+)"[^>]*>)(?=<\/\2>)/g;

/** A page with texts in the places that wait for them (FST-01); what is not known stays empty. */
export const withEarlyTexts = (html: string, texts: EarlyTexts): string =>
  html.replace(EMPTY_PLACE, (tag: string, _tag: string, _element: string, name: string) =>
    Object.hasOwn(texts, name) ? tag + escapeMarkup(texts[name] ?? '') : tag,
  );
