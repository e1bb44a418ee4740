export const SaleKind = { SALE: 0, GROW: 1 } as const;
export type SaleKind = (typeof SaleKind)[keyof typeof SaleKind];

/** Path of a sale's own page. */
export const launchpadPath = ({ kind, id }: { kind: SaleKind; id: string }): string =>
  `${kind === SaleKind.SALE ? '/rab-sale' : '/rab-grow'}/${id}`;
