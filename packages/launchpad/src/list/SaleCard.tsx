import { t } from '@lingui/core/macro';
import { perMilleToPercent, SALE_PLACES } from '@rab/contracts';
import { say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { Amount, Box, Link, Metric, ProgressBar, Span, StatusTag, Text } from '@rab/ui';
import { Countdown, TokenMark } from '@rab/ui/connected';
import { RouterLink } from '@rab/ui/router';
import { raiseShare } from '../kind/raiseShare.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { baseText } from '../model/amountText.ts';
import { shortCountdownOf } from '../model/countdown.ts';
import { daysText } from '../model/durationText.ts';
import { labelName } from '../model/saleLabels.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { SocialIcons } from '../projectInfo/SocialIcons.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';
import { SaleCardLayout } from './SaleCardLayout.tsx';

export interface SaleCardProps {
  kind: SaleKind;
  sale: Sale;
  headingLevel: 'h2' | 'h3';
}

/** One sale in a grid; the whole card leads to its page (HOM-09). */
export function SaleCard({ kind, sale, headingLevel }: SaleCardProps) {
  const { state, now } = useSaleState(kind, sale);
  const { info, error } = useProjectInfo(sale.projectInfoHash);
  const isInfoAwaited = info === undefined && !error;
  const countdown = shortCountdownOf(sale, state, now);
  const { goal, percent, filled } = raiseShare(kind, sale);
  const { base, token, listing, referralPerMille } = sale;

  return (
    <SaleCardLayout
      headingLevel={headingLevel}
      logo={<ProjectLogo url={info?.logoUrl} symbol={token.symbol} />}
      symbol={
        <Link
          asChild
          variant="plain"
          color="fg"
          _hover={{ textDecoration: 'none' }}
          _focusVisible={{ outline: 'none' }}
        >
          <RouterLink to={kind.paths.detail(sale.id)}>
            {token.symbol}
            <Box as="span" position="absolute" inset="0" aria-hidden="true" rounded="panel" />
          </RouterLink>
        </Link>
      }
      name={token.name}
      tags={
        <>
          <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>
          {sale.isFinalized && <StatusTag tone="neutral">{t`Finalize`}</StatusTag>}
          {!sale.isVisible && <StatusTag tone="warning">{t`Not Visible`}</StatusTag>}
        </>
      }
      marks={
        <>
          <TokenMark token={token} />
          {kind.marker && <StatusTag tone="info">{say(kind.marker)}</StatusTag>}
          {referralPerMille > 0n && (
            <StatusTag tone="neutral">{t`Affiliate ${perMilleToPercent(referralPerMille)}%`}</StatusTag>
          )}
          {sale.labels.map(({ type, link }) => (
            <Link key={type} href={link} target="_blank" rel="noopener noreferrer" position="relative" zIndex="1">
              <StatusTag tone="positive">{labelName(type)}</StatusTag>
            </Link>
          ))}
        </>
      }
      words={
        <Text
          color="fg.muted"
          dir="auto"
          lineClamp="2"
          minH={{ base: isInfoAwaited ? '10' : undefined, md: '10' }}
          _empty={{ base: { display: isInfoAwaited ? 'block' : 'none' }, md: { display: 'block' } }}
        >
          {info?.description ?? ''}
        </Text>
      }
      raised={<Amount value={sale.raised} decimals={base.decimals} places={SALE_PLACES} />}
      goal={baseText(sale, goal.amount)}
      percent={`${percent}%`}
      bar={<ProgressBar percent={filled} label={`${token.symbol}: ${goal.shareOf}`} />}
      terms={
        <>
          {listing ? (
            <Metric label={t`Liquidity %`}>{perMilleToPercent(listing.liquidityPerMille)}%</Metric>
          ) : (
            <Metric label={t`Token price`}>{kind.pricing.priceText(sale)}</Metric>
          )}
          <Metric label={t`Lockup Time`}>
            {listing ? (
              daysText(listing.lockSeconds)
            ) : (
              <Span color="fg.muted" fontWeight="normal">
                –
              </Span>
            )}
          </Metric>
        </>
      }
      time={
        <>
          <Text color="fg.muted" textStyle="label">
            {countdown?.label ?? (state.isSoldOut ? t`Sold out` : t`Ended`)}
          </Text>
          {countdown && <Countdown target={countdown.target} />}
        </>
      }
      links={<SocialIcons info={info} />}
    />
  );
}
