// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV3PoolState} from "./IPositionManager.sol";

/// @title What a proof asks of a V3 pool (Uniswap's and PancakeSwap's have it)
interface IV3PoolTicks is IV3PoolState {
    /// @notice Of the positions whose range has the price now.
    function liquidity() external view returns (uint128);
    function tickSpacing() external view returns (int24);
    /// @notice A bit for each of 256 ticks, set where a position begins or ends.
    function tickBitmap(int16 word) external view returns (uint256);
    /// @notice `liquidityNet` is what the liquidity grows by where the price crosses the tick upwards.
    function ticks(int24 tick) external view returns (uint128 liquidityGross, int128 liquidityNet);
    /// @notice Written by the first call of a block that moves the tick, or the liquidity at the price.
    function observations(uint256 place) external view returns (uint32 blockTimestamp);
}
