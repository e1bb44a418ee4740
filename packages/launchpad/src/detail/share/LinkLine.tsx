import { Flex, Text } from '@rab/ui';
import { CopyButton } from '@rab/ui/address';

/** A link in one line, cut where it is too long, and a button that copies all of it. */
export function LinkLine({ link, label, toastText }: { link: string; label: string; toastText: string }) {
  return (
    <Flex align="center" gap="2">
      <Text truncate flex="1" minW="0" fontFamily="mono" textStyle="label" title={link}>
        {link}
      </Text>
      <CopyButton text={link} label={label} toastText={toastText} />
    </Flex>
  );
}
