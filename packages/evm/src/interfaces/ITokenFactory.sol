// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What the factories of all kinds of token share
interface ITokenFactoryBase {
    /// @param tokenType 0 standard, 1 anti-bot standard, 2 liquidity generator, 3 baby, 4 buyback baby
    event TokenCreated(address indexed owner, address indexed token, uint8 tokenType);
    /// @notice Everything an indexer wants to know of the new token (same log index order: right after TokenCreated).
    event TokenDescribed(address indexed token, string name, string symbol, uint8 decimals, uint256 totalSupply);

    /// @notice Wei that `create` keeps; more is sent back.
    function flatFee() external view returns (uint256);
}

/// @title Factory of one kind of token that needs only a description
interface ITokenFactory is ITokenFactoryBase {
    /// @notice Creates a token for the caller, who sends at least `flatFee`; anyone may call. Reverts with EmptyName,
    /// NameTooLong, EmptySymbol, SymbolTooLong, DecimalsTooLarge, ZeroSupply, FeeTooLow, and RefundFailed when the
    /// caller refuses the excess.
    /// @param totalSupply in base units (already scaled by decimals), minted to the caller
    function create(string calldata name, string calldata symbol, uint8 decimals, uint256 totalSupply)
        external
        payable
        returns (address);
}
