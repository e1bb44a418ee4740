import type { NewPresale, NewPrivateSale } from '@rab/contracts/sale-calls';
import type { NamedTerms } from './namedTerms.ts';

/** What a sale is created with, by the factories' own names; its token is the sale's, not one of its terms. */
type Created = NewPresale['terms'] & NewPresale['caps'] & NewPrivateSale['caps'];

const created = {} as Omit<Created, 'saleToken'>;
// a term that the contracts have and the product does not read stops the build here
const read: Record<keyof typeof created, unknown> = {} as Required<NamedTerms>;
// @ts-expect-error no contract has such a term
read.cooldown;
