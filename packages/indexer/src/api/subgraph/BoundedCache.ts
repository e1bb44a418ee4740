/** What was made of texts, as long as they have so many letters together; the oldest go first. */
export class BoundedCache<T> {
  readonly #most: number;
  readonly #made = new Map<string, T>();
  #letters = 0;

  constructor(mostLetters: number) {
    this.#most = mostLetters;
  }

  get(text: string): T | undefined {
    return this.#made.get(text);
  }

  /** Keeps what was made of a text that is not here yet. */
  add(text: string, made: T): void {
    this.#made.set(text, made);
    this.#letters += text.length;
    for (const oldest of this.#made.keys()) {
      if (this.#letters <= this.#most) return;
      this.#made.delete(oldest);
      this.#letters -= oldest.length;
    }
  }
}
