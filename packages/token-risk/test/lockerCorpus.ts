/** What the check may say of a locker: its code, without the topic's name. */
export type LockerAnswer = 'Own' | 'Copy' | 'Opens' | 'Replaceable' | 'NotOpened' | 'Undetermined';

/** A locker of the corpus: what it does, and what the check has to say of it. */
export interface CorpusLocker {
  contract: string;
  what: string;
  found: LockerAnswer;
  /** The contract that it stands for, deployed before. */
  behind?: string;
  /** Nobody takes anything out of it before its date. */
  isHonest?: boolean;
  /** What the check does not see, where it does not. */
  missed?: string;
}

/** Contracts that hold liquidity until a date, deployed on a real chain and tried. */
export const LOCKER_CORPUS: readonly CorpusLocker[] = [
  { contract: 'RabbitLock', what: 'our lock', found: 'Own', isHonest: true },
  { contract: 'DatedLocker', what: 'gives nothing before the date', found: 'NotOpened', isHonest: true },
  { contract: 'VestingLocker', what: 'gives from a date on, bit by bit', found: 'NotOpened', isHonest: true },
  {
    contract: 'MinimalProxy',
    behind: 'ProxiedLocker',
    what: 'copy of an honest one (EIP-1167)',
    found: 'NotOpened',
    isHonest: true,
  },
  { contract: 'OpenLocker', what: 'gives everything to anybody', found: 'Opens' },
  { contract: 'HarmlessNameLocker', what: 'its owner drains it by a harmless name', found: 'Opens' },
  { contract: 'EmergencyLocker', what: 'an administrator withdraws in emergencies', found: 'Opens' },
  { contract: 'RescuingLocker', what: 'its owner rescues tokens, also those that are locked', found: 'Opens' },
  { contract: 'ExecutingLocker', what: 'its owner makes it call anything', found: 'Opens' },
  { contract: 'ApprovingLocker', what: 'its owner lets somebody take everything', found: 'Opens' },
  { contract: 'PromisedLocker', what: 'its constructor let somebody take everything', found: 'Opens' },
  { contract: 'TwinLocker', what: 'has the code of our lock, and let somebody take everything before', found: 'Opens' },
  { contract: 'PositionLocker', what: 'gives the position to a new owner at once', found: 'Opens' },
  { contract: 'MigratingLocker', what: 'its owner moves all to a new contract', found: 'Opens' },
  { contract: 'FallbackLocker', what: 'opens by a call of no function', found: 'Opens' },
  { contract: 'BackdatingLocker', what: 'its owner changes dates', found: 'Opens' },
  { contract: 'FeeLocker', what: 'its owner raises the fee to 100 % and collects it', found: 'Opens' },
  { contract: 'FlagLocker', what: 'its owner sets a flag, and it opens', found: 'Opens' },
  { contract: 'RoleLocker', what: 'a role opens it, which is given later', found: 'Opens' },
  { contract: 'ClockLocker', what: 'asks a contract for the time, which its owner chooses', found: 'Opens' },
  { contract: 'ModuleLocker', what: 'runs a module as itself, which its owner chooses', found: 'Opens' },
  {
    contract: 'UupsLocker',
    behind: 'SelfUpgradingLocker',
    what: 'UUPS proxy: its owner replaces its code',
    found: 'Replaceable',
  },
  {
    contract: 'AdminLocker',
    behind: 'SelfUpgradingLocker',
    what: 'transparent proxy with an administrator',
    found: 'Replaceable',
  },
  { contract: 'BeaconLocker', behind: 'SelfUpgradingLocker', what: 'beacon proxy', found: 'Replaceable' },
  { contract: 'OddLocker', behind: 'ProxiedLocker', what: 'proxy of no known kind', found: 'Undetermined' },
  { contract: 'DestructibleLocker', what: 'its owner destroys it', found: 'Undetermined' },
  {
    contract: 'SignedLocker',
    what: 'opens by a signature of its owner',
    found: 'NotOpened',
    missed: 'signatures cannot be made',
  },
  {
    contract: 'MagicLocker',
    what: 'opens for who knows a number',
    found: 'NotOpened',
    missed: 'arguments cannot all be tried',
  },
  {
    contract: 'DelayedLocker',
    what: 'opens two days after its owner said so',
    found: 'NotOpened',
    missed: 'what needs time in between',
  },
  {
    contract: 'SecretLocker',
    what: 'opens for somebody in a list',
    found: 'NotOpened',
    missed: 'accounts that neither its storage nor its records name',
  },
];
