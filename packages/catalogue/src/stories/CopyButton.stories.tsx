import { CopyButton } from '@rab/ui/address';
import type { Stories } from '../Story.ts';

const draw = () => <CopyButton text="0x1" label="Copy address" toastText="Copied address" />;

export const stories: Stories = { idle: { draw }, pressed: { draw, press: ['button'] } };
