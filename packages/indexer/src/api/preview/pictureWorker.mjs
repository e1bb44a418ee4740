// A thread that draws previews, so that the server answers others meanwhile. It gets cards and answers with PNGs, or why not.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import opentype from '@shuding/opentype.js';
import satori from 'satori';
import { pictureTree } from './pictureTree.mjs';

const FONT = import.meta.resolve('@fontsource/inter/package.json');
const bytesOf = (subset, weight) => readFileSync(new URL(`files/inter-${subset}-${weight}-normal.woff`, FONT));

const WEIGHTS = [400, 600, 800];
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
const fonts = SUBSETS.flatMap((subset) =>
  WEIGHTS.map((weight) => ({ name: 'Inter', weight, style: 'normal', data: bytesOf(subset, weight) })),
);
const glyphs = SUBSETS.map((subset) => opentype.parse(new Uint8Array(bytesOf(subset, WEIGHTS[0])).buffer));

/** A text without the letters that the font lacks: satori would draw a box for each. */
const drawable = (text) =>
  Array.from(text)
    .filter((letter) => glyphs.some((font) => font.charToGlyphIndex(letter) > 0))
    .join('');

/** The same of every text of a card. */
const drawableTexts = (value) => {
  if (typeof value === 'string') return drawable(value);
  if (Array.isArray(value)) return value.map(drawableTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, drawableTexts(each)]));
};

async function draw(card) {
  const svg = await satori(pictureTree(drawableTexts(card)), { ...workerData.size, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

parentPort.on('message', async (card) => {
  try {
    parentPort.postMessage({ png: await draw(card) });
  } catch (error) {
    parentPort.postMessage({ reason: String(error) });
  }
});
