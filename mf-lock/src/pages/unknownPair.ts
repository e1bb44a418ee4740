import { t } from '@lingui/core/macro';

/** Name of a pair whose factory is not one of the chain's exchanges: anybody can write a factory that confirms a pair. */
export const unknownPair = () => t`Pair of an unknown exchange`;
