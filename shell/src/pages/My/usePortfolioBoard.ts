import type { PortfolioBoard, PortfolioEntries } from '@rab/ui/action';
import { useCallback, useMemo, useState } from 'react';

type Said = { [Kind in keyof PortfolioEntries]: ReadonlyMap<string, PortfolioEntries[Kind]> };
const NOTHING: Said = { part: new Map(), due: new Map(), coming: new Map() };

/** What all parts of the portfolio say, and the board on which they say it. */
export function usePortfolioBoard() {
  const [said, setSaid] = useState(NOTHING);
  const [due, setDue] = useState<HTMLElement | null>(null);
  const put: PortfolioBoard['put'] = useCallback(
    (kind, id, entry) => setSaid((before) => ({ ...before, [kind]: new Map([...before[kind], [id, entry]]) })),
    [],
  );
  const drop: PortfolioBoard['drop'] = useCallback(
    (kind, id) =>
      setSaid((before) => {
        const rest = new Map<string, unknown>(before[kind]);
        rest.delete(id);
        return { ...before, [kind]: rest };
      }),
    [],
  );
  const board = useMemo(() => ({ due, put, drop }), [due, put, drop]);
  return {
    board,
    dueRef: setDue,
    parts: [...said.part.values()],
    claims: [...said.due.values()].flatMap(({ claim }) => claim ?? []),
    dueCount: said.due.size,
    coming: [...said.coming.values()].sort((one, other) => (one.at < other.at ? -1 : 1)),
  };
}
