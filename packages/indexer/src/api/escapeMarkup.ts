const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML and SVG, between tags and in attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"']/g, (sign) => ENTITIES[sign] ?? '');
