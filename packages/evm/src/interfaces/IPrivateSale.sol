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
}

interface IPrivateSale is ISaleCommon {
    /// @notice 4 LISTING, 5 SATISFY, 6 NOT_SATISFY
    event StatusSetByRAB(uint8 status);
    event VisibilitySet(bool isVisible);
    event Finalized(uint256 baseFee, uint256 referralReserve, uint256 ownerShare, uint256 tokenFee, uint256 unsoldTokens, bool burned);

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
