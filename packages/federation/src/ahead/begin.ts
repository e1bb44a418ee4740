import { aheadPage } from './Ahead.ts';

/** Webpack's runtime, with what the build has written into it (webpack/ReleasePlugin.mjs). */
declare const __webpack_require__: { rabOffer: string };

aheadPage._rabAhead?.begin(__webpack_require__.rabOffer);
