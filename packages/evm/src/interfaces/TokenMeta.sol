// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice What an ERC-20 says of itself, read once, bounded and never trusted (see `libraries/TokenMetadata.sol`).
/// Events carry it so that an indexer needs no contract read.
/// @param name at most 64 bytes, empty when the token does not answer
/// @param symbol at most 32 bytes, empty when the token does not answer
/// @param decimals 0 to 36; 18 when the token does not answer
struct TokenMeta {
    string name;
    string symbol;
    uint8 decimals;
}
