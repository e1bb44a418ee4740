import type { Abi, ContractErrorName as NamesOf } from 'viem';
import type {
  antiBotStandardTokenAbi,
  antiBotStandardTokenFactoryAbi,
  babyTokenAbi,
  babyTokenFactoryAbi,
  balancesAndAllowancesAbi,
  buybackBabyTokenFactoryAbi,
  fairLaunchAbi,
  fairLaunchFactoryAbi,
  launchpadSettingAbi,
  liquidityGeneratorTokenAbi,
  liquidityGeneratorTokenFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
  rabAntiBotAbi,
  rabbitLockAbi,
  stakedTokenAbi,
  standardTokenFactoryAbi,
  tokensInfoAbi,
} from '../abis/generated.ts';

type ErrorNames<T extends Abi> = NamesOf<T>;

/** Name of any custom error that our contracts can revert with. */
export type ContractErrorName =
  | ErrorNames<typeof antiBotStandardTokenAbi>
  | ErrorNames<typeof antiBotStandardTokenFactoryAbi>
  | ErrorNames<typeof babyTokenAbi>
  | ErrorNames<typeof babyTokenFactoryAbi>
  | ErrorNames<typeof balancesAndAllowancesAbi>
  | ErrorNames<typeof buybackBabyTokenFactoryAbi>
  | ErrorNames<typeof fairLaunchAbi>
  | ErrorNames<typeof fairLaunchFactoryAbi>
  | ErrorNames<typeof launchpadSettingAbi>
  | ErrorNames<typeof liquidityGeneratorTokenAbi>
  | ErrorNames<typeof liquidityGeneratorTokenFactoryAbi>
  | ErrorNames<typeof presaleAbi>
  | ErrorNames<typeof presaleFactoryAbi>
  | ErrorNames<typeof privateSaleAbi>
  | ErrorNames<typeof privateSaleFactoryAbi>
  | ErrorNames<typeof rabAntiBotAbi>
  | ErrorNames<typeof rabbitLockAbi>
  | ErrorNames<typeof stakedTokenAbi>
  | ErrorNames<typeof standardTokenFactoryAbi>
  | ErrorNames<typeof tokensInfoAbi>;

/** Every custom error as a sentence; one without a sentence does not compile. */
const SENTENCES: Record<ContractErrorName, string> = {
  // locks
  AlreadyWithdrawn: 'A lock that was withdrawn from can no longer be edited.',
  AmountNotIncreased: 'The new amount must not be below the locked one.',
  AmountTooLarge: 'The amount is too large to be locked.',
  DateNotLater: 'The new date must not be before the old one.',
  DateTooLarge: 'The date is too far away.',
  InexactTransfer: 'The token takes a fee on transfers. Exclude this contract from its fees first.',
  InvalidAmount: 'The amount must be above 0.',
  InvalidCycle: 'The cycle is not valid.',
  InvalidCycleBps: 'The cycle release must be above 0, and not above 100 % together with the first release.',
  InvalidOwner: 'The owner is not valid.',
  InvalidTgeBps: 'The first release must be above 0 % and below 100 %.',
  InvalidToken: 'This address is no token.',
  LengthMismatch: 'The lists do not belong together.',
  LockSpent: 'Everything in this lock was already withdrawn.',
  NotEnoughGas: 'The gas limit is too low for this call. Try again with a higher one.',
  NotLiquidityPair: 'This token is no liquidity pair of a V2 exchange.',
  NotLockOwner: 'Only the owner of the lock may do this.',
  NothingToUnlock: 'There is nothing to unlock yet.',
  Reentered: 'The token called back during the transaction, which is not allowed.',
  SafeERC20FailedOperation: 'The token refused the transfer. Check balance and approval.',
  UnknownLock: 'There is no lock with this number.',
  UnlockDateNotInFuture: 'The unlock date must be in the future.',
  // tokens and fees
  CloneArgumentsTooLong: 'Name and symbol are too long.',
  DecimalsTooLarge: 'So many decimals are not supported.',
  EmptyName: 'The name must not be blank.',
  EmptySymbol: 'The symbol must not be blank.',
  FailedDeployment: 'The contract could not be created. Try again with a higher gas limit.',
  FeeTooLow: 'The creation fee was raised meanwhile. Reload the page and try again.',
  FeeWithdrawalFailed: 'The fee receiver refused the payment.',
  FlatFeeTooLarge: 'The fee is above its cap.',
  InsufficientBalance: 'The contract does not hold enough coins.',
  NameTooLong: 'The name is too long.',
  OwnableInvalidOwner: 'The new owner is not valid.',
  OwnableUnauthorizedAccount: 'Only the owner may do this.',
  RefundFailed: 'Your wallet contract did not accept the change that was sent back.',
  SymbolTooLong: 'The symbol is too long.',
  ZeroFeeAddress: 'The fee address must not be empty.',
  ZeroSupply: 'The supply must be above 0.',
  // settings
  BaseFeeTooLarge: 'The base fee is above its cap.',
  CreationFeeTooLarge: 'The creation fee is above its cap.',
  InvalidLabelType: 'There is no such label.',
  NotAContract: 'This address is no contract.',
  NotAdmin: 'Only the administrator may do this.',
  SwapFeeTooLarge: 'The swap fee is above its cap.',
  TokenFeeTooLarge: 'The token fee is above its cap.',
  UnknownExchange: 'This exchange is not known.',
  ZeroAddress: 'The address must not be empty.',
  // creating a sale
  BaseTokenNotSupported: 'Sales in this currency are not offered.',
  EndNotAfterStart: 'The end must be after the start.',
  ExchangeNotSupported: 'This exchange is not offered.',
  HardCapTooLarge: 'The hard cap is too large.',
  InvalidListingRate: 'The listing rate is not valid.',
  InvalidMinimumSpend: 'The minimum buy is not valid.',
  InvalidSaleToken: 'This token cannot be sold here.',
  InvalidTokenPrice: 'The presale rate is not valid.',
  InvalidVestingEnd: 'The vesting end is not valid.',
  InvalidVestingPercentage: 'The vesting percentage is not valid.',
  InvalidVestingPeriod: 'The vesting period is not valid.',
  LiquidityPercentOutOfRange: 'Liquidity must be greater than 50% to 100%',
  ListingTooSmall:
    'At the soft cap the exchange would get so few units that it could not hold the price. Raise the caps or the rate.',
  LockPeriodTooLarge: 'The liquidity lockup is too long.',
  LockPeriodTooShort: 'liquidityLockTime must be greater than or equal to 30',
  MinimumAboveMaximum: 'Minimum buy must less than maximum buy',
  OwnerMustBeCaller: 'A sale can only be created for the connected account.',
  ProjectInfoHashTooLong: 'The hash of the project info is too long.',
  ReferralRateTooLarge: 'Reward percentage must less than 5',
  SaleTooLarge: 'The sale needs more tokens than can be reckoned with.',
  SoftCapNotBelowHardCap: 'Soft cap must less than hard cap',
  SoftCapTooLow: 'Soft cap must greater than 30% of hard cap',
  StartNotInFuture: 'Start time needs to be after current time',
  TooManyDecimals: 'Tokens with so many decimals are not supported.',
  WhitelistTimeTooLarge: 'The whitelist time must end before the sale ends.',
  // fair launches
  InvalidFeeOption: 'Choose one of the two fee options.',
  InvalidTeamVesting: 'The team vesting is incomplete or out of range.',
  RaiseTooLarge: 'This is more than the sale can count.',
  SoftCapBelowOwnerShare: 'SoftCap must be greater than or equal to 51% of Max Owner Receive.',
  ZeroMaxOwnerReceive: 'What the owner receives at most must be above 0.',
  ZeroSellingAmount: 'The amount to sell must be above 0.',
  // creating tokens of the variants
  AntiBotNotAContract: 'The anti-bot registry is no contract.',
  LiquidityFeeTooLarge: 'Transaction fee to generate liquidity must be less than or equal to 25.',
  MarketingFeeTooLarge: 'Marketing percent must be less than or equal to 25.',
  MinimumTooLarge: 'The minimum balance for dividends is above the total supply.',
  OnlyFactory: 'Only the factory may do this.',
  AlreadyInitialized: 'This token is already set up.',
  RewardTokenNotAContract: 'The reward token is no contract.',
  RewardTokenUnreadable: 'Cannot fetch token info of the reward token.',
  RouterNotAContract: 'The router is no contract.',
  SupplyTooLarge: 'The total supply is more than an exchange can hold.',
  TotalFeeTooLarge: 'All fees together must be at most 25 %.',
  UnknownRouter: 'This router is not supported.',
  YieldFeeTooLarge: 'Transaction fee to generate yield must be less than or equal to 25.',
  ZeroMarketingAddress: 'The marketing address is missing.',
  ZeroMarketingWallet: 'The marketing wallet is missing.',
  // fees of token variants
  AlreadyProcessed: 'Fees were already processed in this block.',
  FeeRaised: 'A fee can only be lowered.',
  NoHolders: 'Nobody holds enough to receive dividends.',
  NoPair: 'The token is not on the exchange yet.',
  NoRewardPair: 'The reward token is not on the exchange.',
  NothingReceived: 'The exchange gave nothing for it.',
  NothingToProcess: 'There are no fees to process.',
  OnlyRouter: 'Coins cannot be sent here.',
  PoolMoved: 'The price on the exchange has just moved. Try again in some minutes.',
  // protection against bots
  AlreadyProtected: 'This token was already protected once.',
  BuyTooLarge: 'This buy is larger than the token allows while it is protected.',
  BuyTooSoon: 'Wait some blocks: the token is protected against quick buys.',
  DurationOutOfRange: 'The protection must last at least a second and at most a day.',
  MaxBuyTooSmall: 'The largest buy must be at least 0.1 % of the supply.',
  NotAPairOfToken: 'This is no pair of the token.',
  NotTokenOwner: 'Only the owner of the token may do this.',
  WaitTooLong: 'Buys can be made to wait for at most 20 blocks.',
  // staking
  ERC5805FutureLookup: 'This moment lies in the future.',
  ERC6372InconsistentClock: 'The voting clock is inconsistent.',
  ERC20ExceededSafeSupply: 'This would exceed the largest supply that votes can count.',
  CheckpointUnorderedInsertion: 'The voting history cannot be changed.',
  InexactPayout: 'The token paid out another amount than asked for, so nothing was changed.',
  NotTransferable: 'Staked tokens cannot be transferred.',
  NothingUnlocked: 'Nothing is unlocked yet.',
  UnderlyingNotAContract: 'The token to stake is no contract.',
  VotesExpiredSignature: 'The signature has expired.',
  WaitingTimeTooLong: 'The waiting time is too long.',
  // tokens in general, and signatures
  ECDSAInvalidSignature: 'The signature is not valid.',
  ECDSAInvalidSignatureLength: 'The signature is not valid.',
  ECDSAInvalidSignatureS: 'The signature is not valid.',
  ERC20InsufficientAllowance: 'Approve the tokens first.',
  ERC20InsufficientBalance: 'The balance is too low.',
  ERC20InvalidApprover: 'This account cannot approve.',
  ERC20InvalidReceiver: 'This account cannot receive tokens.',
  ERC20InvalidSender: 'This account cannot send tokens.',
  ERC20InvalidSpender: 'This account cannot be approved.',
  InvalidAccountNonce: 'The signature was already used.',
  InvalidShortString: 'The name is not valid.',
  SafeCastOverflowedUintDowncast: 'The number is too large.',
  StringTooLong: 'The name is too long.',
  // buying, claiming, finalizing
  AboveMaximum: 'This is above the maximum per buyer.',
  AlreadyClaimed: 'You already claimed tokens, so the deposit can no longer be taken back.',
  AlreadyFinalized: 'The sale is already finalized.',
  BelowMinimum: 'This is below the minimum per buyer.',
  BuysNothing: 'This is too little to buy a token.',
  InvalidState: 'The sale is not in a state that allows this.',
  InvalidStatusChange: 'The status cannot be changed this way.',
  ListingPriceMoved: 'Somebody moved the price on the exchange too far. Nothing was changed; try again later.',
  ListingValueLost: 'Listing now would lose value on the exchange. Nothing was changed; try again later.',
  NativeTransferFailed: 'The receiver did not accept the coins.',
  NotFinalized: 'The sale is not finalized yet.',
  NotOwner: 'Only the owner of the sale may do this.',
  NotWhitelisted: 'Only whitelisted accounts can buy now.',
  NothingToClaim: 'There is nothing to claim now.',
  NothingToRecover: 'There is nothing to recover.',
  NothingToRefund: 'There is no deposit to take back.',
  ProtectedToken: 'This token belongs to the buyers and cannot be recovered.',
  RefundOnly: 'This sale only pays deposits back.',
  RewardAlreadyClaimed: 'The reward was already claimed.',
  SaleAlreadyStarted: 'The sale has already started.',
  TooEarlyForEveryone: 'Until the owner’s time is over, only owner and administrator may do this.',
  UnexpectedNative: 'Coins cannot be sent here.',
  WrongValue: 'The coins sent do not match the amount.',
  ZeroAmount: 'The amount must be above 0.',
};

/** A custom error as a sentence; one of a foreign contract is named as it is. */
export const contractErrorSentence = (name: string): string =>
  Object.hasOwn(SENTENCES, name) ? SENTENCES[name as ContractErrorName] : `The contract refused: ${name}`;
