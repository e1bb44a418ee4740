// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What a lock has released, pure; the TypeScript twin is `packages/contracts/src/lock/lockSchedule.ts`
library LockMath {
    uint256 internal constant BASIS_POINTS = 10_000;

    /// @notice Base units of `amount` released at `time`, withdrawn or not. Basis points first, capped at 10,000: the
    /// whole amount is always reached (LCK-03).
    /// @param amount at most 2^128 - 1
    /// @param cycle seconds; 0 for a plain lock, released as a whole at `tgeDate`
    function released(uint256 amount, uint256 tgeDate, uint256 tgeBps, uint256 cycle, uint256 cycleBps, uint256 time)
        internal
        pure
        returns (uint256)
    {
        if (time < tgeDate) return 0;
        if (cycle == 0) return amount;
        uint256 bps = tgeBps + ((time - tgeDate) / cycle) * cycleBps;
        return bps >= BASIS_POINTS ? amount : (amount * bps) / BASIS_POINTS;
    }
}
