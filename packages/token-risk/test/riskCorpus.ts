import type { RiskTopic } from '../src/Finding.ts';

/** A token of the corpus: what it does, and what the check has to say of it. */
export interface CorpusToken {
  contract: string;
  what: string;
  /** Topics that have to be found as dangers, and as warnings; no other may be. */
  danger?: readonly RiskTopic[];
  warning?: readonly RiskTopic[];
  /** What the check does not see, where it does not. */
  missed?: string;
  /** The contract that it stands for, deployed before. */
  behind?: string;
  /** Its owner gives it up. */
  isRenounced?: boolean;
  /** Nobody has made a pool of it. */
  isUnlisted?: boolean;
}

/** Contracts that are deployed on a real chain and checked, with what has to be found. */
export const RISK_CORPUS: readonly CorpusToken[] = [
  { contract: 'PlainToken', what: 'nothing' },
  { contract: 'PlainToken', what: 'nothing, and has no pool yet', isUnlisted: true },
  { contract: 'WholeToken', what: 'nothing, without decimals' },
  { contract: 'PowerlessToken', what: 'has an owner who can do nothing' },
  { contract: 'MintableToken', what: 'its owner makes new tokens', danger: ['mint'] },
  {
    contract: 'MintableToken',
    what: 'its owner, who made new tokens, gave it up',
    isRenounced: true,
    warning: ['mint'],
  },
  { contract: 'OddMintToken', what: 'its owner makes new tokens by a name that no list has', danger: ['mint'] },
  { contract: 'FreeMintToken', what: 'anybody makes new tokens', danger: ['mint'] },
  { contract: 'RoleMintToken', what: 'a role makes new tokens', warning: ['mint'] },
  { contract: 'PausingToken', what: 'its owner stops all transfers', danger: ['pause'] },
  { contract: 'BlacklistingToken', what: 'its owner blocks accounts', danger: ['block'] },
  { contract: 'SeizingToken', what: 'its owner burns what others hold', danger: ['balances'] },
  { contract: 'RebasingToken', what: 'its owner rebases all balances', danger: ['balances'] },
  { contract: 'MeltingToken', what: 'balances halve every day', danger: ['sell', 'hold'] },
  {
    contract: 'ReflectionToken',
    what: 'five per cent of a transfer go to all holders',
    warning: ['buy', 'sell', 'transfer', 'lock', 'sale'],
  },
  {
    contract: 'TransferFeeToken',
    what: 'a fee of 2 % on every transfer',
    warning: ['buy', 'sell', 'transfer', 'lock', 'sale'],
  },
  { contract: 'BuyTaxToken', what: 'a tax of 5 % on purchases', warning: ['buy'] },
  { contract: 'SellTaxToken', what: 'a tax of 15 % on sales', danger: ['sell'] },
  { contract: 'NoSaleToken', what: 'honeypot: sales are refused', danger: ['sell'] },
  { contract: 'TakeAllToken', what: 'honeypot: a sale takes 99 %', danger: ['sell'] },
  {
    contract: 'TrapToken',
    what: 'honeypot: who buys is blocked',
    danger: ['sell', 'transfer'],
    warning: ['lock', 'sale'],
  },
  { contract: 'VanishToken', what: 'honeypot: what is sold vanishes', danger: ['sell'] },
  { contract: 'HourToken', what: 'honeypot: sales for an hour after a purchase only', danger: ['sell'] },
  { contract: 'SlowTrapToken', what: 'honeypot: sales for three days only', danger: ['sell'] },
  { contract: 'WaryToken', what: 'honeypot: refuses sales that pay for gas', danger: ['sell'] },
  {
    contract: 'ClosedToken',
    what: 'trading was never opened',
    danger: ['pause', 'buy', 'sell', 'transfer'],
    warning: ['lock', 'sale'],
  },
  { contract: 'CooldownToken', what: 'one trade a minute', warning: ['sell', 'transfer'] },
  { contract: 'LaterFeeToken', what: 'its owner sets a fee of any height', danger: ['fees'] },
  { contract: 'CappedFeeToken', what: 'its owner sets a fee of 5 % at most', danger: ['fees'] },
  {
    contract: 'FalseRenounceToken',
    what: 'says that nobody owns it, and somebody sets its fee',
    isRenounced: true,
    danger: ['fees'],
  },
  { contract: 'MaxWalletToken', what: 'nobody holds more than 2 %', warning: ['size'] },
  { contract: 'MaxTransferToken', what: 'nobody moves more than 1 %', warning: ['size'] },
  { contract: 'LimitSetterToken', what: 'its owner limits what is moved', danger: ['limits'] },
  {
    contract: 'BurnGasToken',
    what: 'every transfer burns all its gas',
    danger: ['buy', 'sell', 'transfer'],
    warning: ['lock', 'sale'],
  },
  {
    contract: 'UupsProxy',
    behind: 'ProxiedToken',
    what: 'UUPS proxy: its owner replaces its code',
    danger: ['upgrade'],
  },
  {
    contract: 'AdminProxy',
    behind: 'FixedToken',
    what: 'transparent proxy with an administrator',
    danger: ['upgrade'],
  },
  { contract: 'BeaconToken', behind: 'FixedToken', what: 'beacon proxy', danger: ['upgrade'] },
  { contract: 'OddProxy', behind: 'FixedToken', what: 'proxy of no known kind' },
  { contract: 'MinimalProxy', behind: 'FixedToken', what: 'copy of another contract (EIP-1167)' },
  { contract: 'DestructibleToken', what: 'its owner destroys it', warning: ['upgrade', 'destroy'] },
  { contract: 'SilentToken', what: 'transfers answer nothing' },
  { contract: 'DenyingToken', what: 'transfers happen and answer false', isUnlisted: true, warning: ['lock', 'sale'] },
  { contract: 'NamelessToken', what: 'name, symbol and decimals revert', warning: ['sale'] },
  {
    contract: 'AskingToken',
    what: 'asks another contract, which somebody closes',
    missed: 'who rules the other contract',
  },
  { contract: 'YearToken', what: 'sales end a year after its deployment', missed: 'what comes after 90 days' },
  {
    contract: 'SecretBossToken',
    what: 'somebody in a list makes tokens by an unknown name',
    missed: 'powers of accounts that neither it nor its first storage names',
  },
];
