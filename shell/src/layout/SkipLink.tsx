import { Trans } from '@lingui/react/macro';
import { Box } from '@rab/ui';
import { MAIN_ID } from './mainId.ts';

/** The first stop of the Tab key: past the menu, straight to the page. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <Box
      asChild
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="skipLink"
      bg="accent.solid"
      color="accent.contrast"
      rounded="l2"
      paddingX="4"
      paddingY="2"
      fontWeight="semibold"
      css={{ '&:not(:focus)': { transform: 'translateY(-200%)' } }}
    >
      <a
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          // the address stays the page's own
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        <Trans>Skip to content</Trans>
      </a>
    </Box>
  );
}
