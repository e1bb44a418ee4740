/** As JSON has it: bigints are text, as in the index. */
export const jsonOf = (value: unknown, indent?: number): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), indent);
