import { Box, QrCode as ChakraQrCode } from '@chakra-ui/react';

/** A text as a QR code, always dark on white: scanners do not read the other way round. */
export default function QrDrawing({ value, label }: { value: string; label: string }) {
  return (
    <Box bg="white" color="black" rounded="l3" padding="4" width="fit-content">
      <ChakraQrCode.Root value={value} size="2xl" encoding={{ ecc: 'M' }}>
        <ChakraQrCode.Frame role="img" aria-label={label}>
          <ChakraQrCode.Pattern />
        </ChakraQrCode.Frame>
      </ChakraQrCode.Root>
    </Box>
  );
}
