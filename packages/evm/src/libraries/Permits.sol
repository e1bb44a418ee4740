// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {Permit} from "../interfaces/Permit.sol";

/// @title Hands in the caller's own permit for the caller's own tokens: what is signed by or for others is of no use here
library Permits {
    /// @dev A refused permit is passed over, since anybody who sees it in the mempool can hand it in first; the transfer then
    /// decides. A token whose fallback takes every call (WETH on some chains) lets it pass without effect. Reverts without data
    /// where the token has no code.
    function use(Permit calldata permit, address token, uint256 amount) internal {
        try IERC20Permit(token).permit(
            msg.sender, address(this), amount, permit.deadline, permit.v, permit.r, permit.s
        ) {} catch {}
    }
}
