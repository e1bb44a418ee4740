// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {PositionFixture} from "../position/PositionFixture.sol";
import {Gas} from "./Gas.sol";

/// @dev Others have locked, and receivers and owners have been paid in both tokens before.
/// forge-config: default.isolate = true
contract PositionGasTest is Gas, PositionFixture {
    function setUp() external {
        deployPositions();
        (uint256 id,) = lockNew(terms());
        trade(pool);
        positionLock.collect(id);
    }

    /// @notice A lock by one transfer, with a fee receiver and a text, and one by a call
    function test_lock() external {
        uint256 tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.safeTransferFrom(ALICE, address(positionLock), tokenId, abi.encode(terms()));
        measured("RabbitPositionLock", "lock by a transfer", 275_000);
        tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.safeTransferFrom(ALICE, address(positionLock), tokenId, abi.encode(ownTerms()));
        measured("RabbitPositionLock", "lock by a transfer, no receiver, no text", 250_000);
        tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.approve(address(positionLock), tokenId);
        vm.prank(ALICE);
        positionLock.lock(address(manager), tokenId, terms());
        measured("RabbitPositionLock", "lock by a call, after an approval", 275_000);
    }

    /// @notice A collection in both tokens, and the acts of an owner
    function test_collectAndUnlock() external {
        (uint256 id,) = lockNew(terms());
        trade(pool);
        positionLock.collect(id);
        measured("RabbitPositionLock", "collect, first", 170_000);
        trade(pool);
        positionLock.collect(id);
        measured("RabbitPositionLock", "collect", 150_000);
        vm.prank(ALICE);
        positionLock.moveUnlockDate(id, DATE + 1);
        measured("RabbitPositionLock", "moveUnlockDate", 40_000);
        vm.prank(ALICE);
        positionLock.offer(id, BOB);
        measured("RabbitPositionLock", "offer", 55_000);
        vm.prank(BOB);
        positionLock.accept(id);
        measured("RabbitPositionLock", "accept", 85_000);
        trade(pool);
        vm.warp(DATE + 1);
        vm.prank(BOB);
        positionLock.unlock(id);
        measured("RabbitPositionLock", "unlock, fees to their receiver", 260_000);
        (id,) = lockNew(_later());
        vm.warp(DATE + 1 days);
        vm.prank(ALICE);
        positionLock.unlock(id);
        measured("RabbitPositionLock", "unlock", 145_000);
    }

    function _later() private pure returns (IRabbitPositionLock.Terms memory t) {
        t = ownTerms();
        t.unlockDate = DATE + 1 days;
    }
}
