// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";

/// @notice Refuses to go to pairs of Uniswap now and then.
contract ChoosyToken is TestToken("CHOOSY", 18) {
    error Refused();

    bool private _isChoosy;

    function setChoosy(bool isChoosy) external {
        _isChoosy = isChoosy;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_isChoosy && to.code.length != 0) {
            (bool named, bytes memory answer) = to.staticcall(abi.encodeCall(this.name, ()));
            if (named && keccak256(answer) == keccak256(abi.encode("Uniswap V2"))) revert Refused();
        }
        super._update(from, to, value);
    }
}
