import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { Box, Flex, Heading, Stack, Text } from '@rab/ui';
import { CopyButton } from '@rab/ui/address';
import { ContentDialog } from '@rab/ui/overlay';
import { useAppConfig, useChainConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { badgeScriptUrl } from '../../badge/badgeScriptUrl.ts';

interface BadgeDialogProps {
  lockId: bigint;
  /** Of a V3 position. */
  kind?: 'lock' | 'position';
  isOpen: boolean;
  onClose: () => void;
}

/** Two ways to show a lock on another page: the lines to put there, and what each trusts (LKT-07). */
export function BadgeDialog({ lockId, kind = 'lock', isOpen, onClose }: BadgeDialogProps) {
  const { links } = useAppConfig();
  const { id: chainId, badges } = useChainConfig();
  const page = new URL(kind === 'lock' ? paths.lock(lockId) : paths.positionLock(lockId), links.mainSite).href;
  const picture = badges && `${badges}/${kind}/${lockId}.svg`;
  const element = [
    `<script src="${badgeScriptUrl()}" defer></script>`,
    `<rab-lock-badge ${kind}="${lockId}" chain="${chainId}"></rab-lock-badge>`,
  ].join('\n');
  return (
    <ContentDialog title={t`Badge for this lock`} isOpen={isOpen} onClose={onClose}>
      <Stack gap="6">
        {picture && (
          <Way
            title={t`Picture`}
            text={t`Works on any page, even without scripts. Our data service draws it, as of its newest block.`}
            code={`<a href="${page}"><img src="${picture}" alt="Lock ${lockId}" height="92"></a>`}
          >
            <Box as="span" display="block" overflowX="auto">
              <img src={picture} alt={t`Badge of lock ${String(lockId)}`} height={92} />
            </Box>
          </Way>
        )}
        <Way
          title={t`Element`}
          text={t`Reads the chain directly in the visitor’s browser, every 20 seconds. Nobody has to trust our data.`}
          code={element}
        />
      </Stack>
    </ContentDialog>
  );
}

function Way({ title, text, code, children }: { title: string; text: string; code: string; children?: ReactNode }) {
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="title">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
      {children}
      <Flex gap="2" align="start" borderWidth="1px" rounded="l2" padding="3">
        <Box
          as="pre"
          flex="1"
          minW="0"
          margin="0"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          fontFamily="mono"
          textStyle="label"
        >
          {code}
        </Box>
        <CopyButton text={code} label={t`Copy the code of the ${title.toLowerCase()}`} toastText={t`Copied`} />
      </Flex>
    </Stack>
  );
}
