import { useEffect, useState } from 'react';
import { OverlayFrame, type OverlayFrameProps } from './OverlayFrame.tsx';

/** Below this width drawers open from the bottom (APP-12). */
const PHONE = '(max-width: 767px)';

function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(() => globalThis.matchMedia?.(PHONE).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(PHONE);
    const follow = (event: MediaQueryListEvent) => setPhone(event.matches);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return isPhone;
}

/** A drawer from the right, on a phone from the bottom; Escape and the backdrop close it. */
export function SideDrawer(frame: Omit<OverlayFrameProps, 'footer' | 'hasCross'>) {
  const isPhone = useIsPhone();
  return (
    <OverlayFrame
      shape="drawer"
      root={{ placement: (isPhone ? 'bottom' : 'end') as never, size: 'sm' }}
      content={{ maxH: '100dvh', ...(isPhone && { roundedTop: 'panel' }) }}
      {...frame}
    />
  );
}
