import { Box, HStack, Span } from '../../core/chakra.ts';
import { EarlyText } from '../../core/EarlyText.tsx';

/** The place of an address that is still being read (`Address`): the text `name`, and the room of the rest. */
export const AddressShape = ({ name }: { name: string }) => (
  <HStack as="span" gap="1" display="inline-flex" maxW="full" whiteSpace="nowrap">
    <Box as="span" boxSize="20px" flexShrink="0" rounded="full" background="bg.emphasized" />
    <Span fontFamily="mono" textStyle="label">
      <EarlyText name={name} width="13ch" />
    </Span>
    <Box as="span" boxSize="6" flexShrink="0" />
    <Box as="span" boxSize="6" flexShrink="0" />
  </HStack>
);
