import { Box, HStack, Span } from '../../core/chakra.ts';
import { EarlyText } from '../../core/EarlyText.tsx';

export interface AddressShapeProps {
  /** Of the address' text. */
  name: string;
  /** The room of an address that has its link only. */
  compact?: boolean;
}

/** The place of an address that is still being read (`Address`): the text `name`, and the room of the rest. */
export const AddressShape = ({ name, compact }: AddressShapeProps) => (
  <HStack
    as="span"
    gap={compact ? '1.5' : '1'}
    display="inline-flex"
    verticalAlign="middle"
    maxW="full"
    whiteSpace="nowrap"
  >
    <Box as="span" boxSize={compact ? '16px' : '20px'} flexShrink="0" rounded="full" background="bg.emphasized" />
    <Span fontFamily="mono" textStyle="label">
      <EarlyText name={name} width="13ch" />
    </Span>
    {!compact && (
      <>
        <Box as="span" boxSize="6" flexShrink="0" />
        <Box as="span" boxSize="6" flexShrink="0" />
      </>
    )}
  </HStack>
);
