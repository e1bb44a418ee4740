// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Balance} from "./Balance.sol";
import {Payments} from "./Payments.sol";

/// @title Sends away what came here by mistake and nothing else (SAL-16); the zero token is the native currency
abstract contract Recovery is Payments {
    error ProtectedToken();
    error NothingToRecover();

    /// @dev Compares balances as well as addresses: a token may have a second address.
    /// @param kept tokens of which nothing may leave
    function _recover(address token, address to, address[3] memory kept) internal returns (uint256 amount) {
        uint256[3] memory before;
        for (uint256 i; i < 3; ++i) {
            if (token == kept[i]) revert ProtectedToken();
            before[i] = Balance.get(kept[i], address(this));
        }
        amount = Balance.get(token, address(this));
        if (amount == 0) revert NothingToRecover();
        _send(token, to, amount);
        for (uint256 i; i < 3; ++i) {
            if (Balance.get(kept[i], address(this)) < before[i]) revert ProtectedToken();
        }
    }
}
