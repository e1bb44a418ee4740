// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Payments} from "../../src/libraries/Payments.sol";

/// @notice A push of native currency; the receiver's answer is anything.
contract PaymentsProperties is Payments {
    /// @notice What is pushed is either gone or waits for its receiver, the whole of it, and nobody else's payments change
    function paidOrKept(address to, uint256 amount, address other) external {
        uint256 before = pendingPayments[address(0)][to];
        uint256 others = pendingPayments[address(0)][other];
        require(amount <= type(uint128).max && before <= type(uint128).max && other != to);
        _pushOrKeep(address(0), to, amount);
        uint256 kept = pendingPayments[address(0)][to] - before;
        assert(kept == 0 || kept == amount);
        assert(pendingPayments[address(0)][other] == others);
    }
}
