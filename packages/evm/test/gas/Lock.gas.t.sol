// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Permit} from "../../src/interfaces/Permit.sol";
import {LocalStable} from "../../src/local/LocalStable.sol";
import {SignedPermits} from "../support/SignedPermits.sol";
import {TestToken} from "../support/TestToken.sol";
import {Gas} from "./Gas.sol";

/// @dev The locker has held other locks before, of this owner too: a platform's every day. Descriptions of 11 bytes.
/// forge-config: default.isolate = true
contract LockGasTest is Gas, SignedPermits {
    function setUp() external {
        deployAll();
        TestToken other = new TestToken("OTHER", 18);
        other.mint(OWNER, 10);
        token.mint(OWNER, 1e24);
        vm.startPrank(OWNER);
        other.approve(address(locker), 10);
        token.approve(address(locker), 1e24);
        for (uint256 i; i < 3; ++i) {
            locker.lock(OWNER, address(other), false, 1, END, "Others");
        }
        vm.stopPrank();
    }

    /// @notice The first lock of a token, the next one, and an unlock of all of it
    function test_lock() external {
        _lock();
        measured("RabbitLock", "lock, first of a token", 255_000);
        uint256 id = _lock();
        measured("RabbitLock", "lock, next", 200_000);
        vm.warp(END);
        vm.prank(OWNER);
        locker.unlock(id);
        measured("RabbitLock", "unlock in full, others stay", 61_600);
    }

    /// @notice An unlock of all of the owner's only lock, while others hold locks of the token
    function test_unlockOfTheOnlyLock() external {
        _lock();
        token.mint(ALICE, 1e18);
        vm.startPrank(ALICE);
        token.approve(address(locker), 1e18);
        uint256 id = locker.lock(ALICE, address(token), false, 1e18, END, "Mine");
        token.mint(ALICE, 1);
        vm.stopPrank();
        vm.warp(END);
        vm.prank(ALICE);
        locker.unlock(id);
        measured("RabbitLock", "unlock in full, the owner's only lock", 60_000);
    }

    /// @notice The first vesting lock of a token, the next one, a partial and the final unlock
    function test_vestingLock() external {
        _vestingLock();
        measured("RabbitLock", "vestingLock, first of a token", 255_000);
        uint256 id = _vestingLock();
        measured("RabbitLock", "vestingLock, next", 200_000);
        vm.warp(END);
        vm.prank(OWNER);
        locker.unlock(id);
        measured("RabbitLock", "vesting unlock, partial", 60_000);
        vm.warp(END + 365 days);
        vm.prank(OWNER);
        locker.unlock(id);
        measured("RabbitLock", "vesting unlock, final", 62_000);
    }

    /// @notice Ten vesting locks for ten people in one call
    function test_multipleVestingLock() external {
        _lock();
        address[] memory owners = new address[](10);
        uint256[] memory amounts = new uint256[](10);
        for (uint256 i; i < 10; ++i) {
            (owners[i], amounts[i]) = (address(uint160(0xD000 + i)), 1e18);
        }
        vm.prank(OWNER);
        locker.multipleVestingLock(owners, amounts, address(token), false, END, 2000, 30 days, 1000, "Team tokens");
        measured("RabbitLock", "multipleVestingLock x 10", 1_500_000);
    }

    /// @notice A lock by a signature instead of an approval, of a token that others have locked before: less than an approval
    /// and a lock, which take two transactions
    function test_lockWithPermit() external {
        (uint256 key, LocalStable permitted) = (0xA11CE, new LocalStable("Permit Token", "PRM"));
        address signer = vm.addr(key);
        permitted.mint(OWNER, 1e18);
        permitted.mint(signer, 2e18);
        vm.startPrank(OWNER);
        permitted.approve(address(locker), 1e18);
        locker.lock(OWNER, address(permitted), false, 1e18, END, "Team tokens");
        vm.stopPrank();
        Permit memory permit = signPermit(key, signer, address(permitted), address(locker), 1e18, END);
        vm.prank(signer);
        locker.lockWithPermit(signer, address(permitted), false, 1e18, END, "Team tokens", permit);
        measured("RabbitLock", "lockWithPermit, next", 215_000);
    }

    function _lock() private returns (uint256) {
        vm.prank(OWNER);
        return locker.lock(OWNER, address(token), false, 1e18, END, "Team tokens");
    }

    function _vestingLock() private returns (uint256) {
        vm.prank(OWNER);
        return locker.vestingLock(OWNER, address(token), false, 1e18, END, 2000, 30 days, 1000, "Team tokens");
    }
}
