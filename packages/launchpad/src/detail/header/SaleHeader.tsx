import { t } from '@lingui/core/macro';
import { ProjectInfoMismatch } from '@rab/config/project-info';
import { say } from '@rab/language';
import { earlyText, Flex, Heading, Link, Skeleton, Stack, StatusTag, Text } from '@rab/ui';
import { TokenMark } from '@rab/ui/connected';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { labelName } from '../../model/saleLabels.ts';
import { ProjectLinks } from '../../projectInfo/ProjectLinks.tsx';
import { ProjectLogo } from '../../projectInfo/ProjectLogo.tsx';
import { ProjectVideo } from '../../projectInfo/ProjectVideo.tsx';
import { useProjectInfo } from '../../projectInfo/useProjectInfo.ts';
import { IsItSafe } from '../IsItSafe.tsx';
import { FoldedText } from './FoldedText.tsx';
import { WORDS_HEIGHT } from './wordsHeight.ts';

/** What a sale is of: name, labels, the project's own words and links, and the four terms (DET-01). */
export function SaleHeader({ kind, sale }: SalePartProps) {
  const { info, error } = useProjectInfo(sale.projectInfoHash);
  const isAwaited = info === undefined && !error;
  const early = earlyText('description') ?? earlyText('longDescription');
  return (
    <Stack gap="5">
      <Flex gap="4" align="center">
        <ProjectLogo url={info?.logoUrl} symbol={sale.token.symbol} size="14" />
        <Stack gap="1" minW="0">
          <Heading as="h1" textStyle="headline" overflowWrap="anywhere">
            {sale.token.name}
          </Heading>
          <Flex gap="2" wrap="wrap" align="center">
            <Text color="fg.muted" overflowWrap="anywhere">
              {sale.token.symbol}
            </Text>
            <TokenMark token={sale.token} />
            {kind.marker && <StatusTag tone="info">{say(kind.marker)}</StatusTag>}
            {sale.labels.map(({ type, link }) => (
              <Label key={type} name={labelName(type)} link={link} />
            ))}
          </Flex>
        </Stack>
      </Flex>
      <IsItSafe kind={kind} sale={sale} />
      <Stack gap="5" minH={info || isAwaited ? WORDS_HEIGHT : undefined}>
        {isAwaited && (early ? <FoldedText text={early} /> : <Skeleton flex="1" rounded="l2" />)}
        {error && <Text color="fg.muted">{unreadableInfo(error)}</Text>}
        {info?.description && <FoldedText text={info.description} />}
        <Flex gap="1" wrap="wrap">
          <ProjectLinks info={info} />
          {info?.youtubleUrl && <ProjectVideo url={info.youtubleUrl} name={sale.token.name} />}
        </Flex>
      </Stack>
      <kind.pricing.Terms sale={sale} />
    </Stack>
  );
}

/** A badge of the platform, with a link to what it stands for; only web addresses are linked. */
function Label({ name, link }: { name: string; link: string }) {
  const tag = <StatusTag tone="positive">{name}</StatusTag>;
  if (!/^https?:\/\//i.test(link)) return tag;
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {tag}
    </Link>
  );
}

const unreadableInfo = (error: Error): string =>
  error instanceof ProjectInfoMismatch
    ? t`The project info we received isn’t what the owner published, so we don’t show it.`
    : t`We can’t load the project info right now.`;
