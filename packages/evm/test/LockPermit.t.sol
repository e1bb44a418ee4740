// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../src/interfaces/IRabbitLock.sol";
import {Permit} from "../src/interfaces/Permit.sol";
import {ReentrancyLock} from "../src/libraries/ReentrancyLock.sol";
import {IV2Factory} from "../src/libraries/V2Pair.sol";
import {LocalStable} from "../src/local/LocalStable.sol";
import {RabbitLock} from "../src/lock/RabbitLock.sol";
import {BombPermitToken, HookPermitToken, SwallowingToken} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";
import {SignedPermits} from "./support/SignedPermits.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice Locks by an EIP-2612 signature instead of an approval.
contract LockPermitTest is Fixture, SignedPermits {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant OTHER_KEY = 0xB0B;

    LocalStable private _permitted;
    address private _signer;

    function setUp() external {
        deployAll();
        _permitted = new LocalStable("Permit Token", "PRM");
        _signer = vm.addr(KEY);
        _permitted.mint(_signer, type(uint128).max);
    }

    /// @notice One signature and one call: the lock is that of `lock`, exactly its amount is taken, no allowance stays
    function testFuzz_lockWithPermit(uint256 amount, uint256 deadline) external {
        amount = bound(amount, 1, type(uint128).max);
        deadline = bound(deadline, block.timestamp, type(uint256).max);
        Permit memory permit = _sign(KEY, address(_permitted), amount, deadline);
        vm.expectEmit();
        emit IRabbitLock.LockAdded(
            1_000_000, address(_permitted), BOB, false, amount, block.timestamp, END, 0, 0, 0, "team"
        );
        vm.prank(_signer);
        uint256 id = locker.lockWithPermit(BOB, address(_permitted), false, amount, END, "team", permit);
        IRabbitLock.LockRecord memory record = locker.getLockById(id);
        eq(record.owner, BOB, "owner");
        eq(record.amount, amount, "amount");
        eq(record.tgeDate, END, "date");
        eq(record.tgeBps + record.cycle + record.cycleBps, 0, "a plain lock");
        eq(record.description, "team", "description");
        eq(_permitted.balanceOf(address(locker)), amount, "taken");
        eq(_permitted.allowance(_signer, address(locker)), 0, "no allowance stays");
    }

    /// @notice The same for a vesting lock
    function testFuzz_vestingLockWithPermit(uint256 amount, uint256 tgeBps, uint256 cycle, uint256 cycleBps) external {
        amount = bound(amount, 1, type(uint128).max);
        (tgeBps, cycle, cycleBps) = (bound(tgeBps, 0, 10_000), bound(cycle, 1, 365 days), bound(cycleBps, 1, 10_000));
        Permit memory permit = _sign(KEY, address(_permitted), amount, END);
        vm.prank(_signer);
        uint256 id = locker.vestingLockWithPermit(
            BOB, address(_permitted), false, amount, END, tgeBps, cycle, cycleBps, "team", permit
        );
        IRabbitLock.LockRecord memory record = locker.getLockById(id);
        eq(record.owner, BOB, "owner");
        eq(record.amount, amount, "amount");
        eq(record.tgeDate, END, "date");
        eq(record.tgeBps, tgeBps, "tgeBps");
        eq(record.cycle, cycle, "cycle");
        eq(record.cycleBps, cycleBps, "cycleBps");
        eq(record.description, "team", "description");
        eq(_permitted.balanceOf(address(locker)), amount, "taken");
        eq(_permitted.allowance(_signer, address(locker)), 0, "no allowance stays");
    }

    /// @notice A pair of the exchange is locked by a signature, and marked LP
    function test_liquidityPair() external {
        address pair = IV2Factory(exchange).createPair(address(token), address(busd));
        token.mint(pair, 1e18);
        busd.mint(pair, 1e18);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", _signer));
        ok(minted, "mint");
        Permit memory permit = _sign(KEY, pair, 500, END);
        vm.prank(_signer);
        locker.lockWithPermit(_signer, pair, true, 500, END, "", permit);
        eq(TestToken(pair).balanceOf(address(locker)), 500, "taken");
        ok(locker.cumulativeLockInfo(pair).isLp, "LP");
    }

    /// @notice Somebody who sees the signature and hands it in first stops nothing
    function test_frontRunPermit() external {
        Permit memory permit = _sign(KEY, address(_permitted), 100, END);
        vm.prank(CAROL);
        _permitted.permit(_signer, address(locker), 100, permit.deadline, permit.v, permit.r, permit.s);
        vm.prank(_signer);
        locker.lockWithPermit(_signer, address(_permitted), false, 100, END, "", permit);
        eq(_permitted.balanceOf(address(locker)), 100, "locked all the same");
        eq(_permitted.allowance(_signer, address(locker)), 0, "no allowance stays");
    }

    /// @notice A signature is of use to its signer only: nobody else locks the signer's tokens with it
    function test_strangersPermit() external {
        Permit memory permit = _sign(KEY, address(_permitted), 100, END);
        _expectNoAllowance(0, 100);
        vm.prank(CAROL);
        locker.lockWithPermit(CAROL, address(_permitted), false, 100, END, "", permit);
        vm.prank(CAROL);
        _permitted.permit(_signer, address(locker), 100, permit.deadline, permit.v, permit.r, permit.s);
        _expectNoAllowance(0, 100);
        vm.prank(CAROL);
        locker.lockWithPermit(CAROL, address(_permitted), false, 100, END, "", permit);
        eq(_permitted.balanceOf(_signer), type(uint128).max, "nothing was taken");
    }

    /// @notice A signature works once
    function test_permitIsSpent() external {
        Permit memory permit = _sign(KEY, address(_permitted), 100, END);
        vm.startPrank(_signer);
        locker.lockWithPermit(_signer, address(_permitted), false, 100, END, "", permit);
        _expectNoAllowance(0, 100);
        locker.lockWithPermit(_signer, address(_permitted), false, 100, END, "", permit);
        vm.stopPrank();
    }

    /// @notice With a signature of somebody else, of another amount or too old, it fails as without an approval
    function test_wrongSignatures() external {
        Permit[3] memory wrong = [
            _sign(OTHER_KEY, address(_permitted), 100, END),
            _sign(KEY, address(_permitted), 99, END),
            _sign(KEY, address(_permitted), 100, block.timestamp - 1)
        ];
        for (uint256 i; i < wrong.length; ++i) {
            _expectNoAllowance(0, 100);
            vm.prank(_signer);
            locker.lockWithPermit(_signer, address(_permitted), false, 100, END, "", wrong[i]);
            _expectNoAllowance(0, 100);
            vm.prank(_signer);
            locker.vestingLockWithPermit(_signer, address(_permitted), false, 100, END, 0, 1, 1, "", wrong[i]);
        }
        eq(locker.getTotalLockCount(), 0, "no lock");
    }

    /// @notice Whatever stands in place of a signature, the allowance alone decides then
    function testFuzz_noSignature(uint256 allowance, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        (allowance, amount) = (bound(allowance, 0, 1000), bound(amount, 1, 1000));
        vm.startPrank(_signer);
        _permitted.approve(address(locker), allowance);
        (bool locked,) = address(locker).call(
            abi.encodeCall(
                locker.lockWithPermit,
                (_signer, address(_permitted), false, amount, END, "", Permit(deadline, v, r, s))
            )
        );
        vm.stopPrank();
        ok(locked == (allowance >= amount), "the allowance decides");
        eq(_permitted.balanceOf(address(locker)), locked ? amount : 0, "all or nothing");
        eq(_permitted.allowance(_signer, address(locker)), locked ? allowance - amount : allowance, "the rest stays");
    }

    /// @notice A token without permits locks by its allowance; one whose fallback swallows every call (as WETH on some
    /// chains) gains nothing by that
    function test_tokensWithoutPermit() external {
        TestToken[2] memory assets = [token, new SwallowingToken()];
        for (uint256 i; i < assets.length; ++i) {
            Permit memory permit = _sign(KEY, address(_permitted), 100, END);
            address asset = address(assets[i]);
            assets[i].mint(_signer, 100);
            vm.startPrank(_signer);
            _expectNoAllowance(0, 100);
            locker.lockWithPermit(_signer, asset, false, 100, END, "", permit);
            _expectNoAllowance(0, 100);
            locker.vestingLockWithPermit(_signer, asset, false, 100, END, 1, 1, 1, "", permit);
            assets[i].approve(address(locker), 100);
            locker.lockWithPermit(_signer, asset, false, 100, END, "", permit);
            vm.stopPrank();
            eq(assets[i].balanceOf(address(locker)), 100, "locked");
        }
    }

    /// @notice In the middle of its permit a token can neither lock nor withdraw [LCK-07]
    function test_reentrantPermit() external {
        HookPermitToken hook = new HookPermitToken();
        Permit memory permit = Permit(END, 27, 0, 0);
        hook.mint(OWNER, 1000);
        vm.startPrank(OWNER);
        hook.approve(address(locker), 1000);
        uint256 id = locker.lock(address(hook), address(hook), false, 100, END, "");
        bytes[4] memory calls = [
            abi.encodeCall(locker.lock, (address(hook), address(hook), false, 1, END + 1, "")),
            abi.encodeCall(locker.lockWithPermit, (address(hook), address(hook), false, 1, END + 1, "", permit)),
            abi.encodeCall(
                locker.vestingLockWithPermit, (address(hook), address(hook), false, 1, END + 1, 1, 1, 1, "", permit)
            ),
            abi.encodeCall(locker.unlock, (id))
        ];
        vm.warp(END);
        for (uint256 i; i < calls.length; ++i) {
            hook.arm(address(locker), calls[i]);
            locker.lockWithPermit(OWNER, address(hook), false, 10, END + 1, "", permit);
            ok(!hook.hookSucceeded(), "refused inside a lock");
            ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "by the guard");
            locker.vestingLockWithPermit(OWNER, address(hook), false, 10, END + 1, 1, 1, 1, "", permit);
            ok(!hook.hookSucceeded(), "refused inside a vesting lock");
            ok(bytes4(hook.lastAnswer()) == ReentrancyLock.Reentered.selector, "by the guard");
        }
        vm.stopPrank();
        eq(locker.getTotalLockCount(), 9, "nine locks");
        eq(hook.balanceOf(address(locker)), 180, "their tokens");
    }

    /// @notice What a token answers to a permit is not even read
    function test_permitAnswersAreNotRead() external {
        BombPermitToken bomb = new BombPermitToken();
        bomb.mint(OWNER, 200);
        vm.startPrank(OWNER);
        bomb.approve(address(locker), 200);
        locker.lockWithPermit(OWNER, address(bomb), false, 100, END, "", Permit(END, 27, 0, 0));
        bomb.setReverting(true);
        locker.lockWithPermit(OWNER, address(bomb), false, 100, END, "", Permit(END, 27, 0, 0));
        vm.stopPrank();
        eq(bomb.balanceOf(address(locker)), 200, "both");
    }

    /// @notice Every rule of a lock holds, and a refused one spends no signature
    function test_refusesBadLocks() external {
        Permit memory permit = _sign(KEY, address(_permitted), 100, END);
        address asset = address(_permitted);
        vm.startPrank(_signer);
        vm.expectRevert(RabbitLock.UnlockDateNotInFuture.selector);
        locker.lockWithPermit(_signer, asset, false, 100, block.timestamp, "", permit);
        vm.expectRevert(RabbitLock.InvalidToken.selector);
        locker.lockWithPermit(_signer, address(0x1234), false, 100, END, "", permit);
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.lockWithPermit(_signer, asset, true, 100, END, "", permit);
        vm.expectRevert(RabbitLock.InvalidAmount.selector);
        locker.lockWithPermit(_signer, asset, false, 0, END, "", permit);
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.lockWithPermit(_signer, asset, false, 1 << 128, END, "", permit);
        vm.expectRevert(RabbitLock.InvalidOwner.selector);
        locker.lockWithPermit(address(0), asset, false, 100, END, "", permit);
        vm.expectRevert(RabbitLock.InvalidTgeBps.selector);
        locker.vestingLockWithPermit(_signer, asset, false, 100, END, 10_001, 1, 1, "", permit);
        vm.expectRevert(RabbitLock.InvalidCycle.selector);
        locker.vestingLockWithPermit(_signer, asset, false, 100, END, 1, 0, 1, "", permit);
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.vestingLockWithPermit(_signer, asset, true, 100, END, 1, 1, 1, "", permit);
        eq(_permitted.nonces(_signer), 0, "not spent");
        locker.vestingLockWithPermit(_signer, asset, false, 100, END, 1, 1, 1, "", permit);
        vm.stopPrank();
    }

    function _sign(uint256 key, address asset, uint256 amount, uint256 deadline) private view returns (Permit memory) {
        return signPermit(key, _signer, asset, address(locker), amount, deadline);
    }

    function _expectNoAllowance(uint256 allowance, uint256 needed) private {
        expectNoAllowance(address(locker), allowance, needed);
    }
}
