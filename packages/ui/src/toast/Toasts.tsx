import { useToaster } from 'react-hot-toast/headless';
import { Box, Flex } from '../core/chakra.ts';
import { CircleCheck, CircleX, Clock, Info } from '../core/icons.ts';
import { TransactionToasts } from './TransactionToasts.tsx';

const DURATION_MS = 5_000;
const LOOKS = {
  success: { palette: 'positive', Icon: CircleCheck },
  error: { palette: 'negative', Icon: CircleX },
  loading: { palette: 'info', Icon: Clock },
  blank: { palette: 'info', Icon: Info },
  custom: { palette: 'info', Icon: Info },
} as const;

/**
 * Toasts at the top right (APP-20), drawn by us from react-hot-toast's headless store: its own styles would go to
 * document.head, past a shadow root and against Trusted Types. Announced politely; hovering keeps them open.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster({ duration: DURATION_MS });
  return (
    <>
      <TransactionToasts />
      <Flex
        direction="column"
        gap="2"
        position="fixed"
        top="4"
        insetInlineEnd="4"
        zIndex="toast"
        maxW="min(380px, calc(100vw - 32px))"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
      >
        {toasts
          .filter(({ visible }) => visible)
          .map((item) => {
            const { palette, Icon } = LOOKS[item.type];
            return (
              <Flex
                key={item.id}
                {...item.ariaProps}
                data-toast={item.type}
                colorPalette={palette}
                gap="3"
                bg="bg.panel"
                borderWidth="1px"
                borderColor="colorPalette.border"
                rounded="l3"
                boxShadow="raised"
                paddingX="4"
                paddingY="3"
              >
                <Box color="colorPalette.fg" paddingTop="0.5" flexShrink="0">
                  <Icon size={16} aria-hidden="true" />
                </Box>
                <Box minW="0" overflowWrap="anywhere">
                  {typeof item.message === 'function' ? item.message(item) : item.message}
                </Box>
              </Flex>
            );
          })}
      </Flex>
    </>
  );
}
