// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";

/// @notice Every transfer from another account brings one unit more.
contract GenerousToken is TestToken("GIFT", 18) {
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _mint(to, 1);
        return super.transferFrom(from, to, value);
    }
}
