// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LockMath} from "../../src/libraries/LockMath.sol";

/// @notice A lock's schedule, for every amount, date, cycle and time that RabbitLock takes.
contract LockMathProperties {
    function _assume(uint256 amount, uint256 tgeDate, uint256 tgeBps, uint256 cycle, uint256 cycleBps) private pure {
        require(amount <= type(uint128).max);
        require(tgeDate <= type(uint40).max && tgeBps <= 10_000);
        require(cycle <= type(uint32).max && cycleBps <= 10_000);
    }

    /// @notice Never more than the amount is released
    function neverAbove(uint256 amount, uint256 tgeDate, uint256 tgeBps, uint256 cycle, uint256 cycleBps, uint256 time)
        external
        pure
    {
        _assume(amount, tgeDate, tgeBps, cycle, cycleBps);
        assert(LockMath.released(amount, tgeDate, tgeBps, cycle, cycleBps, time) <= amount);
    }

    /// @notice What is released never becomes less
    function monotone(
        uint256 amount,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        uint256 time,
        uint256 later
    ) external pure {
        _assume(amount, tgeDate, tgeBps, cycle, cycleBps);
        require(time <= later && later <= type(uint64).max);
        uint256 before = LockMath.released(amount, tgeDate, tgeBps, cycle, cycleBps, time);
        assert(before <= LockMath.released(amount, tgeDate, tgeBps, cycle, cycleBps, later));
    }

    /// @notice Nothing before the date
    function nothingBefore(uint256 amount, uint256 tgeDate, uint256 tgeBps, uint256 cycle, uint256 cycleBps, uint256 time)
        external
        pure
    {
        _assume(amount, tgeDate, tgeBps, cycle, cycleBps);
        require(time < tgeDate);
        assert(LockMath.released(amount, tgeDate, tgeBps, cycle, cycleBps, time) == 0);
    }

    /// @notice A plain lock is released as a whole, at its date
    function plainEndsExactly(uint256 amount, uint256 tgeDate, uint256 time) external pure {
        _assume(amount, tgeDate, 0, 0, 0);
        require(time >= tgeDate);
        assert(LockMath.released(amount, tgeDate, 0, 0, 0, time) == amount);
    }

    /// @notice A vesting lock reaches the whole amount: at the latest 10,000 cycles after its date
    function vestingEndsExactly(uint256 amount, uint256 tgeDate, uint256 tgeBps, uint256 cycle, uint256 cycleBps, uint256 time)
        external
        pure
    {
        _assume(amount, tgeDate, tgeBps, cycle, cycleBps);
        require(cycle != 0 && cycleBps != 0);
        require(time >= tgeDate + 10_000 * cycle && time <= type(uint64).max);
        assert(LockMath.released(amount, tgeDate, tgeBps, cycle, cycleBps, time) == amount);
    }

    /// @notice The sum of as many locks as an index of 32 bits can name fits into the 160 bits of a token's sum
    function sumFits(uint256 sum, uint256 locks, uint256 amount) external pure {
        require(locks < type(uint32).max && sum <= locks * uint256(type(uint128).max) && amount <= type(uint128).max);
        assert(sum + amount <= type(uint160).max);
    }
}
