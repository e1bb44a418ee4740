// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A well-behaved token of any decimals.
contract TestToken is ERC20 {
    uint8 private immutable DECIMALS;

    constructor(string memory symbol_, uint8 decimals_) ERC20(string.concat(symbol_, " Token"), symbol_) {
        DECIMALS = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
