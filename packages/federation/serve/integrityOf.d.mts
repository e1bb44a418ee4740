export const integrityOf: (content: string | Uint8Array) => string;
