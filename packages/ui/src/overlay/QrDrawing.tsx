import { QrCode } from '@chakra-ui/react';

/** A text as a QR code, for the white frame of `QrCode`. */
export function QrDrawing({ value, label }: { value: string; label: string }) {
  return (
    <QrCode.Root value={value} size="2xl" encoding={{ ecc: 'M' }}>
      <QrCode.Frame role="img" aria-label={label}>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  );
}
