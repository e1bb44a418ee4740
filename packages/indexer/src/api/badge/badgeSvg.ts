import { escapeMarkup } from '../escapeMarkup.ts';

/** Px; letters of the fonts below are at most so wide on average. */
const LETTER = { title: 8.2, text: 6.6 };
const FONT = 'font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif"';
const PADLOCK =
  'M5 9V7a5 5 0 0 1 10 0v2h1a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zm2 0h6V7a3 3 0 0 0-6 0z';

export interface BadgeTexts {
  title: string;
  state: string;
  /** Which lock of which token. */
  source: string;
  asOf: string;
  isLocked: boolean;
}

const escaped = (text: string): string =>
  // what XML has no letter for would make the whole picture unreadable
  escapeMarkup(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}'));

/** A badge as a picture that stands alone: no style sheet, no script, nothing from elsewhere; its texts are a token's and escaped. */
export function badgeSvg({ title, state, source, asOf, isLocked }: BadgeTexts): string {
  const small = Math.max(state.length, source.length, asOf.length) * LETTER.text;
  const width = Math.ceil(Math.max(title.length * LETTER.title, small) + 68);
  const color = isLocked ? '#0B6E4F' : '#5B6472';
  const line = (y: number, size: number, weight: number, fill: string, text: string) =>
    `<text x="54" y="${y}" ${FONT} font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="92" viewBox="0 0 ${width} 92" role="img" aria-label="${escaped(`${title}, ${state}. ${source}, ${asOf}`)}">`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="91" rx="10" fill="#FFFFFF" stroke="#C9CED6"/>`,
    `<path transform="translate(16 33) scale(1.25)" fill="${color}" fill-rule="evenodd" d="${PADLOCK}"/>`,
    line(26, 15, 600, '#121722', title),
    line(45, 12, 400, '#121722', state),
    line(64, 11, 400, '#5B6472', source),
    line(80, 11, 400, '#5B6472', asOf),
    '</svg>',
  ].join('');
}
