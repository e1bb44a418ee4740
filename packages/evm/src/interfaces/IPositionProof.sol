// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "./IRabbitPositionLock.sol";

/// @title Proves with one call what of a token's V3 liquidity is locked, pool by pool
/// @notice What can move which number:
/// - `locked`, `beside`, `earliest`: only locking, giving up or postponing a lock. Nobody takes liquidity out before its date.
/// - `lockedBps`, `until`, `owners`: of the price of this moment. A swap that leaves the unlocked positions' range makes them too
/// favourable, and `changedAt` says when the last one was; a provider who comes for one block makes them worse.
/// - `bandBps`, `bandUntil`: the least over all prices of the band, prices without liquidity count as not locked. A swap has to
/// leave the band to change them, and with a band over all prices no swap changes them at all. A provider makes them worse.
/// No share can hold for liquidity that others add or take away later.
interface IPositionProof {
    /// @param pool of the factory of one of the lock's position managers
    /// @param token0 and `token1` the pool's sides: whether the other one is worth anything is not proven
    /// @param fee hundredths of a basis point
    /// @param tick the price now: 1.0001 to the power of it
    /// @param sqrtPriceX96 its square root with 96 binary places
    /// @param changedAt the latest block time (unix seconds, 32 bits) at which somebody moved the tick or the liquidity at it. The
    /// time of this very block where a swap may be there for this call only
    /// @param liquidity what trades at this price
    /// @param locked of it
    /// @param lockedBps `locked` in 10,000ths of `liquidity`, rounded down
    /// @param until the wanted share of `liquidity` is locked at every moment before this one (unix seconds). 0 when it is not
    /// locked now, the highest number when it is locked permanently
    /// @param owners the fewest owners whose locks hold that share now, 0 when they do not; the zero address, which owns what
    /// was given up, is one of them
    /// @param bandBps the least share of locked liquidity that any price of the band has
    /// @param bandUntil as `until`, at every price of the band
    /// @param counted locks that are in force, of this pool, among those that the proof looked at
    /// @param beside liquidity of those whose range has not this price: not to be compared with `liquidity`
    /// @param earliest when the first of them may be withdrawn; the highest number when all are permanent
    struct PoolProof {
        address pool;
        address token0;
        address token1;
        uint24 fee;
        int24 tick;
        uint160 sqrtPriceX96;
        uint256 changedAt;
        uint256 liquidity;
        uint256 locked;
        uint256 lockedBps;
        uint256 until;
        uint256 owners;
        uint256 bandBps;
        uint256 bandUntil;
        uint256 counted;
        uint256 beside;
        uint256 earliest;
    }

    /// @notice A lock in force, and its position as it is now.
    struct Holding {
        IRabbitPositionLock.PositionLock lock;
        IRabbitPositionLock.Position position;
    }

    /// @notice Those of the page of all locks that are in force and of a pool of `token`: their ids are what `proofOf` takes.
    function holdings(address token, uint256 cursor, uint256 size) external view returns (Holding[] memory);

    /// @notice What the locks `lockIds` (in ascending order) prove of the pools of `token`, one row for each of their pools, in
    /// the order of the ids. A lock whose date has come, or that was withdrawn, counts nothing. A lock that is left out makes
    /// a proof worse, never better.
    /// @param wantedBps the share that `until`, `owners` and `bandUntil` are about, 1 to 10,000
    /// @param band ticks up and down from the price now: 6,932 are from half to double of it, 2^24 - 1 are all prices. What the
    /// call costs is bounded by the band and the pool's spacing of ticks, whatever a spammer does
    /// @dev A row is empty but for the pool, its sides and its fee while a call of the pool runs. Reverts with InvalidShare,
    /// UnorderedIds, OtherToken, UnknownLock.
    function proofOf(address token, uint256 wantedBps, uint24 band, uint256[] calldata lockIds)
        external
        view
        returns (PoolProof[] memory);

    /// @notice As `proofOf`, by the `holdings` of a page. Rows of one pool from several pages cannot be added up: name the ids
    /// instead. Reverts with InvalidShare.
    function proof(address token, uint256 wantedBps, uint24 band, uint256 cursor, uint256 size)
        external
        view
        returns (PoolProof[] memory);
}
