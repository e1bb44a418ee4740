const bigintToText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Equal for equal data; with bigints, which JSON does not know. */
export const keyOf = (data: unknown): string => JSON.stringify(data, bigintToText);
