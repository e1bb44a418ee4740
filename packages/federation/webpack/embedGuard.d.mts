export function embedGuard(tag: string): string;
