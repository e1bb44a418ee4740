// For partner pages: <script src=".../embed.js"></script> and <rab-token config="…"></rab-token>.
import { defineRemoteElement } from '@rab/federation/embed';

defineRemoteElement('rab-token', () => import('./mount.tsx'));
