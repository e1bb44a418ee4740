// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title The stable base token of the local stack only; anyone may mint
contract LocalStable is ERC20 {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {}

    /// @notice Hands out `amount` to anyone.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
