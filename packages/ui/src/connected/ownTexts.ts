/** What a browser's translation puts in the place of a text. */
const isFont = (node: Node): node is HTMLElement => node.nodeName === 'FONT';

/**
 * Keeps what is drawn up to date on a page that the browser translates. Translation puts an element in the place of a text that
 * React keeps writing to: an amount next to a label would stay what it was, and removing it would fail. The text is put back in
 * its place, empty, and the translation lasts until the text is written or removed.
 * @returns ends it
 */
export function keepTextsOwned(root: Node): () => void {
  const shownBy = new WeakMap<Node, HTMLElement>();
  const owned = new WeakSet<HTMLElement>();
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && target.nodeValue !== '') forget(target);
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        forget(text);
        const font = [...addedNodes, previousSibling, nextSibling].find(
          (node): node is HTMLElement => node instanceof HTMLElement && added.has(node) && !owned.has(node),
        );
        if (!font?.isConnected) continue;
        owned.add(font);
        shownBy.set(text, font);
        text.nodeValue = '';
        font.before(text);
      }
    }
  });
  const forget = (text: Node) => {
    shownBy.get(text)?.remove();
    shownBy.delete(text);
  };
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
