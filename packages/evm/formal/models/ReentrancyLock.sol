// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The guard without transient storage, which the checker does not know
abstract contract ReentrancyLock {
    error Reentered();

    uint256 private _entered;

    modifier nonReentrant() {
        if (_entered != 0) revert Reentered();
        _entered = 1;
        _;
        _entered = 0;
    }
}
