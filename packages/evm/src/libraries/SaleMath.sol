// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title The arithmetic of both sale kinds, pure; the TypeScript twin is `packages/contracts/src/sale/amounts.ts`
/// @notice Rates are whole sale tokens per whole base token with 18 decimals; fees and percents are per mille.
library SaleMath {
    uint256 internal constant PER_MILLE = 1000;
    uint256 internal constant BASIS_POINTS = 10_000;

    /// @param numerator rate x 10^tokenDecimals
    /// @param denominator 10^(18 + baseDecimals)
    struct Price {
        uint256 numerator;
        uint256 denominator;
    }

    /// @dev Unchecked: `SaleRules.complete` bounds rates to 128 bits and decimals to 24.
    function price(uint256 rate, uint256 tokenDecimals, uint256 baseDecimals) internal pure returns (Price memory) {
        unchecked {
            return Price(rate * 10 ** tokenDecimals, 10 ** (18 + baseDecimals));
        }
    }

    /// @notice Token base units for `base`, rounded down (SAL-09).
    function tokensForBase(uint256 base, Price memory p) internal pure returns (uint256) {
        return Math.mulDiv(base, p.numerator, p.denominator);
    }

    /// @notice As `tokensForBase`, rounded up.
    function tokensForBaseUp(uint256 base, Price memory p) internal pure returns (uint256) {
        return Math.mulDiv(base, p.numerator, p.denominator, Math.Rounding.Ceil);
    }

    /// @notice Base units that `tokens` are worth, rounded down.
    function baseForTokens(uint256 tokens, Price memory p) internal pure returns (uint256) {
        return Math.mulDiv(tokens, p.denominator, p.numerator);
    }

    /// @notice As `baseForTokens`, rounded up.
    function baseForTokensUp(uint256 tokens, Price memory p) internal pure returns (uint256) {
        return Math.mulDiv(tokens, p.denominator, p.numerator, Math.Rounding.Ceil);
    }

    /// @notice Parts of a raise that are due, of `open` ones: the first at `next`, the others `period` seconds apart.
    function partsDue(uint256 time, uint256 next, uint256 period, uint256 open) internal pure returns (uint256) {
        if (time < next) return 0;
        uint256 due = (time - next) / period + 1;
        return due < open ? due : open;
    }

    /// @notice `share` of `whole` in `left`, rounded down: parts of the open ones, or deposits of those that what is left
    /// belongs to (RGT-05).
    function shareOfLeft(uint256 left, uint256 share, uint256 whole) internal pure returns (uint256) {
        return whole == 0 ? 0 : Math.mulDiv(left, share, whole);
    }

    /// @notice Base units that go to the exchange out of `collected`.
    function liquidityBase(uint256 collected, uint256 baseFee, uint256 referralRate, uint256 liquidityPercent)
        internal
        pure
        returns (uint256)
    {
        return (collected * (PER_MILLE - baseFee - referralRate) * liquidityPercent) / (PER_MILLE * PER_MILLE);
    }

    /// @notice Token fee on `sold`, rounded up.
    function tokenFeeAmount(uint256 sold, uint256 tokenFee) internal pure returns (uint256) {
        return Math.mulDiv(sold, tokenFee, PER_MILLE, Math.Rounding.Ceil);
    }

    /// @notice Tokens that creating a grow sale takes: those for the hard cap and the fee on them.
    function amountNeededForGrow(uint256 hardCap, Price memory sale, uint256 tokenFee) internal pure returns (uint256) {
        uint256 sold = tokensForBase(hardCap, sale);
        return sold + tokenFeeAmount(sold, tokenFee);
    }

    /// @notice Tokens that creating a sale takes: those of a grow sale and the listing's, at the hard cap (WIZ-21).
    function amountNeeded(
        uint256 hardCap,
        Price memory sale,
        Price memory listing,
        uint256 baseFee,
        uint256 tokenFee,
        uint256 referralRate,
        uint256 liquidityPercent
    ) internal pure returns (uint256) {
        uint256 base = liquidityBase(hardCap, baseFee, referralRate, liquidityPercent);
        return amountNeededForGrow(hardCap, sale, tokenFee) + tokensForBaseUp(base, listing);
    }

    /// @notice Platform fee on the raise, rounded down.
    function baseFeeAmount(uint256 collected, uint256 baseFee) internal pure returns (uint256) {
        return (collected * baseFee) / PER_MILLE;
    }

    /// @notice Base units shared among referrers (BUY-10); nothing when nobody was referred.
    function referralPool(uint256 collected, uint256 baseFee, uint256 referralRate, uint256 totalRefAmount)
        internal
        pure
        returns (uint256)
    {
        if (totalRefAmount == 0) return 0;
        return (collected * (PER_MILLE - baseFee) * referralRate) / (PER_MILLE * PER_MILLE);
    }

    /// @notice One referrer's part of the pool.
    function referralShare(uint256 pool, uint256 userRefAmount, uint256 totalRefAmount) internal pure returns (uint256) {
        return totalRefAmount == 0 ? 0 : Math.mulDiv(pool, userRefAmount, totalRefAmount);
    }

    /// @notice What of `total` is released `elapsed` seconds after the end: the part that does not vest at once, the
    /// rest between `start` and `end`, evenly (period 0) or in steps of `period`. Exactly `total` from `end` on (VST-01).
    function vestingOwed(
        uint256 total,
        uint256 vestingBps,
        uint256 elapsed,
        uint256 start,
        uint256 end,
        uint256 period
    ) internal pure returns (uint256) {
        if (elapsed >= end) return total;
        uint256 vesting = Math.mulDiv(total, vestingBps, BASIS_POINTS, Math.Rounding.Ceil);
        if (elapsed <= start) return total - vesting;
        uint256 done = elapsed - start;
        if (period != 0) done -= done % period;
        return total - vesting + Math.mulDiv(vesting, done, end - start);
    }
}
