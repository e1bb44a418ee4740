// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What the lock asks of a V3 position manager (Uniswap's and PancakeSwap's NonfungiblePositionManager have it)
interface IPositionManager {
    struct CollectParams {
        uint256 tokenId;
        address recipient;
        uint128 amount0Max;
        uint128 amount1Max;
    }

    /// @dev Twelve words, which a manager answers as twelve values: more than the stack takes.
    struct Position {
        uint96 nonce;
        address operator;
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
        uint256 feeGrowthInside0LastX128;
        uint256 feeGrowthInside1LastX128;
        uint128 tokensOwed0;
        uint128 tokensOwed1;
    }

    function factory() external view returns (address);
    function transferFrom(address from, address to, uint256 tokenId) external;
    function positions(uint256 tokenId) external view returns (Position memory);
    function collect(CollectParams calldata params) external payable returns (uint256 amount0, uint256 amount1);
}

/// @title What the lock asks of a V3 pool
interface IV3PoolState {
    /// @notice `unlocked` is false while a call of the pool runs. Uniswap's `feeProtocol` has 8 bits, PancakeSwap's 32.
    function slot0()
        external
        view
        returns (
            uint160 sqrtPriceX96,
            int24 tick,
            uint16 observationIndex,
            uint16 observationCardinality,
            uint16 observationCardinalityNext,
            uint32 feeProtocol,
            bool unlocked
        );
}

/// @title What the lock asks of a V3 factory
interface IV3Factory {
    function getPool(address token0, address token1, uint24 fee) external view returns (address);
}
