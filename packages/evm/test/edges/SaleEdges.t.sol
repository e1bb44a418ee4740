// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Payments} from "../../src/libraries/Payments.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {ISaleCommon} from "../../src/interfaces/IPresale.sol";
import {IPrivateSale, PrivateSaleVesting} from "../../src/interfaces/IPrivateSale.sol";
import {ListsElsewhere} from "../../src/libraries/ListsElsewhere.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {SaleBase} from "../../src/sale/SaleBase.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Events of sales with all of their arguments, and the first and last second of every waiting time.
contract SaleEdgesTest is Fixture {
    Presale private _sale;
    PrivateSale private _grow;

    function setUp() external {
        deployAll();
        _sale = createSale(address(0));
        _grow = createGrow(growParams(address(0)), noGrowVesting());
    }

    function _fill() private {
        vm.warp(START);
        buy(_sale, ALICE, 5 ether, CAROL);
        buy(_sale, BOB, 5 ether, address(0));
    }

    function _review(PrivateSale grow, uint8 status) private {
        vm.prank(ADMIN);
        grow.setStatusByRAB(status);
    }

    /// @notice A deposit reports buyer, referrer, what was taken, what it bought and the sums; a refund what is left [PRM-08]
    function test_depositAndRefundEvents() external {
        vm.warp(START);
        vm.expectEmit(address(_sale));
        emit ISaleCommon.UserDeposited(ALICE, CAROL, 1 ether, 100 ether, 1 ether, 1);
        buy(_sale, ALICE, 1 ether, CAROL);
        vm.expectEmit(address(_sale));
        emit ISaleCommon.UserDeposited(BOB, address(0), 2 ether, 200 ether, 3 ether, 2);
        buy(_sale, BOB, 2 ether, BOB);
        // the first referrer stays
        vm.expectEmit(address(_sale));
        emit ISaleCommon.UserDeposited(ALICE, CAROL, 0.5 ether, 50 ether, 3.5 ether, 2);
        buy(_sale, ALICE, 0.5 ether, BOB);
        eq(_sale.userRefAmount(CAROL), 1.5 ether, "both count for the first");
        eq(_sale.userRefAmount(BOB), 0, "nothing for the second");
        vm.warp(END + 1);
        vm.expectEmit(address(_sale));
        emit ISaleCommon.BaseRefunded(ALICE, 1.5 ether, 3.5 ether, 1);
        vm.prank(ALICE);
        _sale.userWithdrawBaseTokens();
        vm.expectRevert(SaleBase.NothingToRefund.selector);
        vm.prank(ALICE);
        _sale.userWithdrawBaseTokens();
        uint256 held = token.balanceOf(address(_sale));
        vm.expectEmit(address(_sale));
        emit ISaleCommon.OwnerTokensWithdrawn(held);
        vm.prank(OWNER);
        _sale.ownerWithdrawTokens();
        eq(token.balanceOf(OWNER), held, "the tokens are back");
    }

    /// @notice Claims and rewards report what was paid and the sum so far [PRM-08]
    function test_claimEvents() external {
        _fill();
        waitToList(_sale);
        vm.prank(OWNER);
        _sale.addLiquidity();
        vm.expectEmit(address(_sale));
        emit ISaleCommon.TokensClaimed(ALICE, 500 ether, 500 ether);
        vm.prank(ALICE);
        _sale.userWithdrawTokens();
        vm.expectEmit(address(_sale));
        emit ISaleCommon.TokensClaimed(BOB, 500 ether, 1000 ether);
        vm.prank(BOB);
        _sale.userWithdrawTokens();
        vm.expectEmit(address(_sale));
        emit ISaleCommon.RewardClaimed(CAROL, 0.48 ether);
        vm.prank(CAROL);
        _sale.claimReward();
        vm.expectRevert(SaleBase.RewardAlreadyClaimed.selector);
        vm.prank(CAROL);
        _sale.claimReward();
    }

    /// @notice What owner and administrator do is reported with all its details [PRM-08]
    function test_ownerEvents() external {
        address[] memory accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (ALICE, BOB, CAROL);
        vm.startPrank(OWNER);
        vm.expectEmit(address(_sale));
        emit ISaleCommon.WhitelistChanged(accounts, true);
        _sale.addWhitelistAccount(accounts);
        vm.expectEmit(address(_sale));
        emit ISaleCommon.ProjectInfoUpdated("other");
        _sale.setProjectInfo("other");
        busd.mint(address(_sale), 7);
        vm.expectEmit(address(_sale));
        emit ISaleCommon.WrongTokensRecovered(address(busd), 7);
        _sale.recoverWrongTokens(address(busd));
        eq(busd.balanceOf(OWNER), 7, "recovered");
        address[] memory first = new address[](1);
        first[0] = ALICE;
        vm.expectEmit(address(_sale));
        emit ISaleCommon.WhitelistChanged(first, false);
        _sale.removeWhitelistAccount(first);
        ok(!_sale.isWhitelisted(ALICE) && _sale.isWhitelisted(BOB) && _sale.isWhitelisted(CAROL), "only the first is out");
        address[] memory left = _sale.viewWhiteListAccount(0, 9);
        eq(left.length, 2, "two");
        eq(left[0], CAROL, "the last took the place");
        eq(left[1], BOB, "the other stayed");
        first[0] = CAROL;
        _sale.removeWhitelistAccount(first);
        eq(_sale.viewWhiteListAccount(0, 9).length, 1, "one");
        ok(_sale.isWhitelisted(BOB), "by its own place");
        eq(_sale.viewWhiteListAccount(1, 1).length, 0, "beyond the end");
        vm.expectEmit(address(_sale));
        emit ISaleCommon.ForceFailed(OWNER);
        _sale.forceFailByPresaleOwner();
        vm.stopPrank();
        vm.startPrank(ADMIN);
        vm.expectEmit(address(_grow));
        emit IPrivateSale.VisibilitySet(true);
        _grow.setIsVisible(true);
        vm.expectEmit(address(_grow));
        emit ISaleCommon.ForceFailed(ADMIN);
        _grow.forceFailByRAB();
        vm.stopPrank();
    }

    /// @notice A sale begins and ends at its seconds, and the owner may cancel until the one before its start [SAL-07] [SAL-11]
    function test_firstAndLastSecond() external {
        vm.deal(ALICE, 10 ether);
        vm.warp(START - 1);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 0));
        vm.prank(ALICE);
        _sale.userDeposit{value: 1 ether}(1 ether, address(0));
        vm.warp(START);
        vm.expectRevert(SaleBase.SaleAlreadyStarted.selector);
        vm.prank(OWNER);
        _sale.forceFailByPresaleOwner();
        vm.warp(END);
        vm.prank(ALICE);
        _sale.userDeposit{value: 1 ether}(1 ether, address(0));
        vm.warp(END + 1);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 3));
        vm.prank(ALICE);
        _sale.userDeposit{value: 1 ether}(1 ether, address(0));
    }

    /// @notice Anybody lists a day and a second after the end, nobody after seven days; then deposits go back [SAL-13]
    function test_listingTimes() external {
        vm.warp(START);
        buy(_sale, ALICE, 5 ether, CAROL);
        vm.warp(END + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.TooEarlyForEveryone.selector, END + 1 days + 1));
        _sale.addLiquidity();
        vm.warp(END + 7 days);
        eq(_sale.presaleStatus(), 2, "still a success");
        uint256 before = vm.snapshotState();
        vm.warp(END + 1 days + 1);
        _sale.addLiquidity();
        eq(_sale.presaleStatus(), 4, "listed by anybody");
        vm.revertToState(before);
        vm.warp(END + 7 days);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        vm.prank(ALICE);
        _sale.userWithdrawBaseTokens();
        vm.warp(END + 7 days + 1);
        eq(_sale.presaleStatus(), 3, "failed");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 3));
        _sale.addLiquidity();
        vm.prank(ALICE);
        _sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether, "all of it");
    }

    function _fillGrow(PrivateSale grow) private {
        vm.warp(START);
        buyGrow(grow, ALICE, 5 ether, CAROL);
        buyGrow(grow, BOB, 5 ether, CAROL);
    }

    /// @notice A review is possible until 30 days after the end, a decision until 60; then anybody closes [SAL-13]
    function test_reviewTimes() external {
        _fillGrow(_grow);
        vm.warp(END + 30 days);
        eq(_grow.presaleStatus(), 2, "still to be reviewed");
        uint256 before = vm.snapshotState();
        vm.warp(END + 30 days + 1);
        eq(_grow.presaleStatus(), 3, "not reviewed in time");
        vm.revertToState(before);
        vm.warp(END + 30 days);
        _review(_grow, 4);
        vm.warp(END + 60 days);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        _grow.finalized();
        vm.warp(END + 60 days + 1);
        vm.expectEmit(address(_grow));
        emit IPrivateSale.StatusSetByRAB(6);
        _grow.finalized();
        eq(_grow.presaleStatus(), 6, "closed by anybody");
        vm.prank(ALICE);
        _grow.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether, "refunded");
    }

    /// @notice A decided grow is closed by its owner at once, by anybody 30 days and a second after the end [SAL-13]
    function test_closingTimes() external {
        _fillGrow(_grow);
        _review(_grow, 4);
        vm.warp(_grow.refundsUntil());
        vm.expectEmit(address(_grow));
        emit IPrivateSale.StatusSetByRAB(5);
        _review(_grow, 5);
        vm.warp(END + 30 days);
        vm.expectRevert(abi.encodeWithSelector(PrivateSale.TooEarlyForEveryone.selector, END + 30 days));
        _grow.finalized();
        vm.warp(END + 30 days + 1);
        vm.expectEmit(address(_grow));
        emit IPrivateSale.Finalized(0.4 ether, 0.48 ether, 9.12 ether, 10 ether, 0, false);
        _grow.finalized();
        eq(OWNER.balance, 9.12 ether, "the owner's");
    }

    /// @notice In a vesting grow a buyer who claims again and again counts once: the others' deposits stay theirs [SAL-17] [SAL-12]
    function test_vestingClaimsCountOnce() external {
        PrivateSale grow = createGrow(growParams(address(0)), PrivateSaleVesting(true, true, 0, 1_000_000, 5000, 0));
        _fillGrow(grow);
        _review(grow, 4);
        for (uint256 i; i < 4; ++i) {
            vm.warp(END + 100_000 + i * 1000);
            vm.prank(ALICE);
            grow.userWithdrawTokens();
        }
        _review(grow, 6);
        uint256 fees = FEES.balance;
        vm.prank(OWNER);
        grow.finalized();
        eq(FEES.balance - fees, 0.2 ether, "the fee on one deposit");
        eq(OWNER.balance, 4.56 ether, "one deposit less fee and pool");
        vm.prank(BOB);
        grow.userWithdrawBaseTokens();
        eq(BOB.balance, 5 ether, "the other's deposit");
        vm.prank(CAROL);
        grow.claimReward();
        eq(CAROL.balance, 0.24 ether, "a reward for the one that is final");
        vm.warp(END + 2_000_000);
        vm.prank(ALICE);
        grow.userWithdrawTokens();
        eq(token.balanceOf(ALICE), 500 ether, "all her tokens");
        eq(address(grow).balance, 0, "nothing is left");
    }

    /// @notice A refund in LISTING takes the referred deposit out of the pool's basis, also one made in two parts [SAL-17] [REF-01]
    function test_refundedReferralsAreOut() external {
        vm.warp(START);
        buyGrow(_grow, ALICE, 2 ether, CAROL);
        buyGrow(_grow, ALICE, 3 ether, CAROL);
        buyGrow(_grow, BOB, 5 ether, OWNER);
        eq(_grow.userRefAmount(CAROL), 5 ether, "both parts");
        _review(_grow, 4);
        vm.prank(ALICE);
        _grow.userWithdrawBaseTokens();
        eq(_grow.userRefAmount(CAROL), 0, "out");
        vm.warp(_grow.refundsUntil());
        _review(_grow, 5);
        vm.prank(OWNER);
        _grow.finalized();
        vm.expectRevert(Payments.NothingToClaim.selector);
        vm.prank(CAROL);
        _grow.claimReward();
        uint256 before = OWNER.balance;
        vm.prank(OWNER);
        _grow.claimReward();
        eq(OWNER.balance - before, 0.24 ether, "the whole pool of five");
    }

    /// @notice Each term of a grow's vesting is reported in its place [PRM-08]
    function test_vestingIsTold() external {
        PrivateSaleVesting memory wanted = PrivateSaleVesting(true, false, 1000, 90_000, 2500, 300);
        PrivateSale grow = createGrow(growParams(address(0)), wanted);
        (,,,,,, PrivateSaleVesting memory told,) = grow.getInfo();
        ok(keccak256(abi.encode(told)) == keccak256(abi.encode(wanted)), "as created");
    }

    /// @notice Limits of a deposit: exactly the minimum and the maximum are taken [SAL-06]
    function test_depositLimits() external {
        vm.warp(START);
        vm.deal(ALICE, 20 ether);
        vm.startPrank(ALICE);
        vm.expectRevert(SaleBase.BelowMinimum.selector);
        _sale.userDeposit{value: 0.1 ether - 1}(0.1 ether - 1, address(0));
        _sale.userDeposit{value: 0.1 ether}(0.1 ether, address(0));
        vm.expectRevert(SaleBase.AboveMaximum.selector);
        _sale.userDeposit{value: 4.9 ether + 1}(4.9 ether + 1, address(0));
        _sale.userDeposit{value: 4.9 ether}(4.9 ether, address(0));
        vm.expectRevert(SaleBase.ZeroAmount.selector);
        _sale.userDeposit(0, address(0));
        vm.expectRevert(SaleBase.WrongValue.selector);
        _grow.userDeposit{value: 1 ether}(2 ether, address(0));
        vm.stopPrank();
    }
}
