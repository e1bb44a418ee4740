import { escapeMarkup } from '../escapeMarkup.ts';
import { type PreviewHead, previewTags } from '../preview/previewHead.ts';

/**
 * A page that leads to a sale's own at once, and whose head says to programs that make previews what the sale is: they run no
 * scripts (MNY-13).
 * @param head its preview, with the address of this page, which alone has it on sites whose plain addresses have none
 * @param link address of the sale's page
 */
export function sharePage(head: PreviewHead, link: string): string {
  const [title, description, target] = [head.title, head.description, link].map(escapeMarkup);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    ...previewTags(head),
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `</head><body><p><a href="${target}">${title}</a></p><p>${description}</p></body></html>`,
  ].join('\n');
}
