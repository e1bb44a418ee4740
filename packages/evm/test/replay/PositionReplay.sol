// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {Vm} from "../support/Vm.sol";
import {Replay} from "./Replay.sol";

/// @notice The locks of positions, from their logs: every lock, and how many each account has.
contract PositionReplay is Replay {
    RabbitPositionLock private immutable LOCK;

    IRabbitPositionLock.PositionLock[] private _locks;
    mapping(address account => uint256) private _counts;
    address[] private _accounts;

    constructor(RabbitPositionLock lock) {
        LOCK = lock;
    }

    function check() external view override {
        address at = address(LOCK);
        _same(at, abi.encodeCall(LOCK.lockCount, ()), abi.encode(_locks.length), "count");
        _same(at, abi.encodeCall(LOCK.locks, (0, _locks.length + 1)), abi.encode(_locks), "all locks");
        for (uint256 i; i < _locks.length; ++i) {
            _same(at, abi.encodeCall(LOCK.getLock, (i + 1)), abi.encode(_locks[i]), "a lock");
        }
        for (uint256 i; i < _accounts.length; ++i) {
            address account_ = _accounts[i];
            _same(at, abi.encodeCall(LOCK.lockCountOf, (account_)), abi.encode(_counts[account_]), "an account's");
            IRabbitPositionLock.PositionLock[] memory own = LOCK.locksOf(account_, 0, type(uint256).max);
            eq(own.length, _counts[account_], "its page");
            for (uint256 j; j < own.length; ++j) {
                ok(own[j].owner == account_ && !own[j].isUnlocked, "its own");
                for (uint256 k; k < j; ++k) {
                    ok(own[j].id != own[k].id, "each once");
                }
            }
        }
    }

    function _take(Vm.Log memory log) internal override {
        if (log.emitter != address(LOCK)) return;
        bytes32 kind = log.topics[0];
        uint256 id = uint256(log.topics[1]);
        if (kind == IRabbitPositionLock.PositionLocked.selector) return _add(id, log);
        IRabbitPositionLock.PositionLock storage l = _locks[id - 1];
        if (kind == IRabbitPositionLock.UnlockDateMoved.selector) {
            l.unlockDate = abi.decode(log.data, (uint256));
        } else if (kind == IRabbitPositionLock.PositionLockDescribed.selector) {
            l.description = abi.decode(log.data, (string));
        } else if (kind == IRabbitPositionLock.PositionLockOffered.selector) {
            l.offeredTo = _address(log.topics[2]);
        } else if (kind == IRabbitPositionLock.PositionLockOwnerChanged.selector) {
            _change(l, _address(log.topics[2]), _address(log.topics[3]), abi.decode(log.data, (address)));
        } else if (kind == IRabbitPositionLock.PositionUnlocked.selector) {
            ok(l.owner == _address(log.topics[2]), "its owner");
            (l.isUnlocked, l.offeredTo) = (true, address(0));
            --_counts[l.owner];
        } else if (kind == IRabbitPositionLock.FeesCollected.selector) {
            address receiver = l.feeReceiver == address(0) ? l.owner : l.feeReceiver;
            ok(receiver == _address(log.topics[2]), "the receiver");
        }
    }

    function _change(IRabbitPositionLock.PositionLock storage l, address from, address to, address receiver) private {
        ok(l.owner == from, "from its owner");
        --_counts[from];
        if (to != address(0)) {
            _know(to);
            ++_counts[to];
        } else {
            l.feeReceiver = receiver;
        }
        (l.owner, l.offeredTo) = (to, address(0));
        ok(receiver == (l.feeReceiver == address(0) ? to : l.feeReceiver), "the receiver from now on");
    }

    function _add(uint256 id, Vm.Log memory log) private {
        (
            address manager,
            uint256 tokenId,
            IRabbitPositionLock.Position memory p,
            ,,
            IRabbitPositionLock.Terms memory t
        ) = abi.decode(
            log.data,
            (address, uint256, IRabbitPositionLock.Position, TokenMeta, TokenMeta, IRabbitPositionLock.Terms)
        );
        _locks.push(
            IRabbitPositionLock.PositionLock(
                id,
                manager,
                tokenId,
                t.owner,
                address(0),
                t.feeReceiver,
                p.liquidity,
                block.timestamp,
                t.unlockDate,
                false,
                t.description
            )
        );
        ok(id == _locks.length, "the next id");
        ok(t.owner == _address(log.topics[2]) && p.pool == _address(log.topics[3]), "owner and pool");
        _know(t.owner);
        ++_counts[t.owner];
    }

    function _know(address account_) private {
        if (!_has(_accounts, account_)) _accounts.push(account_);
    }
}
