import type { launchpadSettingAbi } from '@rab/contracts/abis';
import type { rabAntiBotAbi } from '@rab/contracts/abis/others';
import type { CallFormat, CallFormatsOf } from './CallFormat.ts';
import {
  account,
  amountOf,
  basisPoints,
  coins,
  contract,
  duration,
  oneOf,
  perMille,
  plain,
  token,
  unit,
} from './fields.ts';

const FORMS = 'mf-grow/src/pages/Settings/owner';

/** How the owner of a contract passes it on, in two steps, or gives it up. */
export const OWNERSHIP = {
  transferOwnership: {
    intent: 'Offer ownership',
    screen: null,
    fields: [account('newOwner', 'New owner')],
  },
  acceptOwnership: { intent: 'Accept ownership', screen: null, fields: [] },
  renounceOwnership: { intent: 'Give up ownership permanently', screen: null, fields: [] },
} satisfies Record<string, CallFormat>;

/** What the settings' owner signs, and the administrator's labels. */
export const SETTING_FORMATS: CallFormatsOf<typeof launchpadSettingAbi> = {
  ...OWNERSHIP,
  setFees: {
    intent: 'Change the platform’s fees',
    screen: `${FORMS}/FeesForm.tsx`,
    fields: [
      perMille('baseFee', 'Fee on the raise'),
      perMille('tokenFee', 'Fee on the tokens sold'),
      coins('creationFee', 'Creation fee'),
      account('feeAddress', 'Receiver'),
    ],
  },
  setRABAddress: {
    intent: 'Change the administrator',
    screen: `${FORMS}/AdministratorForm.tsx`,
    fields: [account('rabAddress', 'New administrator')],
  },
  setExchange: {
    intent: 'Add or change an exchange',
    screen: `${FORMS}/ExchangeForm.tsx`,
    fields: [
      contract('exchange.factory', 'Factory'),
      contract('exchange.router', 'Router'),
      plain('exchange.initHash', 'Pair init code hash'),
      basisPoints('exchange.swapFeeBps', 'Swap fee'),
    ],
  },
  removeExchange: {
    intent: 'Remove',
    screen: `${FORMS}/OwnerPanels.tsx`,
    fields: [contract('factory', 'Factory')],
  },
  setBaseToken: {
    intent: 'Allow or disable a base token',
    screen: null,
    fields: [token('token', 'Token address'), oneOf('yesOrNo')('allowed', 'Allowed')],
  },
  setLabel: {
    intent: 'Set a label of a sale',
    screen: null,
    fields: [contract('sale', 'Sale'), oneOf('label')('labelType', 'Label'), plain('link', 'Link')],
  },
};

export const ANTI_BOT_FORMATS: CallFormatsOf<typeof rabAntiBotAbi> = {
  arm: {
    intent: 'Limit buys from the listing on',
    screen: null,
    fields: [
      token('token', 'Token address'),
      token('base', 'Currency of the pair'),
      account('lister', 'Lister'),
      unit('blocks')('blocks', 'Lasts'),
    ],
  },
  protect: {
    intent: 'Limit buys for a while',
    screen: null,
    fields: [
      token('token', 'Token address'),
      contract('pair', 'Pair'),
      duration('duration', 'Protected for'),
      amountOf('token')('maxBuy', 'Maximum buy'),
      unit('blocks')('blocksBetweenBuys', 'Wait between buys'),
    ],
  },
};
