// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {StandardTokenFactory} from "../../src/token/StandardTokenFactory.sol";
import {Gas} from "./Gas.sol";

/// forge-config: default.isolate = true
contract TokenGasTest is Gas {
    /// @notice Creating a standard token, the flat fee sent exactly
    function test_createStandardToken() external {
        StandardTokenFactory factory = new StandardTokenFactory(PLATFORM, FEES, 0.01 ether);
        vm.deal(ALICE, 1 ether);
        vm.prank(ALICE);
        factory.create{value: 0.01 ether}("Rabbit Token", "RAB", 18, 1e27);
        measured("StandardTokenFactory", "create", 250_000);
    }
}
