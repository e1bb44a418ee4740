// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, IFairLaunch, TeamVesting} from "./IFairLaunch.sol";
import {AgreedFees, PresaleFees, PresaleInfo2} from "./IPresale.sol";
import {ISharedSaleFactory} from "./ISharedSaleFactory.sol";
import {TokenMeta} from "./TokenMeta.sol";

// Units as in IFairLaunch.

interface IProRataFactory is ISharedSaleFactory {
    event ProRataCreated(
        address indexed proRata,
        address indexed owner,
        address indexed token,
        FairLaunchInfo info,
        uint256 hardCap,
        PresaleInfo2 info2,
        PresaleFees fees,
        TeamVesting team,
        TokenMeta tokenMeta,
        TokenMeta baseMeta
    );

    /// @notice Creates a pro rata sale of the caller, who has approved `amountNeeded` to this factory; for anybody. Excess wei
    /// comes back. Reverts with the broken rule of `FairLaunchRules`, SoftCapNotBelowHardCap, HardCapTooLarge,
    /// FeesAboveAgreed, InexactTransfer, FeeTooLow, RefundFailed.
    /// @param hardCap the most that the sale accepts of all commitments together
    function create(
        FairLaunchInfo calldata info,
        uint256 hardCap,
        PresaleInfo2 calldata owner,
        TeamVesting calldata team,
        AgreedFees calldata agreed
    ) external payable returns (address proRata);
}

/// @notice A fair launch with a hard cap. `userDeposit` commits; what all have committed above the hard cap comes back with
/// the tokens, to each by the same part.
interface IProRata is IFairLaunch {
    /// @param amount base units of the commitment that the sale did not accept
    event RestReturned(address indexed account, uint256 amount);

    /// @notice The most that the sale accepts of all commitments together, base units.
    function hardCap() external view returns (uint256);
    /// @notice What of the account's commitment comes back with its tokens, base units: final once the sale has ended, and
    /// named after the claim, too. A sale that fails returns the whole commitment instead.
    function restOf(address account) external view returns (uint256);
}
