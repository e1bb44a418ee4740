// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Payments} from "../../src/libraries/Payments.sol";

/// @notice What was paid and what waits, of native currency: together they are what was pushed. The receiver's answer is anything.
contract PaymentsProperties is Payments {
    /// @notice What is pushed is either paid or waits for its receiver, the whole of it, and nobody else's payments change
    function paidOrKept(address to, uint256 amount, address other) external {
        uint256 before = pendingPayments[address(0)][to];
        uint256 others = pendingPayments[address(0)][other];
        uint256 paid = paidNative[to];
        require(amount <= type(uint128).max && before <= type(uint128).max && paid <= type(uint128).max && other != to);
        _pushOrKeep(address(0), to, amount);
        uint256 kept = pendingPayments[address(0)][to] - before;
        assert(kept == 0 || kept == amount);
        assert(kept + (paidNative[to] - paid) == amount);
        assert(pendingPayments[address(0)][other] == others);
    }

    /// @notice Withdrawing pays all that waits, and changes neither the sum nor what others wait for
    function withdrawConserves(address to, address other) external {
        uint256 before = pendingPayments[address(0)][to] + paidNative[to];
        uint256 others = pendingPayments[address(0)][other];
        require(other != to);
        this.withdrawPending(address(0), to);
        assert(pendingPayments[address(0)][to] == 0);
        assert(paidNative[to] == before);
        assert(pendingPayments[address(0)][other] == others);
    }
}
