// What an area's script for partner pages begins with.
import { shareCopies } from './shareCopies.ts';

/** Webpack's runtime, with what the build has written into it (webpack/ReleasePlugin.mjs). */
declare const __webpack_require__: {
  rabOffer: string;
  federation: { instance: Parameters<typeof shareCopies>[0] };
};

shareCopies(__webpack_require__.federation.instance, __webpack_require__.rabOffer);

export { defineRemoteElement } from './defineRemoteElement.ts';
