// For partner pages: <script src=".../embed.js"></script> and <rab-lock config="…"></rab-lock>.
import { defineRemoteElement } from '@rab/federation/embed';

defineRemoteElement('rab-lock', () => import('./mount.tsx'));
