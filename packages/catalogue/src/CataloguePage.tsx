import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { Box, Button, Flex, Heading, Stack } from '@rab/ui';
import { COLOR_MODES, UiProvider, useColorMode } from '@rab/ui/connected';
import { WalletProvider } from '@rab/wallet-context';
import { type ReactNode, useEffect, useState } from 'react';

/** Widths of a window in px. */
const WIDTHS = [360, 390, 768, 1440] as const;

/** The list of all stories next to the chosen one, which is in a window of its own, so that its width is a real one. */
export function CataloguePage({ stories }: { stories: readonly string[] }) {
  const [config] = useState(() => parseConfig(configFixture()));
  return (
    <WalletProvider config={config}>
      <UiProvider>
        <Frame stories={stories} />
      </UiProvider>
    </WalletProvider>
  );
}

const chosenNow = () => decodeURIComponent(location.hash.slice(1));

function Frame({ stories }: { stories: readonly string[] }) {
  const [mode, setMode] = useColorMode();
  const [width, setWidth] = useState<number>(WIDTHS[3]);
  const [chosen, setChosen] = useState(chosenNow);
  useEffect(() => {
    const follow = () => setChosen(chosenNow());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const story = stories.includes(chosen) ? chosen : stories[0];
  const partOf = (name: string) => name.split('/')[0];
  const parts = [...new Set(stories.map(partOf))];
  return (
    <Flex height="100dvh">
      <Stack
        as="nav"
        aria-label="Parts"
        width="64"
        flexShrink="0"
        padding="4"
        gap="4"
        overflowY="auto"
        borderEndWidth="1px"
        tabIndex={0}
      >
        <Heading as="h1" textStyle="title">
          Parts
        </Heading>
        {parts.map((part) => (
          <Box key={part}>
            <Heading as="h2" textStyle="label" color="fg.muted">
              {part}
            </Heading>
            {stories
              .filter((name) => partOf(name) === part)
              .map((name) => (
                <Button
                  key={name}
                  asChild
                  size="xs"
                  variant={name === story ? 'subtle' : 'ghost'}
                  width="full"
                  justifyContent="start"
                >
                  <a
                    href={`#${encodeURIComponent(name)}`}
                    aria-current={name === story ? 'page' : undefined}
                    data-name={name}
                  >
                    {name.split('/')[1]}
                  </a>
                </Button>
              ))}
          </Box>
        ))}
      </Stack>
      <Stack as="main" flex="1" minW="0" padding="4" gap="4" overflow="auto" tabIndex={0} aria-label="Story">
        <Flex gap="6" wrap="wrap">
          <Choice label="Theme" values={COLOR_MODES} chosen={mode} onChoose={setMode} />
          <Choice label="Width" values={WIDTHS} chosen={width} onChoose={setWidth} />
        </Flex>
        <Box asChild flex="1" minH="xl" borderWidth="1px" style={{ width }}>
          <iframe key={mode} title={story} src={`/?${new URLSearchParams({ story: story ?? '', theme: mode })}`} />
        </Box>
      </Stack>
    </Flex>
  );
}

function Choice<Value extends string | number>({
  label,
  values,
  chosen,
  onChoose,
}: {
  label: string;
  values: readonly Value[];
  chosen: ReactNode;
  onChoose: (value: Value) => void;
}) {
  return (
    <Flex role="group" aria-label={label} gap="1">
      {values.map((value) => (
        <Button
          key={value}
          size="xs"
          variant={value === chosen ? 'solid' : 'outline'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {value}
        </Button>
      ))}
    </Flex>
  );
}
