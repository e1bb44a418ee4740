// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyLock} from "./ReentrancyLock.sol";

/// @title Payments that no receiver can block (SAL-15); the zero token is the native currency
abstract contract Payments is ReentrancyLock {
    using SafeERC20 for IERC20;

    /// @notice A payment that could not be pushed waits for `withdrawPending`.
    event PaymentPending(address indexed token, address indexed account, uint256 amount);
    event PendingWithdrawn(address indexed token, address indexed account, uint256 amount);

    error NothingToClaim();
    error NativeTransferFailed();
    error NotEnoughGas();

    /// @dev Enough for a contract wallet, too little to burn the caller's gas.
    uint256 private constant PUSH_GAS = 60_000;
    /// @dev What a push has to find, so that no receiver or token refuses because the caller sent too little gas.
    uint256 private constant GAS_FOR_A_PUSH = 250_000;

    /// @notice Payments waiting for `withdrawPending`, in base units.
    mapping(address token => mapping(address account => uint256)) public pendingPayments;

    /// @notice Pays out to `account` what could not be pushed to it; anyone may call.
    /// Reverts with NothingToClaim, and with NativeTransferFailed or the token's error while the receiver still refuses.
    function withdrawPending(address token, address account) external nonReentrant {
        uint256 amount = pendingPayments[token][account];
        _requireSome(amount);
        delete pendingPayments[token][account];
        emit PendingWithdrawn(token, account, amount);
        _send(token, account, amount);
    }

    function _requireSome(uint256 amount) internal pure {
        if (amount == 0) revert NothingToClaim();
    }

    /// @dev Pays now or, when the receiver refuses, keeps the payment for them.
    function _pushOrKeep(address token, address to, uint256 amount) internal {
        if (amount == 0) return;
        if (gasleft() < GAS_FOR_A_PUSH) revert NotEnoughGas();
        bool ok;
        if (token == address(0)) {
            uint256 gasLimit = PUSH_GAS;
            assembly ("memory-safe") {
                // nothing is copied back: a large answer costs nobody
                ok := call(gasLimit, to, amount, 0, 0, 0, 0)
            }
        } else {
            ok = IERC20(token).trySafeTransfer(to, amount);
        }
        if (ok) return;
        pendingPayments[token][to] += amount;
        emit PaymentPending(token, to, amount);
    }

    /// @dev Pays now or reverts.
    function _send(address token, address to, uint256 amount) internal {
        if (token == address(0)) _sendNative(to, amount);
        else IERC20(token).safeTransfer(to, amount);
    }

    function _sendNative(address to, uint256 amount) internal {
        (bool ok,) = to.call{value: amount}("");
        if (!ok) revert NativeTransferFailed();
    }
}
