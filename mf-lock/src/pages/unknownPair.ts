/** What the screens call a pair whose factory is none of the chain's exchanges: anybody can write one that confirms it. */
export const UNKNOWN_PAIR = 'a pair of an unknown exchange';
