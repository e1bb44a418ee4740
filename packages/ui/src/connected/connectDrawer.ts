import { atom, useAtom, useHostWallet } from '@rab/wallet-context';

type OpenDrawer = 'connect' | 'account' | null;

/** Which of the page's wallet drawers is open; any button may open one, the page's frame draws them. */
const openDrawerAtom = atom<OpenDrawer>(null);

interface DrawerState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

function useDrawer(name: NonNullable<OpenDrawer>): DrawerState {
  const [current, setCurrent] = useAtom(openDrawerAtom);
  return { isOpen: current === name, open: () => setCurrent(name), close: () => setCurrent(null) };
}

/** The one connect drawer of a page. Where the page around it has given its wallet, that one is asked at once. */
export function useConnectDrawer(): DrawerState {
  const drawer = useDrawer('connect');
  const connect = useHostWallet();
  return connect ? { ...drawer, open: connect } : drawer;
}

/** The one account drawer of a page. */
export const useAccountDrawer = (): DrawerState => useDrawer('account');
