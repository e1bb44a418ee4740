import { createContext } from 'react';

/** Receives the error of a part that failed while the rest works: by default the page itself does (APP-22). */
export const ReportErrorContext = createContext<(error: unknown) => void>((error) => globalThis.reportError?.(error));
