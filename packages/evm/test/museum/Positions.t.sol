// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {ReentrancyLock} from "../../src/libraries/ReentrancyLock.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {HookToken, PausableToken} from "../hostile/HostileTokens.sol";
import {PositionFixture} from "../position/PositionFixture.sol";
import {FlashOwner, IManager} from "../position/V3.sol";
import {TestToken} from "../support/TestToken.sol";
import {
    BalanceCountingLocker,
    BelievingLocker,
    NaivePositionLocker,
    PassingLocker,
    StarvedLocker,
    WaitingLocker
} from "./NaivePositionLockers.sol";

/// @notice How lockers of V3 positions lost them, each mechanism rebuilt: every test shows that it beats a small naive contract
/// and fails against ours.
contract PositionMuseum is PositionFixture {
    address private constant THIEF = address(0xBAD);

    function setUp() external {
        deployPositions();
    }

    function _refused(address from, address target, bytes memory call) private returns (bool) {
        vm.prank(from);
        (bool done,) = target.call(call);
        return !done;
    }

    /// @dev ALICE's position, locked in the naive contract.
    function _lockIn(NaivePositionLocker naive, address first, address second) private returns (uint256 id, uint256 tokenId) {
        tokenId = mintPosition(manager, first, second, ALICE);
        vm.startPrank(ALICE);
        manager.approve(address(naive), tokenId);
        id = naive.lock(manager, tokenId, DATE);
        vm.stopPrank();
    }

    /// @notice A token of the thief's own deposits while its fees are collected: that counts as fees, too (GemPad) [CHK-07]
    function test_depositWithinACollection() external {
        BalanceCountingLocker naive = new BalanceCountingLocker();
        busd.mint(ALICE, 100 ether);
        vm.startPrank(ALICE);
        busd.approve(address(naive), 100 ether);
        naive.deposit(busd, 100 ether);
        vm.stopPrank();

        HookToken hook = new HookToken();
        (address first, address second) = sorted(hook, busd);
        address at = openPool(manager, first, second);
        uint256 tokenId = mintPosition(manager, first, second, THIEF);
        vm.startPrank(THIEF);
        manager.approve(address(naive), tokenId);
        uint256 id = naive.lock(manager, tokenId, DATE);
        vm.stopPrank();
        trade(at);
        // the hook token itself deposits: the deposit stays its own
        busd.mint(address(hook), 100 ether);
        vm.prank(address(hook));
        busd.approve(address(naive), 100 ether);
        uint256 before = busd.balanceOf(THIEF);
        hook.arm(address(naive), abi.encodeCall(naive.deposit, (busd, 100 ether)));
        vm.prank(THIEF);
        naive.collect(id);
        hook.arm(address(0), "");
        ok(busd.balanceOf(THIEF) - before >= 100 ether, "the deposit came back as fees");
        vm.prank(address(hook));
        naive.withdraw(busd);
        ok(busd.balanceOf(address(hook)) == 100 ether, "and a second time");
        vm.expectRevert();
        vm.prank(ALICE);
        naive.withdraw(busd);

        // ours pays from the pool, holds no token, and is closed meanwhile
        tokenId = mintPosition(manager, first, second, THIEF);
        IRabbitPositionLock.Terms memory t = ownTerms();
        t.owner = THIEF;
        id = send(manager, tokenId, t);
        trade(at);
        uint256 spare = mintPosition(manager, first, second, address(hook));
        hook.arm(
            address(manager),
            abi.encodeWithSignature(
                "safeTransferFrom(address,address,uint256,bytes)", hook, positionLock, spare, abi.encode(t)
            )
        );
        positionLock.collect(id);
        ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "closed");
        holds(address(busd), address(positionLock), 0, "it never holds a token");
        eq(positionLock.lockCount(), 1, "no lock within a collection");
    }

    /// @notice A function that passes bytes on takes the liquidity out of a locked position (Unistreet) [CHK-07]
    function test_callersBytesToTheManager() external {
        PassingLocker naive = new PassingLocker();
        (uint256 id, uint256 tokenId) = _lockIn(naive, token0, token1);
        uint128 liquidity = liquidityOf(manager, tokenId);
        bytes memory decrease = abi.encodeCall(
            manager.decreaseLiquidity, (IManager.DecreaseParams(tokenId, liquidity, 0, 0, type(uint256).max))
        );
        vm.startPrank(ALICE);
        naive.manage(id, decrease);
        naive.manage(id, abi.encodeCall(manager.approve, (THIEF, tokenId)));
        vm.stopPrank();
        eq(liquidityOf(manager, tokenId), 0, "a locked position of nothing");
        eq(manager.getApproved(tokenId), THIEF, "and the thief's");

        (uint256 ours, uint256 second) = lockNew(terms());
        ok(_refused(ALICE, address(positionLock), abi.encodeCall(PassingLocker.manage, (ours, decrease))), "passes nothing");
        ok(_refused(ALICE, address(positionLock), decrease), "is no manager");
        ok(_refused(ALICE, address(manager), decrease), "nor does the manager listen to her");
        ok(liquidityOf(manager, second) != 0, "all is there");
    }

    /// @notice A contract that calls itself a manager gives the thief somebody else's position [CHK-07]
    function test_falseManager() external {
        BelievingLocker naive = new BelievingLocker();
        uint256 tokenId = newPosition(ALICE);
        vm.prank(ALICE);
        manager.safeTransferFrom(ALICE, address(naive), tokenId);
        vm.startPrank(THIEF);
        naive.onERC721Received(THIEF, THIEF, tokenId, "");
        naive.unlock(manager, tokenId);
        vm.stopPrank();
        eq(manager.ownerOf(tokenId), THIEF, "the thief's");

        (, tokenId) = lockNew(terms());
        IRabbitPositionLock.Terms memory t = ownTerms();
        t.owner = THIEF;
        vm.startPrank(THIEF);
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        positionLock.onERC721Received(THIEF, THIEF, tokenId, abi.encode(t));
        FalseManager own = new FalseManager(address(positionLock), tokenId, abi.encode(t));
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        own.claim();
        vm.expectRevert(RabbitPositionLock.UnknownManager.selector);
        positionLock.lock(address(own), tokenId, t);
        vm.stopPrank();
        eq(manager.ownerOf(tokenId), address(positionLock), "still there");
    }

    /// @notice A token that its issuer pauses keeps everybody's position in the lock [CHK-07]
    function test_unlockWaitsForAToken() external {
        PausableToken paused = new PausableToken();
        (address first, address second) = sorted(paused, busd);
        address at = openPool(manager, first, second);
        WaitingLocker naive = new WaitingLocker(RECEIVER);
        (uint256 id,) = _lockIn(naive, first, second);
        uint256 tokenId = mintPosition(manager, first, second, ALICE);
        uint256 ours = send(manager, tokenId, terms());
        trade(at);
        vm.warp(DATE);
        paused.setPaused(true);
        ok(_refused(ALICE, address(naive), abi.encodeCall(WaitingLocker.close, (id))), "the naive lock keeps it");
        vm.prank(ALICE);
        positionLock.unlock(ours);
        eq(manager.ownerOf(tokenId), ALICE, "ours does not");
        ok(TestToken(busd).balanceOf(RECEIVER) != 0, "and the receiver has the other token's fees");
    }

    /// @notice An owner who unlocks with little gas takes the receiver's fees along [CHK-07]
    function test_unlockWithLittleGas() external {
        StarvedLocker naive = new StarvedLocker(RECEIVER);
        (uint256 id, uint256 tokenId) = _lockIn(naive, token0, token1);
        (uint256 ours,) = lockNew(terms());
        trade(pool);
        vm.warp(DATE);
        vm.prank(ALICE);
        naive.close{gas: 180_000}(id);
        eq(manager.ownerOf(tokenId), ALICE, "hers");
        holds(token0, RECEIVER, 0, "and so are the fees");

        ok(_starved(ours), "refused");
        vm.prank(ALICE);
        positionLock.unlock(ours);
        ok(IERC20(token0).balanceOf(RECEIVER) != 0, "paid");
    }

    /// @notice An owner who unlocks within a call of the pool takes the receiver's fees along [CHK-07]
    function test_unlockWithinACallOfThePool() external {
        StarvedLocker naive = new StarvedLocker(RECEIVER);
        FlashOwner owner = new FlashOwner();
        uint256 tokenId = newPosition(address(owner));
        owner.call(address(manager), abi.encodeCall(manager.approve, (address(naive), tokenId)));
        owner.call(address(naive), abi.encodeCall(naive.lock, (manager, tokenId, DATE)));
        IRabbitPositionLock.Terms memory t = terms();
        t.owner = address(owner);
        (uint256 ours,) = lockNew(t);
        trade(pool);
        vm.warp(DATE);
        owner.run(pool, address(naive), abi.encodeCall(naive.close, (0)));
        eq(manager.ownerOf(tokenId), address(owner), "the owner's");
        holds(token0, RECEIVER, 0, "and so are the fees");

        vm.expectRevert(ReentrancyLock.Reentered.selector);
        owner.run(pool, address(positionLock), abi.encodeCall(positionLock.unlock, (ours)));
        owner.call(address(positionLock), abi.encodeCall(positionLock.unlock, (ours)));
        ok(IERC20(token0).balanceOf(RECEIVER) != 0, "paid");
    }

    function _starved(uint256 id) private returns (bool) {
        vm.prank(ALICE);
        (bool done,) = address(positionLock).call{gas: 180_000}(abi.encodeCall(positionLock.unlock, (id)));
        return !done;
    }
}

/// @notice Notifies the lock that a position has arrived.
contract FalseManager {
    address private immutable LOCK;
    uint256 private immutable TOKEN_ID;
    bytes private _terms;

    constructor(address lock_, uint256 tokenId, bytes memory terms) {
        (LOCK, TOKEN_ID, _terms) = (lock_, tokenId, terms);
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function claim() external {
        IRabbitPositionLock(LOCK).onERC721Received(msg.sender, msg.sender, TOKEN_ID, _terms);
    }

    function transferFrom(address, address, uint256) external pure {}
}
