// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Payments} from "../../src/libraries/Payments.sol";

/// @notice What was paid and what waits, of native currency (the zero token) and of any token: together they are what was
/// pushed. What receiver or token answer is anything.
contract PaymentsProperties is Payments {
    /// @notice What is pushed is either paid or waits for its receiver, the whole of it, and nobody else's payments change
    function paidOrKept(address token, address to, uint256 amount, address otherToken, address other) external {
        uint256 before = pendingPayments[token][to];
        uint256 others = pendingPayments[otherToken][other];
        uint256 paidBefore = paid[token][to];
        require(amount <= type(uint128).max && before <= type(uint128).max && paidBefore <= type(uint128).max);
        require(other != to || otherToken != token);
        _pushOrKeep(token, to, amount);
        uint256 kept = pendingPayments[token][to] - before;
        assert(kept == 0 || kept == amount);
        assert(kept + (paid[token][to] - paidBefore) == amount);
        assert(pendingPayments[otherToken][other] == others);
    }

    /// @notice Withdrawing pays all that waits, and changes neither the sum nor what others wait for
    function withdrawConserves(address token, address to, address otherToken, address other) external {
        uint256 before = pendingPayments[token][to] + paid[token][to];
        uint256 others = pendingPayments[otherToken][other];
        require(other != to || otherToken != token);
        this.withdrawPending(token, to);
        assert(pendingPayments[token][to] == 0);
        assert(paid[token][to] == before);
        assert(pendingPayments[otherToken][other] == others);
    }
}
