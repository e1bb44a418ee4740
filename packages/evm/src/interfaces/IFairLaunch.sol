// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IListsElsewhere} from "./IListsElsewhere.sol";
import {ISharedSaleFactory} from "./ISharedSaleFactory.sol";
import {AgreedFees, PresaleFees, PresaleInfo2, PresaleStatus} from "./IPresale.sol";
import {Permit} from "./Permit.sol";
import {TokenMeta} from "./TokenMeta.sol";

// Units: base amounts in base units of the base token, token amounts in base units of the sale token, dates in unix
// seconds, periods in seconds, liquidityPercent and fees per mille, basis points of 10,000.

struct FairLaunchInfo {
    address saleToken;
    /// the zero address is the native currency
    address baseToken;
    /// tokens that all buyers share by their deposits
    uint256 sellingAmount;
    uint256 softCap;
    /// what the owner gets of the raise at most; the rest goes into the liquidity
    uint256 maxOwnerReceive;
    /// of the raise after the fee, at least
    uint256 liquidityPercent;
    uint256 startTime;
    uint256 endTime;
    uint256 lockPeriod;
    /// 1: 2 % of the raise and 2 % of the tokens sold; 2: 5 % of the raise
    uint256 feeOption;
}

/// @notice The team's tokens, locked in RabbitLock at the listing; the last release is at most ten years after it.
struct TeamVesting {
    bool usingTeamVesting;
    uint256 totalTokens;
    /// seconds after the listing
    uint256 firstReleaseDelay;
    uint256 firstReleaseBps;
    uint256 period;
    uint256 releaseBps;
}

interface IFairLaunchFactory is ISharedSaleFactory {
    event FairLaunchCreated(
        address indexed fairLaunch,
        address indexed owner,
        address indexed token,
        FairLaunchInfo info,
        PresaleInfo2 info2,
        PresaleFees fees,
        TeamVesting team,
        TokenMeta tokenMeta,
        TokenMeta baseMeta
    );

    /// @notice Creates a fair launch of the caller, who has approved `amountNeeded` to this factory; for anybody. Excess wei
    /// comes back. Reverts with the broken rule of `FairLaunchRules` (FeesAboveAgreed when it asks for more than `agreed`),
    /// InexactTransfer, FeeTooLow, RefundFailed.
    function create(
        FairLaunchInfo calldata info,
        PresaleInfo2 calldata owner,
        TeamVesting calldata team,
        AgreedFees calldata agreed
    ) external payable returns (address fairLaunch);
}

interface IFairLaunch is IListsElsewhere {
    event UserDeposited(address indexed account, uint256 amount, uint256 totalBaseCollected, uint256 numBuyers);
    event BaseRefunded(address indexed account, uint256 amount, uint256 totalBaseCollected, uint256 numBuyers);
    event TokensClaimed(address indexed account, uint256 amount, uint256 totalTokensWithdrawn);
    event ForceFailed(address indexed by);
    event OwnerTokensWithdrawn(uint256 amount);
    event ProjectInfoUpdated(string projectInfoHash);
    event WrongTokensRecovered(address indexed token, uint256 amount);
    event LiquidityAdded(
        address indexed pair, uint256 indexed lockId, uint256 baseAmount, uint256 tokenAmount, uint256 liquidity
    );
    /// @param teamLockId the team's lock, 0 without one
    event Finalized(uint256 baseFee, uint256 ownerShare, uint256 tokenFee, uint256 burnedTokens, uint256 teamLockId);

    /// @notice A buyer: deposit, the tokens it buys (final once the sale has ended) and the tokens claimed.
    function BUYERS(address account) external view returns (uint256 baseDeposited, uint256 totalAmount, uint256 claimedAmount);
    /// @notice The liquidity's lock in RabbitLock; 0 before the listing.
    function LOCK_ID() external view returns (uint256);
    /// @notice The team's lock in RabbitLock; 0 before the listing or without a team's share.
    function TEAM_LOCK_ID() external view returns (uint256);
    function isFinalized() external view returns (bool);
    /// @notice 0 QUED, 1 ACTIVE, 2 SUCCESS, 3 FAILED, 4 FINALIZED
    function presaleStatus() external view returns (uint8);
    /// @notice Takes part with `amount`; for anybody. The value is `amount` for a native base, else 0. Reverts with
    /// InvalidState, ZeroAmount, RaiseTooLarge, BuysNothing, WrongValue, InexactTransfer.
    function userDeposit(uint256 amount) external payable;
    /// @notice As `userDeposit` of a base token, for a caller who signed a permit for `amount` instead of approving. A permit that
    /// the token refuses stops nothing while the allowance suffices. Reverts with WrongValue for a native base.
    function userDepositWithPermit(uint256 amount, Permit calldata permit) external;
    /// @notice Sends the caller the tokens bought, once finalized. Reverts with InvalidState, NothingToClaim.
    function userWithdrawTokens() external returns (uint256 claimed);
    /// @notice Sends the caller's whole deposit back once failed. Reverts with InvalidState, NothingToRefund.
    function userWithdrawBaseTokens() external;
    /// @notice As `userWithdrawTokens` for `account`, which is paid; for anybody.
    function claimFor(address account) external returns (uint256 claimed);
    /// @notice `claimFor` each of `accounts`, for anybody. One that has nothing due or refuses the payment is passed over and
    /// loses nothing. Reverts with NothingToClaim where nobody was paid, and with NotEnoughGas where less than 210,000 is left
    /// for the next account.
    /// @return paid accounts that were paid
    function claimForMany(address[] calldata accounts) external returns (uint256 paid);
    /// @notice As `userWithdrawBaseTokens` for `account`, which is paid; for anybody.
    function refundFor(address account) external;
    /// @notice `refundFor` each of `accounts`, as `claimForMany`.
    function refundForMany(address[] calldata accounts) external returns (uint256 paid);
    /// @notice Lists a success at the sale's price, locks liquidity and team tokens, pays out and burns what is not needed; for
    /// owner and administrator once it has ended, for anybody a day later. Reverts with InvalidState, TooEarlyForEveryone,
    /// and as a whole, to be tried again, with ListingPriceMoved, ListingBaseDiverted or ListingValueLost.
    function addLiquidity() external;
    /// @notice Returns the tokens of a failed sale to its owner, who calls. Reverts with NotOwner, InvalidState,
    /// NothingToClaim.
    function ownerWithdrawTokens() external;
    /// @notice The owner cancels before the start. Reverts with NotOwner, InvalidState.
    function forceFailByPresaleOwner() external;
    /// @notice The administrator fails a sale that is not finalized. Reverts with NotAdmin, InvalidState.
    function forceFailByRAB() external;
    /// @notice The owner names another project info. Reverts with NotOwner, ProjectInfoHashTooLong.
    function setProjectInfo(string calldata projectInfoHash) external;
    /// @notice The owner takes what was sent here by mistake. Reverts with NotOwner, ProtectedToken, NothingToRecover.
    function recoverWrongTokens(address token) external;
    function getInfo()
        external
        view
        returns (
            FairLaunchInfo memory info,
            PresaleInfo2 memory info2,
            PresaleFees memory fees,
            PresaleStatus memory status,
            uint8 state,
            TeamVesting memory team
        );
}
