// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title One guard for the whole contract, in transient storage
abstract contract ReentrancyLock {
    error Reentered();

    /// @dev A whole word: a bool would be masked at every write.
    uint256 private transient _entered;

    modifier nonReentrant() {
        if (_entered != 0) revert Reentered();
        _entered = 1;
        _;
        _entered = 0;
    }
}
