import { use, useEffect, useEffectEvent, useState } from 'react';
import { ReportErrorContext } from './ReportErrorContext.ts';

/** Something of the program that is loaded when it is needed for the first time, and kept. */
export interface LazyModule<Part> {
  load: () => Promise<Part>;
  loaded?: Part;
}

/**
 * The part once it is there. It is loaded while it is wanted; where it does not come, that is reported and `onFail` is
 * called. Wanted again, it is loaded again: nothing stays broken because one request was.
 */
export function useLazyModule<Part>(module: LazyModule<Part>, isWanted: boolean, onFail: () => void): Part | undefined {
  const [part, setPart] = useState(() => module.loaded);
  const fail = useEffectEvent(onFail);
  const report = useEffectEvent(use(ReportErrorContext));
  useEffect(() => {
    if (part || !isWanted) return;
    let isAwaited = true;
    module
      .load()
      .then((loaded) => {
        module.loaded = loaded;
        if (isAwaited) setPart(() => loaded);
      })
      .catch((error: Error) => {
        report(error);
        if (isAwaited) fail();
      });
    return () => {
      isAwaited = false;
    };
  }, [module, part, isWanted]);
  return part;
}
