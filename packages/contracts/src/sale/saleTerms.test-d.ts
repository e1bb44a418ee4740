import type { NewFairLaunch } from '../saleCalls/createFairLaunchCall.ts';
import type { NewPresale } from '../saleCalls/createPresaleCall.ts';
import type { NewPrivateSale } from '../saleCalls/createPrivateSaleCall.ts';
import type { ByTerm } from './saleTerms.ts';

/** What a sale of any kind is created with; what its token and its fees are is no term. */
type Created = keyof (NewPresale['terms'] & NewPresale['caps'] & NewPrivateSale['caps'] & NewFairLaunch['info']);
type CreatedTerm = Exclude<Created, 'saleToken' | 'feeOption'>;

const terms = {} as ByTerm<Record<'address' | 'boolean' | 'number' | 'number?', 0>>;
// a term that a factory takes and no contract answers stops the build here
const created: Record<CreatedTerm, 0> = terms;
// @ts-expect-error no contract has such a term
created.answer;
// @ts-expect-error no contract has such a term
terms.answer;
