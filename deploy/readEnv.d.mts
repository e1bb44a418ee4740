export function readEnv(text: string): Record<string, string>;
