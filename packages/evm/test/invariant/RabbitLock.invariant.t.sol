// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";
import {LockHandler} from "./LockHandler.sol";

contract RabbitLockInvariants is TestBase {
    RabbitLock private locker;
    LockHandler private handler;

    function setUp() public {
        vm.warp(1_000_000);
        locker = new RabbitLock();
        handler = new LockHandler(locker);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice The locker holds the sum of (amount - unlocked) of every token, donations aside [LCK-01] [LCK-11]
    function invariant_balanceIsTheSumOfTheLocks() external view {
        for (uint256 i; i < 2; ++i) {
            TestToken token = handler.tokens(i);
            IRabbitLock.LockRecord[] memory locks = locker.getLocksForToken(address(token), 0, type(uint256).max);
            uint256 sum;
            for (uint256 j; j < locks.length; ++j) {
                sum += locks[j].amount - locks[j].unlockedAmount;
            }
            eq(token.balanceOf(address(locker)), sum + handler.donated(address(token)), "balance");
            eq(locker.cumulativeLockInfo(address(token)).amount, sum, "cumulative");
        }
        eq(locker.totalLockCountForToken(address(handler.TAXED())), 0, "no lock of a token with a fee");
    }

    /// @notice What is released of a lock never falls while time passes and nobody edits it [LCK-03]
    function invariant_releasedNeverFalls() external {
        handler.checkReleased();
    }

    /// @notice Each person's list holds exactly the live locks owned [LCK-06]
    function invariant_listsHoldExactlyTheLiveLocks() external view {
        IRabbitLock.LockRecord[] memory all = locker.allLocks(0, type(uint256).max);
        for (uint256 who; who < 3; ++who) {
            address user = handler.person(who);
            uint256 live;
            for (uint256 i; i < all.length; ++i) {
                if (all[i].owner == user && all[i].unlockedAmount < all[i].amount) ++live;
            }
            IRabbitLock.LockRecord[] memory mine = locker.locksForUser(user, 0, type(uint256).max);
            eq(mine.length, live, "count");
            for (uint256 i; i < mine.length; ++i) {
                ok(mine[i].owner == user && mine[i].unlockedAmount < mine[i].amount, "live and owned");
                for (uint256 j; j < i; ++j) {
                    ok(mine[i].id != mine[j].id, "listed once");
                }
            }
        }
    }
}
