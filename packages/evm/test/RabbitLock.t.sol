// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../src/interfaces/IRabbitLock.sol";
import {ExactTransfer} from "../src/libraries/ExactTransfer.sol";
import {IV2Factory} from "../src/libraries/V2Pair.sol";
import {RabbitLock} from "../src/lock/RabbitLock.sol";
import {FeeToken, HookToken} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";

contract RabbitLockTest is Fixture {
    uint256 private constant DATE = START + 30 days;

    function setUp() public {
        deployAll();
        _fund(token, ALICE, 1e30);
    }

    function _fund(TestToken asset, address who, uint256 amount) private {
        asset.mint(who, amount);
        vm.prank(who);
        asset.approve(address(locker), type(uint256).max);
    }

    function _lock(uint256 amount) private returns (uint256) {
        vm.prank(ALICE);
        return locker.lock(ALICE, address(token), false, amount, DATE, "team");
    }

    function _vest(uint256 amount, uint256 tgeBps, uint256 cycle, uint256 cycleBps) private returns (uint256) {
        vm.prank(ALICE);
        return locker.vestingLock(ALICE, address(token), false, amount, DATE, tgeBps, cycle, cycleBps, "");
    }

    /// @notice A plain lock is stored in the specified order and shape, ids start at 1,000,000 [EVM-03]
    function test_lockIsRecorded() external {
        uint256 id = _lock(100);
        eq(id, 1_000_000, "id");
        IRabbitLock.LockRecord memory r = locker.getLockById(id);
        eq(r.token, address(token), "token");
        eq(r.owner, ALICE, "owner");
        eq(r.amount, 100, "amount");
        eq(r.lockDate, block.timestamp, "lockDate");
        eq(r.tgeDate, DATE, "tgeDate");
        eq(r.tgeBps + r.cycle + r.cycleBps + r.unlockedAmount, 0, "plain");
        eq(r.description, "team", "description");
        eq(locker.getTotalLockCount(), 1, "total");
        eq(locker.totalLockCountForToken(address(token)), 1, "for token");
        eq(locker.allTokensLockedCount(), 1, "tokens");
        eq(locker.cumulativeLockInfoPage(0, 10)[0].amount, 100, "cumulative");
        eq(locker.allLocks(0, 10).length, 1, "page");
        eq(locker.getLocksForToken(address(token), 0, 10)[0].id, id, "token page");
    }

    /// @notice Nothing before the date, everything after it, one event, then the lock is spent [LCK-05]
    function test_unlockInFull() external {
        uint256 id = _lock(100);
        vm.prank(ALICE);
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlock(id);
        vm.warp(DATE);
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.unlock(id);
        vm.expectEmit();
        emit IRabbitLock.LockUnlocked(id, address(token), ALICE, 100, 100, true);
        vm.prank(ALICE);
        locker.unlock(id);
        eq(locker.totalLockCountForUser(ALICE), 0, "no live lock");
        eq(locker.cumulativeLockInfo(address(token)).amount, 0, "cumulative");
        vm.startPrank(ALICE);
        vm.expectRevert(RabbitLock.LockSpent.selector);
        locker.transferLockOwnership(id, BOB);
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlock(id);
        vm.stopPrank();
    }

    /// @notice A vesting lock is released at the TGE and by cycles
    function test_vestingUnlocks() external {
        uint256 id = _vest(1000, 2500, 1 days, 5000);
        vm.warp(DATE);
        eq(locker.withdrawableTokens(id), 250, "tge");
        vm.prank(ALICE);
        locker.unlock(id);
        vm.warp(DATE + 1 days);
        eq(locker.withdrawableTokens(id), 500, "cycle 1");
        vm.warp(DATE + 2 days);
        eq(locker.withdrawableTokens(id), 750, "cycle 2 is capped");
        vm.prank(ALICE);
        locker.unlock(id);
        eq(token.balanceOf(address(locker)), 0, "locker is empty");
    }

    /// @notice Several owners at once: exactly the sum is pulled, a zero amount or owner reverts all [LCK-10]
    function test_multipleVestingLock() external {
        address[] memory owners = new address[](2);
        uint256[] memory amounts = new uint256[](2);
        (owners[0], owners[1], amounts[0], amounts[1]) = (ALICE, BOB, 10, 20);
        vm.startPrank(ALICE);
        uint256[] memory ids = locker.multipleVestingLock(owners, amounts, address(token), false, DATE, 1, 1, 1, "x");
        eq(token.balanceOf(address(locker)), 30, "sum");
        eq(locker.getLockById(ids[1]).owner, BOB, "owner");
        amounts[1] = 0;
        vm.expectRevert(RabbitLock.InvalidAmount.selector);
        locker.multipleVestingLock(owners, amounts, address(token), false, DATE, 1, 1, 1, "x");
        (amounts[1], owners[1]) = (1, address(0));
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.multipleVestingLock(owners, amounts, address(token), false, DATE, 1, 1, 1, "x");
        vm.expectRevert(RabbitLock.LengthMismatch.selector);
        locker.multipleVestingLock(owners, new uint256[](1), address(token), false, DATE, 1, 1, 1, "x");
        vm.stopPrank();
    }

    function test_refusesBadLocks() external {
        vm.startPrank(ALICE);
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.lock(address(0), address(token), false, 1, DATE, "");
        vm.expectRevert(RabbitLock.InvalidToken.selector);
        locker.lock(ALICE, address(0x1234), false, 1, DATE, "");
        vm.expectRevert(RabbitLock.InvalidAmount.selector);
        locker.lock(ALICE, address(token), false, 0, DATE, "");
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.lock(ALICE, address(token), false, 1 << 128, DATE, "");
        vm.expectRevert(RabbitLock.UnlockDateNotInFuture.selector);
        locker.lock(ALICE, address(token), false, 1, block.timestamp, "");
        vm.expectRevert(RabbitLock.DateTooLarge.selector);
        locker.lock(ALICE, address(token), false, 1, 1 << 40, "");
        vm.expectRevert(RabbitLock.InvalidTgeBps.selector);
        locker.vestingLock(ALICE, address(token), false, 1, DATE, 10_001, 1, 1, "");
        vm.expectRevert(RabbitLock.InvalidCycle.selector);
        locker.vestingLock(ALICE, address(token), false, 1, DATE, 1, 0, 1, "");
        vm.expectRevert(RabbitLock.InvalidCycleBps.selector);
        locker.vestingLock(ALICE, address(token), false, 1, DATE, 1, 1, 0, "");
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.lock(ALICE, address(token), true, 1, DATE, "");
        vm.stopPrank();
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.getLockById(1_000_000);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.withdrawableTokens(5);
    }

    /// @notice A token that takes a fee on transfer is refused
    function test_refusesInexactTokens() external {
        FeeToken taxed = new FeeToken();
        _fund(taxed, ALICE, 1000);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, address(taxed), 100, 99));
        locker.lock(ALICE, address(taxed), false, 100, DATE, "");
    }

    /// @notice A pair that its factory confirms is marked LP whatever the caller says [LCK-02]
    function test_lpFlagIsVerified() external {
        address pair = IV2Factory(exchange).createPair(address(token), address(busd));
        token.mint(pair, 1e18);
        busd.mint(pair, 1e18);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", ALICE));
        ok(minted, "mint");
        vm.startPrank(ALICE);
        TestToken(pair).approve(address(locker), type(uint256).max);
        locker.lock(ALICE, pair, false, 5, DATE, "");
        vm.stopPrank();
        ok(locker.cumulativeLockInfo(pair).isLp, "LP although false was said");
    }

    /// @notice An edit is never earlier and never less, and only before anything was withdrawn [LCK-04]
    function test_editLock() external {
        uint256 id = _vest(100, 5000, 1 days, 1000);
        vm.startPrank(ALICE);
        vm.expectRevert(RabbitLock.AmountNotIncreased.selector);
        locker.editLock(id, 99, 0);
        vm.expectRevert(RabbitLock.DateNotLater.selector);
        locker.editLock(id, 0, DATE - 1);
        locker.editLock(id, 150, DATE + 5);
        IRabbitLock.LockRecord memory r = locker.getLockById(id);
        eq(r.amount, 150, "amount");
        eq(r.tgeDate, DATE + 5, "date");
        eq(token.balanceOf(address(locker)), 150, "pulled");
        locker.editLockDescription(id, "new");
        eq(locker.getLockById(id).description, "new", "description");
        vm.warp(DATE + 5);
        locker.unlock(id);
        vm.expectRevert(RabbitLock.AlreadyWithdrawn.selector);
        locker.editLock(id, 200, 0);
        vm.stopPrank();
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.editLock(id, 200, 0);
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.editLockDescription(id, "thief");
    }

    /// @notice The lists hold exactly the live locks owned, also after A to B to A, and page [LCK-06]
    function test_ownershipLists() external {
        uint256 first = _lock(1);
        uint256 second = _lock(2);
        vm.prank(ALICE);
        locker.transferLockOwnership(first, BOB);
        eq(locker.totalLockCountForUser(ALICE), 1, "A has one");
        eq(locker.locksForUser(ALICE, 0, 10)[0].id, second, "the other");
        vm.prank(BOB);
        locker.transferLockOwnership(first, ALICE);
        eq(locker.totalLockCountForUser(BOB), 0, "B has none");
        eq(locker.locksForUser(ALICE, 0, 10).length, 2, "A has both");
        eq(locker.locksForUser(ALICE, 1, 10)[0].id, first, "page");
        eq(locker.locksForUser(ALICE, 2, 10).length, 0, "beyond the end");
        eq(locker.locksForUser(CAROL, 0, 10).length, 0, "empty");
        vm.prank(ALICE);
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.transferLockOwnership(first, address(0));
    }

    /// @notice A renounced lock is gone for ever
    function test_renounce() external {
        uint256 id = _lock(1);
        vm.expectEmit();
        emit IRabbitLock.LockOwnerChanged(id, ALICE, address(0));
        vm.prank(ALICE);
        locker.renounceLockOwnership(id);
        vm.warp(DATE);
        vm.prank(ALICE);
        vm.expectRevert(RabbitLock.NotLockOwner.selector);
        locker.unlock(id);
        eq(locker.totalLockCountForUser(ALICE), 0, "not listed");
    }

    /// @notice A token hook cannot enter the locker again
    function test_reentrancyIsRefused() external {
        HookToken hook = new HookToken();
        _fund(hook, ALICE, 1000);
        vm.prank(ALICE);
        locker.lock(ALICE, address(hook), false, 100, DATE, "");
        hook.arm(address(locker), abi.encodeCall(locker.lock, (BOB, address(token), false, 1, DATE, "")));
        vm.prank(ALICE);
        locker.lock(ALICE, address(hook), false, 100, DATE, "");
        ok(!hook.hookSucceeded(), "the inner call failed");
        eq(locker.getTotalLockCount(), 2, "two locks");
    }

    /// @notice Withdrawable never falls and reaches the whole amount, for every amount of at least 1 [LCK-03]
    function testFuzz_vestingReachesEverything(uint256 amount, uint256 tge, uint256 cycle, uint256 bps, uint256 a, uint256 b)
        external
    {
        amount = bound(amount, 1, type(uint128).max);
        cycle = bound(cycle, 1, 3650 days);
        token.mint(ALICE, amount);
        uint256 id = _vest(amount, bound(tge, 0, 10_000), cycle, bps = bound(bps, 1, 10_000));
        uint256 last = DATE + (10_000 / bps + 1) * cycle;
        a = bound(a, block.timestamp, last);
        b = bound(b, a, last);
        vm.warp(a);
        uint256 early = locker.withdrawableTokens(id);
        ok(a >= DATE || early == 0, "nothing before the TGE");
        vm.warp(b);
        ok(locker.withdrawableTokens(id) >= early, "never falls");
        if (early != 0) {
            vm.prank(ALICE);
            locker.unlock(id);
        }
        vm.warp(last);
        uint256 rest = amount - locker.getLockById(id).unlockedAmount;
        eq(locker.withdrawableTokens(id), rest, "everything at the end");
    }
}
