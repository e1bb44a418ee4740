// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {ILockProof} from "../interfaces/ILens.sol";
import {IRabbitLock} from "../interfaces/IRabbitLock.sol";
import {LockMath} from "../libraries/LockMath.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {IV2Pair, V2Pair} from "../libraries/V2Pair.sol";

/// @title Proves with one call what is locked of a token or pair; no state, no owner
contract LockProof is ILockProof {
    error InvalidShare();
    error UnorderedIds();
    error OtherToken();

    /// @dev Later than any lock releases anything: a date of 40 bits and 10,000 cycles of 32 bits.
    uint256 private constant NEVER = 1 << 47;

    IRabbitLock public immutable LOCKER;
    /// @notice Whose exchanges make a pair's locks locks of liquidity.
    ILaunchpadSetting public immutable SETTING;

    constructor(IRabbitLock locker, ILaunchpadSetting setting) {
        (LOCKER, SETTING) = (locker, setting);
    }

    /// @inheritdoc ILockProof
    function proof(address token, uint256 wantedBps) external view returns (Proof memory) {
        return _prove(token, wantedBps, LOCKER.getLocksForToken(token, 0, LOCKER.LEADING_LOCKS()));
    }

    /// @inheritdoc ILockProof
    function proofOf(address token, uint256 wantedBps, uint256[] calldata lockIds) external view returns (Proof memory) {
        IRabbitLock.LockRecord[] memory locks = new IRabbitLock.LockRecord[](lockIds.length);
        for (uint256 i; i < lockIds.length; ++i) {
            if (i != 0 && lockIds[i] <= lockIds[i - 1]) revert UnorderedIds();
            locks[i] = LOCKER.getLockById(lockIds[i]);
            if (locks[i].token != token) revert OtherToken();
        }
        return _prove(token, wantedBps, locks);
    }

    function _prove(address token, uint256 wantedBps, IRabbitLock.LockRecord[] memory locks)
        private
        view
        returns (Proof memory p)
    {
        if (wantedBps == 0 || wantedBps > LockMath.BASIS_POINTS) revert InvalidShare();
        IRabbitLock.CumulativeLockInfo memory info = LOCKER.cumulativeLockInfo(token);
        (, uint256 supply) = TokenMetadata.word(token, abi.encodeCall(IERC20.totalSupply, ()));
        (, uint256 held) = TokenMetadata.word(token, abi.encodeCall(IERC20.balanceOf, (address(LOCKER))));
        if (supply == 0 || supply < info.amount || held < info.amount) return p;
        (p.supply, p.locked) = (supply, info.amount);
        p.lockedBps = Math.mulDiv(info.amount, LockMath.BASIS_POINTS, supply);
        p.wanted = Math.mulDiv(supply, wantedBps, LockMath.BASIS_POINTS, Math.Rounding.Ceil);
        p.counted = _heldAt(locks, block.timestamp);
        if (p.counted >= p.wanted) {
            p.until = _until(locks, p.wanted);
            p.owners = _owners(locks, p.wanted);
        }
        _describePair(p, token, info.factory);
    }

    /// @dev What the locks hold at `time`, at worst: all that is released by then is withdrawn.
    function _heldAt(IRabbitLock.LockRecord[] memory locks, uint256 time) private pure returns (uint256 sum) {
        for (uint256 i; i < locks.length; ++i) {
            sum += _restAt(locks[i], time);
        }
    }

    function _restAt(IRabbitLock.LockRecord memory r, uint256 time) private pure returns (uint256) {
        // what was given up stays
        if (r.owner == address(0)) return r.amount - r.unlockedAmount;
        uint256 gone = LockMath.released(r.amount, r.tgeDate, r.tgeBps, r.cycle, r.cycleBps, time);
        return r.amount - Math.max(gone, r.unlockedAmount);
    }

    /// @dev The first second at which the locks may hold less than `wanted`, by halving: what they hold never grows.
    function _until(IRabbitLock.LockRecord[] memory locks, uint256 wanted) private view returns (uint256) {
        if (_heldAt(locks, NEVER) >= wanted) return type(uint256).max;
        (uint256 enough, uint256 tooLittle) = (block.timestamp, NEVER);
        while (tooLittle - enough > 1) {
            uint256 middle = (enough + tooLittle) / 2;
            if (_heldAt(locks, middle) >= wanted) enough = middle;
            else tooLittle = middle;
        }
        return tooLittle;
    }

    /// @dev Sums up by owner, then takes the largest sums until they make `wanted`.
    function _owners(IRabbitLock.LockRecord[] memory locks, uint256 wanted) private view returns (uint256 count) {
        uint256[] memory sums = new uint256[](locks.length);
        for (uint256 i; i < locks.length; ++i) {
            uint256 first;
            while (locks[first].owner != locks[i].owner) ++first;
            sums[first] += _restAt(locks[i], block.timestamp);
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

    /// @dev The lesser of a reserve and what the pair has of the token.
    function _heldOf(address pair, address token, uint256 reserve) private view returns (uint256) {
        (bool answered, uint256 balance) = TokenMetadata.word(token, abi.encodeCall(IERC20.balanceOf, (pair)));
        return answered ? Math.min(reserve, balance) : 0;
    }

    /// @dev A factory that the settings do not list may say anything of its pairs: nothing of it is passed on but its address.
    function _describePair(Proof memory p, address pair, address factory) private view {
        p.factory = factory;
        p.isExchange = factory != address(0) && SETTING.isExchange(factory);
        if (!p.isExchange) return;
        (,, p.token0, p.token1) = V2Pair.describe(pair);
        (, uint256 reserve0, uint256 reserve1) = TokenMetadata.twoWords(pair, abi.encodeCall(IV2Pair.getReserves, ()));
        if (reserve0 == 0 || reserve1 == 0) return;
        (uint256 held0, uint256 held1) = (_heldOf(pair, p.token0, reserve0), _heldOf(pair, p.token1, reserve1));
        // while a pair pays out its reserves are of before, and the side that it pays last is still there
        (held0, held1) = (
            Math.min(held0, Math.mulDiv(reserve0, held1, reserve1)), Math.min(held1, Math.mulDiv(reserve1, held0, reserve0))
        );
        p.inside0 = Math.mulDiv(held0, p.locked, p.supply);
        p.inside1 = Math.mulDiv(held1, p.locked, p.supply);
    }
}
