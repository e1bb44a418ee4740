// `node --import`: the program runs a year later.
const LATER_MS = 366 * 86_400_000;
const { now } = Date;

globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(now() + LATER_MS);
  }
  static now() {
    return now() + LATER_MS;
  }
};
