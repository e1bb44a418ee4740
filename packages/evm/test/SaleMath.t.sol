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
}
