// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Takes tokens and refuses those that arrive in another amount (transfer fees, rebases)
library ExactTransfer {
    using SafeERC20 for IERC20;

    error InexactTransfer(address token, uint256 expected, uint256 received);

    function pull(address token, address from, address to, uint256 amount) internal {
        uint256 before = IERC20(token).balanceOf(to);
        IERC20(token).safeTransferFrom(from, to, amount);
        uint256 received = IERC20(token).balanceOf(to) - before;
        if (received != amount) revert InexactTransfer(token, amount, received);
    }
}
