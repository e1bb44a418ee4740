/** Where this build lies, as webpack knows it when it runs. */
declare const __webpack_public_path__: string | undefined;

/** Address of the script that defines `<rab-lock-badge>`: beside the build that the page is from. */
export const badgeScriptUrl = (): string =>
  new URL(
    'badge.js',
    new URL(typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/', location.href),
  ).href;
