import { defineConfig } from '@chakra-ui/react';

/**
 * One semantic colour: dark is designed first, light is its equal (docs/design.md). Light is written first: its rule also holds
 * for a page without a theme, and the later rule wins.
 */
const color = (dark: string, light: string) => ({ value: { _light: light, _dark: dark } });

/**
 * A Chakra colour palette around one signal colour `#RRGGBB`; `contrast` is the text on it, `subtle` 8 % of the light one on white. Two
 * digits after a colour are its opacity, FF at most: not every browser mixes colours.
 */
const palette = (dark: string, light: string, contrastDark: string, contrastLight: string, subtle: string) => ({
  DEFAULT: color(dark, light),
  solid: color(dark, light),
  contrast: color(contrastDark, contrastLight),
  fg: color(dark, light),
  // on white wherever it is used: on the canvas its text would fall below 4.5:1
  subtle: color(`${dark}1F`, subtle),
  muted: color(`${dark}33`, `${light}24`),
  emphasized: color(`${dark}52`, `${light}3D`),
  border: color(`${dark}73`, `${light}73`),
  focusRing: color(dark, light),
});

const ink = '#1A0E05';
const white = '#FFFFFF';
const night = '#0B0E14';

const CHOSEN = { '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } };

/** The design system's tokens; `cssVarsPrefix` keeps them apart from a partner page's own Chakra. */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'rab',
  globalCss: {
    html: { fontSize: '16px', '@media print': { background: 'white' } },
    // tabular figures are used where numbers line up (Amount, Countdown, tables): in running text they widen every hyphen
    body: {
      textStyle: 'body',
      minHeight: '100dvh',
      // bars and charts say something by their colours
      '@media print': { background: 'white', printColorAdjust: 'exact' },
    },
    section: { '@media print': { breakInside: 'avoid' } },
    // where the reader chooses the colours, what is chosen would not be seen
    '[aria-current]:not([aria-current=false]), [aria-pressed=true]': CHOSEN,
    // apart from the others: a browser that does not know `:has` leaves out the whole rule
    'label:has(:checked[type=radio])': CHOSEN,
    // what points along the lines points the other way where they go from right to left
    '[dir=rtl] :is(.lucide-arrow-left, .lucide-chevron-left, .lucide-chevron-right, [class*=lucide-panel-left])': {
      transform: 'scaleX(-1)',
    },
    // a colour of which Chakra takes a share is whole where the browser does not mix colours (Chrome before 111)
    '*': {
      '@supports not (color: color-mix(in srgb, red, red))': {
        '--mix-background': 'initial !important',
        '--mix-textDecorationColor': 'initial !important',
      },
    },
    '*, *::before, *::after': {
      // above every component's own durations; one round, or an endless animation would flicker. Transitions take no time at
      // all: with one of a millisecond an inherited colour passes down frame by frame, a level at a time
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    // from here on there is room for the sidebar (APP-12)
    breakpoints: { sidebar: '661px' },
    tokens: {
      fonts: {
        body: { value: '"Inter Variable", "Like Inter", system-ui, sans-serif' },
        heading: { value: '"Inter Variable", "Like Inter", system-ui, sans-serif' },
        mono: { value: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace' },
      },
      sizes: {
        sidebar: { value: '230px' },
        sidebarCollapsed: { value: '100px' },
        content: { value: '1180px' },
        wide: { value: '1560px' },
      },
    },
    textStyles: {
      label: { value: { fontSize: '12px', lineHeight: '1.4' } },
      body: { value: { fontSize: '14px', lineHeight: '1.5' } },
      title: { value: { fontSize: '20px', lineHeight: '1.3', fontWeight: '600', letterSpacing: '-0.01em' } },
      headline: { value: { fontSize: '28px', lineHeight: '1.2', fontWeight: '650', letterSpacing: '-0.02em' } },
      hero: { value: { fontSize: '40px', lineHeight: '1.1', fontWeight: '700', letterSpacing: '-0.025em' } },
      display: { value: { fontSize: '52px', lineHeight: '1.05', fontWeight: '750', letterSpacing: '-0.035em' } },
      number: { value: { fontSize: '20px', lineHeight: '1.3', fontWeight: '600', fontVariantNumeric: 'tabular-nums' } },
    },
    semanticTokens: {
      radii: { l1: { value: '8px' }, l2: { value: '8px' }, l3: { value: '12px' }, panel: { value: '16px' } },
      shadows: {
        raised: {
          value: {
            _light: '0 1px 2px rgba(15, 23, 42, 0.06), 0 6px 20px rgba(15, 23, 42, 0.06)',
            _dark: '0 8px 24px rgba(0, 0, 0, 0.45)',
          },
        },
      },
      colors: {
        bg: {
          DEFAULT: color(night, '#F6F7FA'),
          subtle: color('#121722', white),
          panel: color('#121722', white),
          muted: color('#182030', '#EEF1F6'),
          emphasized: color('#232C3D', '#E2E7F0'),
        },
        fg: {
          DEFAULT: color('#E8ECF4', '#0F172A'),
          muted: color('#93A0B8', '#55627A'),
          subtle: color('#93A0B8', '#55627A'),
          error: color('#FF7A88', '#C7253A'),
        },
        border: {
          DEFAULT: color('#232C3D', '#E2E7F0'),
          muted: color('#1B2331', '#EDF0F5'),
          subtle: color('#1B2331', '#EDF0F5'),
          emphasized: color('#5D6B85', '#838FA5'),
          error: color('#FF5C6C', '#C7253A'),
        },
        gray: {
          solid: color('#E8ECF4', '#0F172A'),
          contrast: color(night, white),
          fg: color('#E8ECF4', '#0F172A'),
          subtle: color('#182030', '#EEF1F6'),
          muted: color('#1F293B', '#E2E7F0'),
          emphasized: color('#2A364C', '#D5DCE8'),
          border: color('#2A364C', '#CBD4E1'),
          focusRing: color('#FF8A3D', '#BE3F0B'),
        },
        accent: palette('#FF8A3D', '#BE3F0B', ink, white, '#FAF0EB'),
        positive: palette('#2FCB8B', '#0B7F52', night, white, '#EBF5F1'),
        warning: palette('#FFC24B', '#9A6100', night, white, '#F7F2EB'),
        negative: palette('#FF5C6C', '#C7253A', night, white, '#FBEEEF'),
        info: palette('#5AA9FF', '#1D63C4', night, white, '#EDF3FA'),
        // nine that colour-blind eyes can tell apart, each 3:1 on a panel: by meaning, and five for locks
        chart: {
          sold: color('#E8743B', '#C2511A'),
          liquidity: color('#3B8FD4', '#2474B8'),
          burned: color('#A0693B', '#8A5528'),
          unlocked: color('#2BA58A', '#17806A'),
          lock1: color('#8F6BD1', '#7A54C0'),
          lock2: color('#C9A227', '#8F7000'),
          lock3: color('#D4578F', '#BE3F77'),
          lock4: color('#5FB3C4', '#2B8496'),
          lock5: color('#8495B0', '#56687F'),
        },
      },
    },
  },
});
