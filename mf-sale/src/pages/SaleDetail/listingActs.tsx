import type { ContractCall } from '@rab/contracts';
import type { KindAct, SalePartProps } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { canFinalize } from '../../kind/canFinalize.ts';
import { canListElsewhere } from '../../kind/canListElsewhere.ts';
import { FinalizeButton } from './FinalizeButton.tsx';
import { ListElsewhereButton } from './ListElsewhereButton.tsx';

/**
 * The acts that list a sale, on the announced exchange and, where that refuses, on another one (OWN-03).
 * @param useListableFrom from when its owner may list a success, unix seconds; undefined while nobody has answered
 */
export const listingActs = (
  list: (sale: Sale) => ContractCall,
  useListableFrom: (sale: Sale) => bigint | undefined,
): KindAct[] => [
  {
    id: 'finalize',
    isOpen: canFinalize,
    Button: (props: SalePartProps) => (
      <FinalizeButton {...props} call={() => list(props.sale)} useListableFrom={useListableFrom} />
    ),
  },
  {
    id: 'elsewhere',
    isOpen: canListElsewhere,
    Button: (props: SalePartProps) => <ListElsewhereButton {...props} useListableFrom={useListableFrom} />,
  },
];
