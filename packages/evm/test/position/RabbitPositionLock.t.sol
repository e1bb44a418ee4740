// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {TestToken} from "../support/TestToken.sol";
import {Vm} from "../support/Vm.sol";
import {PositionFixture} from "./PositionFixture.sol";
import {IManager} from "./V3.sol";

/// @notice Each function, error and event of the lock of positions, on the published Uniswap V3 bytecode.
contract RabbitPositionLockTest is PositionFixture {
    function setUp() external {
        deployPositions();
    }

    function _expectLocked(uint256 id, uint256 tokenId, IRabbitPositionLock.Terms memory t) private {
        uint128 liquidity = liquidityOf(manager, tokenId);
        (TokenMeta memory meta0, TokenMeta memory meta1) =
            (TokenMeta("TKN Token", "TKN", 18), TokenMeta("BUSD Token", "BUSD", 6));
        if (token0 != address(token)) (meta0, meta1) = (meta1, meta0);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLocked(
            id,
            t.owner,
            pool,
            address(manager),
            tokenId,
            IRabbitPositionLock.Position(pool, token0, token1, FEE, -WIDEST, WIDEST, liquidity),
            meta0,
            meta1,
            t
        );
    }

    function _isLocked(uint256 id, uint256 tokenId, IRabbitPositionLock.Terms memory t) private view {
        eq(manager.ownerOf(tokenId), address(positionLock), "holder");
        IRabbitPositionLock.PositionLock memory l = positionLock.getLock(id);
        ok(
            keccak256(abi.encode(l))
                == keccak256(
                    abi.encode(
                        IRabbitPositionLock.PositionLock(
                            id,
                            address(manager),
                            tokenId,
                            t.owner,
                            address(0),
                            t.feeReceiver,
                            liquidityOf(manager, tokenId),
                            START,
                            t.unlockDate,
                            false,
                            t.description
                        )
                    )
                ),
            "the lock as agreed"
        );
        ok(l.liquidity != 0, "with its liquidity");
    }

    /// @notice One transfer locks a position with its terms; no approval is needed [LIQ-01]
    function test_lockByTransfer() external {
        uint256 tokenId = newPosition(ALICE);
        _expectLocked(1, tokenId, terms());
        eq(send(manager, tokenId, terms()), 1, "id");
        _isLocked(1, tokenId, terms());
    }

    /// @notice An approved position is locked by a call [LIQ-01]
    function test_lockByCall() external {
        uint256 tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.approve(address(positionLock), tokenId);
        _expectLocked(1, tokenId, ownTerms());
        vm.prank(ALICE);
        eq(positionLock.lock(address(manager), tokenId, ownTerms()), 1, "id");
        _isLocked(1, tokenId, ownTerms());
    }

    /// @notice A lock can be somebody else's from the beginning [LIQ-01]
    function test_lockForSomebodyElse() external {
        IRabbitPositionLock.Terms memory t = terms();
        t.owner = BOB;
        (uint256 id,) = lockNew(t);
        eq(positionLock.getLock(id).owner, BOB, "owner");
        eq(positionLock.lockCountOf(BOB), 1, "BOB's");
        eq(positionLock.lockCountOf(ALICE), 0, "not ALICE's");
    }

    /// @notice What a position is comes from its own manager's exchange [LIQ-01]
    function test_otherManager() external {
        address otherPool = openPool(otherManager, token0, token1);
        uint256 tokenId = mintRange(otherManager, token0, token1, ALICE, -600, 1200);
        lockNew(terms());
        uint256 id = send(otherManager, tokenId, terms());
        eq(positionLock.getLock(id).manager, address(otherManager), "manager");
        IRabbitPositionLock.Position memory p = positionLock.position(id);
        ok(otherPool != pool && p.pool == otherPool, "its own pool");
        ok(p.tickLower == -600 && p.tickUpper == 1200 && p.fee == FEE, "range and fee");
        ok(p.token0 == token0 && p.token1 == token1, "tokens");
        eq(p.liquidity, liquidityOf(otherManager, tokenId), "liquidity");
        trade(otherPool);
        positionLock.collect(id);
        vm.warp(DATE);
        vm.prank(ALICE);
        positionLock.unlock(id);
        eq(otherManager.ownerOf(tokenId), ALICE, "back from its own manager");
        address[] memory managers = positionLock.managers();
        ok(managers.length == 2 && managers[0] == address(manager) && managers[1] == address(otherManager), "managers");
    }

    function _refusedSend(uint256 tokenId, IRabbitPositionLock.Terms memory t, bytes4 reason) private {
        vm.startPrank(ALICE);
        manager.approve(address(positionLock), tokenId);
        vm.expectRevert(reason);
        positionLock.lock(address(manager), tokenId, t);
        vm.expectRevert(reason);
        manager.safeTransferFrom(ALICE, address(positionLock), tokenId, abi.encode(t));
        vm.stopPrank();
    }

    /// @notice Terms that make no sense are refused by a call and by a transfer, up to each bound [LIQ-01]
    function test_refusedTerms() external {
        uint256 tokenId = newPosition(ALICE);
        IRabbitPositionLock.Terms memory t = terms();
        t.owner = address(0);
        _refusedSend(tokenId, t, RabbitPositionLock.InvalidOwner.selector);
        t.owner = address(positionLock);
        _refusedSend(tokenId, t, RabbitPositionLock.InvalidOwner.selector);
        (t.owner, t.feeReceiver) = (ALICE, address(positionLock));
        _refusedSend(tokenId, t, RabbitPositionLock.InvalidOwner.selector);
        t = terms();
        t.unlockDate = START;
        _refusedSend(tokenId, t, RabbitPositionLock.UnlockDateNotInFuture.selector);
        t.unlockDate = uint256(type(uint40).max) + 1;
        _refusedSend(tokenId, t, RabbitPositionLock.DateTooLarge.selector);
        t = terms();
        t.description = string(new bytes(257));
        _refusedSend(tokenId, t, RabbitPositionLock.DescriptionTooLong.selector);
        eq(positionLock.lockCount(), 0, "none");

        t.description = string(new bytes(256));
        t.unlockDate = type(uint40).max;
        send(manager, tokenId, t);
        _isLocked(1, tokenId, t);
        t.unlockDate = START + 1;
        (uint256 id, uint256 second) = lockNew(t);
        _isLocked(id, second, t);
    }

    /// @notice A position without liquidity is refused: it would be a lock of nothing [LIQ-01]
    function test_emptyPosition() external {
        uint256 tokenId = newPosition(ALICE);
        uint128 liquidity = liquidityOf(manager, tokenId);
        vm.prank(ALICE);
        manager.decreaseLiquidity(IManager.DecreaseParams(tokenId, liquidity, 0, 0, type(uint256).max));
        _refusedSend(tokenId, terms(), RabbitPositionLock.EmptyPosition.selector);
    }

    /// @notice Positions of a manager that was not named at the deployment are refused [LIQ-01]
    function test_unknownManager() external {
        IManager third = deployV3();
        openPool(third, token0, token1);
        uint256 tokenId = mintPosition(third, token0, token1, ALICE);
        vm.startPrank(ALICE);
        third.approve(address(positionLock), tokenId);
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        positionLock.lock(address(third), tokenId, terms());
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        third.safeTransferFrom(ALICE, address(positionLock), tokenId, abi.encode(terms()));
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        positionLock.onERC721Received(ALICE, ALICE, tokenId, abi.encode(terms()));
        vm.stopPrank();
    }

    /// @notice A deployment names managers, each once; a contract without a factory is refused [LIQ-01]
    function test_deployment() external {
        address[] memory managers = new address[](2);
        (managers[0], managers[1]) = (address(manager), address(manager));
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        new RabbitPositionLock(managers);
        managers[1] = address(new NoFactory());
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        new RabbitPositionLock(managers);
        managers[1] = address(token);
        vm.expectRevert();
        new RabbitPositionLock(managers);
        eq(positionLock.FIRST_ID(), 1, "first id");
        eq(positionLock.MAX_DESCRIPTION(), 256, "longest text");
    }

    /// @notice The contract says that it takes positions only where it has [LIQ-01]
    function test_receipt() external {
        uint256 tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.transferFrom(ALICE, address(positionLock), tokenId);
        vm.prank(address(manager));
        bytes4 answer = positionLock.onERC721Received(ALICE, ALICE, tokenId, abi.encode(terms()));
        ok(answer == IERC721Receiver.onERC721Received.selector, "receipt");
    }

    /// @notice Anybody collects, as often as there is something; the fees go to their receiver, from the pool [LIQ-01]
    function test_collect() external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        uint128 liquidity = liquidityOf(manager, tokenId);
        vm.expectRevert(RabbitPositionLock.NothingToCollect.selector);
        positionLock.collect(id);
        trade(pool);
        uint256 snapshot = vm.snapshotState();
        vm.prank(STRANGER);
        (uint256 amount0, uint256 amount1) = positionLock.collect(id);
        // 0.3 % of ten each way, of which the pool keeps a unit by rounding down
        ok(amount0 > 0.0299 ether && amount0 <= 0.03 ether, "fees in token 0");
        ok(amount1 > 0.0299 ether && amount1 <= 0.03 ether, "fees in token 1");
        vm.revertToState(snapshot);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.FeesCollected(id, RECEIVER, amount0, amount1);
        vm.prank(STRANGER);
        positionLock.collect(id);
        holds(token0, RECEIVER, amount0, "receiver, token 0");
        holds(token1, RECEIVER, amount1, "receiver, token 1");
        holds(token0, address(positionLock), 0, "nothing stays here");
        holds(token1, address(positionLock), 0, "nor of the other");
        eq(liquidityOf(manager, tokenId), liquidity, "the liquidity is untouched");
        vm.expectRevert(RabbitPositionLock.NothingToCollect.selector);
        positionLock.collect(id);
        // one side only
        trader.sell(pool, true, 10 ether);
        (amount0, amount1) = positionLock.collect(id);
        ok(amount0 != 0 && amount1 == 0, "one token");
        trader.sell(pool, false, 10 ether);
        (amount0, amount1) = positionLock.collect(id);
        ok(amount0 == 0 && amount1 != 0, "the other");
    }

    /// @notice Without a receiver the fees are the owner's of that moment [LIQ-01]
    function test_collectToTheOwner() external {
        (uint256 id,) = lockNew(ownTerms());
        uint256 before = TestToken(token0).balanceOf(ALICE);
        trade(pool);
        (uint256 amount0,) = positionLock.collect(id);
        holds(token0, ALICE, before + amount0, "ALICE's");
        _handOver(id, BOB);
        trade(pool);
        (amount0,) = positionLock.collect(id);
        holds(token0, BOB, amount0, "BOB's");
    }

    function _handOver(uint256 id, address to) private {
        address owner = positionLock.getLock(id).owner;
        vm.prank(owner);
        positionLock.offer(id, to);
        vm.prank(to);
        positionLock.accept(id);
    }

    /// @notice The owner takes the position from the date on, and nobody else; not a second before [LIQ-01]
    function test_unlock() external {
        (uint256 id, uint256 tokenId) = lockNew(ownTerms());
        trade(pool);
        vm.warp(DATE - 1);
        vm.expectRevert(RabbitPositionLock.NothingToUnlock.selector);
        vm.prank(ALICE);
        positionLock.unlock(id);
        vm.warp(DATE);
        vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
        vm.prank(STRANGER);
        positionLock.unlock(id);
        uint256 before = TestToken(token0).balanceOf(ALICE);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionUnlocked(id, ALICE);
        vm.prank(ALICE);
        positionLock.unlock(id);
        eq(manager.ownerOf(tokenId), ALICE, "hers");
        holds(token0, ALICE, before, "her fees are in the position");
        ok(positionLock.getLock(id).isUnlocked, "unlocked");
        eq(positionLock.lockCountOf(ALICE), 0, "no longer among hers");
        eq(positionLock.lockCount(), 1, "but among all");
        _spent(id);
        // and all of its liquidity and fees
        uint128 liquidity = positionLock.getLock(id).liquidity;
        vm.prank(ALICE);
        manager.decreaseLiquidity(IManager.DecreaseParams(tokenId, liquidity, 0, 0, type(uint256).max));
        eq(positionLock.position(id).liquidity, 0, "what it is now");
    }

    function _spent(uint256 id) private {
        vm.startPrank(ALICE);
        vm.expectRevert(RabbitPositionLock.LockSpent.selector);
        positionLock.unlock(id);
        vm.expectRevert(RabbitPositionLock.LockSpent.selector);
        positionLock.collect(id);
        vm.expectRevert(RabbitPositionLock.LockSpent.selector);
        positionLock.moveUnlockDate(id, DATE + 1 days);
        vm.expectRevert(RabbitPositionLock.LockSpent.selector);
        positionLock.describe(id, "");
        vm.expectRevert(RabbitPositionLock.LockSpent.selector);
        positionLock.offer(id, BOB);
        vm.expectRevert(RabbitPositionLock.LockSpent.selector);
        positionLock.renounce(id);
        vm.expectRevert(RabbitPositionLock.NotOffered.selector);
        positionLock.accept(id);
        vm.stopPrank();
    }

    /// @notice Fees of another receiver are paid when the position leaves; without fees there is no log of it [LIQ-01]
    function test_unlockPaysTheReceiver() external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        trade(pool);
        uint256 snapshot = vm.snapshotState();
        (uint256 amount0, uint256 amount1) = positionLock.collect(id);
        vm.revertToState(snapshot);
        vm.warp(DATE);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.FeesCollected(id, RECEIVER, amount0, amount1);
        vm.prank(ALICE);
        positionLock.unlock(id);
        holds(token0, RECEIVER, amount0, "token 0");
        holds(token1, RECEIVER, amount1, "token 1");
        eq(manager.ownerOf(tokenId), ALICE, "hers");

        (id,) = lockNew(_until(DATE + 1 days));
        vm.warp(DATE + 1 days);
        vm.recordLogs();
        vm.prank(ALICE);
        positionLock.unlock(id);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 own;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter == address(positionLock)) ++own;
        }
        eq(own, 1, "only that it is unlocked");
    }

    function _until(uint256 date) private pure returns (IRabbitPositionLock.Terms memory t) {
        t = terms();
        t.unlockDate = date;
    }

    /// @notice A position comes back and can be locked again, as another lock [LIQ-01]
    function test_lockedAgain() external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        vm.warp(DATE);
        vm.prank(ALICE);
        positionLock.unlock(id);
        uint256 again = send(manager, tokenId, _until(DATE + 1));
        eq(again, 2, "another id");
        ok(positionLock.getLock(id).isUnlocked && !positionLock.getLock(again).isUnlocked, "the first stays unlocked");
        _spent(id);
        vm.expectRevert(RabbitPositionLock.NothingToUnlock.selector);
        vm.prank(ALICE);
        positionLock.unlock(again);
    }

    /// @notice The date moves later only, and only into the future [LIQ-01]
    function test_moveUnlockDate() external {
        (uint256 id,) = lockNew(terms());
        vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
        positionLock.moveUnlockDate(id, DATE + 1);
        vm.startPrank(ALICE);
        vm.expectRevert(RabbitPositionLock.DateNotLater.selector);
        positionLock.moveUnlockDate(id, DATE);
        vm.expectRevert(RabbitPositionLock.DateTooLarge.selector);
        positionLock.moveUnlockDate(id, uint256(type(uint40).max) + 1);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.UnlockDateMoved(id, DATE + 1);
        positionLock.moveUnlockDate(id, DATE + 1);
        eq(positionLock.getLock(id).unlockDate, DATE + 1, "date");
        vm.recordLogs();
        positionLock.moveUnlockDate(id, DATE + 2);
        eq(vm.getRecordedLogs().length, 1, "no log of an offer that there was not");
        vm.warp(DATE + 3);
        vm.expectRevert(RabbitPositionLock.UnlockDateNotInFuture.selector);
        positionLock.moveUnlockDate(id, DATE + 3);
        positionLock.moveUnlockDate(id, DATE + 4);
        vm.expectRevert(RabbitPositionLock.NothingToUnlock.selector);
        positionLock.unlock(id);
        positionLock.moveUnlockDate(id, type(uint40).max);
        vm.stopPrank();
    }

    /// @notice An account that accepts a lock gets the date that was offered: moving it ends the offer [LIQ-01]
    function test_moveEndsAnOffer() external {
        (uint256 id,) = lockNew(terms());
        vm.startPrank(ALICE);
        positionLock.offer(id, BOB);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.UnlockDateMoved(id, type(uint40).max);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockOffered(id, address(0));
        positionLock.moveUnlockDate(id, type(uint40).max);
        vm.stopPrank();
        eq(positionLock.getLock(id).offeredTo, address(0), "no offer");
        vm.expectRevert(RabbitPositionLock.NotOffered.selector);
        vm.prank(BOB);
        positionLock.accept(id);
    }

    /// @notice The owner changes the text, up to 256 bytes [LIQ-01]
    function test_describe() external {
        (uint256 id,) = lockNew(terms());
        vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
        positionLock.describe(id, "mine");
        vm.startPrank(ALICE);
        vm.expectRevert(RabbitPositionLock.DescriptionTooLong.selector);
        positionLock.describe(id, string(new bytes(257)));
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockDescribed(id, "other");
        positionLock.describe(id, "other");
        eq(positionLock.getLock(id).description, "other", "text");
        positionLock.describe(id, string(new bytes(256)));
        vm.stopPrank();
    }

    /// @notice A lock changes hands when it is offered and accepted; its fee receiver stays [LIQ-01]
    function test_offerAndAccept() external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
        positionLock.offer(id, BOB);
        vm.expectRevert(RabbitPositionLock.NotOffered.selector);
        vm.prank(BOB);
        positionLock.accept(id);
        vm.startPrank(ALICE);
        positionLock.offer(id, CAROL);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockOffered(id, BOB);
        positionLock.offer(id, BOB);
        eq(positionLock.getLock(id).offeredTo, BOB, "offered");
        vm.stopPrank();
        vm.expectRevert(RabbitPositionLock.NotOffered.selector);
        vm.prank(CAROL);
        positionLock.accept(id);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockOwnerChanged(id, ALICE, BOB, RECEIVER);
        vm.prank(BOB);
        positionLock.accept(id);
        IRabbitPositionLock.PositionLock memory l = positionLock.getLock(id);
        ok(l.owner == BOB && l.offeredTo == address(0) && l.feeReceiver == RECEIVER, "BOB's");
        ok(positionLock.lockCountOf(ALICE) == 0 && positionLock.lockCountOf(BOB) == 1, "lists");
        vm.expectRevert(RabbitPositionLock.NotOffered.selector);
        vm.prank(BOB);
        positionLock.accept(id);
        vm.warp(DATE);
        vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
        vm.prank(ALICE);
        positionLock.unlock(id);
        vm.prank(BOB);
        positionLock.unlock(id);
        eq(manager.ownerOf(tokenId), BOB, "his");
    }

    /// @notice An offer can be taken back, and ends with the lock [LIQ-01]
    function test_offersEnd() external {
        (uint256 id,) = lockNew(ownTerms());
        vm.startPrank(ALICE);
        positionLock.offer(id, BOB);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockOffered(id, address(0));
        positionLock.offer(id, address(0));
        vm.stopPrank();
        _notOffered(id);
        vm.prank(ALICE);
        positionLock.offer(id, BOB);
        uint256 snapshot = vm.snapshotState();
        vm.warp(DATE);
        vm.prank(ALICE);
        positionLock.unlock(id);
        _notOffered(id);
        vm.revertToState(snapshot);
        vm.prank(ALICE);
        positionLock.renounce(id);
        _notOffered(id);
        eq(positionLock.getLock(id).owner, address(0), "nobody's");
    }

    function _notOffered(uint256 id) private {
        eq(positionLock.getLock(id).offeredTo, address(0), "no offer");
        vm.expectRevert(RabbitPositionLock.NotOffered.selector);
        vm.prank(BOB);
        positionLock.accept(id);
    }

    /// @notice A lock that was given up never opens; its fees are still paid, to the receiver or the former owner [LIQ-01]
    function test_renounce() external {
        (uint256 id,) = lockNew(ownTerms());
        (uint256 second,) = lockNew(terms());
        vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
        positionLock.renounce(id);
        vm.startPrank(ALICE);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockOwnerChanged(id, ALICE, address(0), ALICE);
        positionLock.renounce(id);
        vm.expectEmit(address(positionLock));
        emit IRabbitPositionLock.PositionLockOwnerChanged(second, ALICE, address(0), RECEIVER);
        positionLock.renounce(second);
        vm.stopPrank();
        IRabbitPositionLock.PositionLock memory l = positionLock.getLock(id);
        ok(l.owner == address(0) && l.feeReceiver == ALICE, "her fees");
        eq(positionLock.getLock(second).feeReceiver, RECEIVER, "the receiver's fees");
        eq(positionLock.lockCountOf(ALICE), 0, "none of hers");
        eq(positionLock.lockCountOf(address(0)), 0, "nor nobody's");
        trade(pool);
        (uint256 before, uint256 receiver) = (TestToken(token0).balanceOf(ALICE), TestToken(token0).balanceOf(RECEIVER));
        (uint256 amount0,) = positionLock.collect(id);
        holds(token0, ALICE, before + amount0, "ALICE's fees");
        (amount0,) = positionLock.collect(second);
        holds(token0, RECEIVER, receiver + amount0, "the receiver's");
        vm.warp(type(uint40).max);
        address[4] memory all = [ALICE, RECEIVER, STRANGER, address(manager)];
        for (uint256 i; i < all.length; ++i) {
            vm.expectRevert(RabbitPositionLock.NotLockOwner.selector);
            vm.prank(all[i]);
            positionLock.unlock(id);
        }
    }

    /// @notice Locks that do not exist are refused by every function [LIQ-01]
    function test_unknownLock() external {
        (uint256 id,) = lockNew(terms());
        uint256[2] memory unknown = [uint256(0), id + 1];
        for (uint256 i; i < unknown.length; ++i) {
            bytes[9] memory calls = [
                abi.encodeCall(positionLock.collect, (unknown[i])),
                abi.encodeCall(positionLock.unlock, (unknown[i])),
                abi.encodeCall(positionLock.moveUnlockDate, (unknown[i], DATE + 1)),
                abi.encodeCall(positionLock.describe, (unknown[i], "")),
                abi.encodeCall(positionLock.offer, (unknown[i], BOB)),
                abi.encodeCall(positionLock.accept, (unknown[i])),
                abi.encodeCall(positionLock.renounce, (unknown[i])),
                abi.encodeCall(positionLock.getLock, (unknown[i])),
                abi.encodeCall(positionLock.position, (unknown[i]))
            ];
            for (uint256 j; j < calls.length; ++j) {
                vm.prank(ALICE);
                (bool done, bytes memory answer) = address(positionLock).call(calls[j]);
                ok(!done && bytes4(answer) == RabbitPositionLock.UnknownLock.selector, "unknown");
            }
        }
    }

    /// @notice Pages of all locks and of an owner's; each account's list has just its own [LIQ-01]
    function test_pages() external {
        uint256[5] memory ids;
        for (uint256 i; i < 5; ++i) {
            (ids[i],) = lockNew(terms());
        }
        _handOver(2, BOB);
        vm.warp(DATE);
        vm.prank(ALICE);
        positionLock.unlock(1);
        eq(positionLock.lockCount(), 5, "all");
        eq(positionLock.locks(0, 10).length, 5, "a large page");
        eq(positionLock.locks(3, 1).length, 1, "a page of one");
        eq(positionLock.locks(3, 1)[0].id, 4, "in the order of ids");
        eq(positionLock.locks(4, 5)[0].id, 5, "the last");
        eq(positionLock.locks(3, 4).length, 2, "no more than are left");
        eq(positionLock.locks(3, 100)[1].id, 5, "however many are asked for");
        eq(positionLock.locks(5, 5).length, 0, "at the end");
        eq(positionLock.locks(6, 5).length, 0, "beyond the end");
        eq(positionLock.lockCountOf(ALICE), 3, "ALICE's");
        eq(positionLock.locksOf(BOB, 0, 10)[0].id, 2, "BOB's");
        IRabbitPositionLock.PositionLock[] memory hers = positionLock.locksOf(ALICE, 0, 10);
        eq(hers.length, 3, "hers");
        eq(hers[0].id + hers[1].id + hers[2].id, 3 + 4 + 5, "the three");
        eq(hers[0].id * hers[1].id * hers[2].id, 3 * 4 * 5, "each once");
        eq(positionLock.locksOf(ALICE, 1, 1)[0].id, hers[1].id, "a page of one");
        eq(positionLock.locksOf(ALICE, 3, 1).length, 0, "beyond the end");
        // each can still be taken, whatever place it has now
        vm.startPrank(ALICE);
        positionLock.unlock(5);
        positionLock.unlock(3);
        eq(positionLock.locksOf(ALICE, 0, 10)[0].id, 4, "the one that is left");
        positionLock.unlock(4);
        vm.stopPrank();
        eq(positionLock.lockCountOf(ALICE), 0, "none");
    }

    /// @notice In whatever order locks leave an account, its list has the others, each once [LIQ-01]
    function testFuzz_listsOfAnAccount(uint256 order) external {
        uint256 count = 9;
        for (uint256 i; i < count; ++i) {
            lockNew(ownTerms());
        }
        vm.warp(DATE);
        uint256 left = (1 << count) - 1;
        for (uint256 i; i < count; ++i) {
            uint256 id = 1 + (order >> (8 * i)) % count;
            while (left & (1 << (id - 1)) == 0) id = 1 + id % count;
            left &= ~(1 << (id - 1));
            uint256 way = (order >> (8 * i + 6)) % 3;
            if (way == 2) {
                _handOver(id, BOB);
            } else {
                vm.prank(ALICE);
                way == 0 ? positionLock.unlock(id) : positionLock.renounce(id);
            }
            IRabbitPositionLock.PositionLock[] memory own = positionLock.locksOf(ALICE, 0, count);
            eq(own.length, count - 1 - i, "as many as are left");
            uint256 found;
            for (uint256 j; j < own.length; ++j) {
                found |= 1 << (own[j].id - 1);
            }
            eq(found, left, "just those");
        }
    }
}

/// @notice Says that it has no factory.
contract NoFactory {
    function factory() external pure returns (address) {
        return address(0);
    }
}
