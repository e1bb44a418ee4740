/** How long a toast stays that says how something ended. */
export const TOAST_MS = 5_000;
export { toast } from 'react-hot-toast/headless';
