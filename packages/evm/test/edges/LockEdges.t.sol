// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {Permit} from "../../src/interfaces/Permit.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {LockMath} from "../../src/libraries/LockMath.sol";
import {ReentrancyLock} from "../../src/libraries/ReentrancyLock.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {HookToken} from "../hostile/HostileTokens.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice The events of the locker with all of their arguments, and both sides of every bound.
contract LockEdgesTest is Fixture {
    uint256 private constant LAST_DATE = type(uint40).max;

    function setUp() external {
        deployAll();
        token.mint(ALICE, 1e24);
        vm.prank(ALICE);
        token.approve(address(locker), type(uint256).max);
    }

    /// @notice A lock's events: the token once, then the lock with every term [PRM-08]
    function test_lockEvents() external {
        vm.expectEmit(address(locker));
        TokenMeta memory none;
        emit IRabbitLock.TokenListed(
            address(token), address(0), false, TokenMeta("TKN Token", "TKN", 18), address(0), none, address(0), none
        );
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockAdded(1_000_000, address(token), BOB, false, 11, block.timestamp, END, 0, 0, 0, "one");
        vm.prank(ALICE);
        locker.lock(BOB, address(token), false, 11, END, "one");
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockAdded(1_000_001, address(token), CAROL, false, 12, block.timestamp, END, 13, 14, 15, "two");
        vm.prank(ALICE);
        locker.vestingLock(CAROL, address(token), false, 12, END, 13, 14, 15, "two");
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockAdded(1_000_002, address(token), CAROL, false, 5, block.timestamp, END, 16, 17, 18, "three");
        _lockTwo();
    }

    function _lockTwo() private {
        address[] memory owners = new address[](1);
        uint256[] memory amounts = new uint256[](1);
        (owners[0], amounts[0]) = (CAROL, 5);
        vm.prank(ALICE);
        locker.multipleVestingLock(owners, amounts, address(token), false, END, 16, 17, 18, "three");
    }

    /// @notice The events of everything that changes a lock [PRM-08]
    function test_changeEvents() external {
        vm.startPrank(ALICE);
        uint256 id = locker.vestingLock(ALICE, address(token), false, 1000, END, 2500, 1 days, 5000, "");
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockUpdated(id, address(token), ALICE, 1200, END + 7);
        locker.editLock(id, 1200, END + 7);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockUpdated(id, address(token), ALICE, 1200, END + 7);
        locker.editLock(id, 0, 0);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockDescriptionChanged(id, "other");
        locker.editLockDescription(id, "other");
        vm.warp(END + 7);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockUnlocked(id, address(token), ALICE, 300, 300, false);
        locker.unlock(id);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockOwnerChanged(id, ALICE, BOB);
        locker.transferLockOwnership(id, BOB);
        vm.stopPrank();
        vm.warp(END + 7 + 2 days);
        vm.prank(BOB);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockUnlocked(id, address(token), BOB, 900, 1200, true);
        locker.unlock(id);
    }

    /// @notice A renounce names nobody as the new owner [PRM-08]
    function test_renounceEvent() external {
        vm.startPrank(ALICE);
        uint256 id = locker.lock(ALICE, address(token), false, 1, END, "");
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockOwnerChanged(id, ALICE, address(0));
        locker.renounceLockOwnership(id);
        vm.stopPrank();
    }

    /// @notice The last second, the first one, and the largest terms are taken; one more is not [LCK-04]
    function test_bounds() external {
        vm.startPrank(ALICE);
        locker.lock(ALICE, address(token), false, 1, block.timestamp + 1, "");
        locker.lock(ALICE, address(token), false, 1, LAST_DATE, "");
        vm.expectRevert(RabbitLock.DateTooLarge.selector);
        locker.lock(ALICE, address(token), false, 1, LAST_DATE + 1, "");
        uint256 id = locker.vestingLock(ALICE, address(token), false, 1, END, 10_000, type(uint32).max, 10_000, "");
        eq(locker.getLockById(id).cycle, type(uint32).max, "cycle");
        eq(locker.getLockById(id).cycleBps, 10_000, "cycleBps");
        vm.expectRevert(RabbitLock.InvalidCycle.selector);
        locker.vestingLock(ALICE, address(token), false, 1, END, 1, uint256(type(uint32).max) + 1, 1, "");
        vm.expectRevert(RabbitLock.InvalidCycleBps.selector);
        locker.vestingLock(ALICE, address(token), false, 1, END, 1, 1, 10_001, "");
        vm.expectRevert(RabbitLock.UnlockDateNotInFuture.selector);
        locker.vestingLock(ALICE, address(token), false, 1, block.timestamp, 1, 1, 1, "");
        vm.stopPrank();
    }

    /// @notice An edit keeps a date or an amount that it does not change; a date that has come cannot be kept [LCK-04]
    function test_editBounds() external {
        vm.startPrank(ALICE);
        uint256 id = locker.lock(ALICE, address(token), false, 10, END, "");
        uint256 held = token.balanceOf(address(locker));
        locker.editLock(id, 10, END);
        eq(token.balanceOf(address(locker)), held, "nothing is taken");
        eq(locker.getLockById(id).tgeDate, END, "date");
        locker.editLock(id, 11, 0);
        eq(token.balanceOf(address(locker)), held + 1, "the difference");
        eq(locker.cumulativeLockInfo(address(token)).amount, 11, "sum");
        vm.expectRevert(RabbitLock.DateTooLarge.selector);
        locker.editLock(id, 0, LAST_DATE + 1);
        vm.warp(END);
        vm.expectRevert(RabbitLock.UnlockDateNotInFuture.selector);
        locker.editLock(id, 0, END);
        locker.editLock(id, 0, END + 1);
        eq(locker.withdrawableTokens(id), 0, "postponed");
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlock(id);
        vm.stopPrank();
    }

    /// @notice Strangers are refused, and calls for a lock that does not exist revert with UnknownLock [LCK-05]
    function test_strangers() external {
        vm.prank(ALICE);
        uint256 id = locker.lock(ALICE, address(token), false, 10, END, "");
        vm.startPrank(BOB);
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.transferLockOwnership(id, BOB);
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.renounceLockOwnership(id);
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.editLock(id, 11, 0);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.unlock(id + 1);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.unlock(999_999);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.getLockById(999_999);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.withdrawableTokens(id + 1);
        vm.stopPrank();
        vm.prank(ALICE);
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.transferLockOwnership(id, address(0));
    }

    /// @notice A first lock of any kind lists its token, and every kind refuses nothing, too much and a wrong claim [LCK-02] [LCK-10]
    function test_everyDoorIsGuarded() external {
        busd.mint(ALICE, 100);
        vm.startPrank(ALICE);
        busd.approve(address(locker), 100);
        locker.vestingLock(ALICE, address(busd), false, 10, END, 1, 1, 1, "");
        eq(locker.allTokensLockedCount(), 1, "listed by a vesting lock");
        vm.expectRevert(RabbitLock.InvalidAmount.selector);
        locker.vestingLock(ALICE, address(token), false, 0, END, 1, 1, 1, "");
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.vestingLock(ALICE, address(token), false, 1 << 128, END, 1, 1, 1, "");
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.vestingLock(ALICE, address(token), true, 1, END, 1, 1, 1, "");
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.vestingLock(address(0), address(token), false, 1, END, 1, 1, 1, "");
        Permit memory none;
        vm.expectRevert(RabbitLock.InvalidAmount.selector);
        locker.vestingLockWithPermit(ALICE, address(token), false, 0, END, 1, 1, 1, "", none);
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.vestingLockWithPermit(ALICE, address(token), false, 1 << 128, END, 1, 1, 1, "", none);
        vm.stopPrank();
    }

    /// @notice What a token is was found out on its first lock: no later caller is believed [LCK-02]
    function test_laterClaims() external {
        address pair = IV2Factory(exchange).createPair(address(token), address(busd));
        busd.mint(pair, 1e18);
        vm.startPrank(ALICE);
        token.transfer(pair, 1e18);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", ALICE));
        TestToken(pair).approve(address(locker), 9);
        locker.lock(ALICE, pair, true, 1, END, "");
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockAdded(1_000_001, pair, ALICE, true, 2, block.timestamp, END, 0, 0, 0, "");
        locker.lock(ALICE, pair, false, 2, END, "");
        locker.lock(ALICE, address(token), false, 1, END, "");
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.lock(ALICE, address(token), true, 1, END, "");
        vm.stopPrank();
        ok(minted, "mint");
    }

    /// @notice So does a lock for several owners [LCK-02] [LCK-10]
    function test_severalAreGuarded() external {
        _severalFail(true, END, 1, 1, 1, 5, RabbitLock.NotLiquidityPair.selector);
        _severalFail(false, block.timestamp, 1, 1, 1, 5, RabbitLock.UnlockDateNotInFuture.selector);
        _severalFail(false, END, 10_001, 1, 1, 5, RabbitLock.InvalidTgeBps.selector);
        _severalFail(false, END, 1, 0, 1, 5, RabbitLock.InvalidCycle.selector);
        _severalFail(false, END, 1, 1, 0, 5, RabbitLock.InvalidCycleBps.selector);
        _severalFail(false, END, 1, 1, 1, 0, RabbitLock.InvalidAmount.selector);
        address[] memory nobody = new address[](0);
        vm.prank(ALICE);
        vm.expectRevert(RabbitLock.LengthMismatch.selector);
        locker.multipleVestingLock(nobody, new uint256[](0), address(token), false, END, 1, 1, 1, "");
        _lockTwo();
        eq(locker.allTokensLockedCount(), 1, "listed by a lock for several");
    }

    function _severalFail(bool isLp, uint256 date, uint256 bps, uint256 cycle, uint256 cycleBps, uint256 amount, bytes4 why)
        private
    {
        address[] memory owners = new address[](1);
        uint256[] memory amounts = new uint256[](1);
        (owners[0], amounts[0]) = (CAROL, amount);
        vm.prank(ALICE);
        vm.expectRevert(why);
        locker.multipleVestingLock(owners, amounts, address(token), isLp, date, bps, cycle, cycleBps, "");
    }

    /// @notice While a token calls back, each of the functions that change something is closed [LCK-07]
    function test_everyFunctionIsGuarded() external {
        address[] memory owners = new address[](1);
        uint256[] memory amounts = new uint256[](1);
        (owners[0], amounts[0]) = (ALICE, 1);
        Permit memory none;
        address asset = address(token);
        _guarded(abi.encodeCall(locker.lock, (ALICE, asset, false, 1, END, "")));
        _guarded(abi.encodeCall(locker.lockWithPermit, (ALICE, asset, false, 1, END, "", none)));
        _guarded(abi.encodeCall(locker.vestingLock, (ALICE, asset, false, 1, END, 1, 1, 1, "")));
        _guarded(abi.encodeCall(locker.vestingLockWithPermit, (ALICE, asset, false, 1, END, 1, 1, 1, "", none)));
        _guarded(abi.encodeCall(locker.multipleVestingLock, (owners, amounts, asset, false, END, 1, 1, 1, "")));
        _guarded(abi.encodeCall(locker.unlock, (1_000_000)));
        _guarded(abi.encodeCall(locker.editLock, (1_000_000, 5, END)));
        _guarded(abi.encodeCall(locker.editLockDescription, (1_000_000, "")));
        _guarded(abi.encodeCall(locker.transferLockOwnership, (1_000_000, BOB)));
        _guarded(abi.encodeCall(locker.renounceLockOwnership, (1_000_000)));
    }

    function _guarded(bytes memory call) private {
        HookToken hook = new HookToken();
        hook.mint(ALICE, 1);
        hook.arm(address(locker), call);
        vm.startPrank(ALICE);
        hook.approve(address(locker), 1);
        locker.lock(ALICE, address(hook), false, 1, END, "");
        vm.stopPrank();
        ok(!hook.hookSucceeded(), "closed");
        ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "by the guard");
    }

    /// @notice Pages: what there is, in parts, and nothing beyond the end [LCK-06]
    function test_pages() external {
        vm.startPrank(ALICE);
        for (uint256 i = 1; i < 6; ++i) {
            locker.lock(ALICE, address(token), false, i, END, "");
        }
        busd.mint(ALICE, 9);
        busd.approve(address(locker), 9);
        locker.lock(BOB, address(busd), false, 9, END, "");
        vm.stopPrank();
        IRabbitLock.LockRecord[] memory page = locker.allLocks(2, 2);
        eq(page.length, 2, "size");
        eq(page[0].id, 1_000_002, "third");
        eq(page[1].id, 1_000_003, "fourth");
        eq(locker.allLocks(5, 9).length, 1, "the last");
        eq(locker.allLocks(6, 1).length, 0, "the end");
        eq(locker.allLocks(7, 1).length, 0, "beyond");
        eq(locker.allLocks(0, 0).length, 0, "none");
        page = locker.getLocksForToken(address(token), 3, 9);
        eq(page.length, 2, "rest of the token's");
        eq(page[0].amount, 4, "fourth of the token");
        page = locker.locksForUser(ALICE, 4, 1);
        eq(page[0].amount, 5, "the user's last");
        eq(locker.locksForUser(BOB, 0, 2).length, 1, "the other's");
        IRabbitLock.CumulativeLockInfo[] memory sums = locker.cumulativeLockInfoPage(1, 3);
        eq(sums.length, 1, "tokens");
        eq(sums[0].token, address(busd), "second token");
        eq(sums[0].amount, 9, "its sum");
        eq(locker.allTokensLockedCount(), 2, "tokens counted");
        eq(locker.cumulativeLockInfoPage(0, 1)[0].amount, 15, "first sum");
    }

    /// @notice A schedule at each of its corners [LCK-03]
    function test_scheduleCorners() external pure {
        eq(LockMath.released(1000, 100, 0, 0, 0, 99), 0, "before");
        eq(LockMath.released(1000, 100, 0, 0, 0, 100), 1000, "plain, at its date");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 99), 0, "before");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 100), 250, "at its date");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 109), 250, "before the first cycle");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 110), 500, "first cycle");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 129), 750, "before the last");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 130), 1000, "last");
        eq(LockMath.released(1000, 100, 2500, 10, 2500, 140), 1000, "after it");
        eq(LockMath.released(9, 100, 3333, 10, 1, 100), 2, "rounded down");
    }
}
