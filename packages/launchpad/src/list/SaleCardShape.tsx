import { t } from '@lingui/core/macro';
import { say } from '@rab/language';
import {
  Box,
  EarlyTag,
  EarlyText,
  early,
  earlyText,
  Metric,
  rowTextName,
  Skeleton,
  Span,
  StatusTag,
  Text,
} from '@rab/ui';
import type { SaleKind } from '../kind/SaleKind.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { SaleCardLayout } from './SaleCardLayout.tsx';

export interface SaleCardShapeProps {
  kind: Pick<SaleKind, 'marker'>;
  /** Its row in a list whose texts come with the page. */
  at: number | null;
}

/** A card of a list while its sales are read, with what the index has put into the page about the sale that comes there. */
export function SaleCardShape({ kind: { marker }, at }: SaleCardShapeProps) {
  const name = (of: string) => rowTextName(at, of);
  const tag = (of: string, tone: 'neutral' | 'positive') => (
    <StatusTag tone={tone} early={name(of)}>
      {earlyText(name(of))}
    </StatusTag>
  );
  return (
    <SaleCardLayout
      isShape
      headingLevel="div"
      logo={<ProjectLogo url={undefined} symbol="" />}
      symbol={<EarlyText name={name('symbol')} width="6ch" />}
      name={<EarlyText name={name('name')} width="10ch" />}
      tags={
        <>
          <EarlyTag name={name('state')} />
          {tag('finalized', 'neutral')}
        </>
      }
      marks={
        <>
          {marker && <StatusTag tone="info">{say(marker)}</StatusTag>}
          {tag('referral', 'neutral')}
          {tag('audit', 'positive')}
          {tag('kyc', 'positive')}
        </>
      }
      words={<Skeleton height="10" rounded="l2" />}
      raised={
        <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          <EarlyText name={name('raised')} width="4ch" />
        </Span>
      }
      goal={<EarlyText name={name('goal')} width="7ch" />}
      percent={<EarlyText name={name('percent')} width="4ch" />}
      bar={<Box height="2" rounded="full" background="bg.emphasized" />}
      terms={
        <>
          <Box minW="0">
            <Box color="fg.muted" textStyle="label">
              <EarlyText name={name('terms.label')} />
            </Box>
            <Box textStyle="number" overflow="hidden" textOverflow="ellipsis">
              <EarlyText name={name('terms')} width="5ch" />
            </Box>
          </Box>
          <Metric label={t`Lockup Time`}>
            <EarlyText name={name('lockup')} width="6ch" />
          </Metric>
        </>
      }
      time={
        <>
          <Text color="fg.muted" textStyle="label">
            <EarlyText name={name('when')} width="7ch" />
          </Text>
          {/* room where the program counts */}
          <Span {...early(name('countdown'))} visibility="hidden" whiteSpace="nowrap" />
        </>
      }
    />
  );
}
