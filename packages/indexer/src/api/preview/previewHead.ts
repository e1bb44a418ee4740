import { escapeMarkup } from '../escapeMarkup.ts';

export interface PreviewHead {
  title: string;
  description: string;
  /** Address that has the preview, to which those who list pages lead; null where it is not known. */
  url: string | null;
  /** Address of the picture; null without one. */
  picture: string | null;
}

export const PICTURE_SIZE = { width: 1200, height: 630 };

const meta = (kind: 'name' | 'property', [key, content]: readonly [string, string]) =>
  `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`;

/** Tags for the head of a page, from which chats and networks make a preview: they run no scripts. */
export function previewTags({ title, description, url, picture }: PreviewHead): string[] {
  const seen = {
    'og:type': 'website',
    'og:site_name': 'RAB Launchpad',
    'og:title': title,
    'og:description': description,
    ...(url && { 'og:url': url }),
    ...(picture && {
      'og:image': picture,
      'og:image:type': 'image/png',
      'og:image:width': String(PICTURE_SIZE.width),
      'og:image:height': String(PICTURE_SIZE.height),
      'og:image:alt': `${title}. ${description}`,
    }),
  };
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', ['description', description]),
    meta('name', ['twitter:card', picture ? 'summary_large_image' : 'summary']),
    ...Object.entries(seen).map((tag) => meta('property', tag)),
    ...(url ? [`<link rel="canonical" href="${escapeMarkup(url)}">`] : []),
  ];
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description" content="[^"]*" ?\/?>/;
/** From here on a page may have any text. */
const PROGRAM = /<(?:script|style|!--|\/head>)/;

/** Whether a text is a page whose head a preview can be put into: title and description come first. */
export function takesHead(html: string): boolean {
  const [first = ''] = html.split(PROGRAM, 1);
  return /^<!doctype html>/i.test(html) && first !== html && TITLE.test(first) && DESCRIPTION.test(first);
}

/**
 * A page with these tags in the place of its title and description, and every other byte as it was: what its policy allows by
 * hashes stays allowed.
 */
export const withHead = (html: string, head: PreviewHead): string =>
  html.replace(DESCRIPTION, '').replace(TITLE, () => previewTags(head).join('\n    '));
