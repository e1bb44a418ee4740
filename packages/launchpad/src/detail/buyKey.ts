/** Which act it is to deposit into a sale, as transactions name it. */
export const buyKey = (sale: string): string => `buy:${sale}`;
