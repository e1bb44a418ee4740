import { t } from '@lingui/core/macro';
import { Box, EarlyText, ExplainedLabel, Lock, ShieldCheck, SimpleGrid, Text, Users } from '@rab/ui';
import type { ReactNode } from 'react';
import type { SalePartProps } from '../kind/SaleKindInDetail.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { GLOSSARY } from '../model/glossary.ts';
import { liquidityText, ownerText, refundText } from './promises.ts';

interface SafeFacts {
  liquidity: ReactNode;
  refund: ReactNode;
  owner: ReactNode;
}

const places = () =>
  [
    { of: 'liquidity', label: t`Liquidity locked`, glossary: GLOSSARY.liquidityLocked, Icon: Lock },
    { of: 'refund', label: t`Refund guaranteed`, glossary: GLOSSARY.refundGuaranteed, Icon: ShieldCheck },
    { of: 'owner', label: t`The owner can still`, glossary: GLOSSARY.ownerPowers, Icon: Users },
  ] as const;

/** The three facts, each with room for as many lines as it mostly takes. */
function ThreeFacts(facts: SafeFacts) {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, lg: 3 }} gap="4">
      {places().map(({ of, Icon, ...shown }) => (
        <Box key={of} position="relative" paddingInlineStart="8" minH={{ base: '14', lg: '20' }}>
          <Text as="dt" textStyle="label" color="fg.muted">
            <Box as="span" position="absolute" insetInlineStart="0" top="0.5" color="accent.fg">
              <Icon size={18} aria-hidden="true" />
            </Box>
            <ExplainedLabel {...shown} />
          </Text>
          <Text as="dd" fontWeight="medium">
            {facts[of]}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}

/** What protects a buyer, below the name of what is sold: locked liquidity, the refund, the owner's powers (LOK-07). */
export function IsItSafe({ kind, sale }: SalePartProps) {
  const { state } = useSaleState(kind, sale);
  const { LockedUntil } = kind;
  return (
    <ThreeFacts
      liquidity={
        LockedUntil && sale.isListed ? <LockedUntil kind={kind} sale={sale} /> : liquidityText(sale, state.phase)
      }
      refund={refundText(kind, sale, state)}
      owner={ownerText(kind, sale, state)}
    />
  );
}

/** The same while the sale is read. */
export const IsItSafeShape = () => (
  <ThreeFacts
    liquidity={<EarlyText name="liquidity" width="20ch" />}
    refund={<EarlyText name="refund" width="20ch" />}
    owner={<EarlyText name="powers" width="20ch" />}
  />
);
