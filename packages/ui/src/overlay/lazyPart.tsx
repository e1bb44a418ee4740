import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Box } from '../core/chakra.ts';
import { type LazyModule, useLazyModule } from '../core/lazyModule.ts';
import { ErrorState, Loading } from '../core/StateViews.tsx';

/**
 * A part of a page that is loaded when it is shown for the first time. Where it does not come, that is said in its
 * place, and Retry loads it once more; nothing else of the page is touched.
 * @param what names it in that sentence, e.g. `This tab`
 * @param minH the height that is kept for it while it comes, so that nothing below moves: where it is seen at once
 */
export function lazyPart<Props extends object>(
  what: string | (() => string),
  load: () => Promise<ComponentType<Props>>,
  minH?: string,
): (props: Props) => ReactNode {
  const module: LazyModule<ComponentType<Props>> = { load };
  return function LazyPart(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const Part = useLazyModule(module, !hasFailed, () => setFailed(true));
    if (Part) return <Part {...props} />;
    const part = typeof what === 'string' ? what : what();
    if (hasFailed) return <ErrorState title={t`${part} didn’t load`} onRetry={() => setFailed(false)} />;
    return (
      <Box minH={minH}>
        <Loading />
      </Box>
    );
  };
}
