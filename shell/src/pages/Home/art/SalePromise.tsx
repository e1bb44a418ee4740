import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box } from '@rab/ui';
import { INKS, LINE } from './inks.ts';
import { Arrow, Coin, Padlock, Pool } from './shapes.tsx';

const words = () =>
  t`Deposits fill a sale up to its soft cap, held by the contract. Soft cap reached: the token is listed, and the liquidity is locked until a date. Soft cap missed: every deposit goes back.`;

/** What a sale promises, as a picture: the raise, and where it goes in either case. */
export function SalePromise() {
  return (
    // in the picture's own units: resets are stronger than attributes; its places are the same in every language
    <Box asChild width="full" fontSize="15px" direction="ltr">
      <svg viewBox="0 0 440 356" role="img" aria-label={words()}>
        <g fill={INKS.text}>
          <rect x="60" y="10" width="18" height="58" rx="9" />
          <rect x="92" y="10" width="18" height="58" rx="9" transform="rotate(14 101 60)" />
          <rect x="51" y="46" width="68" height="60" rx="28" />
        </g>
        <circle cx="74" cy="70" r="5" fill={INKS.panel} />
        <circle cx="98" cy="70" r="5" fill={INKS.panel} />
        <Coin x={32} y={50} />
        <Coin x={144} y={28} />
        <Coin x={140} y={64} r={7} />
        <rect x="20" y="86" width="134" height="216" rx="26" fill={INKS.panel} />
        <path d="M20 166q33-14 67 0t67 0v110a26 26 0 0 1-26 26H46a26 26 0 0 1-26-26Z" fill={INKS.accent} />
        <path d="M20 218h134" stroke={INKS.onAccent} strokeWidth="2" strokeDasharray="5 5" />
        <rect x="20" y="86" width="134" height="216" rx="26" {...LINE} stroke={INKS.line} />
        <text x="87" y="331" fill={INKS.muted} textAnchor="middle">
          <Trans>Held by the contract</Trans>
        </text>
        <path d="M156 182C184 182 164 92 192 92m-8-7 8 7-8 7" {...LINE} stroke={INKS.positive} />
        <path d="M156 252C178 252 170 274 192 274m-8-7 8 7-8 7" {...LINE} stroke={INKS.muted} />
        <g fill={INKS.panel} stroke={INKS.edge} strokeWidth="1.5">
          <rect x="202" y="2" width="236" height="194" rx="18" />
          <rect x="202" y="216" width="236" height="122" rx="18" />
        </g>
        <Box as="g" fontWeight="semibold">
          <text x="87" y="208" fill={INKS.onAccent} textAnchor="middle">
            <Trans>Soft cap</Trans>
          </text>
          <text x="222" y="34" fill={INKS.positive}>
            <Trans>Soft cap reached</Trans>
          </text>
          <text x="222" y="248" fill={INKS.muted}>
            <Trans>Soft cap missed</Trans>
          </text>
        </Box>
        <Pool x={265} y={93} />
        <Arrow x={319} y={93} />
        <Padlock x={358} y={80} />
        <path d="M270 294a24 24 0 1 1-7-17m1-11v12h-12" {...LINE} stroke={INKS.muted} />
        <Coin x={246} y={294} r={12} />
        <g fill={INKS.text}>
          <text x="222" y="153">
            <Trans>
              Listed, and the liquidity
              <tspan x="222" y="174">
                is locked until a date
              </tspan>
            </Trans>
          </text>
          <text x="290" y="289">
            <Trans>
              Every deposit
              <tspan x="290" y="310">
                goes back
              </tspan>
            </Trans>
          </text>
        </g>
      </svg>
    </Box>
  );
}
