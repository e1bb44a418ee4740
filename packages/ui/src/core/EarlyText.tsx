import { Span } from './chakra.ts';
import { earlyText } from './earlyTexts.ts';
import { StatusTag, TONES } from './StatusTag.tsx';

/**
 * The place of a text that is still being read: its room is gray, unless the index has put the text into the page.
 * @param name of the text, as the indexer has it (`EarlyTexts` in packages/indexer/src/api/preview/Preview.ts)
 * @param width of the room
 */
export function EarlyText({ name, width = '8ch' }: { name: string; width?: string }) {
  return (
    <Span
      data-early={name}
      overflowWrap="anywhere"
      _empty={{
        display: 'inline-block',
        width,
        maxWidth: 'full',
        height: '1em',
        verticalAlign: 'text-bottom',
        background: 'bg.emphasized',
        rounded: 'l2',
      }}
    >
      {earlyText(name)}
    </Span>
  );
}

/** The place of a state that is still being read; nothing shows until it is known. */
export function EarlyTag({ name }: { name: string }) {
  return TONES.map((tone) => {
    const early = `${name}.${tone}`;
    return (
      <StatusTag key={tone} tone={tone} early={early}>
        {earlyText(early)}
      </StatusTag>
    );
  });
}
