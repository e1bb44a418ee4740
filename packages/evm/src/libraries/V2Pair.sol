// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenMetadata} from "./TokenMetadata.sol";

interface IV2Factory {
    function getPair(address tokenA, address tokenB) external view returns (address);
    function createPair(address tokenA, address tokenB) external returns (address);
}

interface IV2Pair {
    function factory() external view returns (address);
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function totalSupply() external view returns (uint256);
    function mint(address to) external returns (uint256 liquidity);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
    function skim(address to) external;
    function sync() external;
}

interface IWrappedNative {
    function deposit() external payable;
    function withdraw(uint256 amount) external;
}

/// @title Recognises a V2 pair on chain (LCK-02): the pair names its factory, the factory names the pair
library V2Pair {
    /// @notice Bounded and never reverts because of the address asked; the two sides and factory are zero when it is no pair.
    function describe(address pair) internal view returns (bool isPair, address factory, address token0, address token1) {
        bool ok;
        (ok, factory) = TokenMetadata.addressWord(pair, abi.encodeCall(IV2Pair.factory, ()));
        if (ok && factory.code.length != 0) {
            (, token0) = TokenMetadata.addressWord(pair, abi.encodeCall(IV2Pair.token0, ()));
            (ok, token1) = TokenMetadata.addressWord(pair, abi.encodeCall(IV2Pair.token1, ()));
            if (ok && token0 != token1) {
                address confirmed;
                (ok, confirmed) = TokenMetadata.addressWord(factory, abi.encodeCall(IV2Factory.getPair, (token0, token1)));
                isPair = ok && confirmed == pair;
            }
        }
        if (!isPair) (factory, token0, token1) = (address(0), address(0), address(0));
    }
}
