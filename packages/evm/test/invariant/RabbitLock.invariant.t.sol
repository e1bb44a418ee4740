// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {LockReplay} from "../replay/LockReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";
import {LockHandler} from "./LockHandler.sol";

contract RabbitLockInvariants is TestBase {
    uint256 private constant ALL = type(uint256).max;
    uint256 private constant REBASE = 8;

    RabbitLock private locker;
    LockHandler private handler;
    LockReplay private replay;
    address[4] private users;

    function setUp() public {
        vm.warp(1_000_000);
        locker = new RabbitLock();
        replay = new LockReplay(locker);
        handler = new LockHandler(locker, replay);
        users = [handler.person(0), handler.person(1), handler.person(2), address(handler.tokens(7))];
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice All of the below, in one campaign, after every call
    /// [LCK-01] [LCK-04] [LCK-05] [LCK-06] [LCK-07] [LCK-08] [LCK-10] [LCK-11]
    function invariant_allHolds() external view {
        _nothingForbiddenHappened();
        _locksAreAsTheModel();
        _balanceIsTheSumOfTheLocks();
        _listsHoldExactlyTheLiveLocks();
    }

    /// @dev Only owners act, nothing leaves before its time, edits only grow, zero owners and amounts are refused, several
    /// locks pull exactly their sum, no hook gets in, tokens with a fee are refused
    /// [LCK-01] [LCK-04] [LCK-05] [LCK-07] [LCK-10]
    function _nothingForbiddenHappened() private view {
        eq(handler.fault(), "", "fault");
    }

    /// @dev Every lock is as its own history made it, whatever other tokens do; donations change none
    /// [LCK-05] [LCK-08] [LCK-11]
    function _locksAreAsTheModel() private view {
        IRabbitLock.LockRecord[] memory model = handler.model();
        IRabbitLock.LockRecord[] memory locks = locker.allLocks(0, ALL);
        eq(locks.length, model.length, "count");
        for (uint256 i; i < model.length; ++i) {
            ok(keccak256(abi.encode(locks[i])) == keccak256(abi.encode(model[i])), "a lock differs from its history");
        }
    }

    /// @dev The locker holds the sum of (amount - unlocked) of every token, donations aside [LCK-01] [LCK-11]
    function _balanceIsTheSumOfTheLocks() private view {
        for (uint256 i; i < handler.TOKENS(); ++i) {
            TestToken token = handler.tokens(i);
            IRabbitLock.LockRecord[] memory locks = locker.getLocksForToken(address(token), 0, ALL);
            uint256 sum;
            for (uint256 j; j < locks.length; ++j) {
                sum += locks[j].amount - locks[j].unlockedAmount;
            }
            eq(locker.cumulativeLockInfo(address(token)).amount, sum, "cumulative");
            // a rebasing token's own measure counts while it is not halved
            if (i == REBASE && handler.isHostile(i)) continue;
            eq(token.balanceOf(address(locker)), sum + handler.donated(address(token)), "balance");
        }
        eq(locker.totalLockCountForToken(address(handler.TAXED())), 0, "no lock of a token with a fee");
    }

    /// @dev Each owner's list holds exactly the live locks owned, and pages answer also beyond the end [LCK-06]
    function _listsHoldExactlyTheLiveLocks() private view {
        IRabbitLock.LockRecord[] memory all = handler.model();
        for (uint256 who; who < users.length; ++who) {
            uint256 live;
            for (uint256 i; i < all.length; ++i) {
                if (all[i].owner == users[who] && all[i].unlockedAmount < all[i].amount) ++live;
            }
            IRabbitLock.LockRecord[] memory mine = locker.locksForUser(users[who], 0, ALL);
            eq(mine.length, live, "count");
            eq(locker.totalLockCountForUser(users[who]), live, "count");
            for (uint256 i; i < mine.length; ++i) {
                ok(mine[i].owner == users[who] && mine[i].unlockedAmount < mine[i].amount, "live and owned");
                for (uint256 j; j < i; ++j) {
                    ok(mine[i].id != mine[j].id, "listed once");
                }
            }
            eq(locker.locksForUser(users[who], live, ALL).length, 0, "nothing beyond the end");
        }
    }

    /// @notice Every view agrees with the logs of the campaign, and while every hostile token misbehaves, all locks of
    /// good tokens are withdrawn whole on time [LCK-03] [LCK-08] [PRM-08]
    function afterInvariant() external {
        replay.check();
        vm.recordLogs();
        _withdrawAll();
        replay.read(vm.getRecordedLogs());
        replay.check();
    }

    function _withdrawAll() private {
        for (uint256 i; i < handler.TOKENS(); ++i) {
            handler.setHostile(i, true);
        }
        vm.warp(1 << 39);
        for (uint256 i; i < 7; ++i) {
            TestToken token = handler.tokens(i);
            IRabbitLock.LockRecord[] memory locks = locker.getLocksForToken(address(token), 0, ALL);
            uint256 stays = handler.donated(address(token));
            for (uint256 j; j < locks.length; ++j) {
                if (locks[j].owner == address(0)) {
                    stays += locks[j].amount - locks[j].unlockedAmount;
                } else if (locks[j].unlockedAmount < locks[j].amount) {
                    vm.prank(locks[j].owner);
                    locker.unlock(locks[j].id);
                }
            }
            eq(token.balanceOf(address(locker)), stays, "only renounced locks and donations stay");
        }
    }
}
