import { preloadingPage } from '@rab/config';

/** Webpack's runtime, with what the build has written into it (webpack/ReleasePlugin.mjs). */
declare const __webpack_require__: { rabOffer: string };

preloadingPage._rabPreload?.begin(__webpack_require__.rabOffer);
