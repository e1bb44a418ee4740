// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title The stable base token of the local stack only; anyone may mint; takes permits, as most stable coins do
contract LocalStable is ERC20Permit {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) ERC20Permit(name_) {}

    /// @notice Hands out `amount` to anyone.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
