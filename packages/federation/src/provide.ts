/**
 * Every build must offer every shared key although it may not use it itself: a key is offered only by a build whose
 * graph holds its module, and two keys of one package must never come from two builds (two Chakra or wagmi contexts).
 */
export const provided: readonly (() => Promise<unknown>)[] = [
  () => import('@rab/config'),
  () => import('@rab/contracts'),
  () => import('@rab/contracts/abis'),
  () => import('@rab/language'),
  () => import('@rab/ui'),
  () => import('@rab/ui/action'),
  () => import('@rab/ui/address'),
  () => import('@rab/ui/connected'),
  () => import('@rab/ui/data'),
  () => import('@rab/ui/forms'),
  () => import('@rab/ui/overlay'),
  () => import('@rab/ui/router'),
  () => import('@rab/ui/shadow'),
  () => import('@rab/wallet-context'),
  () => import('@rab/wallet-context/reads'),
  () => import('@rab/wallet-context/transactions'),
  () => import('@rab/wallet-context/wallet'),
];
