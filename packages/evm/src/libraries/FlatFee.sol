// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Keeps a flat fee exactly, sends the excess back, and lets the receiver pull (FAC-01)
abstract contract FlatFee {
    event FeesWithdrawn(address indexed receiver, uint256 amount);

    error FeeTooLow(uint256 required, uint256 sent);
    error RefundFailed();
    error FeeWithdrawalFailed();

    /// @notice Sends all fees kept so far to the fee receiver; anyone may call.
    function withdrawFees() external {
        address receiver = _feeReceiver();
        uint256 amount = address(this).balance;
        (bool ok,) = receiver.call{value: amount}("");
        if (!ok) revert FeeWithdrawalFailed();
        emit FeesWithdrawn(receiver, amount);
    }

    function _feeReceiver() internal view virtual returns (address);

    /// @dev Call it last: it hands control to the caller.
    function _settleFlatFee(uint256 fee) internal {
        if (msg.value < fee) revert FeeTooLow(fee, msg.value);
        uint256 excess = msg.value - fee;
        if (excess == 0) return;
        (bool ok,) = msg.sender.call{value: excess}("");
        if (!ok) revert RefundFailed();
    }
}
