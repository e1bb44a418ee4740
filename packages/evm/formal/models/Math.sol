// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What OpenZeppelin's Math does, in arithmetic that the solver reads
/// @notice The original multiplies in 512 bits by assembly; here a product above 256 bits ends the path. So a proof holds wherever the
/// products fit, which the bounds of each property make sure of.
library Math {
    enum Rounding {
        Floor,
        Ceil,
        Trunc,
        Expand
    }

    function mulDiv(uint256 x, uint256 y, uint256 denominator) internal pure returns (uint256) {
        return (x * y) / denominator;
    }

    function mulDiv(uint256 x, uint256 y, uint256 denominator, Rounding rounding) internal pure returns (uint256) {
        uint256 product = x * y;
        uint256 quotient = product / denominator;
        if (rounding == Rounding.Ceil && product % denominator != 0) return quotient + 1;
        return quotient;
    }

    function max(uint256 a, uint256 b) internal pure returns (uint256) {
        return a > b ? a : b;
    }

    function min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }
}
