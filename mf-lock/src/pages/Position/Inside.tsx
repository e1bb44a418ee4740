import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SALE_PLACES } from '@rab/contracts';
import { amountsAtPrice, inOrder } from '@rab/contracts/position';
import { Amount, Box, ErrorState, Flex, Grid, Panel, Skeleton, Stack, Text } from '@rab/ui';
import { TokenMark } from '@rab/ui/connected';
import { useChainConfig } from '@rab/wallet-context';
import { priceWords } from '../../model/pairOrder.ts';
import type { PoolSide } from '../../queries/poolSides.ts';
import { type Position, usePoolPrice } from '../../queries/positionLock.ts';
import { RangeBar } from './RangeBar.tsx';

interface InsideProps {
  position: Position;
  sides: readonly [PoolSide, PoolSide];
}

/** What a position holds at the pool's price, and the range of prices in which it does its work. */
export function Inside({ position, sides }: InsideProps) {
  const { data: price, isError, refetch } = usePoolPrice(position.pool);
  const chain = useChainConfig();
  const [side0, side1] = sides;
  const amounts = price && amountsAtPrice(position, price.sqrtPriceX96);
  return (
    <Panel title={t`In this position now`}>
      {!price && isError ? (
        <ErrorState title={t`We couldn’t read the pool.`} onRetry={refetch}>
          <Trans>The position is safe on-chain.</Trans>
        </ErrorState>
      ) : (
        <Stack gap="6">
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            {inOrder(chain, sides).map((side) => (
              <Box key={side.address} minW="0">
                <Flex align="center" color="fg.muted" textStyle="label" minH="5">
                  {side.symbol}
                  <TokenMark token={side} />
                </Flex>
                <Text as="div" textStyle="number" overflowWrap="anywhere">
                  {amounts ? (
                    <Amount
                      value={side === side0 ? amounts.amount0 : amounts.amount1}
                      decimals={side.decimals}
                      places={SALE_PLACES}
                    />
                  ) : (
                    <Skeleton height="6" width="12ch" />
                  )}
                </Text>
              </Box>
            ))}
          </Grid>
          {price ? (
            <RangeBar
              range={position}
              tick={price.tick}
              words={priceWords(chain, sides)}
              symbols={[side0.symbol, side1.symbol]}
            />
          ) : (
            <Skeleton height="32" rounded="l2" />
          )}
        </Stack>
      )}
    </Panel>
  );
}
