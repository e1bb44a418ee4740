/** A window that shows everything it is asked about; jsdom's shows nothing. */
export class SeesAll extends IntersectionObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {
    super(tell);
  }
  override observe() {
    this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
}
