import { t } from '@lingui/core/macro';
import type { RiskTopic, RiskVerdict } from '@rab/token-risk';
import { Box, ChevronDown, Flex, Heading, Panel, Stack, StatusTag } from '@rab/ui';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { REPORT_PARTS } from './reportParts.ts';
import { VERDICTS } from './verdicts.ts';

/** An answer of the report: its row, and what it came to. */
export interface ReportAnswer {
  verdict: RiskVerdict;
  row: ReactNode;
}

/** The names of the parts that are open: the page has them, so that they stay open when the report takes the place of its shape. */
export interface OpenedParts {
  opened: ReadonlySet<string>;
  setOpened: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

interface ReportPartsProps extends OpenedParts {
  /** Of a question, none while it is tried; mostly one. */
  answersTo: (topic: RiskTopic) => readonly ReportAnswer[];
  /** While the report is made: what is in the place of an answer that has not come. */
  pending?: (topic: RiskTopic) => ReactNode;
}

/** The parts of the report, each one line that says what its questions came to, and opens to a row for each (RSK-08). */
export function ReportParts({ answersTo, pending, opened, setOpened }: ReportPartsProps) {
  const setAll = (isOpen: boolean) => setOpened(new Set(isOpen ? REPORT_PARTS.map(({ name }) => name) : []));
  const isAllOpen = opened.size === REPORT_PARTS.length;
  return (
    <Panel
      title={t`What was checked`}
      action={
        <Box asChild color="accent.fg" fontWeight="medium" cursor="pointer" minH="6">
          <button type="button" onClick={() => setAll(!isAllOpen)}>
            {isAllOpen ? t`Close all` : t`Open all`}
          </button>
        </Box>
      }
    >
      {REPORT_PARTS.map(({ name, title, topics }) => {
        const answers = topics.flatMap(answersTo);
        const answered = topics.filter((topic) => answersTo(topic).length > 0);
        return (
          <Box asChild key={name} borderTopWidth="1px">
            <details
              open={opened.has(name)}
              onToggle={({ currentTarget: { open } }) =>
                setOpened((before) => {
                  if (before.has(name) === open) return before;
                  const others = [...before].filter((other) => other !== name);
                  return new Set(open ? [...others, name] : others);
                })
              }
            >
              <Flex
                asChild
                align="center"
                gap="3"
                paddingY="3"
                cursor="pointer"
                listStyleType="none"
                rounded="l1"
                focusVisibleRing="inside"
                css={{
                  '&::-webkit-details-marker': { display: 'none' },
                  '& > svg': { flexShrink: '0', transition: 'rotate 150ms', color: 'fg.muted' },
                  'details[open] > & > svg': { rotate: '180deg' },
                }}
              >
                <summary>
                  <Flex
                    flex="1"
                    minW="0"
                    columnGap="4"
                    rowGap="2"
                    direction={{ base: 'column', md: 'row' }}
                    align={{ md: 'center' }}
                  >
                    <Heading as="h3" textStyle="body" fontWeight="semibold" flex={{ md: '1' }}>
                      {title()}
                    </Heading>
                    <Flex gap="2" minH="5">
                      {pending ? (
                        <StatusTag tone="neutral">{t`${answered.length} of ${topics.length} done`}</StatusTag>
                      ) : (
                        <Verdicts answers={answers} />
                      )}
                    </Flex>
                  </Flex>
                  <ChevronDown size={18} aria-hidden="true" />
                </summary>
              </Flex>
              <Stack as="ul" listStyleType="none" gap="0" paddingBottom="2">
                {topics.map((topic) =>
                  answered.includes(topic) ? answersTo(topic).map(({ row }) => row) : pending?.(topic),
                )}
              </Stack>
            </details>
          </Box>
        );
      })}
    </Panel>
  );
}

/** On a phone so many fit into one line. */
const ON_PHONE = 2;

/** What the answers came to, the worst first. */
function Verdicts({ answers }: { answers: readonly ReportAnswer[] }) {
  return VERDICTS.map(({ verdict, tone, counted }) => ({
    tone,
    count: answers.filter((answer) => answer.verdict === verdict).length,
    counted,
  }))
    .filter(({ count }) => count > 0)
    .map(({ tone, count, counted }, index) => (
      <Box key={tone} {...(index >= ON_PHONE && { hideBelow: 'md' as const })}>
        <StatusTag tone={tone}>{counted(count)}</StatusTag>
      </Box>
    ));
}
