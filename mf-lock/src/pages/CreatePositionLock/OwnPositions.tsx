import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Grid, Loading, Text } from '@rab/ui';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/reads';
import { pairText } from '../../model/pairOrder.ts';
import { feePercent, isFullRange } from '../../model/priceRange.ts';
import { type OwnPosition, type PositionNumber, useOwnPositions } from '../../queries/ownPositions.ts';
import { managerName } from '../managerName.ts';

interface OwnPositionsProps {
  chosen: PositionNumber | null;
  onChoose: (position: PositionNumber) => void;
}

/** The positions in the connected wallet, each a button that fills it in. */
export function OwnPositions({ chosen, onChoose }: OwnPositionsProps) {
  const { address } = useWallet();
  const { data: positions, isError } = useOwnPositions(address ?? null);
  if (!address)
    return (
      <Text color="fg.muted">
        <Trans>Connect a wallet to choose one of your positions.</Trans>
      </Text>
    );
  if (!positions)
    return isError ? (
      <Text color="fg.muted">
        <Trans>We couldn’t read your positions. You can still enter a number.</Trans>
      </Text>
    ) : (
      <Loading />
    );
  if (positions.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Your wallet has no position with liquidity on these exchanges.</Trans>
      </Text>
    );
  const isChosen = ({ manager, tokenId }: OwnPosition) =>
    chosen !== null && chosen.tokenId === tokenId && isAddressEqual(chosen.manager, manager);
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" role="group" aria-label={t`Your positions`}>
      {positions.map((position) => (
        <Choice
          key={`${position.manager}:${position.tokenId}`}
          position={position}
          isChosen={isChosen(position)}
          onChoose={() => onChoose(position)}
        />
      ))}
    </Grid>
  );
}

interface ChoiceProps {
  position: OwnPosition;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ position, isChosen, onChoose }: ChoiceProps) {
  const chain = useChainConfig();
  const { manager, tokenId, tokens, fee } = position;
  return (
    <Box
      asChild
      textAlign="start"
      cursor="pointer"
      padding="4"
      rounded="l3"
      borderWidth="1px"
      minW="0"
      overflowWrap="anywhere"
      focusVisibleRing="outside"
      borderColor={isChosen ? 'accent.solid' : 'border.emphasized'}
      bg={isChosen ? 'accent.subtle' : 'transparent'}
      _hover={isChosen ? {} : { bg: 'bg.muted' }}
    >
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <Text fontWeight="semibold">{pairText(chain, tokens)}</Text>
        <Text color="fg.muted" textStyle="label">
          <Trans>
            {feePercent(fee)}% fee · {managerName(chain, manager)} · number {String(tokenId)}
          </Trans>
        </Text>
        {isFullRange(position) && (
          <Text color="fg.muted" textStyle="label">
            <Trans>Full range</Trans>
          </Text>
        )}
      </button>
    </Box>
  );
}
