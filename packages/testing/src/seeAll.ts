/** From here on everything that a part watches is near to the window. */
export function seeAll(): void {
  const SeesNothing = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends SeesNothing {
    constructor(private readonly tell: IntersectionObserverCallback) {
      super(tell);
    }
    override observe() {
      this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
}
