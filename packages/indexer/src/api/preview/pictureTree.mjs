// What a preview's picture is made of, in satori's terms: elements with styles, laid out as flexible boxes.

const INK = '#F4F6FB';
/** Px, between the margins. */
const WIDTH = 1072;
const MUTED = '#9AA6BD';
const ACCENT = '#FF8A3D';
const TONES = {
  info: ['#15304F', '#8CC4FF'],
  positive: ['#123A2B', '#6FE3AE'],
  warning: ['#41300F', '#FFCB6B'],
  negative: ['#46191F', '#FF9AA2'],
  neutral: ['#252D3F', '#C3CCDD'],
};
/** The product's mark, as the icon of its page. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ACCENT}"/><g fill="#1A0E05"><rect x="8" y="3" width="6" height="17" rx="3"/><rect x="18" y="3" width="6" height="17" rx="3" transform="rotate(16 21 18)"/><path fill-rule="evenodd" d="M13.5 13.5h5a7.5 7.5 0 0 1 0 15h-5a7.5 7.5 0 0 1 0-15Zm2.5 3.8a2.4 2.4 0 0 0-1.4 4.3l-.9 3.9h4.6l-.9-3.9a2.4 2.4 0 0 0-1.4-4.3Z"/></g></svg>`;

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter(Boolean) },
});
const line = (style, text) => ({
  type: 'div',
  props: {
    style: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...style },
    children: text,
  },
});

/** Px: as large as the text has room for. */
const sizeOf = (text, sizes) => sizes.find(([letters]) => text.length <= letters)?.[1] ?? sizes.at(-1)[1];

const top = ({ kind, state }) => {
  const [background, color] = TONES[state.tone];
  return box(
    { justifyContent: 'space-between', alignItems: 'center' },
    box(
      { alignItems: 'center', gap: 20 },
      { type: 'img', props: { src: `data:image/svg+xml;utf8,${encodeURIComponent(MARK)}`, width: 56, height: 56 } },
      line({ fontSize: 32, fontWeight: 600, color: INK }, 'RAB Launchpad'),
      line({ fontSize: 32, color: MUTED }, kind),
    ),
    line({ background, color, fontSize: 30, fontWeight: 600, padding: '10px 28px', borderRadius: 999 }, state.label),
  );
};

const names = ({ name, source, asOf }) =>
  box(
    { flexDirection: 'column', gap: 12 },
    line(
      {
        fontSize: sizeOf(name, [
          [16, 104],
          [22, 84],
          [60, 58],
        ]),
        lineHeight: 1.15,
        fontWeight: 800,
        // a line that is broken is measured without it
        letterSpacing: name.length > 22 ? 0 : -2,
        color: INK,
        maxWidth: WIDTH,
        whiteSpace: 'normal',
        wordBreak: 'break-word',
        lineClamp: 2,
      },
      name,
    ),
    box(
      { justifyContent: 'space-between', alignItems: 'baseline' },
      line({ fontSize: 32, color: MUTED }, source),
      line({ fontSize: 24, color: MUTED }, `as of ${asOf}`),
    ),
  );

const bar = ({ filled, mark }) =>
  box(
    { position: 'relative', height: 40, width: WIDTH, alignItems: 'center' },
    box(
      { width: WIDTH, height: 20, borderRadius: 10, background: '#232C40', overflow: 'hidden' },
      filled > 0 &&
        box({ width: Math.max(20, Math.round(filled * WIDTH)), height: 20, borderRadius: 10, background: ACCENT }),
    ),
    box({
      position: 'absolute',
      left: Math.min(WIDTH - 4, Math.round(mark * WIDTH)),
      top: 0,
      width: 4,
      height: 40,
      borderRadius: 2,
      background: INK,
    }),
  );

const fact = ({ label, value }) =>
  box(
    { flexDirection: 'column', gap: 4, width: 340 },
    line({ fontSize: 26, color: MUTED }, label),
    line(
      {
        fontSize: sizeOf(value, [
          [18, 36],
          [26, 27],
          [34, 21],
        ]),
        lineHeight: '46px',
        fontWeight: 600,
        color: INK,
        maxWidth: 340,
      },
      value,
    ),
  );

/** @param {import('./Preview.ts').Card} card */
export const pictureTree = (card) =>
  box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '52px 64px 44px',
      fontFamily: 'Inter',
      background: '#0B1120',
      borderBottom: `12px solid ${ACCENT}`,
    },
    top(card),
    names(card),
    box(
      { flexDirection: 'column', gap: 16 },
      line(
        {
          fontSize: sizeOf(card.headline, [
            [28, 56],
            [36, 46],
            [46, 36],
          ]),
          fontWeight: 600,
          color: ACCENT,
          maxWidth: WIDTH,
        },
        card.headline,
      ),
      card.bar && bar(card.bar),
    ),
    box({ gap: 26 }, ...card.facts.map(fact)),
  );
