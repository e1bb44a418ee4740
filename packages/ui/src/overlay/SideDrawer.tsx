import { useMediaQuery } from '../core/useMediaQuery.ts';
import { OverlayFrame } from './OverlayFrame.tsx';
import type { OverlayFrameProps } from './OverlayParts.ts';

/** Below this width drawers open from the bottom (APP-12). */
const PHONE = '(max-width: 767px)';

/** A drawer from the right, on a phone from the bottom; Escape and the backdrop close it. */
export function SideDrawer(frame: Omit<OverlayFrameProps, 'footer' | 'hasCross'>) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <OverlayFrame
      shape="drawer"
      root={{ placement: (isPhone ? 'bottom' : 'end') as never, size: 'sm' }}
      content={{ maxH: '100dvh', ...(isPhone && { roundedTop: 'panel' }) }}
      {...frame}
    />
  );
}
