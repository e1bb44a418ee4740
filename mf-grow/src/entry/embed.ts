// For partner pages: <script src=".../embed.js"></script> and <rab-grow config="…"></rab-grow>.
import { defineRemoteElement } from '@rab/federation/embed';

defineRemoteElement('rab-grow', () => import('./mount.tsx'));
