import { EarlyTag, EarlyText, Flex, keepEarlyTexts, Span, Text } from '@rab/ui';
import { useCallback, useState } from 'react';
import type { Stories } from '../Story.ts';

export const parts = ['EarlyTag'];

const Places = () => (
  <Flex gap="4" align="center" wrap="wrap">
    <Text textStyle="title">
      <EarlyText name="name" width="10ch" />
    </Text>
    <Text>
      <EarlyText name="raised" />
    </Text>
    <EarlyTag name="state" />
  </Flex>
);

/** The places once the page has brought their texts. */
function Known() {
  const [isKept, setKept] = useState(false);
  const keep = useCallback((page: HTMLElement | null) => {
    if (!page) return;
    keepEarlyTexts();
    setKept(true);
  }, []);
  if (isKept) return <Places />;
  return (
    <Span ref={keep}>
      <Span data-early="name">Meadow</Span> <Span data-early="raised">3.75 BNB</Span>{' '}
      <Span data-early="state.positive">Sale Live</Span>
    </Span>
  );
}

export const stories: Stories = {
  awaited: { draw: Places },
  'came with the page': { draw: Known },
};
