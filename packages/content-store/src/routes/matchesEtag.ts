/** True when `if-none-match` names the entity tag: any, alone, in a list, or weak (https://www.rfc-editor.org/rfc/rfc9110#field.if-none-match). */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));
