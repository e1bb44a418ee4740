// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {Recovery} from "../../src/libraries/Recovery.sol";
import {FairLaunchRules} from "../../src/fairlaunch/FairLaunchRules.sol";
import {FairLaunchInfo, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {AgreedFees, PresaleFees, PresaleInfo2, PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {ExactTransfer} from "../../src/libraries/ExactTransfer.sol";
import {FlatFee} from "../../src/libraries/FlatFee.sol";
import {Payments} from "../../src/libraries/Payments.sol";
import {SaleRules} from "../../src/libraries/SaleRules.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {FeeToken, Refuser, ZeroRevertToken} from "../hostile/HostileTokens.sol";
import {TestToken} from "../support/TestToken.sol";
import {FairLaunchFixture} from "./FairLaunchFixture.sol";

contract FairLaunchTest is FairLaunchFixture {
    FairLaunch private sale;

    function setUp() external {
        deployAll();
        deployFairLaunches();
        sale = createFair(fairInfo(address(0)), team());
    }

    /// @notice Creation keeps exactly 1 native, takes exactly the need, and getInfo shows what was created [SAL-03]
    function test_creation() external {
        // 1,000 to sell, 20 fee, 980 for the largest liquidity, 100 for the team
        eq(token.balanceOf(address(sale)), 2100 ether, "need");
        eq(address(fairFactory).balance, 1 ether, "the flat fee");
        fairFactory.withdrawFees();
        eq(FEES.balance, 1 ether, "for the platform");
        (
            FairLaunchInfo memory info,
            PresaleInfo2 memory info2,
            PresaleFees memory fees,
            PresaleStatus memory status,
            uint8 state,
            TeamVesting memory vesting
        ) = sale.getInfo();
        eq(info.sellingAmount, 1000 ether, "sellingAmount");
        eq(info2.presaleOwner, OWNER, "owner");
        eq(info2.projectInfoHash, "bafyfair", "hash");
        eq(fees.baseFee + fees.tokenFee * 1000, 20_020, "fees");
        eq(status.NUM_BUYERS + status.TOTAL_TOKENS_SOLD, 0, "nothing yet");
        eq(state, 0, "queued");
        eq(vesting.totalTokens, 100 ether, "team");
        FairLaunch other = createFair(withOption(2), noTeam());
        eq(token.balanceOf(address(other)), 1950 ether, "5 % of the raise only: no token fee, less liquidity");
    }

    /// @notice Every rule of the form is enforced on chain
    function test_rules() external {
        FairLaunchInfo memory i = fairInfo(address(0));
        i.saleToken = ALICE;
        _fails(i, SaleRules.InvalidSaleToken.selector);
        i = fairInfo(ALICE);
        _fails(i, SaleRules.BaseTokenNotSupported.selector);
        i = fairInfo(address(0));
        i.saleToken = weth;
        _fails(i, SaleRules.InvalidSaleToken.selector);
        i = fairInfo(address(0));
        i.sellingAmount = 0;
        _fails(i, FairLaunchRules.ZeroSellingAmount.selector);
        i.sellingAmount = type(uint112).max;
        _fails(i, SaleRules.SaleTooLarge.selector);
        i = fairInfo(address(0));
        i.maxOwnerReceive = 0;
        _fails(i, FairLaunchRules.ZeroMaxOwnerReceive.selector);
        i.maxOwnerReceive = 1 << 96;
        _fails(i, SaleRules.SaleTooLarge.selector);
        (i.maxOwnerReceive, i.softCap) = (1 ether, 1 << 96);
        _fails(i, SaleRules.SaleTooLarge.selector);
        (i.maxOwnerReceive, i.softCap) = (100 ether, 51 ether - 1);
        _fails(i, FairLaunchRules.SoftCapBelowOwnerShare.selector);
        i = fairInfo(address(0));
        i.liquidityPercent = 509;
        _fails(i, SaleRules.LiquidityPercentOutOfRange.selector);
        i.liquidityPercent = 1001;
        _fails(i, SaleRules.LiquidityPercentOutOfRange.selector);
        i = fairInfo(address(0));
        i.startTime = block.timestamp;
        _fails(i, SaleRules.StartNotInFuture.selector);
        i = fairInfo(address(0));
        i.endTime = i.startTime;
        _fails(i, SaleRules.EndNotAfterStart.selector);
        i.endTime = START + 180 days + 1;
        _fails(i, SaleRules.SaleTooLong.selector);
        (i.startTime, i.endTime) = (block.timestamp + 180 days + 1, block.timestamp + 181 days);
        _fails(i, SaleRules.StartTooFar.selector);
        i = fairInfo(address(0));
        i.lockPeriod = 30 days - 1;
        _fails(i, SaleRules.LockPeriodTooShort.selector);
        i.lockPeriod = 1 << 32;
        _fails(i, SaleRules.LockPeriodTooLarge.selector);
        i = fairInfo(address(0));
        i.sellingAmount = 1000;
        _fails(i, SaleRules.ListingTooSmall.selector);
        i = withOption(3);
        vm.prank(OWNER);
        vm.expectRevert(FairLaunchRules.InvalidFeeOption.selector);
        fairFactory.create(i, fairOwner(), noTeam(), anyFees());
    }

    /// @notice Owner, exchange, project info and the team's schedule are checked too
    function test_rulesOfOwnerAndTeam() external {
        PresaleInfo2 memory o = fairOwner();
        vm.expectRevert(SaleRules.OwnerMustBeCaller.selector);
        fairFactory.create(fairInfo(address(0)), o, noTeam(), anyFees());
        vm.startPrank(OWNER);
        o.factory = ALICE;
        vm.expectRevert(SaleRules.ExchangeNotSupported.selector);
        fairFactory.create(fairInfo(address(0)), o, noTeam(), anyFees());
        o = fairOwner();
        o.projectInfoHash = string(new bytes(129));
        vm.expectRevert(SaleRules.ProjectInfoHashTooLong.selector);
        fairFactory.create(fairInfo(address(0)), o, noTeam(), anyFees());
        uint256[6] memory bad = [uint256(0), 0, 10_001, 0, 0, 10_001];
        for (uint256 i; i < 6; ++i) {
            TeamVesting memory t = team();
            if (i == 0) t.totalTokens = bad[i];
            if (i == 1) t.firstReleaseDelay = bad[i];
            if (i == 2) t.firstReleaseBps = bad[i];
            if (i == 3) t.period = bad[i];
            if (i == 4) t.releaseBps = bad[i];
            if (i == 5) t.releaseBps = bad[i];
            vm.expectRevert(FairLaunchRules.InvalidTeamVesting.selector);
            fairFactory.create(fairInfo(address(0)), fairOwner(), t, anyFees());
        }
        vm.stopPrank();
    }

    /// @notice A creation carries the most that its creator agreed to, and a team's share of a token whose supply the locker
    /// cannot count is refused [PRM-07] [PRM-05]
    function test_agreedFeesAndSupply() external {
        (FairLaunchInfo memory info, PresaleInfo2 memory o) = (fairInfo(address(0)), fairOwner());
        vm.startPrank(OWNER);
        vm.expectRevert(SaleRules.FeesAboveAgreed.selector);
        fairFactory.create(info, o, noTeam(), AgreedFees(19, 20, 1 ether));
        vm.expectRevert(SaleRules.FeesAboveAgreed.selector);
        fairFactory.create(info, o, noTeam(), AgreedFees(20, 19, 1 ether));
        vm.expectRevert(SaleRules.FeesAboveAgreed.selector);
        fairFactory.create(info, o, noTeam(), AgreedFees(20, 20, 1 ether - 1));
        token.mint(OWNER, 1 << 128);
        vm.expectRevert(SaleRules.SaleTooLarge.selector);
        fairFactory.create(info, o, team(), anyFees());
        vm.stopPrank();
        createFair(info, noTeam());
    }

    /// @notice A token with a fee is refused, and so is too little for the flat fee [SAL-03]
    function test_refusals() external {
        FeeToken taxed = new FeeToken();
        taxed.mint(OWNER, 3000 ether);
        FairLaunchInfo memory i = fairInfo(address(0));
        i.saleToken = address(taxed);
        vm.deal(OWNER, 2 ether);
        vm.startPrank(OWNER);
        taxed.approve(address(fairFactory), 3000 ether);
        vm.expectRevert(
            abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, address(taxed), 2000 ether, 1980 ether)
        );
        fairFactory.create{value: 1 ether}(i, fairOwner(), noTeam(), anyFees());
        token.mint(OWNER, 2000 ether);
        token.approve(address(fairFactory), 2000 ether);
        vm.expectRevert(abi.encodeWithSelector(FlatFee.FeeTooLow.selector, 1 ether, 1));
        fairFactory.create{value: 1}(fairInfo(address(0)), fairOwner(), noTeam(), anyFees());
        vm.stopPrank();
    }

    /// @notice The price is the raise over the tokens; the owner gets at most what was stated, everything else of the raise is
    /// listed at that price and locked, what is not needed is burned [SAL-20] [SAL-21]
    function test_success() external {
        vm.warp(START);
        deposit(sale, ALICE, 60 ether);
        deposit(sale, BOB, 40 ether);
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        // 2 fee; 60 % of 98 is 58.8, the owner's 39.2 capped at 30, so 68 are listed with 680 tokens
        eq(OWNER.balance, 30 ether, "owner");
        eq(FEES.balance, 2 ether, "fee");
        eq(token.balanceOf(FEES), 20 ether, "token fee");
        address pair = IV2Factory(exchange).getPair(address(token), weth);
        eq(TestToken(weth).balanceOf(pair), 68 ether, "listed base");
        eq(token.balanceOf(pair), 680 ether, "listed tokens");
        eq(token.balanceOf(address(0xdEaD)), 300 ether, "burned");
        eq(token.balanceOf(address(sale)), 1000 ether, "exactly the tokens sold");
        IRabbitLock.LockRecord memory lock = locker.getLockById(sale.LOCK_ID());
        ok(lock.token == pair && lock.owner == OWNER && lock.tgeDate == block.timestamp + 30 days, "liquidity lock");
        eq(TestToken(pair).balanceOf(address(sale)), 0, "no liquidity kept");
        lock = locker.getLockById(sale.TEAM_LOCK_ID());
        eq(lock.amount, 100 ether, "team");
        eq(lock.cycleBps, 1000, "team's cycle");
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), 600 ether, "A");
        vm.prank(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        vm.prank(BOB);
        eq(sale.userWithdrawTokens(), 400 ether, "B");
        vm.prank(CAROL);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        eq(sale.presaleStatus(), 4, "finalized");
        vm.prank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 4));
        sale.forceFailByRAB();
    }

    /// @notice For any raise, share and option every base unit and token is accounted for [SAL-21]
    function testFuzz_everythingAddsUp(uint256 a, uint256 b, uint256 option, uint256 percent, uint256 cap) external {
        FairLaunchInfo memory i = withOption(bound(option, 1, 2));
        (i.liquidityPercent, i.maxOwnerReceive) = (bound(percent, 510, 1000), bound(cap, 1, 90 ether));
        sale = createFair(i, noTeam());
        (a, b) = (bound(a, 46 ether, 1e24), bound(b, 1 ether, 1e24));
        vm.warp(START);
        deposit(sale, ALICE, a);
        deposit(sale, BOB, b);
        vm.warp(END + 1 days + 1);
        sale.addLiquidity();
        uint256 pairBase = TestToken(weth).balanceOf(IV2Factory(exchange).getPair(address(token), weth));
        eq(OWNER.balance + FEES.balance + pairBase, a + b, "the raise");
        eq(address(sale).balance, 0, "nothing stays");
        ok(OWNER.balance <= i.maxOwnerReceive, "the owner's most");
        eq(token.balanceOf(address(sale)), 1000 ether, "the tokens sold");
        vm.prank(ALICE);
        uint256 got = sale.userWithdrawTokens();
        vm.prank(BOB);
        got += sale.userWithdrawTokens();
        ok(got <= 1000 ether && got + 2 > 1000 ether, "shared to the unit, rounded down");
    }

    /// @notice Deposits only between start and end; one that would buy nothing, or of another value, is refused [SAL-07]
    function test_deposits() external {
        vm.deal(ALICE, 200 ether);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 0));
        sale.userDeposit{value: 1}(1);
        vm.warp(START);
        vm.expectRevert(FairLaunch.ZeroAmount.selector);
        sale.userDeposit(0);
        vm.expectRevert(FairLaunch.WrongValue.selector);
        sale.userDeposit{value: 2}(1);
        vm.expectRevert(FairLaunch.RaiseTooLarge.selector);
        sale.userDeposit(1 << 96);
        sale.userDeposit{value: 50 ether}(50 ether);
        sale.userDeposit{value: 50 ether}(50 ether);
        vm.warp(END + 1);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 2));
        sale.userDeposit{value: 1}(1);
        vm.stopPrank();
        (uint256 base, uint256 tokens, uint256 claimed) = sale.BUYERS(ALICE);
        eq(base, 100 ether, "deposit");
        eq(tokens, 1000 ether, "all tokens so far");
        eq(claimed, 0, "claimed");
    }

    /// @notice A coarse token: a deposit too small for a unit is refused, and one diluted below a unit has nothing to claim
    function test_tinyDeposits() external {
        token = new TestToken("COARSE", 0);
        FairLaunchInfo memory i = fairInfo(address(0));
        i.sellingAmount = 100_000;
        sale = createFair(i, noTeam());
        vm.warp(START);
        deposit(sale, ALICE, 1 ether);
        vm.deal(BOB, 1);
        vm.prank(BOB);
        vm.expectRevert(FairLaunch.BuysNothing.selector);
        sale.userDeposit{value: 1}(1);
        deposit(sale, BOB, 1e14);
        deposit(sale, CAROL, 1000 ether);
        vm.warp(END + 1);
        vm.prank(ADMIN);
        sale.addLiquidity();
        vm.prank(BOB);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
    }

    /// @notice One unit below the soft cap refunds all exactly, the soft cap itself succeeds [SAL-14]
    function test_softCap() external {
        vm.warp(START);
        deposit(sale, ALICE, 46 ether - 1);
        uint256 snapshot = vm.snapshotState();
        deposit(sale, BOB, 1);
        vm.warp(END + 1);
        eq(sale.presaleStatus(), 2, "success");
        vm.revertToState(snapshot);
        vm.warp(END + 1);
        eq(sale.presaleStatus(), 3, "failed");
        vm.startPrank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 46 ether - 1, "exactly");
        vm.expectRevert(FairLaunch.NothingToRefund.selector);
        sale.userWithdrawBaseTokens();
        vm.stopPrank();
        vm.startPrank(OWNER);
        sale.ownerWithdrawTokens();
        eq(token.balanceOf(OWNER), 2100 ether, "tokens back");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.ownerWithdrawTokens();
        vm.stopPrank();
    }

    /// @notice Owner or admin list at once, anyone a day after the end; a week after it refunds open instead [SAL-13]
    function testFuzz_nobodyIsNeeded(uint256 time) external {
        vm.warp(START);
        deposit(sale, ALICE, 50 ether);
        time = bound(time, END + 1, END + 20 days);
        vm.warp(time);
        vm.prank(CAROL);
        (bool listed,) = address(sale).call(abi.encodeCall(sale.addLiquidity, ()));
        ok(listed == (time > END + 1 days && time <= END + 7 days), "anyone in these six days");
        if (listed) return;
        vm.warp(time > END + 7 days ? time : END + 7 days + 1);
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 50 ether, "the whole deposit");
    }

    /// @notice The owner cancels before the start only, the admin fails it before finalize only; nobody else [SAL-11]
    function test_forceFail() external {
        vm.expectRevert(FairLaunch.NotOwner.selector);
        sale.forceFailByPresaleOwner();
        vm.expectRevert(FairLaunch.NotAdmin.selector);
        sale.forceFailByRAB();
        uint256 snapshot = vm.snapshotState();
        vm.prank(OWNER);
        sale.forceFailByPresaleOwner();
        eq(sale.presaleStatus(), 3, "cancelled");
        vm.revertToState(snapshot);
        vm.warp(START);
        deposit(sale, ALICE, 50 ether);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 1));
        sale.forceFailByPresaleOwner();
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 1));
        sale.ownerWithdrawTokens();
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 1));
        sale.addLiquidity();
        vm.stopPrank();
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 50 ether, "refund");
    }

    /// @notice An ERC-20 base is pulled exactly and paid out; native currency with it is refused [SAL-01] [SAL-22]
    function test_tokenBase() external {
        FairLaunchInfo memory i = fairInfo(address(busd));
        sale = createFair(i, team());
        vm.warp(START);
        busd.mint(ALICE, 50 ether);
        vm.deal(ALICE, 1);
        vm.startPrank(ALICE);
        busd.approve(address(sale), 50 ether);
        vm.expectRevert(FairLaunch.WrongValue.selector);
        sale.userDeposit{value: 1}(1);
        sale.userDeposit(50 ether);
        (bool sent,) = address(sale).call{value: 1}("");
        ok(!sent, "plain transfers are refused");
        vm.stopPrank();
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(busd.balanceOf(FEES), 1 ether, "fee");
        eq(busd.balanceOf(OWNER), 19.6 ether, "owner, below the most");
    }

    /// @notice Receivers that refuse block nobody [SAL-15]
    function test_refusingReceivers() external {
        vm.warp(START);
        deposit(sale, ALICE, 50 ether);
        bytes memory refuser = address(new Refuser()).code;
        vm.etch(FEES, refuser);
        vm.etch(OWNER, refuser);
        vm.warp(END + 1);
        vm.prank(ADMIN);
        sale.addLiquidity();
        eq(sale.pendingPayments(address(0), FEES), 1 ether, "kept");
        vm.etch(FEES, "");
        sale.withdrawPending(address(0), FEES);
        eq(FEES.balance, 1 ether, "paid later");
    }

    /// @notice Wrong tokens come back to the owner, never sale, base or liquidity tokens [SAL-16]
    function test_recoverWrongTokens() external {
        busd.mint(address(sale), 5);
        vm.expectRevert(FairLaunch.NotOwner.selector);
        sale.recoverWrongTokens(address(busd));
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        vm.startPrank(OWNER);
        sale.recoverWrongTokens(address(busd));
        eq(busd.balanceOf(OWNER), 5, "recovered");
        vm.expectRevert(Recovery.NothingToRecover.selector);
        sale.recoverWrongTokens(address(busd));
        address[3] memory owed = [address(token), address(0), pair];
        for (uint256 i; i < 3; ++i) {
            vm.expectRevert(Recovery.ProtectedToken.selector);
            sale.recoverWrongTokens(owed[i]);
        }
        vm.expectRevert(SaleRules.ProjectInfoHashTooLong.selector);
        sale.setProjectInfo(string(new bytes(129)));
        sale.setProjectInfo("bafynew");
        vm.stopPrank();
        (, PresaleInfo2 memory info2,,,,) = sale.getInfo();
        eq(info2.projectInfoHash, "bafynew", "hash");
    }

    /// @notice A donated and synced pair, and a token that refuses empty transfers, are listed anyway [SAL-18] [SAL-19]
    function test_griefedPair() external {
        token = new ZeroRevertToken();
        sale = createFair(fairInfo(address(0)), team());
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        vm.deal(CAROL, 1 ether);
        vm.startPrank(CAROL);
        (bool wrapped,) = weth.call{value: 1 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(pair, 1 ether), "donate");
        (bool synced,) = pair.call(abi.encodeWithSignature("sync()"));
        ok(synced, "sync");
        vm.stopPrank();
        vm.warp(START);
        deposit(sale, ALICE, 100 ether);
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        uint256 price = token.balanceOf(pair) * 1 ether / TestToken(weth).balanceOf(pair);
        ok(price > 9.9 ether && price < 10.1 ether, "within 1 % of the sale's price");
        ok(OWNER.balance <= 30 ether, "the owner's most, also then");
        uint256 there = TestToken(weth).balanceOf(pair) + locker.cumulativeLockInfo(weth).amount;
        eq(OWNER.balance + FEES.balance + there, 101 ether, "the raise and the donation");
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), 1000 ether, "buyers get everything");
    }

    function _fails(FairLaunchInfo memory info, bytes4 error) private {
        vm.prank(OWNER);
        vm.expectRevert(error);
        fairFactory.create(info, fairOwner(), noTeam(), anyFees());
    }
}
