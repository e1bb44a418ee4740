// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SaleMath} from "../src/libraries/SaleMath.sol";
import {TestBase} from "./support/TestBase.sol";

contract SaleMathTest is TestBase {
    /// @notice Owed never falls, never exceeds the total and is exactly the total at the end [VST-01]
    function testFuzz_vestingOwed(uint256 total, uint256 bps, uint256 start, uint256 end, uint256 period, uint256 t)
        external
        pure
    {
        total = bound(total, 1, type(uint128).max);
        bps = bound(bps, 0, 10_000);
        end = bound(end, 1, type(uint32).max);
        start = bound(start, 0, end - 1);
        period = bound(period, 0, end);
        t = bound(t, 0, end);
        uint256 now_ = SaleMath.vestingOwed(total, bps, t, start, end, period);
        ok(now_ <= total, "bounded");
        ok(SaleMath.vestingOwed(total, bps, t + 1, start, end, period) >= now_, "never falls");
        eq(SaleMath.vestingOwed(total, bps, end, start, end, period), total, "everything at the end");
    }

    /// @notice What is taken at creation covers what any raise needs [SAL-03]
    function testFuzz_needCoversEveryRaise(uint256 cap, uint256 raised, uint256 rate, uint256 listing, uint256 tokenDecimals)
        external
        pure
    {
        cap = bound(cap, 1, type(uint96).max);
        raised = bound(raised, 0, cap);
        tokenDecimals = bound(tokenDecimals, 0, 24);
        SaleMath.Price memory sale = SaleMath.price(bound(rate, 1, type(uint96).max), tokenDecimals, 18);
        SaleMath.Price memory list = SaleMath.price(bound(listing, 1, type(uint96).max), tokenDecimals, 18);
        uint256 need = SaleMath.amountNeeded(cap, sale, list, 40, 10, 50, 600);
        uint256 sold = SaleMath.tokensForBase(raised, sale);
        uint256 listed = SaleMath.tokensForBaseUp(SaleMath.liquidityBase(raised, 40, 50, 600), list);
        ok(need >= sold + SaleMath.tokenFeeAmount(sold, 10) + listed, "covered");
    }

    /// @notice The needs by hand: fee on what is sold, tokens for the liquidity's base, each argument in its place [SAL-03]
    function test_needsByHand() external pure {
        SaleMath.Price memory sale = SaleMath.price(100 ether, 18, 18);
        SaleMath.Price memory list = SaleMath.price(80 ether, 18, 18);
        eq(SaleMath.tokenFeeAmount(1001, 10), 11, "rounded up");
        eq(SaleMath.amountNeededForGrow(10 ether, sale, 10), 1010 ether, "grow");
        // 10 x (1000 - 40 - 50) / 1000 x 60 % = 5.46 base, 436.8 tokens
        eq(SaleMath.liquidityBase(10 ether, 40, 50, 600), 5.46 ether, "liquidity");
        eq(SaleMath.amountNeeded(10 ether, sale, list, 40, 10, 50, 600), 1446.8 ether, "sale");
        eq(SaleMath.baseFeeAmount(999, 40), 39, "rounded down");
        eq(SaleMath.referralPool(10 ether, 40, 50, 1), 0.48 ether, "pool");
        eq(SaleMath.referralPool(10 ether, 40, 50, 0), 0, "no pool");
        eq(SaleMath.referralShare(100, 1, 3), 33, "share");
        eq(SaleMath.referralShare(100, 0, 0), 0, "of nothing");
    }
}
