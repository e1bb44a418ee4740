// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ITokensInfo} from "../interfaces/ILens.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {IV2Pair, V2Pair} from "../libraries/V2Pair.sol";

/// @title Batch token information; a hostile token spoils its own row only
contract TokensInfo is ITokensInfo {
    /// @inheritdoc ITokensInfo
    function getTokenInfo(address[] calldata tokens) external view returns (TokenInfo[] memory infos) {
        infos = new TokenInfo[](tokens.length);
        for (uint256 i; i < tokens.length; ++i) {
            _read(infos[i], tokens[i]);
        }
    }

    function _read(TokenInfo memory info, address token) private view {
        info.token = token;
        (bool hasDecimals, uint8 tokenDecimals) = TokenMetadata.decimals(token);
        (bool hasSupply, uint256 supply) = TokenMetadata.word(token, abi.encodeWithSignature("totalSupply()"));
        info.readable = token.code.length != 0 && hasDecimals && hasSupply;
        if (!info.readable) return;
        info.decimals = tokenDecimals;
        info.totalSupply = supply;
        info.name = TokenMetadata.text(token, 0x06fdde03, TokenMetadata.MAX_NAME);
        info.symbol = TokenMetadata.text(token, 0x95d89b41, TokenMetadata.MAX_SYMBOL);
        (, info.owner) = TokenMetadata.addressWord(token, abi.encodeWithSignature("owner()"));
        (info.isLpToken, info.factory, info.token0, info.token1) = V2Pair.describe(token);
        if (info.isLpToken) (info.reserve0, info.reserve1) = _reserves(token);
    }

    /// @dev The pair's factory may be anyone's: asked with bounded gas, like the token itself.
    function _reserves(address pair) private view returns (uint112, uint112) {
        (bool ok, uint256 reserve0, uint256 reserve1) =
            TokenMetadata.twoWords(pair, abi.encodeCall(IV2Pair.getReserves, ()));
        if (!ok || reserve0 > type(uint112).max || reserve1 > type(uint112).max) return (0, 0);
        return (uint112(reserve0), uint112(reserve1));
    }
}
