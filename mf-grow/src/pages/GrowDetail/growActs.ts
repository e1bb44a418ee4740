import { GROW_LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import type { KindAct } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { CloseOverdueButton, FinalizeGrowButton } from './FinalizeGrowButton.tsx';
import { StopPartsButton, WithdrawPartsButton } from './PartButtons.tsx';
import { ListingButton, NotSatisfyButton, SatisfyButton } from './ReviewButtons.tsx';
import { HideButton, ShowButton } from './VisibilityButtons.tsx';

type IsOpen = KindAct['isOpen'];

/** Owner and administrator pay out; anybody does once the time for a review is over (OWN-08). */
const mayFinalize: IsOpen = ({ end }, _state, { isOwner, isAdmin, isConnected }, now) =>
  isOwner || isAdmin || (isConnected && now > end + REVIEW_GRACE);

/** Whether what buyers left in it still reaches the soft cap: the contract refuses SATISFY below it. */
const keepsSoftCap = ({ raised, refunded, softCap }: Sale): boolean => raised - refunded >= softCap;

/** Only of a grow in parts: the buttons show nothing for another. */
const isPaidOut = ({ isFinalized }: Sale, name: string): boolean => isFinalized && isReviewed(name);

const isReviewed = (name: string) => name === 'satisfied' || name === 'not-satisfied';

/** Acts on a RAB Grow in addition to those that every kind of sale has (OWN-07, OWN-08). */
export const growActs: readonly KindAct[] = [
  {
    id: 'show',
    isOpen: (sale, { phase }, { isAdmin }) => isAdmin && !sale.isVisible && phase !== 'failed',
    Button: ShowButton,
  },
  { id: 'listing', isOpen: (_sale, { name }, { isAdmin }) => isAdmin && name === 'success', Button: ListingButton },
  {
    id: 'satisfy',
    isOpen: (sale, { name }, { isAdmin }) => isAdmin && name === 'listing' && keepsSoftCap(sale),
    Button: SatisfyButton,
  },
  {
    id: 'not-satisfy',
    isOpen: (_sale, { name }, { isAdmin }) => isAdmin && name === 'listing',
    Button: NotSatisfyButton,
  },
  {
    id: 'finalize',
    isOpen: (sale, state, roles, now) =>
      isReviewed(state.name) && !sale.isFinalized && mayFinalize(sale, state, roles, now),
    Button: FinalizeGrowButton,
  },
  {
    id: 'close',
    isOpen: (sale, state, roles, now) =>
      state.name === 'listing' && now > sale.end + GROW_LISTING_GRACE && mayFinalize(sale, state, roles, now),
    Button: CloseOverdueButton,
  },
  {
    id: 'withdraw-parts',
    isOpen: (sale, { name }, { isOwner }) => isOwner && isPaidOut(sale, name),
    Button: WithdrawPartsButton,
  },
  {
    id: 'stop-parts',
    isOpen: (sale, { name }, { isAdmin }) => isAdmin && isPaidOut(sale, name),
    Button: StopPartsButton,
  },
  { id: 'hide', isOpen: (sale, _state, { isAdmin }) => isAdmin && sale.isVisible, Button: HideButton },
];
