// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {AgreedFees, ISaleCommon, PresaleFees} from "./IPresale.sol";
import {TokenMeta} from "./TokenMeta.sol";

struct PrivateSaleInfo {
    address saleToken;
    address baseToken;
    uint256 tokenPrice;
    uint256 maxSpendPerBuyer;
    uint256 minSpendPerBuyer;
    uint256 whitelistTime;
    uint256 hardCap;
    uint256 softCap;
    uint256 startTime;
    uint256 endTime;
    uint256 referralRate;
    bool isBurn;
}

struct PrivateSaleInfo2 {
    address presaleOwner;
    string projectInfoHash;
    bool isVisible;
}

struct PrivateSaleStatus {
    uint256 TOTAL_BASE_COLLECTED;
    uint256 TOTAL_TOKENS_SOLD;
    uint256 TOTAL_TOKENS_WITHDRAWN;
    uint256 TOTAL_BASE_WITHDRAWN;
    uint256 NUM_BUYERS;
    bool FORCE_FAILED;
}

struct PrivateSaleVesting {
    bool requestVesting;
    bool linearLock;
    /// seconds after the end until the vesting part begins to be released
    uint256 vestingStartEmission;
    uint256 vestingEndEmission;
    uint256 vestingPercentage;
    uint256 vestingPeriod;
}

// The four structs of the factory's create call: sale, caps, owner, vesting.

struct PrivateSaleParams {
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

struct PrivateCapParams {
    uint256 softCap;
    uint256 hardCap;
}

struct PrivateOwnerParams {
    address presaleOwner;
    string projectInfoHash;
}

/// @notice How the raise of a grow is paid out in parts (`IPrivateSaleFactory.createInParts`).
struct PartTerms {
    /// 2 to 12, all of the same size, the first when the sale is finalized
    uint256 count;
    /// seconds between two parts, 7 to 180 days
    uint256 period;
}

/// @notice The parts of a grow and what is left of its raise; zeros for a grow without such terms.
struct PartsInfo {
    uint256 count;
    /// seconds
    uint256 period;
    /// parts paid to the owner
    uint256 paid;
    /// unix seconds; from when the next part may be paid, unless it is stopped; 0 before the sale is finalized
    uint256 next;
    /// base units that are neither paid to the owner nor handed back
    uint256 left;
    /// deposits (base units) among which `left` is shared
    uint256 shared;
    bool isStopped;
}

interface IPrivateSaleFactory {
    event PrivateSaleCreated(
        address indexed privateSale,
        address indexed owner,
        address indexed token,
        PrivateSaleInfo info,
        PrivateSaleInfo2 info2,
        PresaleFees fees,
        PrivateSaleVesting vesting,
        TokenMeta tokenMeta,
        TokenMeta baseMeta
    );

    /// @notice Of a grow that was created by `createInParts`, with `PrivateSaleCreated`.
    /// @param period seconds between two parts
    event PartsAgreed(address indexed privateSale, uint256 count, uint256 period);

    /// @notice Wei that `create` keeps; the settings' creation fee.
    function flatFee() external view returns (uint256);
    /// @notice Sale tokens (base units) that `create` takes from the caller. Reverts with InvalidSaleToken,
    /// BaseTokenNotSupported, TooManyDecimals, InvalidTokenPrice.
    function amountNeeded(PrivateSaleParams calldata sale, PrivateCapParams calldata cap) external view returns (uint256);
    /// @notice Creates a grow sale of the caller, who has approved `amountNeeded` to this factory; for anybody. Excess wei
    /// comes back. Reverts with the broken rule of `SaleRules` (FeesAboveAgreed when the settings ask for more than
    /// `agreed`), InexactTransfer, FeeTooLow, RefundFailed.
    function create(
        PrivateSaleParams calldata sale,
        PrivateCapParams calldata cap,
        PrivateOwnerParams calldata owner,
        PrivateSaleVesting calldata vesting,
        AgreedFees calldata agreed
    ) external payable returns (address privateSale);
    /// @notice As `create`, of a grow whose raise is paid out in parts, before each of which buyers may hand unclaimed tokens
    /// back (`IPrivateSale.handBack`). Reverts also with PartsOutOfRange, PartPeriodOutOfRange, and with ReferralWithParts
    /// when there is a referral rate.
    function createInParts(
        PrivateSaleParams calldata sale,
        PrivateCapParams calldata cap,
        PrivateOwnerParams calldata owner,
        PrivateSaleVesting calldata vesting,
        AgreedFees calldata agreed,
        PartTerms calldata parts
    ) external payable returns (address privateSale);
}

interface IPrivateSale is ISaleCommon {
    /// @notice 4 LISTING, 5 SATISFY, 6 NOT_SATISFY
    event StatusSetByRAB(uint8 status);
    event VisibilitySet(bool isVisible);
    event Finalized(uint256 baseFee, uint256 referralReserve, uint256 ownerShare, uint256 tokenFee, uint256 unsoldTokens, bool burned);

    /// @notice Parts of the raise went to the owner, and with them the tokens that had been handed back (or were burned).
    /// @param paid parts paid by now; as before when the owner got the share of claimed tokens while the parts are stopped
    /// @param amount base units to the owner
    /// @param tokens handed back
    /// @param left base units
    /// @param shared deposits (base units) among which `left` is shared
    event PartsPaid(uint256 paid, uint256 amount, uint256 tokens, uint256 left, uint256 shared);
    /// @notice A buyer handed back the tokens not claimed.
    /// @param amount base units sent back
    /// @param deposit base units of the deposit that are closed; what stays of it bought the tokens claimed
    /// @param tokens handed back
    /// @param left base units
    event HandedBack(
        address indexed account, uint256 amount, uint256 deposit, uint256 tokens, uint256 left, uint256 numBuyers
    );
    event PartsStopped(bool isStopped);

    /// @notice 0 QUED, 1 ACTIVE, 2 SUCCESS, 3 FAILED, 4 LISTING, 5 SATISFY, 6 NOT_SATISFY
    function presaleStatus() external view returns (uint8);
    /// @notice The administrator's review: SUCCESS to LISTING, LISTING to NOT_SATISFY or, after the buyers' three days for
    /// refunds, to SATISFY. Where the buyers who took their deposits back leave less than the soft cap, only NOT_SATISFY is
    /// left. Reverts with NotAdmin, InvalidStatusChange, RefundWindowOpen, SoftCapNotKept.
    function setStatusByRAB(uint8 status) external;
    /// @notice Until when (unix seconds) a sale in LISTING cannot become SATISFY; 0 before LISTING.
    function refundsUntil() external view returns (uint256);
    /// @notice The administrator shows or hides the sale in lists. Reverts with NotAdmin.
    function setIsVisible(bool visible) external;
    /// @notice Pays the raise out once it is SATISFY or NOT_SATISFY; for owner and administrator, for anybody 30 days after
    /// the end. 60 days after the end a sale still in LISTING is closed as NOT_SATISFY by this call. Reverts with
    /// InvalidState, AlreadyFinalized, TooEarlyForEveryone.
    function finalized() external;
    /// @notice The parts in which the raise is paid out; zeros without such terms.
    function parts() external view returns (PartsInfo memory);
    /// @notice What `handBack` would send `account` now (base units) for how many tokens; zeros where it would not.
    function handBackOf(address account) external view returns (uint256 amount, uint256 tokens);
    /// @notice Closes the caller's position: the tokens not claimed, vested or not, go back for their share of what is left
    /// of the raise. Tokens that were claimed stay, and so does the part of the deposit that bought them. From the first part
    /// to the last, also while the parts are stopped. Reverts with NotFinalized, RefundOnly, NothingToClaim, and with
    /// LessThanAsked where a part that was paid meanwhile leaves less than `least`.
    /// @param least base units; what the caller was shown
    function handBack(uint256 least) external returns (uint256 amount);
    /// @notice Pays the owner, who calls, the parts that are due, and the tokens that were handed back. While the parts are
    /// stopped: from the date of the last one on, the share of the tokens that buyers have claimed. Reverts with NotOwner,
    /// NotFinalized, NothingToClaim, PartNotDue.
    /// @return amount base units
    function withdrawParts() external returns (uint256 amount);
    /// @notice The administrator stops the parts that are not paid, or resumes them at their dates. While stopped, nothing is
    /// paid for tokens that a buyer can hand back. Reverts with NotAdmin, and with NothingToClaim where nothing is left.
    function setPartsStopped(bool isStopped) external;
    /// @notice Everything of the sale, behind a leading version number; units are in `IPresale.sol`.
    function getInfo()
        external
        view
        returns (
            uint256 version,
            PrivateSaleInfo memory info,
            PrivateSaleInfo2 memory info2,
            PresaleFees memory fees,
            PrivateSaleStatus memory status,
            uint8 state,
            PrivateSaleVesting memory vesting,
            uint256 totalRefAmount
        );
}
