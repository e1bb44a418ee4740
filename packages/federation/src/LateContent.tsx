import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * What is loaded when it is drawn first, and something in its place until then. React keeps a fallback of Suspense for 300 ms
 * at least once it has shown it; here it stands as content, which goes as soon as the other one is there.
 */
export function LateContent({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => startTransition(() => setIsWanted(true)), []);
  return <Suspense fallback={fallback}>{isWanted ? children : fallback}</Suspense>;
}
