import { createRoot, type Root } from 'react-dom/client';

/** Marks of React on the document, and how many roots need them. */
const marks = new Set<string>();
let roots = 0;

/**
 * A root of React that leaves nothing on the page: React itself would put a listener for selections on the document, which
 * none of our parts needs, and never take it away. Its mark of having done so stays as long as there are areas.
 * @param onError hears of what no part has caught: nothing is shown any more then
 */
export function createAreaRoot(container: Element, onError: (error: Error) => void): Pick<Root, 'render' | 'unmount'> {
  const before = new Set(Object.keys(document));
  const own = Object.getOwnPropertyDescriptor(document, 'addEventListener');
  Object.defineProperty(document, 'addEventListener', { configurable: true, value: () => {} });
  let root: Root;
  try {
    root = createRoot(container, {
      onUncaughtError: (error) => {
        reportError(error);
        onError(error as Error);
      },
    });
  } finally {
    if (own) Object.defineProperty(document, 'addEventListener', own);
    else Reflect.deleteProperty(document, 'addEventListener');
  }
  for (const key of Object.keys(document)) if (!before.has(key)) marks.add(key);
  roots += 1;
  return {
    render: (children) => root.render(children),
    unmount() {
      root.unmount();
      roots -= 1;
      if (roots > 0) return;
      for (const mark of marks) Reflect.deleteProperty(document, mark);
      marks.clear();
    },
  };
}
