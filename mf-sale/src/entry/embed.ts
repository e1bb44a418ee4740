// For partner pages: <script src=".../embed.js"></script> and <rab-sale config="…"></rab-sale>.
import { defineRemoteElement } from '@rab/federation/embed';

defineRemoteElement('rab-sale', () => import('./mount.tsx'));
