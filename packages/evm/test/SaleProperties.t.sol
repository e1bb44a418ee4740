// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleFees, PresaleStatus, PresaleVesting, SaleParams} from "../src/interfaces/IPresale.sol";
import {Payments} from "../src/libraries/Payments.sol";
import {SaleMath} from "../src/libraries/SaleMath.sol";
import {V2Listing} from "../src/libraries/V2Listing.sol";
import {IV2Factory, IV2Pair} from "../src/libraries/V2Pair.sol";
import {Presale} from "../src/sale/Presale.sol";
import {SaleBase} from "../src/sale/SaleBase.sol";
import {Refuser, ZeroRevertToken} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice Properties of one sale over any numbers.
contract SalePropertiesTest is Fixture {
    Presale private sale;

    function setUp() external {
        deployAll();
    }

    /// @notice Creation pulls exactly what the hard cap and the listing may need, and finalize never runs short, for any
    /// decimals and rates [SAL-03] [SAL-09]
    function testFuzz_needIsExactlyEnough(
        uint256 tokenDecimals,
        uint256 baseDecimals,
        uint256 rate,
        uint256 listingRate,
        uint256 hardCap,
        uint256 first
    ) external {
        tokenDecimals = bound(tokenDecimals, 6, 24);
        baseDecimals = bound(baseDecimals, 6, 24);
        // up to 10^9 tokens of 18 decimals for a base token: a pair counts 112 bits
        uint256 highest = 10 ** (tokenDecimals > 18 ? 45 - tokenDecimals : 27);
        rate = bound(rate, 1 ether, highest);
        listingRate = bound(listingRate, 1 ether, highest);
        uint256 unit = 10 ** baseDecimals;
        hardCap = bound(hardCap, 10 * unit, 200 * unit);
        token = new TestToken("TKN", uint8(tokenDecimals));
        TestToken base = _supportedBase(baseDecimals);
        SaleParams memory params = saleParams(address(base));
        (params.tokenPrice, params.minSpendPerBuyer, params.maxSpendPerBuyer) = (rate, 1, hardCap);
        if (SaleMath.tokensForBase(1, SaleMath.price(rate, tokenDecimals, baseDecimals)) == 0) {
            params.minSpendPerBuyer = unit;
        }
        sale = createSale(params, capParams(hardCap / 2, hardCap, listingRate), noVesting());
        eq(token.balanceOf(OWNER), 0, "exactly what was asked for");
        vm.warp(START);
        first = bound(first, unit, hardCap - unit);
        _buyWith(base, ALICE, first);
        _buyWith(base, BOB, hardCap);
        waitToList(sale);
        vm.prank(OWNER);
        sale.addLiquidity();
        _claimsAreFair(rate, tokenDecimals, baseDecimals, first, hardCap);
        ok(token.balanceOf(address(sale)) <= 1, "nothing but dust of rounding is left");
    }

    /// @dev Rounded down per buyer, by less than one unit.
    function _claimsAreFair(
        uint256 rate,
        uint256 tokenDecimals,
        uint256 baseDecimals,
        uint256 first,
        uint256 hardCap
    ) private {
        uint256 alice = _claim(ALICE);
        uint256 bob = _claim(BOB);
        uint256 exact = 10 ** (18 + baseDecimals);
        ok(alice * exact <= first * rate * 10 ** tokenDecimals, "never in the buyer's favour");
        ok((alice + 1) * exact > first * rate * 10 ** tokenDecimals, "by less than one unit");
        ok((alice + bob) * exact <= hardCap * rate * 10 ** tokenDecimals, "nor together");
    }

    /// @notice A deposit that would buy no token is refused, so none is lost [SAL-09]
    function testFuzz_noDepositBuysNothing(uint256 amount) external {
        token = new TestToken("COARSE", 0);
        SaleParams memory params = saleParams(address(0));
        // one token for 0.001, to be bought from 0.001 on; a second deposit may be any size
        (params.tokenPrice, params.minSpendPerBuyer) = (100_000 ether, 0.001 ether);
        sale = createSale(params, capParams(5 ether, 10 ether, 80_000 ether), noVesting());
        vm.warp(START);
        buy(sale, ALICE, 0.001 ether, address(0));
        amount = bound(amount, 1, 1e14);
        vm.deal(ALICE, amount);
        (, uint256 before,) = sale.BUYERS(ALICE);
        bytes memory call = abi.encodeCall(sale.userDeposit, (amount, address(0)));
        vm.prank(ALICE);
        (bool accepted, bytes memory answer) = address(sale).call{value: amount}(call);
        (, uint256 tokens,) = sale.BUYERS(ALICE);
        if (accepted) ok(tokens > before, "bought something");
        else eq(uint256(bytes32(answer)), uint256(bytes32(SaleBase.BuysNothing.selector)), "a clear refusal");
        ok(accepted == (amount >= 1e13), "one unit costs 10^13");
    }

    /// @notice However a buyer splits a purchase, the total stays between minimum and maximum [SAL-06]
    function testFuzz_limitsHoldOverAnySplit(uint256[6] calldata parts) external {
        sale = createSale(address(0));
        vm.warp(START);
        uint256 total;
        for (uint256 i; i < parts.length; ++i) {
            uint256 part = bound(parts[i], 1, 3 ether);
            vm.deal(ALICE, part);
            vm.prank(ALICE);
            (bool accepted,) = address(sale).call{value: part}(abi.encodeCall(sale.userDeposit, (part, address(0))));
            ok(accepted == (total + part >= 0.1 ether && total + part <= 5 ether), "accepted within the limits only");
            if (accepted) total += part;
        }
        (uint256 deposited,,) = sale.BUYERS(ALICE);
        eq(deposited, total, "deposited");
    }

    /// @notice A rest below the minimum spend can still be bought, exactly, by anybody with room, and fills the sale [SAL-05]
    function testFuzz_lastFill(uint256 rest, uint256 offered) external {
        sale = createSale(address(0));
        vm.warp(START);
        rest = bound(rest, 1e10, 0.1 ether - 1);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 5 ether - rest, address(0));
        offered = bound(offered, rest, 5 ether);
        vm.deal(CAROL, offered);
        vm.prank(CAROL);
        sale.userDeposit{value: offered}(offered, address(0));
        eq(CAROL.balance, offered - rest, "the excess came back");
        eq(sale.presaleStatus(), 2, "success");
    }

    /// @notice Deposits are refused one second before the start and from one second after the end, accepted in between
    /// [SAL-07]
    function testFuzz_depositsOnlyInTime(uint256 time) external {
        sale = createSale(address(0));
        time = bound(time, START - 5_000, END + 5_000);
        vm.warp(time);
        vm.deal(ALICE, 1 ether);
        vm.prank(ALICE);
        (bool accepted,) = address(sale).call{value: 1 ether}(abi.encodeCall(sale.userDeposit, (1 ether, address(0))));
        ok(accepted == (time >= START && time <= END), "in time only");
        for (uint256 i; i < 2; ++i) {
            vm.warp(i == 0 ? START - 1 : END + 1);
            vm.deal(BOB, 1 ether);
            vm.prank(BOB);
            (accepted,) = address(sale).call{value: 1 ether}(abi.encodeCall(sale.userDeposit, (1 ether, address(0))));
            ok(!accepted, "a second beside the window");
        }
    }

    /// @notice If owner and administrator never act, anyone lists from a day after the end on, and from a week after it
    /// every buyer takes the whole deposit back [SAL-13]
    function testFuzz_nobodyIsNeeded(uint256 time) external {
        sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 4 ether, address(0));
        buy(sale, BOB, 2 ether, address(0));
        time = bound(time, END + 1, END + 30 days);
        vm.warp(time);
        vm.prank(CAROL);
        (bool listed,) = address(sale).call(abi.encodeCall(sale.addLiquidity, ()));
        ok(listed == (time > END + 1 days && time <= END + 7 days), "anyone lists in these six days");
        if (listed) {
            eq(_claim(ALICE), 400 ether, "all tokens");
            return;
        }
        vm.warp(time > END + 7 days ? time : END + 7 days + 1);
        vm.prank(BOB);
        sale.userWithdrawBaseTokens();
        eq(BOB.balance, 2 ether, "the whole deposit");
    }

    /// @notice What vests is never more than bought, never falls, and is everything at the end; claiming often gets what
    /// claiming once gets [VST-01] [VST-02]
    function testFuzz_vesting(
        uint256 total,
        uint256 bps,
        uint256 end,
        uint256 period,
        uint256 earlier,
        uint256 later
    ) external pure {
        total = bound(total, 1, type(uint128).max);
        bps = bound(bps, 0, 10_000);
        end = bound(end, 1, type(uint32).max);
        uint256 start = end / 3;
        period = bound(period, 0, end);
        later = bound(later, 0, uint256(type(uint40).max));
        earlier = bound(earlier, 0, later);
        uint256 before = SaleMath.vestingOwed(total, bps, earlier, start, end, period);
        uint256 owed = SaleMath.vestingOwed(total, bps, later, start, end, period);
        ok(before <= owed && owed <= total, "never falls, never above the total");
        eq(SaleMath.vestingOwed(total, bps, end, start, end, period), total, "everything at the end");
        if (bps == 0) eq(before, total, "nothing vests");
        if (bps == 10_000) eq(SaleMath.vestingOwed(total, bps, start, start, end, period), 0, "all of it vests");
    }

    /// @notice Two claims at any times get what one at the later time gets, and the schedule is the one of creation [VST-02]
    function testFuzz_claimingOftenIsClaimingOnce(uint256 first, uint256 second, bool linear) external {
        PresaleVesting memory vesting = PresaleVesting(true, linear, 40 days, 8000, 10 days);
        sale = createSale(saleParams(address(0)), capParams(), vesting);
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 5 ether, address(0));
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        second = bound(second, END + 1, END + 50 days);
        vm.warp(bound(first, END + 1, second));
        uint256 twice = _claim(ALICE);
        vm.warp(second);
        if (_owes(ALICE)) twice += _claim(ALICE);
        eq(twice, _claim(BOB), "the same");
    }

    /// @notice Kept rewards, exact shares: however deposits were referred, the rewards never exceed the pool and lose less
    /// than a unit for each referrer [REF-02]
    function testFuzz_rewardsShareThePool(uint256 a, uint256 b) external {
        sale = createSale(address(0));
        vm.warp(START);
        a = bound(a, 3 ether, 5 ether);
        b = bound(b, 2 ether, 5 ether);
        buy(sale, ALICE, a, CAROL);
        buy(sale, BOB, b, OWNER);
        vm.warp(END + 1);
        vm.prank(ADMIN);
        sale.addLiquidity();
        uint256 pool = SaleMath.referralPool(a + b, 40, 50, a + b);
        uint256 ownerBefore = OWNER.balance;
        vm.prank(CAROL);
        sale.claimReward();
        vm.prank(OWNER);
        sale.claimReward();
        uint256 paid = CAROL.balance + OWNER.balance - ownerBefore;
        ok(paid <= pool && paid + 2 > pool, "the pool, less rounding");
    }

    /// @notice Native currency from anybody but the wrapper is refused, so a router's refund is no deposit [SAL-22]
    function testFuzz_nativeIsNoDeposit(address from, uint256 amount) external {
        sale = createSale(address(0));
        vm.warp(START);
        amount = bound(amount, 0, 100 ether);
        if (from == weth || from == address(vm)) return;
        vm.deal(from, amount);
        vm.prank(from);
        (bool sent,) = address(sale).call{value: amount}("");
        ok(!sent, "refused");
        vm.deal(weth, 1 ether);
        vm.prank(weth);
        (sent,) = address(sale).call{value: 1 ether}("");
        (,,, PresaleStatus memory status,,,) = sale.getInfo();
        ok(sent && status.TOTAL_BASE_COLLECTED == 0, "unwrapping is no deposit");
    }

    /// @notice A buyer who refuses native currency keeps the deposit there and blocks nobody's refund [SAL-15]
    function test_refusingBuyerBlocksNobody() external {
        sale = createSale(address(0));
        vm.warp(START);
        Refuser refuser = new Refuser();
        bytes memory call = abi.encodeCall(sale.userDeposit, (2 ether, address(0)));
        vm.deal(address(this), 2 ether);
        refuser.call{value: 2 ether}(address(sale), call, 2 ether);
        buy(sale, BOB, 1 ether, address(0));
        vm.warp(END + 1);
        vm.expectRevert(Payments.NativeTransferFailed.selector);
        refuser.call(address(sale), abi.encodeCall(sale.userWithdrawBaseTokens, ()), 0);
        vm.prank(BOB);
        sale.userWithdrawBaseTokens();
        eq(BOB.balance, 1 ether, "refunded");
        eq(address(sale).balance, 2 ether, "kept for the one who refuses");
    }

    /// @notice A sale token that refuses transfers of nothing is listed also when only the other side got a donation [SAL-18]
    function test_zeroRevertTokenIsListed() external {
        token = new ZeroRevertToken();
        sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        vm.deal(CAROL, 1 ether);
        vm.prank(CAROL);
        (bool wrapped,) = weth.call{value: 1 ether}(abi.encodeWithSignature("deposit()"));
        vm.prank(CAROL);
        ok(wrapped && TestToken(weth).transfer(pair, 1 ether), "donate");
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed");
        // 5 raised: 0.2 fee, 2.73 listed; the donation is locked for the owner
        eq(OWNER.balance, 5 ether - 0.2 ether - 2.73 ether, "the owner's share");
        eq(locker.cumulativeLockInfo(weth).amount, 1 ether, "the donation is locked");
    }

    /// @notice A pool beyond what the raise can move makes the listing revert as a whole; once somebody has traded it back it
    /// goes through [SAL-18]
    function test_overwhelmingPoolIsRetried() external {
        sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        // a hundred times the raise at a tenth of the price
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        vm.deal(CAROL, 500 ether);
        vm.startPrank(CAROL);
        (bool wrapped,) = weth.call{value: 500 ether}(abi.encodeWithSignature("deposit()"));
        token.mint(CAROL, 400_000 ether);
        ok(wrapped && TestToken(weth).transfer(pair, 500 ether) && token.transfer(pair, 400_000 ether), "liquidity");
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", CAROL));
        ok(minted, "minted");
        vm.stopPrank();
        vm.prank(OWNER);
        vm.expectRevert(V2Listing.ListingPriceMoved.selector);
        sale.addLiquidity();
        eq(address(sale).balance, 5 ether, "nothing moved");
        vm.startPrank(CAROL);
        TestToken(pair).transfer(pair, TestToken(pair).balanceOf(CAROL));
        (bool burned,) = pair.call(abi.encodeWithSignature("burn(address)", CAROL));
        vm.stopPrank();
        ok(burned, "taken away again");
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed");
    }

    /// @notice Whatever is sent with a creation, exactly the flat fee is kept and the rest comes back; less is refused
    /// [FAC-01]
    function testFuzz_exactlyTheFlatFeeIsKept(uint256 sent) external {
        sent = bound(sent, 0, 10 ether);
        uint256 need = saleFactory.amountNeeded(saleParams(address(0)), capParams());
        token.mint(OWNER, need);
        vm.deal(OWNER, sent);
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), need);
        (bool created,) = address(saleFactory).call{value: sent}(
            abi.encodeCall(saleFactory.create, (saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees()))
        );
        vm.stopPrank();
        ok(created == (sent >= CREATION_FEE), "from the fee on");
        eq(address(saleFactory).balance, created ? CREATION_FEE : 0, "exactly the fee");
        eq(OWNER.balance, created ? sent - CREATION_FEE : sent, "the rest is back");
    }

    /// @notice No fee passes its cap, and a running sale keeps the fees and the receiver it was created with [FAC-03]
    function testFuzz_feesAreCappedAndKept(uint256 baseFee, uint256 tokenFee, uint256 creationFee) external {
        sale = createSale(address(0));
        (baseFee, tokenFee) = (bound(baseFee, 0, 200), bound(tokenFee, 0, 200));
        creationFee = bound(creationFee, 0, 20 ether);
        vm.prank(PLATFORM);
        (bool set,) =
            address(setting).call(abi.encodeCall(setting.setFees, (baseFee, tokenFee, creationFee, CAROL)));
        ok(set == (baseFee <= 100 && tokenFee <= 100 && creationFee <= 10 ether), "10 %, 10 % and 10 native at most");
        (,, PresaleFees memory fees,,,,) = sale.getInfo();
        ok(fees.baseFee == 40 && fees.tokenFee == 10 && fees.feeAddress == FEES, "as at its creation");
    }

    function _supportedBase(uint256 decimals) private returns (TestToken base) {
        base = new TestToken("BASE", uint8(decimals));
        vm.prank(PLATFORM);
        setting.setBaseToken(address(base), true);
    }

    function _buyWith(TestToken base, address buyer, uint256 amount) private {
        (,,, PresaleStatus memory status, uint8 state,,) = sale.getInfo();
        if (state != 1) return;
        base.mint(buyer, amount);
        vm.startPrank(buyer);
        base.approve(address(sale), amount);
        sale.userDeposit(amount, address(0));
        vm.stopPrank();
        eq(base.balanceOf(address(sale)), status.TOTAL_BASE_COLLECTED + amount - base.balanceOf(buyer), "pulled");
    }

    function _claim(address buyer) private returns (uint256) {
        vm.prank(buyer);
        return sale.userWithdrawTokens();
    }

    function _owes(address buyer) private returns (bool owes) {
        uint256 snapshot = vm.snapshotState();
        vm.prank(buyer);
        (owes,) = address(sale).call(abi.encodeCall(sale.userWithdrawTokens, ()));
        vm.revertToState(snapshot);
    }
}
