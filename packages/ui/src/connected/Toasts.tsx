import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { Box, Flex, IconButton } from '../core/chakra.ts';
import { CircleCheck, CircleX, Clock, Info, X } from '../core/icons.ts';
import { TOAST_MS, toast } from '../toast/toast.ts';
import { TransactionToasts } from './TransactionToasts.tsx';
import { addToastPlace, isShownAt } from './toastPlaces.ts';

/** Below what the page begins with: header, local bar, the line of its title with its button or state. */
const BELOW_TITLE = { base: '44', md: '52' };
const LOOKS = {
  success: { palette: 'positive', Icon: CircleCheck },
  error: { palette: 'negative', Icon: CircleX },
  loading: { palette: 'info', Icon: Clock },
  blank: { palette: 'info', Icon: Info },
  custom: { palette: 'info', Icon: Info },
} as const;

/**
 * Toasts at the top right (APP-20), drawn by us from react-hot-toast's headless store: its own styles would go to
 * document.head, past a shadow root and against Trusted Types. They are below header and title, whose buttons stay
 * free, and inside a live region that is there before the first of them, or it would not be announced. What is under
 * way stays until it has ended; pointing at a toast or focusing it keeps it open. A pointer that rests where a toast
 * appears does not point at it: it has just pressed the button below, which must come free again. A dismissed toast
 * does not say that the focus has left it. Of several areas on a page one shows a toast: that of the act.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster({ duration: TOAST_MS, loading: { duration: Number.POSITIVE_INFINITY } });
  const [place] = useState(() => ({}));
  useEffect(() => addToastPlace(place), [place]);
  const isHeld = useRef(false);
  const hold = () => {
    if (!isHeld.current) handlers.startPause();
    isHeld.current = true;
  };
  const release = () => {
    if (isHeld.current) handlers.endPause();
    isHeld.current = false;
  };
  return (
    <>
      <TransactionToasts place={place} />
      <Flex
        direction="column"
        gap="2"
        position="fixed"
        top={BELOW_TITLE}
        insetInlineEnd="4"
        zIndex="toast"
        maxW="min(380px, calc(100vw - 32px))"
        _print={{ display: 'none' }}
        role="log"
        tabIndex={-1}
        outline="none"
        aria-live="polite"
        aria-label={t`Notifications`}
        onMouseMove={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {toasts
          .filter(({ id, visible }) => visible && isShownAt(id, place))
          .map((item) => {
            const { palette, Icon } = LOOKS[item.type];
            return (
              <Flex
                key={item.id}
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
                <Box flex="1" minW="0" overflowWrap="anywhere">
                  {typeof item.message === 'function' ? item.message(item) : item.message}
                </Box>
                <IconButton
                  variant="ghost"
                  size="2xs"
                  color="fg.muted"
                  aria-label={t`Dismiss`}
                  onClick={({ currentTarget }) => {
                    const log = currentTarget.closest<HTMLElement>('[role=log]');
                    log?.focus();
                    toast.dismiss(item.id);
                    if (!log?.matches(':hover')) release();
                  }}
                >
                  <X />
                </IconButton>
              </Flex>
            );
          })}
      </Flex>
    </>
  );
}
