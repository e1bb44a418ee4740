/**
 * Lets a script come that is asked for later, as every build asks for its scripts. Nothing of it runs.
 * @returns the element that has just been added for it; undefined where there was one
 */
export function preloadScript(href: string, integrity = ''): HTMLLinkElement | undefined {
  if ([...document.head.querySelectorAll('link')].some((link) => link.href === href)) return undefined;
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    integrity,
    href,
  });
  document.head.append(link);
  return link;
}
