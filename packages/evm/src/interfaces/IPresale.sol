// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IListsElsewhere} from "./IListsElsewhere.sol";
import {Permit} from "./Permit.sol";
import {TokenMeta} from "./TokenMeta.sol";

// Units, for every struct of both sale kinds:
//   base amounts (caps, limits, deposits)  base units of the base token (18 decimals for all supported ones)
//   tokenPrice, listingRate                whole sale tokens per whole base token, 18-decimal fixed point
//   dates                                  unix seconds;  periods: seconds
//   liquidityPercent, referralRate, fees   per mille;     vestingPercentage: basis points
// tokens = base x rate x 10^tokenDecimals / 10^(18 + baseDecimals), rounded down

struct PresaleInfo {
    address saleToken;
    /// the zero address is the native currency
    address baseToken;
    uint256 tokenPrice;
    uint256 maxSpendPerBuyer;
    uint256 minSpendPerBuyer;
    /// seconds after the start during which only whitelisted accounts buy
    uint256 whitelistTime;
    uint256 hardCap;
    uint256 softCap;
    uint256 liquidityPercent;
    uint256 listingRate;
    uint256 startTime;
    uint256 endTime;
    uint256 lockPeriod;
    uint256 referralRate;
    /// unsold tokens: burned (true) or returned to the owner (false)
    bool isBurn;
}

struct PresaleInfo2 {
    address presaleOwner;
    /// V2 factory of the exchange to list on
    address factory;
    /// V2 factory of the exchange to list on when the first one refuses; zero without one
    address otherFactory;
    string projectInfoHash;
}

struct PresaleFees {
    uint256 baseFee;
    uint256 tokenFee;
    address feeAddress;
}

struct PresaleStatus {
    uint256 TOTAL_BASE_COLLECTED;
    uint256 TOTAL_TOKENS_SOLD;
    uint256 TOTAL_TOKENS_WITHDRAWN;
    uint256 TOTAL_BASE_WITHDRAWN;
    uint256 NUM_BUYERS;
    bool FORCE_FAILED;
    bool LP_GENERATION_COMPLETE;
}

struct PresaleVesting {
    bool requestVesting;
    bool linearLock;
    /// seconds after the end until everything is released
    uint256 vestingEndEmission;
    /// basis points that vest: (100 - first release %) x 100
    uint256 vestingPercentage;
    /// seconds between releases; ignored when linear
    uint256 vestingPeriod;
}

// The three groups of the factory's create call.

struct SaleParams {
    address saleToken;
    address baseToken;
    uint256 tokenPrice;
    uint256 minSpendPerBuyer;
    uint256 maxSpendPerBuyer;
    uint256 startTime;
    uint256 endTime;
    uint256 whitelistTime;
    uint256 referralRate;
    bool isBurn;
}

struct CapParams {
    uint256 softCap;
    uint256 hardCap;
    uint256 liquidityPercent;
    uint256 listingRate;
    uint256 lockPeriod;
}

/// @notice The most that a creator agrees to: fees per mille, the flat fee in wei.
struct AgreedFees {
    uint256 baseFee;
    uint256 tokenFee;
    uint256 flatFee;
}

/// @notice Whether buyers may take their deposits back while the sale runs; zeros where they may not.
struct LeaveTerms {
    /// seconds after the start until which; an hour before the end at the latest
    uint256 time;
    /// per mille of the deposit that stays the buyer's and buys tokens; 100 at most
    uint256 cost;
}

interface IPresaleFactory {
    event PresaleCreated(
        address indexed presale,
        address indexed owner,
        address indexed token,
        PresaleInfo info,
        PresaleInfo2 info2,
        PresaleFees fees,
        PresaleVesting vesting,
        TokenMeta tokenMeta,
        TokenMeta baseMeta
    );

    /// @notice Emitted next to `PresaleCreated` for a sale that was created by `createWithLeaving` with a time.
    /// @param until unix seconds; the first second in which nobody leaves any more
    /// @param cost per mille of the deposit that stays
    event LeavingAllowed(address indexed presale, uint256 until, uint256 cost);

    /// @notice Wei that `create` keeps; the settings' creation fee.
    function flatFee() external view returns (uint256);
    /// @notice Sale tokens (base units) that `create` takes from the caller. Reverts with the rules that bound a price:
    /// InvalidSaleToken, BaseTokenNotSupported, TooManyDecimals, InvalidTokenPrice, InvalidListingRate.
    function amountNeeded(SaleParams calldata sale, CapParams calldata cap) external view returns (uint256);
    /// @notice Creates a sale of the caller, who has approved `amountNeeded` to this factory; for anybody. Excess wei comes
    /// back. Reverts with the broken rule of `SaleRules` (FeesAboveAgreed when the settings ask for more than `agreed`),
    /// InexactTransfer for a token with a fee, FeeTooLow, RefundFailed.
    function create(
        SaleParams calldata sale,
        CapParams calldata cap,
        PresaleInfo2 calldata owner,
        PresaleVesting calldata vesting,
        AgreedFees calldata agreed
    ) external payable returns (address presale);
    /// @notice As `create`, of a sale whose buyers may leave on these terms (`IPresale.leave`). Reverts also with
    /// LeaveTimeTooLarge and LeaveCostTooLarge.
    function createWithLeaving(
        SaleParams calldata sale,
        CapParams calldata cap,
        PresaleInfo2 calldata owner,
        PresaleVesting calldata vesting,
        AgreedFees calldata agreed,
        LeaveTerms calldata leaving
    ) external payable returns (address presale);
}

/// @notice What both sale kinds emit and answer.
interface ISaleCommon {
    /// @param amount accepted (a deposit above the remainder is filled in part)
    /// @param referrer credited; zero when none (self-referral credits nobody)
    event UserDeposited(
        address indexed account,
        address indexed referrer,
        uint256 amount,
        uint256 tokens,
        uint256 totalBaseCollected,
        uint256 numBuyers
    );
    event BaseRefunded(address indexed account, uint256 amount, uint256 totalBaseCollected, uint256 numBuyers);
    event TokensClaimed(address indexed account, uint256 amount, uint256 totalTokensWithdrawn);
    event RewardClaimed(address indexed account, uint256 amount);
    event ForceFailed(address indexed by);
    event OwnerTokensWithdrawn(uint256 amount);
    event ProjectInfoUpdated(string projectInfoHash);
    event WhitelistChanged(address[] accounts, bool listed);
    event WrongTokensRecovered(address indexed token, uint256 amount);

    struct Buyer {
        uint256 baseDeposited;
        uint256 totalAmount;
        uint256 claimedAmount;
    }

    /// @notice A buyer: deposit (base units), tokens bought with it and tokens claimed (base units of the sale token).
    function BUYERS(address account) external view returns (uint256 baseDeposited, uint256 totalAmount, uint256 claimedAmount);
    /// @notice Deposits (base units) that came through `account` as referrer.
    function userRefAmount(address account) external view returns (uint256);
    /// @notice Whether the raise was paid out.
    function isFinalized() external view returns (bool);
    /// @notice A page of the whitelist: at most `size` accounts from place `cursor` on; empty beyond the end.
    function viewWhiteListAccount(uint256 cursor, uint256 size) external view returns (address[] memory);
    function isWhitelisted(address account) external view returns (bool);
    /// @notice Buys for `amount` base units; for anybody, in the whitelist window for whitelisted accounts. Above what the
    /// hard cap leaves it is filled in part; the excess is not taken or comes back. The value is `amount` for a native base,
    /// else 0. Reverts with InvalidState, ZeroAmount, NotWhitelisted, BelowMinimum, AboveMaximum, BuysNothing, WrongValue,
    /// InexactTransfer, and with NativeTransferFailed when the caller refuses the excess.
    /// @param referrer zero, or who is credited; the first one named stays, the caller credits nobody
    function userDeposit(uint256 amount, address referrer) external payable;
    /// @notice As `userDeposit` of a base token, for a caller who signed a permit for `amount` instead of approving. A permit that
    /// the token refuses stops nothing while the allowance suffices: anybody may have handed the same signature in before. Where
    /// less than `amount` is accepted, the rest stays allowed. Reverts with WrongValue for a native base.
    function userDepositWithPermit(uint256 amount, address referrer, Permit calldata permit) external;
    /// @notice Sends the caller what is released of the tokens bought. Reverts with InvalidState before the sale's kind
    /// allows it, NothingToClaim, and for a grow sale RefundOnly.
    /// @return claimed tokens sent now (base units); simulate it to learn the claimable amount
    function userWithdrawTokens() external returns (uint256 claimed);
    /// @notice Sends the caller's whole deposit back. Reverts with InvalidState unless refunds are open, NothingToRefund,
    /// AlreadyClaimed, and NativeTransferFailed when the caller refuses it.
    function userWithdrawBaseTokens() external;
    /// @notice Sends the caller the share of the referral pool, once. Reverts with NotFinalized, RewardAlreadyClaimed,
    /// NothingToClaim.
    function claimReward() external;
    /// @notice As `userWithdrawTokens` for `account`, which is paid; for anybody. Reverts also with ChoiceOpen for a grow
    /// sale in LISTING where the account has claimed nothing: tokens or deposit is its own choice.
    function claimFor(address account) external returns (uint256 claimed);
    /// @notice `claimFor` each of `accounts`, for anybody. One that has nothing due, has to choose or refuses the payment
    /// is passed over and loses nothing. Reverts with NothingToClaim where nobody was paid, and with NotEnoughGas where less
    /// than 210,000 is left for the next account.
    /// @return paid accounts that were paid
    function claimForMany(address[] calldata accounts) external returns (uint256 paid);
    /// @notice As `userWithdrawBaseTokens` for `account`, which is paid; for anybody. Reverts also with ChoiceOpen for a grow
    /// sale in LISTING.
    function refundFor(address account) external;
    /// @notice `refundFor` each of `accounts`, as `claimForMany`.
    function refundForMany(address[] calldata accounts) external returns (uint256 paid);
    /// @notice As `claimReward` for `account`, which is paid; for anybody.
    function rewardFor(address account) external;
    /// @notice `rewardFor` each of `accounts`, as `claimForMany`.
    function rewardForMany(address[] calldata accounts) external returns (uint256 paid);
    /// @notice Returns the sale tokens of a failed sale to its owner, who calls. Reverts with NotOwner, InvalidState,
    /// NothingToClaim.
    function ownerWithdrawTokens() external;
    /// @notice The owner cancels before the start. Reverts with NotOwner, SaleAlreadyStarted, InvalidState.
    function forceFailByPresaleOwner() external;
    /// @notice The platform's administrator fails a sale that is not finalized. Reverts with NotAdmin, InvalidState.
    function forceFailByRAB() external;
    /// @notice The owner names another project info. Reverts with NotOwner, ProjectInfoHashTooLong above 128 bytes.
    function setProjectInfo(string calldata projectInfoHash) external;
    /// @notice The owner adds accounts; one that is there already stays. Reverts with NotOwner.
    function addWhitelistAccount(address[] calldata accounts) external;
    /// @notice The owner takes accounts out; one that is not there is passed over. Reverts with NotOwner.
    function removeWhitelistAccount(address[] calldata accounts) external;
    /// @notice The owner takes what was sent here by mistake. Reverts with NotOwner, ProtectedToken for what is or may be
    /// owed to others, NothingToRecover.
    /// @param token zero for native currency
    function recoverWrongTokens(address token) external;
}

interface IPresale is ISaleCommon, IListsElsewhere {
    /// @notice Listing done: LP locked in RabbitLock under `lockId`.
    event LiquidityAdded(
        address indexed pair, uint256 indexed lockId, uint256 baseAmount, uint256 tokenAmount, uint256 liquidity
    );
    /// @notice Where the raised base tokens and the unsold tokens went; what a receiver refuses is in `pendingPayments`.
    event Finalized(uint256 baseFee, uint256 referralReserve, uint256 ownerShare, uint256 tokenFee, uint256 unsoldTokens, bool burned);

    /// @notice A buyer took the deposit back while the sale ran; no deposit of theirs earns a referrer a reward any more.
    /// @param amount sent back (base units)
    /// @param kept what stays of the deposit (base units)
    /// @param tokens that this buys
    event DepositLeft(
        address indexed account,
        uint256 amount,
        uint256 kept,
        uint256 tokens,
        uint256 totalBaseCollected,
        uint256 numBuyers
    );

    /// @notice The liquidity's lock in RabbitLock; 0 before the listing.
    function LOCK_ID() external view returns (uint256);
    /// @notice 0 QUED, 1 ACTIVE, 2 SUCCESS, 3 FAILED, 4 FINALIZED
    function presaleStatus() external view returns (uint8);
    /// @notice From when (unix seconds) owner and administrator may list a success: an hour after it was filled, else the
    /// second after the end.
    function listableFrom() external view returns (uint256);
    /// @notice The terms to leave on: the first second (unix) in which nobody leaves any more, and the per mille of the
    /// deposit that stays. Zeros where deposits cannot be taken back while the sale runs.
    function leaveTerms() external view returns (uint256 until, uint256 cost);
    /// @notice Sends the caller's deposit back while the sale runs, but the part that the terms keep: it remains the caller's
    /// deposit, buys tokens or comes back like any other, and is nobody else's. Where it would buy not one token unit nothing
    /// is kept. Once for each account: what it deposits later stays. Reverts with LeavingClosed after the time, without terms,
    /// and once the sale is filled or failed, with NothingToRefund, AlreadyLeft, and NativeTransferFailed when the caller
    /// refuses it.
    /// @return returned base units sent back
    function leave() external returns (uint256 returned);
    /// @notice Lists a successful sale, locks the liquidity for the owner and pays out; for owner and administrator from
    /// `listableFrom` on, for anybody a day later. Reverts with InvalidState, ListingTooEarly, TooEarlyForEveryone, and
    /// as a whole, to be tried again, with ListingPriceMoved, ListingBaseDiverted or ListingValueLost.
    function addLiquidity() external;
    /// @notice Everything of the sale; units are at the top of this file.
    function getInfo()
        external
        view
        returns (
            PresaleInfo memory info,
            PresaleInfo2 memory info2,
            PresaleFees memory fees,
            PresaleStatus memory status,
            uint8 state,
            PresaleVesting memory vesting,
            uint256 totalRefAmount
        );
}
