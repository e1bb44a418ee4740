/** The palette as pictures use it: each ink has a value for either theme. */
const ink = (name: string) => `var(--rab-colors-${name})`;

export const INKS = {
  accent: ink('accent-solid'),
  onAccent: ink('accent-contrast'),
  accentSoft: ink('accent-muted'),
  positive: ink('positive-solid'),
  info: ink('info-solid'),
  text: ink('fg'),
  muted: ink('fg-muted'),
  line: ink('border-emphasized'),
  edge: ink('border'),
  panel: ink('bg-panel'),
} as const;

/** Lines of all pictures. */
export const LINE = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
