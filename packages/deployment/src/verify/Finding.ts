/** One thing that was compared. */
export interface Finding {
  /** `rabbitLock 0x…: code`. */
  what: string;
  /** How it differs; null where it is the same. */
  difference: string | null;
}
