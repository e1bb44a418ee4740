import { Box } from '@rab/ui';

const CENTRE = 48;
const TEETH = 24;

/** A point of a circle around the centre. */
const at = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
};

/** The edge of a notary's seal: waves around a circle. */
const EDGE = `M${at(44, 0)}${Array.from({ length: TEETH }, (_, tooth) => `Q${at(47.5, (tooth + 0.5) / TEETH)} ${at(44, (tooth + 1) / TEETH)}`).join('')}Z`;

/** The seal of a certificate: the keyhole of the product's padlock in a wavy edge, in the colour of what is locked. */
export const Seal = () => (
  <Box asChild color="positive.solid" flexShrink="0">
    <svg width="72" height="72" viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={EDGE} strokeWidth="2.5" />
      <circle cx={CENTRE} cy={CENTRE} r="36" strokeWidth="1.5" />
      <path d="M37 44v-7a11 11 0 0 1 22 0v7" strokeWidth="5" />
      <path
        fillRule="evenodd"
        fill="currentColor"
        stroke="none"
        d="M36 43h24a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V49a6 6 0 0 1 6-6Zm12 7a4 4 0 0 0-2.2 7.3l-1.2 6.2h6.4l-1.2-6.2A4 4 0 0 0 48 50Z"
      />
    </svg>
  </Box>
);
