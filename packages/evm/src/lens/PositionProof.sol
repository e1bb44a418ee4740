// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPositionProof} from "../interfaces/IPositionProof.sol";
import {IRabbitPositionLock} from "../interfaces/IRabbitPositionLock.sol";
import {IV3PoolTicks} from "../interfaces/IV3PoolTicks.sol";
import {LockMath} from "../libraries/LockMath.sol";

/// @title Proves with one call what of a token's V3 liquidity is locked; no state, no owner (LIQ-03)
/// @dev It calls the lock, and pools that the factories of the lock's managers name: no token, and nothing of a caller's choice.
contract PositionProof is IPositionProof {
    error InvalidShare();
    error UnorderedIds();
    error OtherToken();

    /// @dev No pool has a tick beyond it.
    int256 private constant MAX_TICK = 887_272;

    IRabbitPositionLock public immutable LOCKER;

    constructor(IRabbitPositionLock locker) {
        LOCKER = locker;
    }

    /// @inheritdoc IPositionProof
    function proofOf(address token, uint256 wantedBps, uint24 band, uint256[] calldata lockIds)
        external
        view
        returns (PoolProof[] memory)
    {
        Holding[] memory all = new Holding[](lockIds.length);
        uint256 count;
        for (uint256 i; i < lockIds.length; ++i) {
            if (i != 0 && lockIds[i] <= lockIds[i - 1]) revert UnorderedIds();
            IRabbitPositionLock.PositionLock memory lock = LOCKER.getLock(lockIds[i]);
            if (!_isInForce(lock)) continue;
            IRabbitPositionLock.Position memory position = LOCKER.position(lock.id);
            if (!_isOf(position, token)) revert OtherToken();
            all[count++] = Holding(lock, position);
        }
        return _prove(wantedBps, band, _cut(all, count));
    }

    /// @inheritdoc IPositionProof
    function proof(address token, uint256 wantedBps, uint24 band, uint256 cursor, uint256 size)
        external
        view
        returns (PoolProof[] memory)
    {
        return _prove(wantedBps, band, holdings(token, cursor, size));
    }

    /// @inheritdoc IPositionProof
    function holdings(address token, uint256 cursor, uint256 size) public view returns (Holding[] memory) {
        IRabbitPositionLock.PositionLock[] memory locks = LOCKER.locks(cursor, size);
        Holding[] memory all = new Holding[](locks.length);
        uint256 count;
        for (uint256 i; i < locks.length; ++i) {
            if (!_isInForce(locks[i])) continue;
            IRabbitPositionLock.Position memory position = LOCKER.position(locks[i].id);
            if (_isOf(position, token)) all[count++] = Holding(locks[i], position);
        }
        return _cut(all, count);
    }

    /// @dev From its date on the owner may take a position out at any moment; nobody takes out what was given up.
    function _isInForce(IRabbitPositionLock.PositionLock memory lock) private view returns (bool) {
        return !lock.isUnlocked && (lock.owner == address(0) || lock.unlockDate > block.timestamp);
    }

    function _until(Holding memory one) private pure returns (uint256) {
        return one.lock.owner == address(0) ? type(uint256).max : one.lock.unlockDate;
    }

    function _isOf(IRabbitPositionLock.Position memory position, address token) private pure returns (bool) {
        return position.token0 == token || position.token1 == token;
    }

    /// @dev The first `count` of them, in place.
    function _cut(Holding[] memory all, uint256 count) private pure returns (Holding[] memory) {
        assembly ("memory-safe") {
            mstore(all, count)
        }
        return all;
    }

    function _prove(uint256 wantedBps, uint24 band, Holding[] memory all)
        private
        view
        returns (PoolProof[] memory proofs)
    {
        if (wantedBps == 0 || wantedBps > LockMath.BASIS_POINTS) revert InvalidShare();
        proofs = new PoolProof[](all.length);
        uint256 pools;
        for (uint256 i; i < all.length; ++i) {
            IRabbitPositionLock.Position memory position = all[i].position;
            uint256 known;
            while (known < pools && proofs[known].pool != position.pool) ++known;
            if (known < pools) continue;
            PoolProof memory p = proofs[pools++];
            (p.pool, p.token0, p.token1, p.fee) = (position.pool, position.token0, position.token1, position.fee);
            _provePool(p, wantedBps, band, _ofPool(all, i));
        }
        assembly ("memory-safe") {
            mstore(proofs, pools)
        }
    }

    /// @dev Those of the first one's pool, the latest date first.
    function _ofPool(Holding[] memory all, uint256 first) private pure returns (Holding[] memory own) {
        own = new Holding[](all.length - first);
        uint256 length;
        for (uint256 i = first; i < all.length; ++i) {
            if (all[i].position.pool != all[first].position.pool) continue;
            uint256 place = length++;
            for (; place != 0 && _until(own[place - 1]) < _until(all[i]); --place) {
                own[place] = own[place - 1];
            }
            own[place] = all[i];
        }
        _cut(own, length);
    }

    function _provePool(PoolProof memory p, uint256 wantedBps, uint24 band, Holding[] memory own) private view {
        IV3PoolTicks pool = IV3PoolTicks(p.pool);
        (uint160 sqrtPriceX96, int24 tick, uint16 newest,,,, bool isIdle) = pool.slot0();
        if (!isIdle) return;
        (p.tick, p.sqrtPriceX96) = (tick, sqrtPriceX96);
        (p.changedAt, p.liquidity) = (pool.observations(newest), pool.liquidity());
        (p.locked, p.lockedBps, p.until) = _at(own, tick, p.liquidity, wantedBps);
        p.owners = p.until == 0 ? 0 : _owners(own, tick, _wanted(p.liquidity, wantedBps));
        (p.counted, p.earliest) = (own.length, _until(own[own.length - 1]));
        for (uint256 i; i < own.length; ++i) {
            if (!_covers(own[i], tick)) p.beside += own[i].position.liquidity;
        }
        (p.bandBps, p.bandUntil) = (p.lockedBps, p.until);
        (int256 low, int256 high) = _band(tick, int256(uint256(band)), pool.tickSpacing());
        _walk(p, own, wantedBps, low);
        _walk(p, own, wantedBps, high);
    }

    /// @dev The lowest and the highest tick of the band: at most those that a position can reach.
    function _band(int256 tick, int256 band, int256 spacing) private pure returns (int256 low, int256 high) {
        int256 edge = MAX_TICK / spacing * spacing;
        low = tick - band < -edge ? -edge : tick - band;
        high = tick + band >= edge ? edge - 1 : tick + band;
    }

    /// @dev From the price now to `end`: between two ticks of the pool's map all prices have the same liquidity.
    function _walk(PoolProof memory p, Holding[] memory own, uint256 wantedBps, int256 end) private view {
        int256 spacing = IV3PoolTicks(p.pool).tickSpacing();
        int256 liquidity = int256(p.liquidity);
        bool isUp = end > p.tick;
        // rounded towards zero: the words of the ends or others, with no tick of the pool between those and the right ones
        int256 word = (p.tick / spacing) >> 8;
        int256 last = (end / spacing) >> 8;
        while (isUp ? word <= last : word >= last) {
            uint256 bits = IV3PoolTicks(p.pool).tickBitmap(int16(word));
            while (bits != 0) {
                uint256 bit = Math.log2(isUp ? bits & (~bits + 1) : bits);
                bits ^= 1 << bit;
                int256 tick = ((word << 8) + int256(bit)) * spacing;
                if (isUp ? tick <= p.tick || tick > end : tick > p.tick || tick <= end) continue;
                liquidity += isUp ? _net(p.pool, tick) : -_net(p.pool, tick);
                _lower(p, own, isUp ? tick : tick - 1, uint256(liquidity), wantedBps);
            }
            word += isUp ? int256(1) : -1;
        }
    }

    function _net(address pool, int256 tick) private view returns (int256 net) {
        (, net) = IV3PoolTicks(pool).ticks(int24(tick));
    }

    function _lower(PoolProof memory p, Holding[] memory own, int256 tick, uint256 liquidity, uint256 wantedBps)
        private
        pure
    {
        (, uint256 bps, uint256 until) = _at(own, tick, liquidity, wantedBps);
        (p.bandBps, p.bandUntil) = (Math.min(p.bandBps, bps), Math.min(p.bandUntil, until));
    }

    /// @dev What is locked at a price, of the liquidity that is there.
    function _at(Holding[] memory own, int256 tick, uint256 liquidity, uint256 wantedBps)
        private
        pure
        returns (uint256 locked, uint256 bps, uint256 until)
    {
        uint256 wanted = _wanted(liquidity, wantedBps);
        for (uint256 i; i < own.length; ++i) {
            if (!_covers(own[i], tick)) continue;
            locked += own[i].position.liquidity;
            // with this one there is enough, and without it there is not: the later ones came before
            if (until == 0 && locked >= wanted) until = _until(own[i]);
        }
        if (liquidity != 0) bps = locked * LockMath.BASIS_POINTS / liquidity;
    }

    function _wanted(uint256 liquidity, uint256 wantedBps) private pure returns (uint256) {
        return Math.mulDiv(liquidity, wantedBps, LockMath.BASIS_POINTS, Math.Rounding.Ceil);
    }

    function _covers(Holding memory one, int256 tick) private pure returns (bool) {
        return one.position.tickLower <= tick && tick < one.position.tickUpper;
    }

    /// @dev Takes the largest owners at this price until they make `wanted`.
    function _owners(Holding[] memory own, int256 tick, uint256 wanted) private pure returns (uint256 count) {
        uint256[] memory sums = new uint256[](own.length);
        for (uint256 i; i < own.length; ++i) {
            if (!_covers(own[i], tick)) continue;
            uint256 first;
            while (own[first].lock.owner != own[i].lock.owner) ++first;
            sums[first] += own[i].position.liquidity;
        }
        for (uint256 sum; sum < wanted; ++count) {
            uint256 largest;
            for (uint256 i = 1; i < sums.length; ++i) {
                if (sums[i] > sums[largest]) largest = i;
            }
            sum += sums[largest];
            sums[largest] = 0;
        }
    }
}
