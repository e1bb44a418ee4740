import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FOLD_LINES } from '@rab/config/project-info';
import {
  Box,
  EarlyTag,
  EarlyText,
  early,
  earlyText,
  Flex,
  Heading,
  Loading,
  Panel,
  Skeleton,
  Stack,
  Text,
  useDocumentTitle,
  VisuallyHidden,
} from '@rab/ui';
import { RouteTabs } from '@rab/ui/router';
import type { SaleKindInDetail } from '../kind/SaleKindInDetail.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { GlanceShape } from './AtAGlance.tsx';
import { strangersText } from './header/FoldedText.tsx';
import { WORDS_HEIGHT } from './header/wordsHeight.ts';
import { IsItSafeShape } from './IsItSafe.tsx';
import { SaleLayout } from './SaleLayout.tsx';

/** The page of a sale in its own shape while the sale is read, with what the index has put into the page about it. */
export function SaleShape({ kind }: { kind: SaleKindInDetail }) {
  useDocumentTitle(earlyText('name') ?? t`Sale`);
  return (
    <SaleLayout
      about={
        <Stack gap="5">
          <Flex gap="4" align="center">
            <ProjectLogo url={undefined} symbol="" size="14" />
            <Stack gap="1" minW="0">
              <Heading as="h1" textStyle="headline" overflowWrap="anywhere">
                <EarlyText name="name" width="10ch" />{' '}
                <VisuallyHidden>
                  <Trans>Sale</Trans>
                </VisuallyHidden>
              </Heading>
              <Text color="fg.muted">
                <EarlyText name="symbol" width="5ch" />
              </Text>
            </Stack>
          </Flex>
          <IsItSafeShape />
          <Box
            minH={WORDS_HEIGHT}
            rounded="l2"
            css={{ '&:not(:has(> :not(:empty)))': { background: '{colors.bg.emphasized}' } }}
          >
            <Text {...strangersText} {...early('description')} />
            <Text {...strangersText} lineClamp={FOLD_LINES} {...early('longDescription')} />
          </Box>
          <kind.pricing.Terms sale={undefined} />
        </Stack>
      }
      act={
        <Panel>
          <Stack gap="5" minH="480px">
            <StateShape />
            <RaiseShape />
            <Loading />
          </Stack>
        </Panel>
      }
      glance={<GlanceShape />}
      tabs={
        <RouteTabs
          tabs={kind.tabs
            .filter(({ isShown }) => !isShown)
            .map(({ id, label }) => ({ id, label, clears: 'page', content: <Skeleton height="64" rounded="l2" /> }))}
        />
      }
    />
  );
}

/** The state of a sale, with its next or last date, until the time of the chain is known. */
export function StateShape() {
  return (
    <Flex justify="space-between" align="center" gap="3">
      <Box minW="0">
        <Text color="fg.muted" textStyle="label">
          <EarlyText name="date.label" width="6ch" />
        </Text>
        <Text textStyle="number">
          <EarlyText name="date" width="12ch" />
        </Text>
      </Box>
      <EarlyTag name="state" />
    </Flex>
  );
}

/** How far a raise is, as `RaiseBar` shows it. */
function RaiseShape() {
  return (
    <Stack gap="2">
      <Flex justify="space-between" gap="2">
        <Text color="fg.muted">
          <Trans>
            Raised by <EarlyText name="buyers" />
          </Trans>
        </Text>
        <Text fontWeight="semibold">
          <EarlyText name="percent" width="4ch" />
        </Text>
      </Flex>
      <Box height="2" rounded="full" background="bg.emphasized" />
      <Text textStyle="label">
        <Trans>
          Soft cap <EarlyText name="softCap" />
        </Trans>
      </Text>
      <Flex justify="space-between" columnGap="4" wrap="wrap" textStyle="label">
        <EarlyText name="raised" />
        <EarlyText name="goal" />
      </Flex>
      <Text textStyle="label" color="fg.muted">
        <br />
      </Text>
    </Stack>
  );
}
