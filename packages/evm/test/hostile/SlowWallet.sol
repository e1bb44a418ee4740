// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice A wallet that keeps a book of what it receives, and refuses where it has not the gas for it.
contract SlowWallet {
    uint256 private _times;
    uint256 private _sum;

    receive() external payable {
        require(gasleft() > 45_000, "no gas for the book");
        (_times, _sum) = (_times + 1, _sum + msg.value);
    }
}
