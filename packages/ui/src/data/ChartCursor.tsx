import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Box } from '../core/chakra.ts';
import { formatUtc } from '../core/time.ts';
import { type ChartData, highestOf, indexAt, MOST_MARKS, rangeOf, shortNumber, shownNow } from './chartPoints.ts';
import { PLOT_INSET } from './StepSketch.tsx';

export interface ChartCursorProps extends ChartData {
  label: string;
  unit: string;
  color: string;
  children: ReactNode;
}

/** The key's next point of `count`. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Around the drawing of a chart: its marks of now, of releases and of what it is compared with, and its values under the pointer
 * and by keyboard. For assistive technology the chart is a slider, which says each value that it is moved to.
 */
export function ChartCursor({ label, unit, color, children, ...data }: ChartCursorProps) {
  const { points, marks, releases = [] } = data;
  const now = shownNow(data);
  const { from, to } = rangeOf(data);
  const highest = highestOf(data);
  const plot = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  // the points of a form change under the pointer
  const active = chosen === null ? null : Math.min(chosen, last);
  const place = active ?? (now === undefined ? last : indexAt(points, now));
  const left = (at: number) => `${(100 * (at - from)) / (to - from)}%`;
  const bottom = (value: number) => `${(100 * value) / highest}%`;

  const follow = ({ clientX }: PointerEvent) => {
    const { current } = plot;
    if (!current) return;
    const { left: start, width } = current.getBoundingClientRect();
    setChosen(indexAt(points, from + ((clientX - start) / (width || 1)) * (to - from)));
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setChosen(null);
    const next = KEYS[event.key];
    if (!next) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next(place, points.length))));
  };
  const shown = points[active ?? -1];
  const read = points[place];
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={read && `${momentOf(read.at)}: ${textOf(read, unit)}`}
      position="relative"
      rounded="l1"
      focusVisibleRing="outside"
      touchAction="pan-y"
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setChosen(place)}
      onBlur={() => setChosen(null)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setChosen(null)}
      onKeyDown={step}
    >
      {children}
      <Box ref={plot} position="absolute" style={PLOT_INSET} pointerEvents="none" textStyle="label" aria-hidden="true">
        {marks.map(({ label: name, value }) => (
          <Box
            key={name}
            position="absolute"
            insetX="0"
            borderTopWidth="1px"
            borderStyle="dashed"
            borderColor="fg.muted"
            style={{ bottom: bottom(value) }}
          >
            <Box position="absolute" bottom="0" insetEnd="1">
              {name}
            </Box>
          </Box>
        ))}
        {releases.length <= MOST_MARKS &&
          releases.map((at) => (
            <Box
              key={at}
              data-release={at}
              position="absolute"
              boxSize="2"
              rounded="full"
              transform="translate(-50%, 50%)"
              borderWidth="2px"
              bg="bg.panel"
              style={{ left: left(at), bottom: bottom(points[indexAt(points, at)]?.value ?? 0), borderColor: color }}
            />
          ))}
        {now !== undefined && (
          <Box
            data-now={now}
            position="absolute"
            // up to its name, which is above those of the marks
            top="-4"
            bottom="0"
            borderStartWidth="2px"
            borderColor="accent.solid"
            style={{ left: left(now) }}
          >
            <Box
              position="absolute"
              bottom="100%"
              color="accent.fg"
              fontWeight="semibold"
              style={{ transform: `translateX(-${left(now)})` }}
            >
              <Trans>Now</Trans>
            </Box>
          </Box>
        )}
        {shown && (
          <Box position="absolute" insetY="0" borderStartWidth="1px" borderColor="fg" style={{ left: left(shown.at) }}>
            <Box
              position="absolute"
              boxSize="2.5"
              rounded="full"
              transform="translate(-50%, 50%)"
              style={{ bottom: bottom(shown.value), background: color }}
            />
            <Box
              position="absolute"
              top="0"
              zIndex="1"
              width="max-content"
              maxW="56"
              paddingX="2"
              paddingY="1"
              rounded="l1"
              bg="gray.solid"
              color="gray.contrast"
              boxShadow="raised"
              overflowWrap="anywhere"
              style={{ transform: `translateX(-${left(shown.at)})` }}
            >
              {momentOf(shown.at)}
              <Box fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {textOf(shown, unit)}
              </Box>
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A moment as the values of charts say it. */
export const momentOf = (at: number): string => `${formatUtc(BigInt(Math.round(at)))} UTC`;

/** A point's value as it is read, with its unit. */
export const textOf = ({ value, text }: ChartData['points'][number], unit: string): string =>
  text ?? `${shortNumber(value)} ${unit}`;
