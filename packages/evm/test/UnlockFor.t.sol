// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../src/interfaces/IRabbitLock.sol";
import {Payments} from "../src/libraries/Payments.sol";
import {RabbitLock} from "../src/lock/RabbitLock.sol";
import {HookToken} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice Anybody sends owners what is released, from their first own withdrawal on (RGT-02).
contract UnlockForTest is Fixture {
    function setUp() external {
        deployAll();
        vm.warp(END - 1);
        _fund(token);
    }

    function _fund(TestToken locked) private {
        locked.mint(OWNER, 1e24);
        vm.prank(OWNER);
        locked.approve(address(locker), 1e24);
    }

    /// @dev 20 % at END, 10 % every ten days.
    function _vest(address owner, TestToken locked) private returns (uint256) {
        vm.prank(OWNER);
        return locker.vestingLock(owner, address(locked), false, 1000, END, 2000, 10 days, 1000, "");
    }

    function _unlock(address owner, uint256 id) private {
        vm.prank(owner);
        locker.unlock(id);
    }

    function _ids(uint256 a, uint256 b, uint256 c) private pure returns (uint256[] memory ids) {
        ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (a, b, c);
    }

    /// @notice Nobody ends a lock whose owner may still postpone it, also long after its date: it is postponed then
    /// [RGT-02] [LCK-05]
    function test_choiceStaysOpen() external {
        vm.prank(OWNER);
        uint256 plain = locker.lock(ALICE, address(token), false, 1000, END, "");
        uint256 vesting = _vest(ALICE, token);
        vm.warp(END + 365 days);
        vm.expectRevert(RabbitLock.ChoiceOpen.selector);
        locker.unlockFor(plain);
        vm.expectRevert(RabbitLock.ChoiceOpen.selector);
        locker.unlockFor(vesting);
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlockForMany(_ids(plain, vesting, plain));
        vm.prank(ALICE);
        locker.editLock(plain, 0, END + 500 days);
        eq(locker.withdrawableTokens(plain), 0, "postponed");
    }

    /// @notice After the owner's first withdrawal anybody sends the owner each next part, once and on its date, and the log
    /// names the owner [RGT-02]
    function test_nextParts() external {
        uint256 id = _vest(ALICE, token);
        vm.warp(END);
        _unlock(ALICE, id);
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlockFor(id);
        vm.warp(END + 10 days);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockUnlocked(id, address(token), ALICE, 100, 300, false);
        locker.unlockFor(id);
        eq(token.balanceOf(ALICE), 300, "hers");
        eq(locker.totalLockCountForUser(ALICE), 1, "still live");
        vm.warp(END + 80 days);
        vm.expectEmit(address(locker));
        emit IRabbitLock.LockUnlocked(id, address(token), ALICE, 700, 1000, true);
        locker.unlockFor(id);
        eq(token.balanceOf(ALICE), 1000, "all");
        eq(token.balanceOf(address(this)) + token.balanceOf(address(locker)), 0, "nothing elsewhere");
        eq(locker.totalLockCountForUser(ALICE), 0, "spent");
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlockFor(id);
    }

    /// @notice What is sent follows the lock to its new owner; a renounced lock is sent to nobody [RGT-02] [LCK-05]
    function test_ownersOfPassedLocks() external {
        uint256 passed = _vest(ALICE, token);
        uint256 renounced = _vest(ALICE, token);
        vm.warp(END);
        _unlock(ALICE, passed);
        _unlock(ALICE, renounced);
        vm.startPrank(ALICE);
        locker.transferLockOwnership(passed, BOB);
        locker.renounceLockOwnership(renounced);
        vm.stopPrank();
        vm.warp(END + 10 days);
        locker.unlockFor(passed);
        eq(token.balanceOf(BOB), 100, "the new owner's");
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.unlockFor(renounced);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.unlockFor(renounced + 1);
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        locker.unlockFor(0);
    }

    /// @notice A list of locks is sent as far as each goes, a lock that is twice in it once; a token that calls back gets
    /// nothing through, and too little gas sends nothing [RGT-02] [LCK-07]
    function test_many() external {
        HookToken hook = new HookToken();
        _fund(hook);
        uint256 hers = _vest(ALICE, token);
        uint256 his = _vest(BOB, hook);
        vm.warp(END);
        _unlock(ALICE, hers);
        _unlock(BOB, his);
        vm.warp(END + 10 days);
        hook.arm(address(locker), abi.encodeCall(locker.unlockFor, (hers)));
        vm.expectRevert(Payments.NotEnoughGas.selector);
        locker.unlockForMany{gas: 205_000}(_ids(his, his, hers));
        eq(locker.unlockForMany(_ids(his, his, hers)), 2, "two owners");
        eq(token.balanceOf(ALICE), 300, "hers");
        eq(hook.balanceOf(BOB), 300, "his");
        ok(!hook.hookSucceeded(), "no call back");
        eq(locker.cumulativeLockInfo(address(token)).amount, 700, "the sum");
    }
}
