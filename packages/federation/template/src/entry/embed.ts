// For partner pages: <script src=".../embed.js"></script> and <rab-area config="…"></rab-area>.
import { defineRemoteElement } from '@rab/federation/embed';

defineRemoteElement('rab-area', () => import('./mount.tsx'));
