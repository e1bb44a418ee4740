// Runs before everything else, in the page's own script and in that for partner pages: what browsers from the lowest version
// on (docs/README.md, "Browsers") may lack, as the standards have it. An extension may have frozen what it would be added to.
(() => {
  const fill = (target, method, value) => {
    if (!target[method]) Reflect.defineProperty(target, method, { value, writable: true, configurable: true });
  };
  fill(Object, 'hasOwn', (object, key) => Reflect.getOwnPropertyDescriptor(Object(object), key) !== undefined);
  fill(Array.prototype, 'findLast', function (holds, self) {
    for (let at = this.length - 1; at >= 0; at -= 1) if (holds.call(self, this[at], at, this)) return this[at];
    return undefined;
  });
  fill(Array.prototype, 'toSorted', function (compare) {
    return Array.from(this).sort(compare);
  });
  fill(URL, 'canParse', (url, base) => {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  });
  fill(AbortSignal, 'timeout', (milliseconds) => {
    const controller = new AbortController();
    const end = () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    setTimeout(end, milliseconds);
    return controller.signal;
  });
  fill(AbortSignal, 'any', (signals) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const end = () => controller.abort(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true, signal: controller.signal });
    }
    return controller.signal;
  });
})();
