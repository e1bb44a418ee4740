// For other people's pages: <script src="…/badge.js"></script> and <rab-lock-badge lock="7"></rab-lock-badge>.
import { defineLockBadge } from './defineLockBadge.ts';

const { src } = document.currentScript as HTMLScriptElement;
defineLockBadge(new URL('/config.json', src).href);
