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
 * The button after a label that explains its term, and leads to the page of the guide about it. A mouse above it shows the
 * explanation; a press shows or hides it. Screen readers read it with the button.
 * @param label what it is after
 */
export function GlossaryHint({ entry, label }: { entry: GlossaryEntry; label: string }) {
  const guide = useContext(GuideContext);
  const [isOpen, setOpen] = useState(false);
  const isUnderMouse = useRef(false);
  const around = useRef<HTMLSpanElement>(null);
  const close = () => {
    // focus is not lost with the link
    if (around.current?.querySelector('a:focus')) around.current.querySelector('button')?.focus();
    setOpen(false);
  };
  const Bubble = useBubble(isOpen, close);
  const [page, heading] = entry.page.split('#');
  const meaning = say(entry.meaning);
  return (
    <Box
      ref={around}
      as="span"
      onPointerEnter={(event) => {
        if (isTouch(event)) return;
        isUnderMouse.current = true;
        setOpen(true);
      }}
      onPointerLeave={() => {
        if (!isUnderMouse.current) return;
        isUnderMouse.current = false;
        setOpen(false);
      }}
      // a press on the explanation's text takes the focus nowhere
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
      _print={{ display: 'none' }}
    >
      <chakra.button
        // in a form it sends nothing
        type="button"
        aria-label={t`Explain`}
        aria-description={meaning}
        aria-expanded={isOpen}
        data-glossary={label}
        onClick={() => setOpen((before) => isUnderMouse.current || !before)}
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
          content: `"${t({ message: '?', comment: 'The mark in the button that explains a term' })}"`,
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
        <Bubble anchor={around} onClose={close}>
          {meaning}
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
