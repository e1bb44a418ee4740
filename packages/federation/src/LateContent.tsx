import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * Children that load on first render, with a fallback until then. Once React has shown a Suspense fallback, it keeps it for at
 * least 300 ms; here the fallback is rendered as content, so it is replaced as soon as the children are ready.
 */
export function LateContent({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => startTransition(() => setIsWanted(true)), []);
  return <Suspense fallback={fallback}>{isWanted ? children : fallback}</Suspense>;
}
