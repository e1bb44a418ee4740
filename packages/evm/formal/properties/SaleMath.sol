// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SaleMath} from "../../src/libraries/SaleMath.sol";

/// @notice The arithmetic of sales, for amounts of 112 bits, which is more than any cap allows.
contract SaleMathProperties {
    uint256 private constant LARGEST = type(uint112).max;

    function _price(uint256 numerator, uint256 denominator) private pure returns (SaleMath.Price memory) {
        require(numerator > 0 && denominator > 0 && numerator <= type(uint128).max && denominator <= 10 ** 42);
        return SaleMath.Price(numerator, denominator);
    }

    /// @notice Two deposits buy together at most what their sum buys, and at most one unit less
    function dustOfTwo(uint256 a, uint256 b, uint256 numerator, uint256 denominator) external pure {
        require(a <= LARGEST && b <= LARGEST);
        SaleMath.Price memory p = _price(numerator, denominator);
        uint256 apart = SaleMath.tokensForBase(a, p) + SaleMath.tokensForBase(b, p);
        uint256 together = SaleMath.tokensForBase(a + b, p);
        assert(apart <= together);
        assert(together <= apart + 1);
    }

    /// @notice More base never buys fewer tokens
    function tokensMonotone(uint256 a, uint256 b, uint256 numerator, uint256 denominator) external pure {
        require(a <= b && b <= LARGEST);
        SaleMath.Price memory p = _price(numerator, denominator);
        assert(SaleMath.tokensForBase(a, p) <= SaleMath.tokensForBase(b, p));
    }

    /// @notice Rounding up is by one unit at most, and never below rounding down
    function upIsAtMostOneMore(uint256 a, uint256 numerator, uint256 denominator) external pure {
        require(a <= LARGEST);
        SaleMath.Price memory p = _price(numerator, denominator);
        uint256 down = SaleMath.tokensForBase(a, p);
        uint256 up = SaleMath.tokensForBaseUp(a, p);
        assert(up >= down && up <= down + 1);
    }

    /// @notice Tokens that a base amount buys are worth at most that amount
    function noGainByRounding(uint256 a, uint256 numerator, uint256 denominator) external pure {
        require(a <= LARGEST);
        SaleMath.Price memory p = _price(numerator, denominator);
        assert(SaleMath.baseForTokens(SaleMath.tokensForBase(a, p), p) <= a);
    }

    /// @notice Fee, referral pool and liquidity never take more than was collected
    function partsFit(uint256 collected, uint256 baseFee, uint256 referralRate, uint256 liquidityPercent, uint256 referred)
        external
        pure
    {
        require(collected <= LARGEST && baseFee <= 100 && referralRate <= 50 && liquidityPercent <= 1000);
        uint256 fee = SaleMath.baseFeeAmount(collected, baseFee);
        uint256 pool = SaleMath.referralPool(collected, baseFee, referralRate, referred);
        assert(fee + pool + SaleMath.liquidityBase(collected, baseFee, referralRate, liquidityPercent) <= collected);
    }

    /// @notice Two referrers get together at most the pool
    function sharesFit(uint256 pool, uint256 a, uint256 b, uint256 total) external pure {
        require(pool <= LARGEST && total <= LARGEST && a + b <= total && total != 0);
        assert(SaleMath.referralShare(pool, a, total) + SaleMath.referralShare(pool, b, total) <= pool);
    }

    /// @notice Tokens taken at creation cover the fee and all that any raise below the cap sells
    function needCovers(uint256 hardCap, uint256 collected, uint256 numerator, uint256 denominator, uint256 tokenFee)
        external
        pure
    {
        require(collected <= hardCap && hardCap <= LARGEST && tokenFee <= 100);
        SaleMath.Price memory p = _price(numerator, denominator);
        uint256 sold = SaleMath.tokensForBase(collected, p);
        require(sold <= type(uint128).max && SaleMath.tokensForBase(hardCap, p) <= type(uint128).max);
        assert(sold + SaleMath.tokenFeeAmount(sold, tokenFee) <= SaleMath.amountNeededForGrow(hardCap, p, tokenFee));
    }

    function _assumeVesting(uint256 total, uint256 bps, uint256 start, uint256 end, uint256 period) private pure {
        require(total <= type(uint128).max && bps <= 10_000);
        require(end <= type(uint32).max && start < end && period <= end);
    }

    /// @notice Vesting never releases more than all
    function vestingNeverAbove(uint256 total, uint256 bps, uint256 elapsed, uint256 start, uint256 end, uint256 period)
        external
        pure
    {
        _assumeVesting(total, bps, start, end, period);
        assert(SaleMath.vestingOwed(total, bps, elapsed, start, end, period) <= total);
    }

    /// @notice Vesting ends with exactly all
    function vestingEndsExactly(uint256 total, uint256 bps, uint256 elapsed, uint256 start, uint256 end, uint256 period)
        external
        pure
    {
        _assumeVesting(total, bps, start, end, period);
        require(elapsed >= end);
        assert(SaleMath.vestingOwed(total, bps, elapsed, start, end, period) == total);
    }

    /// @notice Even vesting never takes back
    function evenVestingMonotone(uint256 total, uint256 bps, uint256 elapsed, uint256 later, uint256 start, uint256 end)
        external
        pure
    {
        _assumeVesting(total, bps, start, end, 0);
        require(elapsed <= later);
        uint256 before = SaleMath.vestingOwed(total, bps, elapsed, start, end, 0);
        assert(before <= SaleMath.vestingOwed(total, bps, later, start, end, 0));
    }

    /// @notice Neither do its steps: what is done in whole steps never becomes less, and is never more than what is done
    function stepsMonotone(uint256 done, uint256 later, uint256 period) external pure {
        require(period != 0 && done <= later && later <= type(uint32).max);
        assert(done - (done % period) <= later - (later % period));
        assert(done - (done % period) <= done);
    }

    /// @notice Vesting in steps is never ahead of even vesting
    function steppedNeverAhead(uint256 total, uint256 bps, uint256 elapsed, uint256 start, uint256 end, uint256 period)
        external
        pure
    {
        _assumeVesting(total, bps, start, end, period);
        uint256 stepped = SaleMath.vestingOwed(total, bps, elapsed, start, end, period);
        assert(stepped <= SaleMath.vestingOwed(total, bps, elapsed, start, end, 0));
    }

    /// @notice A price's parts do not overflow, although they are unchecked
    function priceFits(uint256 rate, uint256 scale, uint256 decimals) external pure {
        require(rate <= type(uint128).max && scale <= 10 ** 24 && decimals <= 24);
        uint256 product;
        unchecked {
            product = rate * scale;
        }
        assert(scale == 0 || product / scale == rate);
    }

    /// @notice Two shares of what is left are at most what is left, in either order, and never more than the deposits
    /// that it was raised from (RGT-05)
    function sharesOfLeftFit(uint256 left, uint256 a, uint256 b, uint256 shared) external pure {
        require(shared <= LARGEST && left <= shared && a <= shared && b <= shared - a);
        uint256 first = SaleMath.shareOfLeft(left, a, shared);
        assert(first <= a);
        assert(first <= left);
        uint256 second = SaleMath.shareOfLeft(left - first, b, shared - a);
        assert(second <= b);
        assert(first + second <= left);
    }

    /// @notice Parts that are due are never more than those that are open, and none before the date (RGT-05)
    function partsAreNotEarly(uint256 time, uint256 next, uint256 period, uint256 open) external pure {
        require(time < 2 ** 40 && next < 2 ** 40 && period > 0 && period < 2 ** 32 && open > 0 && open <= 12);
        uint256 due = SaleMath.partsDue(time, next, period, open);
        assert(due <= open);
        if (due != 0) assert(next + (due - 1) * period <= time);
        else assert(time < next);
    }
}
