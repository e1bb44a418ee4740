import type { ContractCall } from '@rab/contracts';
import type { KindAct, Sale, SalePartProps } from '@rab/launchpad';
import { FinalizeButton } from '../pages/SaleDetail/FinalizeButton.tsx';
import { ListElsewhereButton } from '../pages/SaleDetail/ListElsewhereButton.tsx';
import { canFinalize } from './canFinalize.ts';
import { canListElsewhere } from './canListElsewhere.ts';

type CallOf = (sale: Sale) => ContractCall;

/** The acts that list a sale, on the announced exchange and, where that refuses, on another one (OWN-03). */
export const listingActs = (list: CallOf, listElsewhere: CallOf): KindAct[] => [
  {
    id: 'finalize',
    isOpen: canFinalize,
    Button: (props: SalePartProps) => <FinalizeButton {...props} call={() => list(props.sale)} />,
  },
  {
    id: 'elsewhere',
    isOpen: canListElsewhere,
    Button: (props: SalePartProps) => <ListElsewhereButton {...props} call={() => listElsewhere(props.sale)} />,
  },
];
