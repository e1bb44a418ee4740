// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, TeamVesting} from "./IFairLaunch.sol";

interface ISharedSaleFactory {
    /// @notice Wei that a creation keeps.
    function flatFee() external view returns (uint256);
    /// @notice Sale tokens that a creation takes from the caller: those to sell, the fee on them, the largest liquidity there
    /// can be, and the team's. Reverts with InvalidFeeOption.
    function amountNeeded(FairLaunchInfo calldata info, TeamVesting calldata team) external view returns (uint256);
}
