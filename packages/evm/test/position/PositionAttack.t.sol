// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {Payments} from "../../src/libraries/Payments.sol";
import {ReentrancyLock} from "../../src/libraries/ReentrancyLock.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {BlacklistToken, FalseToken, HookToken, LateFeeToken, PausableToken} from "../hostile/HostileTokens.sol";
import {TestToken} from "../support/TestToken.sol";
import {PositionFixture} from "./PositionFixture.sol";
import {FlashOwner, IManager} from "./V3.sol";

/// @notice Spends all gas that a transfer gets, or answers it with a large reason, once it is switched on.
contract WastingToken is TestToken("WST", 18) {
    uint256 public mode;

    function setMode(uint256 value) external {
        mode = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (mode == 1) {
            assembly {
                invalid()
            }
        }
        if (mode == 2) {
            assembly {
                revert(0, 400000)
            }
        }
        super._update(from, to, value);
    }
}

/// @notice What tokens, owners, receivers and strangers try with a locked position, on the published Uniswap V3 bytecode.
contract PositionAttackTest is PositionFixture {
    uint256 private constant KEY = 0xA11CE;

    function setUp() external {
        deployPositions();
    }

    /// @dev Locks a position of `hostile` and a good token, which has earned in both; `amounts` are the fees by those tokens.
    function _lockWith(TestToken hostile, IRabbitPositionLock.Terms memory t)
        private
        returns (uint256 id, uint256 tokenId, uint256 hostileFees, uint256 goodFees)
    {
        (address first, address second) = sorted(hostile, busd);
        address at = openPool(manager, first, second);
        tokenId = mintPosition(manager, first, second, ALICE);
        id = send(manager, tokenId, t);
        trade(at);
        uint256 snapshot = vm.snapshotState();
        (hostileFees, goodFees) = positionLock.collect(id);
        vm.revertToState(snapshot);
        if (first != address(hostile)) (hostileFees, goodFees) = (goodFees, hostileFees);
        ok(hostileFees != 0 && goodFees != 0, "fees in both");
    }

    /// @notice A token that calls back while its fees are paid finds every entry closed, at a collection and when the position
    /// leaves; the position and the fees go where they belong [LIQ-01]
    function test_reentry() external {
        HookToken hook = new HookToken();
        IRabbitPositionLock.Terms memory t = terms();
        // the token itself owns a second lock, so that no other check refuses it
        t.owner = address(hook);
        (uint256 own,,,) = _lockWith(hook, t);
        (address first, address second) = sorted(hook, busd);
        uint256 spare = mintPosition(manager, first, second, address(hook));
        vm.prank(address(hook));
        manager.setApprovalForAll(address(positionLock), true);
        uint256 tokenId = mintPosition(manager, first, second, ALICE);
        uint256 id = send(manager, tokenId, terms());
        trade(poolOf(manager, first, second));
        vm.warp(DATE);
        t.unlockDate = DATE + 1;

        bytes[9] memory calls = [
            abi.encodeCall(positionLock.collect, (own)),
            abi.encodeCall(positionLock.unlock, (own)),
            abi.encodeCall(positionLock.moveUnlockDate, (own, DATE + 1)),
            abi.encodeCall(positionLock.describe, (own, "mine")),
            abi.encodeCall(positionLock.offer, (own, STRANGER)),
            abi.encodeCall(positionLock.accept, (own)),
            abi.encodeCall(positionLock.renounce, (own)),
            abi.encodeCall(positionLock.lock, (address(manager), spare, t)),
            abi.encodeWithSignature(
                "safeTransferFrom(address,address,uint256,bytes)", hook, positionLock, spare, abi.encode(t)
            )
        ];
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < calls.length; ++i) {
            hook.arm(i == 8 ? address(manager) : address(positionLock), calls[i]);
            positionLock.collect(id);
            ok(!hook.hookSucceeded(), "nothing goes through at a collection");
            ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "closed");
            ok(TestToken(address(hook)).balanceOf(RECEIVER) != 0, "paid");
            vm.revertToState(snapshot);
            hook.arm(i == 8 ? address(manager) : address(positionLock), calls[i]);
            vm.prank(ALICE);
            positionLock.unlock(id);
            ok(!hook.hookSucceeded(), "nothing goes through at the end");
            ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "closed then, too");
            eq(manager.ownerOf(tokenId), ALICE, "hers");
            vm.revertToState(snapshot);
        }
    }

    /// @notice What views answer in the middle of an unlock is already so: nobody can count on a lock that ends [LIQ-01]
    function test_readOnlyReentry() external {
        HookToken hook = new HookToken();
        (uint256 id,,,) = _lockWith(hook, terms());
        vm.warp(DATE);
        hook.arm(address(positionLock), abi.encodeCall(positionLock.getLock, (id)));
        vm.prank(ALICE);
        positionLock.unlock(id);
        ok(hook.hookSucceeded(), "asked");
        ok(abi.decode(hook.lastAnswer(), (IRabbitPositionLock.PositionLock)).isUnlocked, "unlocked already");
    }

    /// @dev The token refuses from now on: the good one's fees are collected without it, and the rest waits for it.
    function _otherSideIsPaid(uint256 id, TestToken hostile, uint256 goodFees) private {
        vm.expectEmit(address(positionLock));
        bool isFirst = address(hostile) < address(busd);
        emit IRabbitPositionLock.FeesCollected(id, RECEIVER, isFirst ? 0 : goodFees, isFirst ? goodFees : 0);
        positionLock.collect(id);
        holds(address(busd), RECEIVER, goodFees, "the good token is paid");
        holds(address(hostile), RECEIVER, 0, "the other is not");
        vm.expectRevert(bytes("TF"));
        positionLock.collect(id);
    }

    /// @notice A paused token does not block the other one's fees; its own are paid once it is resumed [LIQ-01]
    function test_pausedToken() external {
        PausableToken paused = new PausableToken();
        (uint256 id,, uint256 pausedFees, uint256 goodFees) = _lockWith(paused, terms());
        paused.setPaused(true);
        _otherSideIsPaid(id, paused, goodFees);
        paused.setPaused(false);
        positionLock.collect(id);
        holds(address(paused), RECEIVER, pausedFees, "all of it, later");
    }

    /// @notice Nor does one that refuses the receiver, or answers false [LIQ-01]
    function test_refusingTokens() external {
        BlacklistToken picky = new BlacklistToken();
        (uint256 id,,, uint256 goodFees) = _lockWith(picky, terms());
        picky.setBlocked(RECEIVER, true);
        uint256 snapshot = vm.snapshotState();
        _otherSideIsPaid(id, picky, goodFees);
        vm.revertToState(snapshot);
        FalseToken lying = new FalseToken();
        (id,,, goodFees) = _lockWith(lying, terms());
        lying.setLying(true);
        _otherSideIsPaid(id, lying, goodFees);
    }

    /// @notice Nor does one that spends all gas, or answers with a large reason; what that costs is bounded [LIQ-01]
    function test_wastingToken() external {
        WastingToken wasting = new WastingToken();
        (uint256 id, uint256 tokenId,, uint256 goodFees) = _lockWith(wasting, terms());
        uint256 snapshot = vm.snapshotState();
        for (uint256 mode = 1; mode <= 2; ++mode) {
            wasting.setMode(mode);
            uint256 before = gasleft();
            positionLock.collect(id);
            ok(before - gasleft() < 1_300_000, "bounded");
            holds(address(busd), RECEIVER, goodFees, "the good token is paid");
            vm.revertToState(snapshot);
            wasting.setMode(mode);
            vm.warp(DATE);
            before = gasleft();
            vm.prank(ALICE);
            positionLock.unlock(id);
            ok(before - gasleft() < 1_400_000, "bounded at the end");
            holds(address(busd), RECEIVER, goodFees, "and paid at the end");
            eq(manager.ownerOf(tokenId), ALICE, "hers");
            vm.revertToState(snapshot);
        }
    }

    /// @notice Where both tokens refuse, a collection says why, and the owner still gets the position [LIQ-01]
    function test_bothRefuse() external {
        (PausableToken a, PausableToken b) = (new PausableToken(), new PausableToken());
        (address first, address second) = sorted(a, b);
        address at = openPool(manager, first, second);
        uint256 tokenId = mintPosition(manager, first, second, ALICE);
        uint256 id = send(manager, tokenId, terms());
        trade(at);
        a.setPaused(true);
        b.setPaused(true);
        vm.expectRevert(bytes("TF"));
        positionLock.collect(id);
        vm.warp(DATE);
        vm.prank(ALICE);
        positionLock.unlock(id);
        eq(manager.ownerOf(tokenId), ALICE, "hers");
    }

    /// @notice The owner who also rules one token cannot keep the other one's fees from their receiver at the end [LIQ-01]
    function test_ownerPausesAtTheEnd() external {
        PausableToken paused = new PausableToken();
        (uint256 id, uint256 tokenId,, uint256 goodFees) = _lockWith(paused, terms());
        vm.warp(DATE);
        paused.setPaused(true);
        vm.prank(ALICE);
        positionLock.unlock(id);
        holds(address(busd), RECEIVER, goodFees, "the good token's fees");
        eq(manager.ownerOf(tokenId), ALICE, "hers");
    }

    /// @notice With whatever gas the owner unlocks, the receiver is paid in full, or nothing happens [LIQ-01]
    function test_gasStarvation() external {
        (uint256 id,) = lockNew(terms());
        trade(pool);
        vm.warp(DATE);
        uint256 snapshot = vm.snapshotState();
        (uint256 fees0, uint256 fees1) = positionLock.collect(id);
        vm.revertToState(snapshot);
        uint256 unlocked;
        for (uint256 gas = 60_000; gas <= 1_000_000; gas += 10_000) {
            vm.prank(ALICE);
            (bool done, bytes memory answer) =
                address(positionLock).call{gas: gas}(abi.encodeCall(positionLock.unlock, (id)));
            if (!done) {
                ok(answer.length == 0 || bytes4(answer) == Payments.NotEnoughGas.selector, "for want of gas");
                continue;
            }
            ++unlocked;
            holds(token0, RECEIVER, fees0, "paid in full");
            holds(token1, RECEIVER, fees1, "in both");
            vm.revertToState(snapshot);
        }
        ok(unlocked > 5 && unlocked < 30, "some had enough");
    }

    /// @notice A refusing token does not weaken that: with whatever gas, the other side is paid or nothing happens [LIQ-01]
    function test_gasStarvationWithAWastingToken() external {
        WastingToken wasting = new WastingToken();
        (uint256 id,,, uint256 goodFees) = _lockWith(wasting, terms());
        vm.warp(DATE);
        wasting.setMode(1);
        uint256 snapshot = vm.snapshotState();
        uint256 unlocked;
        for (uint256 gas = 500_000; gas <= 2_400_000; gas += 25_000) {
            vm.prank(ALICE);
            (bool done,) = address(positionLock).call{gas: gas}(abi.encodeCall(positionLock.unlock, (id)));
            if (!done) continue;
            ++unlocked;
            holds(address(busd), RECEIVER, goodFees, "paid");
            vm.revertToState(snapshot);
        }
        ok(unlocked > 5, "some had enough");
    }

    /// @notice An owner who unlocks from within a call of the pool, which then refuses every collection, gets nothing: the receiver's
    /// fees would leave with the position [LIQ-01]
    function test_unlockWithinACallOfThePool() external {
        FlashOwner owner = new FlashOwner();
        IRabbitPositionLock.Terms memory t = terms();
        t.owner = address(owner);
        (uint256 id, uint256 tokenId) = lockNew(t);
        trade(pool);
        vm.warp(DATE);
        uint256 snapshot = vm.snapshotState();
        (uint256 fees0, uint256 fees1) = positionLock.collect(id);
        vm.revertToState(snapshot);
        bytes memory unlock = abi.encodeCall(positionLock.unlock, (id));
        vm.expectRevert(ReentrancyLock.Reentered.selector);
        owner.run(pool, address(positionLock), unlock);
        vm.expectRevert(ReentrancyLock.Reentered.selector);
        owner.run(pool, address(positionLock), abi.encodeCall(positionLock.collect, (id)));
        // another pool's call does not count as this one's
        address other = openPool(otherManager, token0, token1);
        mintPosition(otherManager, token0, token1, STRANGER);
        owner.run(other, address(positionLock), unlock);
        holds(token0, RECEIVER, fees0, "paid in full");
        holds(token1, RECEIVER, fees1, "in both");
        eq(manager.ownerOf(tokenId), address(owner), "the owner's");
    }

    /// @notice With whatever gas a stranger collects, no fee is lost [LIQ-01]
    function test_gasStarvationOfACollection() external {
        (uint256 id,) = lockNew(terms());
        trade(pool);
        uint256 snapshot = vm.snapshotState();
        (uint256 fees0, uint256 fees1) = positionLock.collect(id);
        vm.revertToState(snapshot);
        for (uint256 gas = 40_000; gas <= 260_000; gas += 5000) {
            (bool done,) = address(positionLock).call{gas: gas}(abi.encodeCall(positionLock.collect, (id)));
            if (!done) positionLock.collect(id);
            holds(token0, RECEIVER, fees0, "all");
            holds(token1, RECEIVER, fees1, "of both");
            vm.revertToState(snapshot);
        }
    }

    /// @notice A fee that the token takes is the receiver's loss alone [LIQ-01]
    function test_tokenWithAFee() external {
        LateFeeToken taxed = new LateFeeToken();
        (uint256 id,, uint256 fees, uint256 goodFees) = _lockWith(taxed, terms());
        taxed.setTaxed(true);
        positionLock.collect(id);
        holds(address(taxed), RECEIVER, fees - fees / 100, "less the token's fee");
        holds(address(busd), RECEIVER, goodFees, "the other in full");
    }

    /// @notice A position that is sent without terms, or with other data, is refused [LIQ-01]
    function test_sentWithoutTerms() external {
        uint256 tokenId = newPosition(ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert();
        manager.safeTransferFrom(ALICE, address(positionLock), tokenId);
        vm.expectRevert();
        manager.safeTransferFrom(ALICE, address(positionLock), tokenId, "lock");
        vm.stopPrank();
        eq(manager.ownerOf(tokenId), ALICE, "still hers");
    }

    /// @notice One that comes unnoticed is nobody's: no stranger makes a lock of it [LIQ-01]
    function test_sentUnnoticed() external {
        uint256 tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.transferFrom(ALICE, address(positionLock), tokenId);
        IRabbitPositionLock.Terms memory t = terms();
        t.owner = STRANGER;
        vm.startPrank(STRANGER);
        vm.expectRevert(bytes("ERC721: transfer of token that is not own"));
        positionLock.lock(address(manager), tokenId, t);
        vm.expectRevert(bytes("ERC721: transfer caller is not owner nor approved"));
        manager.safeTransferFrom(address(positionLock), STRANGER, tokenId, abi.encode(t));
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        positionLock.onERC721Received(ALICE, ALICE, tokenId, abi.encode(t));
        vm.stopPrank();
        eq(positionLock.lockCount(), 0, "no lock");
    }

    /// @notice Nobody else can lock the positions of an account that has approved the lock [LIQ-01]
    function test_approvalOfSomebodyElse() external {
        uint256 tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.setApprovalForAll(address(positionLock), true);
        IRabbitPositionLock.Terms memory t = terms();
        t.owner = STRANGER;
        vm.expectRevert(bytes("ERC721: transfer of token that is not own"));
        vm.prank(STRANGER);
        positionLock.lock(address(manager), tokenId, t);
        eq(manager.ownerOf(tokenId), ALICE, "hers");
    }

    /// @notice Approvals and permits from before the lock are worth nothing after it: nobody but the lock moves the position or
    /// takes liquidity out of it [LIQ-01]
    function test_olderApprovals() external {
        address owner = vm.addr(KEY);
        uint256 tokenId = newPosition(owner);
        vm.startPrank(owner);
        manager.approve(STRANGER, tokenId);
        manager.setApprovalForAll(STRANGER, true);
        vm.stopPrank();
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _permitHash(STRANGER, tokenId));
        uint256 snapshot = vm.snapshotState();
        manager.permit(STRANGER, tokenId, type(uint256).max, v, r, s);
        eq(manager.getApproved(tokenId), STRANGER, "a good permit before the lock");
        vm.revertToState(snapshot);

        IRabbitPositionLock.Terms memory t = terms();
        t.owner = owner;
        send(manager, tokenId, t);
        eq(manager.getApproved(tokenId), address(0), "the approval is gone");
        vm.expectRevert();
        manager.permit(STRANGER, tokenId, type(uint256).max, v, r, s);
        uint128 liquidity = liquidityOf(manager, tokenId);
        address[3] memory all = [STRANGER, owner, RECEIVER];
        bytes[6] memory calls = [
            abi.encodeCall(manager.transferFrom, (address(positionLock), STRANGER, tokenId)),
            abi.encodeCall(manager.approve, (STRANGER, tokenId)),
            abi.encodeCall(
                manager.decreaseLiquidity, (IManager.DecreaseParams(tokenId, liquidity, 0, 0, type(uint256).max))
            ),
            abi.encodeCall(manager.burn, (tokenId)),
            abi.encodeWithSignature("collect((uint256,address,uint128,uint128))", tokenId, STRANGER, 1, 1),
            abi.encodeWithSignature(
                "safeTransferFrom(address,address,uint256)", address(positionLock), STRANGER, tokenId
            )
        ];
        for (uint256 i; i < all.length; ++i) {
            for (uint256 j; j < calls.length; ++j) {
                vm.prank(all[i]);
                (bool done,) = address(manager).call(calls[j]);
                ok(!done, "refused");
            }
        }
        eq(liquidityOf(manager, tokenId), liquidity, "all of it is there");
    }

    function _permitHash(address spender, uint256 tokenId) private view returns (bytes32) {
        (bool done, bytes memory domain) = address(manager).staticcall(abi.encodeWithSignature("DOMAIN_SEPARATOR()"));
        ok(done, "domain");
        bytes32 kind = keccak256("Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)");
        bytes32 content = keccak256(abi.encode(kind, spender, tokenId, 0, type(uint256).max));
        return keccak256(abi.encodePacked(hex"1901", abi.decode(domain, (bytes32)), content));
    }

    /// @notice Anybody may add liquidity to a locked position; it is locked, and its fees are the receiver's [LIQ-04]
    function test_addLiquidity() external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        uint128 before = liquidityOf(manager, tokenId);
        newPosition(STRANGER);
        TestToken(token0).mint(STRANGER, 500 ether);
        TestToken(token1).mint(STRANGER, 500 ether);
        vm.prank(STRANGER);
        manager.increaseLiquidity(IManager.IncreaseParams(tokenId, 500 ether, 500 ether, 0, 0, type(uint256).max));
        uint128 later = liquidityOf(manager, tokenId);
        ok(later > before, "more");
        eq(positionLock.position(id).liquidity, later, "what it is now");
        eq(positionLock.getLock(id).liquidity, before, "what was locked");
        vm.expectRevert();
        vm.prank(STRANGER);
        manager.decreaseLiquidity(IManager.DecreaseParams(tokenId, 1, 0, 0, type(uint256).max));
    }

    /// @notice Whatever a stranger calls, with whatever data, the lock passes nothing on and keeps the position [LIQ-01]
    function test_strangeCalls(bytes4 selector, bytes calldata data) external {
        (uint256 id, uint256 tokenId) = lockNew(terms());
        vm.deal(STRANGER, 1 ether);
        vm.prank(STRANGER);
        (bool done,) = address(positionLock).call{value: 1}("");
        ok(!done, "no coins");
        vm.prank(STRANGER);
        (done,) = address(positionLock).call(abi.encodePacked(selector, data));
        vm.warp(type(uint40).max);
        vm.prank(STRANGER);
        (done,) = address(positionLock).call(abi.encodePacked(selector, abi.encode(id), data));
        eq(manager.ownerOf(tokenId), address(positionLock), "still there");
        eq(manager.getApproved(tokenId), address(0), "approved to nobody");
        eq(positionLock.getLock(id).owner, ALICE, "still hers");
        eq(address(positionLock).balance, 0, "no coins");
    }
}
