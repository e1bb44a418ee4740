// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CapParams, SaleParams} from "../interfaces/IPresale.sol";

/// @title The terms of a presale that asks for nothing more: what tests and measurements begin with
library PlainSale {
    /// @notice 100 tokens a coin, from 0.1 to 5 coins a buyer, 5 % for referrers.
    function params(address token, address base, uint256 start, uint256 end) internal pure returns (SaleParams memory) {
        return SaleParams(token, base, 100 ether, 0.1 ether, 5 ether, start, end, 0, 50, false);
    }

    /// @notice 5 to 10 coins, 60 % of which are listed at 80 tokens a coin and locked for 30 days.
    function caps() internal pure returns (CapParams memory) {
        return CapParams(5 ether, 10 ether, 600, 80 ether, 30 days);
    }
}
