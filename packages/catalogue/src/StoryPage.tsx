import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { Box, VisuallyHidden } from '@rab/ui';
import { UiProvider } from '@rab/ui/connected';
import { MemoryRouter } from '@rab/ui/router';
import { useQueryClient, WalletProvider } from '@rab/wallet-context';
import { type ReactNode, useEffect, useState } from 'react';
import { appeared, pressAll } from './pressAll.ts';
import type { Story, Visitor } from './Story.ts';

/** The computer's clock is the chain's, as long as no story says otherwise. */
const NO_OFFSET = { chainTime: 0 };

/** One story, alone on a page with everything that a screen of the product has around it; no node, no indexer. */
export function StoryPage({
  name,
  story: { draw: Draw, visitor = {}, press = [], awaits = 'main' },
}: {
  name: string;
  story: Story;
}) {
  const { config = (fixture) => fixture, answers } = visitor;
  const [parsed] = useState(() => parseConfig(config(configFixture())));
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed)
      void pressAll(press)
        .then(() => appeared(awaits))
        .then(() => setPressed(true));
  }, [press, awaits, isPressed]);
  return (
    <WalletProvider config={parsed}>
      <UiProvider>
        <MemoryRouter>
          <Answered by={{ ...NO_OFFSET, ...answers }}>
            <Box
              as="main"
              aria-label={name}
              padding={{ base: '4', md: '6' }}
              data-story={isPressed ? 'drawn' : 'pressing'}
            >
              <VisuallyHidden asChild>
                <h1>{name}</h1>
              </VisuallyHidden>
              <Draw />
            </Box>
          </Answered>
        </MemoryRouter>
      </UiProvider>
    </WalletProvider>
  );
}

/** Gives every read that is asked below its answer, where there is one. */
function Answered({ by: answers, children }: { by: NonNullable<Visitor['answers']>; children: ReactNode }) {
  const queries = useQueryClient();
  useState(() =>
    queries.getQueryCache().subscribe(({ type, query }) => {
      const answer = answers[String(query.queryKey[0])];
      if (type === 'added' && answer !== undefined) query.setData(answer);
    }),
  );
  return children;
}
