// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";
import {PositionHandler} from "./PositionHandler.sol";

contract RabbitPositionLockInvariants is TestBase {
    PositionHandler private handler;
    RabbitPositionLock private positionLock;

    function setUp() public {
        handler = new PositionHandler();
        positionLock = handler.target();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice All of the below, in one campaign, after every call [LIQ-01]
    function invariant_allHolds() external view {
        eq(handler.fault(), "", "fault");
        _locksAreAsTheModel();
        _holdsNoToken();
    }

    /// @dev Each lock is as its own history made it; a locked position is here, is approved to nobody, and has at least the
    /// liquidity that it was locked with [LIQ-01]
    function _locksAreAsTheModel() private view {
        eq(positionLock.lockCount(), handler.count(), "count");
        for (uint256 id = 1; id <= handler.count(); ++id) {
            (PositionHandler.Book memory b, PositionHandler.Pool memory p) = handler.book(id);
            IRabbitPositionLock.PositionLock memory l = positionLock.getLock(id);
            ok(l.owner == b.owner && l.offeredTo == b.offeredTo && l.feeReceiver == b.feeReceiver, "accounts");
            ok(l.unlockDate == b.unlockDate && l.isUnlocked == b.isUnlocked, "state");
            ok(l.manager == address(p.manager) && l.tokenId == b.tokenId && l.liquidity == b.liquidity, "position");
            eq(l.description, b.description, "text");
            IRabbitPositionLock.Position memory now_ = positionLock.position(id);
            ok(now_.pool == p.at && now_.token0 == p.first && now_.token1 == p.second, "pool");
            if (b.isUnlocked) continue;
            ok(p.manager.ownerOf(b.tokenId) == address(positionLock), "it is here");
            eq(p.manager.getApproved(b.tokenId), address(0), "approved to nobody");
            ok(now_.liquidity == b.now_ && now_.liquidity >= b.liquidity, "its liquidity");
        }
    }

    /// @dev Fees go from the pool to their receiver [LIQ-01]
    function _holdsNoToken() private view {
        for (uint256 i; i < handler.POOLS(); ++i) {
            (address first, address second) = handler.coins(i);
            eq(TestToken(first).balanceOf(address(positionLock)), 0, "no token 0");
            eq(TestToken(second).balanceOf(address(positionLock)), 0, "no token 1");
        }
    }

    /// @notice Every view answers what the logs say; at the end of time each owner gets each position, while a token is paused,
    /// and nobody gets one that was given up [LIQ-01] [PRM-08]
    function afterInvariant() external {
        handler.REPLAY().check();
        handler.setPaused(true);
        vm.warp(type(uint40).max);
        for (uint256 id = 1; id <= handler.count(); ++id) {
            handler.unlockByOwner(id - 1, 0);
            (PositionHandler.Book memory b, PositionHandler.Pool memory p) = handler.book(id);
            ok(b.isUnlocked == (b.owner != address(0)), "open to its owner");
            address holder = p.manager.ownerOf(b.tokenId);
            ok((holder == address(positionLock)) == (b.owner == address(0)), "here only where it is nobody's");
        }
        handler.REPLAY().check();
        eq(handler.fault(), "", "fault");
    }
}
