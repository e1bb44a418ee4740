const bigintToText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Part of a query key for data with bigints in it, which JSON does not know. */
export const keyOf = (data: unknown): string => JSON.stringify(data, bigintToText);
