import { zeroAddress } from 'viem';
import { createPresaleCall, type NewPresale } from './createPresaleCall.ts';
import { createPrivateSaleCall, type NewPrivateSale } from './createPrivateSaleCall.ts';

const presale = {} as NewPresale;
const privateSale = {} as NewPrivateSale;
createPresaleCall(presale);
createPrivateSaleCall(privateSale);

const { whitelistTime: _, ...terms } = presale.terms;
// @ts-expect-error a term that the factory takes is not given
createPresaleCall({ ...presale, terms });
// @ts-expect-error a term that the factory takes is not given
createPrivateSaleCall({ ...privateSale, terms });
// @ts-expect-error a term that the factory does not take
createPresaleCall({ ...presale, terms: { ...terms, whitelistTime: 0n, cooldown: 1n } });
// @ts-expect-error a text in the place of a number
createPresaleCall({ ...presale, caps: { ...presale.caps, softCap: '1' } });
// @ts-expect-error the caps of a private sale have no listing
createPresaleCall({ ...presale, caps: privateSale.caps });
const places = { presaleOwner: zeroAddress, factory: zeroAddress, projectInfoHash: '' };
// @ts-expect-error the exchange is not given, of which a presale names two
createPresaleCall({ ...presale, places });
