import { createContext } from 'react';

/** Hears of a part that failed while the rest stands: the page itself where nobody else does (APP-22). */
export const ReportErrorContext = createContext<(error: unknown) => void>((error) => globalThis.reportError?.(error));
