import { Flex, SimpleGrid, Skeleton, Stack } from '@rab/ui';

const Line = ({ width, height = '4' }: { width: string; height?: string }) => (
  <Skeleton width={width} height={height} rounded="l2" />
);

/** A card of a list while its sales are read, as high as most cards are. */
export function SaleCardShape() {
  return (
    <Flex
      direction="column"
      gap="4"
      height="96"
      bg="bg.panel"
      borderWidth="1px"
      rounded="panel"
      padding="5"
      aria-hidden="true"
      data-testid="pad-skeleton"
    >
      <Flex gap="3" align="center">
        <Skeleton boxSize="12" rounded="full" flexShrink="0" />
        <Stack gap="2" flex="1">
          <Line width="40%" height="5" />
          <Line width="60%" height="3" />
        </Stack>
        <Line width="72px" height="6" />
      </Flex>
      <Stack gap="2" flex="1">
        <Line width="100%" />
        <Line width="80%" />
      </Stack>
      <Stack gap="2">
        <Line width="70%" />
        <Skeleton height="2" rounded="full" />
      </Stack>
      <SimpleGrid columns={2} gap="4">
        <Line width="60%" height="10" />
        <Line width="60%" height="10" />
      </SimpleGrid>
      <Flex borderTopWidth="1px" paddingTop="4">
        <Line width="50%" height="8" />
      </Flex>
    </Flex>
  );
}
