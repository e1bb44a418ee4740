// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Batch token information; a hostile token spoils its own row only
interface ITokensInfo {
    /// @param readable false when the address is no token (then the other fields are empty)
    /// @param token0 and token1 are set when the address is a V2 pair that its own factory confirms
    struct TokenInfo {
        address token;
        bool readable;
        string name;
        string symbol;
        uint8 decimals;
        uint256 totalSupply;
        address owner;
        bool isLpToken;
        address factory;
        address token0;
        address token1;
        uint112 reserve0;
        uint112 reserve1;
    }

    /// @notice One row per address, in their order. Anyone may call; reverts with NotEnoughGas only.
    function getTokenInfo(address[] calldata tokens) external view returns (TokenInfo[] memory);
}

/// @title Batch balances and allowances; the zero address is the native currency, an unreadable token counts as 0
interface IBalancesAndAllowances {
    /// @notice Base units per token, wei for the native currency. Reverts with NotEnoughGas only.
    function getBalances(address account, address[] calldata tokens) external view returns (uint256[] memory);
    /// @notice Base units per token and spender at the same place. Reverts: LengthMismatch, NotEnoughGas.
    function getAllowances(address account, address[] calldata tokens, address[] calldata spenders)
        external
        view
        returns (uint256[] memory);
}
