import { Span } from './chakra.ts';
import { earlyText } from './earlyTexts.ts';
import { StatusTag, TONES } from './StatusTag.tsx';

/** What makes an element the place of a text that is still being read. */
export const early = (name: string) => ({ 'data-early': name, children: earlyText(name) });

/**
 * The place of a text that is still being read: its room is gray, unless the index has put the text into the page.
 * @param name of the text, as the indexer has it (`EarlyTexts` in packages/indexer/src/api/preview/Preview.ts)
 * @param width of the room
 */
export function EarlyText({ name, width = '8ch' }: { name: string; width?: string | undefined }) {
  return (
    <Span
      {...early(name)}
      // drawn in English, and perhaps shown in a page that goes from right to left
      dir="auto"
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
    />
  );
}

/** The place of a state that is still being read; nothing shows until it is known. */
export function EarlyTag({ name }: { name: string }) {
  return TONES.map((tone) => {
    const tagged = `${name}.${tone}`;
    return (
      <StatusTag key={tone} tone={tone} early={tagged}>
        {earlyText(tagged)}
      </StatusTag>
    );
  });
}
