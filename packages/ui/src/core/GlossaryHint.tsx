import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say, type Words } from '@rab/language';
import { createContext, useContext, useRef, useState } from 'react';
import { Box, Link } from './chakra.ts';
import { isTouch } from './Hint.tsx';
import { useBubble } from './useBubble.ts';

/** A term of the screen, as the guide's glossary explains it. */
export interface GlossaryEntry {
  meaning: Words;
  /** The page of the guide that says more, with a heading of it where one is meant: `vesting#vesting-of-a-lock`. */
  page: string;
}

/** The address of the guide, with a slash at its end; without one a hint has no link. */
export const GuideContext = createContext<string | undefined>(undefined);

interface Explained {
  label: string;
  /** What it means; without one it is only the label. */
  glossary: GlossaryEntry | undefined;
}

/** A label with the explanation of its term behind it. */
export const ExplainedLabel = ({ label, glossary }: Explained) => (
  <>
    {label}
    {glossary && <GlossaryHint entry={glossary} label={label} />}
  </>
);

/**
 * The button after a label that explains its term, and leads to the page of the guide about it. A press opens it, and so
 * does a mouse above it.
 * @param label what it is after
 */
export function GlossaryHint({ entry, label }: { entry: GlossaryEntry; label: string }) {
  const guide = useContext(GuideContext);
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(false);
  const Bubble = useBubble(isOpen, close);
  const [page, heading] = entry.page.split('#');
  return (
    <Box
      ref={around}
      as="span"
      onPointerEnter={(event) => !isTouch(event) && setOpen(true)}
      onPointerLeave={(event) => !isTouch(event) && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      _print={{ display: 'none' }}
    >
      <chakra.button
        // in a form it sends nothing
        type="button"
        aria-label={t`Explain`}
        aria-description={label}
        aria-expanded={isOpen}
        data-glossary={entry.page}
        onClick={() => setOpen(true)}
        display="inline-grid"
        placeItems="center"
        boxSize="6"
        // the line is as high as without it
        marginY="-1"
        marginInlineStart="1"
        rounded="full"
        cursor="help"
        verticalAlign="middle"
        focusVisibleRing="inside"
        _after={{
          content: '"?"',
          boxSize: '4',
          rounded: 'full',
          borderWidth: '1px',
          borderColor: 'border.emphasized',
          color: 'fg.muted',
          fontSize: '2xs',
          lineHeight: '14px',
          fontWeight: 'medium',
        }}
      />
      {isOpen && Bubble && (
        <Bubble anchor={around} isSpoken onClose={close}>
          <span role="status">{say(entry.meaning)}</span>
          {guide && (
            <>
              {' '}
              <Link
                href={`${guide}${page}.html${heading === undefined ? '' : `#${heading}`}`}
                target="_blank"
                rel="noopener noreferrer"
                color="inherit"
                textDecoration="underline"
              >
                <Trans>Learn more</Trans>
              </Link>
            </>
          )}
        </Bubble>
      )}
    </Box>
  );
}
