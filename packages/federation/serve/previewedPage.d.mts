export const DETAIL_PAGE: RegExp;
export const LIST_PAGE: RegExp;
export function previewedPage(url: string): Promise<string | undefined>;
