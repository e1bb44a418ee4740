/** What a page around an area may set of its look: CSS values, one for both colour modes or one each. */
export type PartnerTheme = Readonly<Record<string, string | { readonly light: string; readonly dark: string }>>;

const share = (percent: number) => (color: string) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;
const same = (value: string) => value;

/** The theme's variables that follow from each token, and how. */
const VARIABLES: Readonly<Record<string, Readonly<Record<string, (value: string) => string>>>> = {
  background: { 'colors-bg': same },
  panel: { 'colors-bg-panel': same, 'colors-bg-subtle': same },
  text: { 'colors-fg': same, 'colors-gray-fg': same },
  mutedText: { 'colors-fg-muted': same, 'colors-fg-subtle': same },
  border: { 'colors-border': same, 'colors-border-muted': share(70), 'colors-border-subtle': share(70) },
  accent: {
    'colors-accent': same,
    'colors-accent-solid': same,
    'colors-accent-fg': same,
    'colors-accent-focus-ring': same,
    'colors-gray-focus-ring': same,
    'colors-accent-subtle': share(12),
    'colors-accent-muted': share(20),
    'colors-accent-emphasized': share(32),
    'colors-accent-border': share(45),
  },
  onAccent: { 'colors-accent-contrast': same },
  font: { 'fonts-body': same, 'fonts-heading': same },
  radius: { 'radii-l1': same, 'radii-l2': same, 'radii-l3': same, 'radii-panel': same },
};

/** A style sheet of a theme in one colour mode, above the layers that our own theme is in. A value that is no CSS is left out. */
export function partnerSheet(theme: PartnerTheme, mode: 'light' | 'dark'): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const rule = sheet.cssRules[sheet.insertRule(':host {}')] as CSSStyleRule;
  for (const [token, variables] of Object.entries(VARIABLES)) {
    const given = theme[token];
    const value = typeof given === 'object' ? given[mode] : given;
    if (!value) continue;
    for (const [name, make] of Object.entries(variables)) rule.style.setProperty(`--rab-${name}`, make(value));
  }
  return sheet;
}
