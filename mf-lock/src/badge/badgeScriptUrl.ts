/** Base URL of this build, which webpack determines at run time. */
declare const __webpack_public_path__: string | undefined;

/** URL of the script that defines `<rab-lock-badge>`, next to the build that the page comes from. */
export const badgeScriptUrl = (): string =>
  new URL(
    'badge.js',
    new URL(typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/', location.href),
  ).href;
