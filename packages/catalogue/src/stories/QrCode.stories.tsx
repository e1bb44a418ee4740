import { QrCode } from '@rab/ui/overlay';
import type { Stories } from '../Story.ts';

const CODE = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`;

export const stories: Stories = {
  'a pairing of Wallet Connect': { draw: () => <QrCode value={CODE} label="Code for your wallet" /> },
};
