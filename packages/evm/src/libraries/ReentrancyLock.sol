// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title One guard for the whole contract, in transient storage
abstract contract ReentrancyLock {
    error Reentered();

    bytes32 private constant SLOT = keccak256("rab.reentrancy");

    modifier nonReentrant() {
        _enter();
        _;
        _leave();
    }

    function _enter() private {
        bytes32 slot = SLOT;
        bool entered;
        assembly ("memory-safe") {
            entered := tload(slot)
        }
        if (entered) revert Reentered();
        assembly ("memory-safe") {
            tstore(slot, 1)
        }
    }

    function _leave() private {
        bytes32 slot = SLOT;
        assembly ("memory-safe") {
            tstore(slot, 0)
        }
    }
}
