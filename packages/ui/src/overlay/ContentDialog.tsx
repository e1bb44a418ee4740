import { OverlayFrame } from './OverlayFrame.tsx';
import type { OverlayFrameProps } from './OverlayParts.ts';

/** Something to look at above the page; its content is there only while it is open. */
export function ContentDialog(frame: Omit<OverlayFrameProps, 'footer' | 'hasCross'>) {
  return (
    <OverlayFrame
      shape="dialog"
      root={{ size: 'lg', placement: 'center' }}
      positioner={{ padding: '4' }}
      content={{ rounded: 'panel' }}
      {...frame}
    />
  );
}
