// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Gas} from "./Gas.sol";

/// forge-config: default.isolate = true
contract LockGasTest is Gas {
    function setUp() external {
        deployAll();
        token.mint(OWNER, 1e24);
        vm.startPrank(OWNER);
        token.approve(address(locker), 1e24);
        vm.stopPrank();
    }

    /// @notice The first lock of a token and the next one
    function test_lock() external {
        vm.prank(OWNER);
        locker.lock(OWNER, address(token), false, 1e18, END, "Team tokens");
        measured("RabbitLock", "lock, first of a token", 1_000_000);
        vm.prank(OWNER);
        locker.lock(OWNER, address(token), false, 1e18, END, "Team tokens");
        measured("RabbitLock", "lock, next", 1_000_000);
    }
}
