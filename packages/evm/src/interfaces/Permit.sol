// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice An EIP-2612 signature by which the caller lets the called contract take exactly the amount of the call, until
/// `deadline` (unix seconds).
struct Permit {
    uint256 deadline;
    uint8 v;
    bytes32 r;
    bytes32 s;
}
