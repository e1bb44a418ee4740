// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FairLaunchInfo, TeamVesting} from "../interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {PresaleInfo2} from "../interfaces/IPresale.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {SaleRules} from "../libraries/SaleRules.sol";

/// @title Every rule of the fair launch form (WIZ-22), on chain, and its arithmetic
library FairLaunchRules {
    error ZeroSellingAmount();
    error ZeroMaxOwnerReceive();
    error SoftCapBelowOwnerShare();
    error InvalidFeeOption();
    error InvalidTeamVesting();

    uint256 internal constant MIN_SOFT_CAP_PERCENT = 51;

    /// @notice Per mille of the raise and of the tokens sold.
    function fees(uint256 feeOption) internal pure returns (uint256 baseFee, uint256 tokenFee) {
        if (feeOption == 1) return (20, 20);
        if (feeOption == 2) return (50, 0);
        revert InvalidFeeOption();
    }

    /// @notice Platform fee on the raise, rounded up: what is left never needs more tokens than creation took.
    function baseFeeAmount(uint256 collected, uint256 baseFee) internal pure returns (uint256) {
        return Math.mulDiv(collected, baseFee, SaleMath.PER_MILLE, Math.Rounding.Ceil);
    }

    /// @notice What goes to the exchange and to the owner out of the raise after the fee.
    function split(uint256 rest, uint256 liquidityPercent, uint256 maxOwnerReceive)
        internal
        pure
        returns (uint256 liquidity, uint256 ownerShare)
    {
        liquidity = (rest * liquidityPercent) / SaleMath.PER_MILLE;
        ownerShare = Math.min(rest - liquidity, maxOwnerReceive);
        liquidity = rest - ownerShare;
    }

    /// @notice Sale tokens that creation takes; see `IFairLaunchFactory.amountNeeded`.
    function need(FairLaunchInfo memory info, TeamVesting memory team) internal pure returns (uint256) {
        (uint256 baseFee, uint256 tokenFee) = fees(info.feeOption);
        return info.sellingAmount + SaleMath.tokenFeeAmount(info.sellingAmount, tokenFee)
            + mostListed(info.sellingAmount, baseFee) + (team.usingTeamVesting ? team.totalTokens : 0);
    }

    /// @notice Tokens that go to the exchange when all of the raise but the fee does.
    function mostListed(uint256 sellingAmount, uint256 baseFee) internal pure returns (uint256) {
        return Math.mulDiv(sellingAmount, SaleMath.PER_MILLE - baseFee, SaleMath.PER_MILLE, Math.Rounding.Ceil);
    }

    /// @notice Reverts with the first broken rule.
    function check(
        FairLaunchInfo memory info,
        PresaleInfo2 memory owner,
        TeamVesting memory team,
        ILaunchpadSetting setting
    ) internal view {
        _checkTokens(info, setting);
        if (owner.presaleOwner != msg.sender) revert SaleRules.OwnerMustBeCaller();
        if (!setting.isExchange(owner.factory)) revert SaleRules.ExchangeNotSupported();
        if (bytes(owner.projectInfoHash).length > SaleRules.MAX_PROJECT_INFO_HASH) {
            revert SaleRules.ProjectInfoHashTooLong();
        }
        SaleRules.checkTimes(info.startTime, info.endTime);
        if (info.lockPeriod < SaleRules.MIN_LOCK_PERIOD) revert SaleRules.LockPeriodTooShort();
        if (info.lockPeriod > type(uint32).max) revert SaleRules.LockPeriodTooLarge();
        _checkAmounts(info);
        if (!team.usingTeamVesting) return;
        _checkTeam(team);
        // the locker counts 128 bits of a token: somebody who holds more could keep the team's lock out
        if (IERC20(info.saleToken).totalSupply() > type(uint128).max) revert SaleRules.SaleTooLarge();
    }

    function _checkTokens(FairLaunchInfo memory info, ILaunchpadSetting setting) private view {
        if (info.saleToken.code.length == 0) revert SaleRules.InvalidSaleToken();
        if (!setting.isBaseToken(info.baseToken)) revert SaleRules.BaseTokenNotSupported();
        address quote = info.baseToken == address(0) ? setting.getWrappedNative() : info.baseToken;
        if (info.saleToken == quote) revert SaleRules.InvalidSaleToken();
    }

    function _checkAmounts(FairLaunchInfo memory info) private pure {
        if (info.sellingAmount == 0) revert ZeroSellingAmount();
        if (info.maxOwnerReceive == 0) revert ZeroMaxOwnerReceive();
        if (info.softCap > type(uint96).max) revert SaleRules.SaleTooLarge();
        if (info.maxOwnerReceive > type(uint96).max) revert SaleRules.SaleTooLarge();
        if (info.softCap * 100 < info.maxOwnerReceive * MIN_SOFT_CAP_PERCENT) revert SoftCapBelowOwnerShare();
        if (info.liquidityPercent < SaleRules.MIN_LIQUIDITY_PERCENT || info.liquidityPercent > SaleMath.PER_MILLE) {
            revert SaleRules.LiquidityPercentOutOfRange();
        }
        (uint256 baseFee,) = fees(info.feeOption);
        if (info.sellingAmount > SaleRules.MAX_LISTED_TOKENS) revert SaleRules.SaleTooLarge();
        uint256 rest = info.softCap - baseFeeAmount(info.softCap, baseFee);
        uint256 base = (rest * info.liquidityPercent) / SaleMath.PER_MILLE;
        SaleRules.checkListed(base, Math.mulDiv(base, info.sellingAmount, info.softCap));
    }

    function _checkTeam(TeamVesting memory team) private pure {
        bool isValid = team.totalTokens != 0 && team.totalTokens <= type(uint112).max && team.firstReleaseDelay != 0
            && team.firstReleaseDelay <= SaleRules.MAX_VESTING_END && team.firstReleaseBps <= SaleMath.BASIS_POINTS
            && team.period != 0 && team.period <= SaleRules.MAX_VESTING_END && team.releaseBps != 0
            && team.releaseBps <= SaleMath.BASIS_POINTS;
        if (!isValid) revert InvalidTeamVesting();
        uint256 periods = Math.ceilDiv(SaleMath.BASIS_POINTS - team.firstReleaseBps, team.releaseBps);
        if (team.firstReleaseDelay + periods * team.period > SaleRules.MAX_VESTING_END) revert InvalidTeamVesting();
    }
}
