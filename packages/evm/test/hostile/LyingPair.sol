// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";

/// @notice A token that pretends to be a V2 pair, in one of six ways; as its own factory it confirms another pair.
contract LyingPair is TestToken("LIE", 18) {
    address private immutable EXCHANGE;
    address private immutable TOKEN0;
    address private immutable TOKEN1;
    uint256 private immutable LIE;

    constructor(address exchange, address token0_, address token1_, uint256 lie) {
        (EXCHANGE, TOKEN0, TOKEN1, LIE) = (exchange, token0_, token1_, lie);
    }

    /// @notice A real factory that does not know it, an account without code, itself, or more than an address.
    function factory() external view returns (uint256) {
        if (LIE == 1) return uint160(address(0x1234));
        if (LIE == 2 || LIE == 4) return uint160(address(this));
        return LIE == 3 ? type(uint256).max : uint160(EXCHANGE);
    }

    function token0() external view returns (address) {
        return TOKEN0;
    }

    /// @notice Twice the same token, or none.
    function token1() external view returns (address) {
        if (LIE == 4) return TOKEN0;
        require(LIE != 5);
        return TOKEN1;
    }

    function getPair(address, address) external view returns (address) {
        return LIE == 4 ? address(this) : EXCHANGE;
    }
}
