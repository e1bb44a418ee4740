// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IBalancesAndAllowances} from "../interfaces/ILens.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";

/// @title Batch balances and allowances; the zero address is the native currency, an unreadable token counts as 0
contract BalancesAndAllowances is IBalancesAndAllowances {
    error LengthMismatch();

    /// @inheritdoc IBalancesAndAllowances
    function getBalances(address account, address[] calldata tokens) external view returns (uint256[] memory balances) {
        balances = new uint256[](tokens.length);
        for (uint256 i; i < tokens.length; ++i) {
            if (tokens[i] == address(0)) balances[i] = account.balance;
            else (, balances[i]) = TokenMetadata.word(tokens[i], abi.encodeCall(IERC20.balanceOf, (account)));
        }
    }

    /// @inheritdoc IBalancesAndAllowances
    /// @dev One spender per token; the native currency needs no allowance: the highest number.
    function getAllowances(address account, address[] calldata tokens, address[] calldata spenders)
        external
        view
        returns (uint256[] memory allowances)
    {
        if (tokens.length != spenders.length) revert LengthMismatch();
        allowances = new uint256[](tokens.length);
        for (uint256 i; i < tokens.length; ++i) {
            if (tokens[i] == address(0)) allowances[i] = type(uint256).max;
            else (, allowances[i]) = TokenMetadata.word(tokens[i], abi.encodeCall(IERC20.allowance, (account, spenders[i])));
        }
    }
}
