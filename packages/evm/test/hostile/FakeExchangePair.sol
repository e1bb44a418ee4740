// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";

/// @notice A pair and its own factory in ten lines: each confirms the other, and the sides are famous.
contract FakeExchangePair is TestToken("FAKE-LP", 18) {
    address public immutable token0;
    address public immutable token1;

    constructor(address token0_, address token1_) {
        (token0, token1) = (token0_, token1_);
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external view returns (address) {
        return address(this);
    }

    function getReserves() external pure returns (uint112, uint112, uint32) {
        return (1e24, 1e24, 0);
    }
}
