/**
 * What stands in the partner pages for addresses of the product, and where that is on a local stack.
 * @param portBase the first of the stack's ports
 */
export function localOrigins(portBase: number): Readonly<Record<string, string>>;
