import { atom, useAtom } from '@rab/wallet-context';

const connectDrawerAtom = atom(false);

/** The one connect drawer of a page: any button may open it, the frame (shell or mount) draws it. */
export function useConnectDrawer(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useAtom(connectDrawerAtom);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
