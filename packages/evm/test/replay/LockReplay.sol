// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {LockMath} from "../../src/libraries/LockMath.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {Vm} from "../support/Vm.sol";
import {Replay} from "./Replay.sol";

/// @notice The locker, from its logs: every lock, and the lists in their order.
contract LockReplay is Replay {
    uint256 private constant ALL = type(uint256).max;

    RabbitLock private immutable LOCKER;

    IRabbitLock.LockRecord[] private _locks;
    address[] private _tokens;
    mapping(address token => IRabbitLock.CumulativeLockInfo) private _sums;
    mapping(address token => uint256[]) private _ofToken;
    address[] private _users;
    mapping(address user => uint256[]) private _ofUser;

    constructor(RabbitLock locker) {
        LOCKER = locker;
    }

    function check() external view override {
        address at = address(LOCKER);
        _same(at, abi.encodeCall(LOCKER.getTotalLockCount, ()), abi.encode(_locks.length), "count");
        _same(at, abi.encodeCall(LOCKER.allLocks, (0, ALL)), abi.encode(_locks), "all locks");
        for (uint256 i; i < _locks.length; ++i) {
            IRabbitLock.LockRecord memory lock = _locks[i];
            _same(at, abi.encodeCall(LOCKER.getLockById, (lock.id)), abi.encode(lock), "a lock");
            _same(at, abi.encodeCall(LOCKER.withdrawableTokens, (lock.id)), abi.encode(_due(lock)), "withdrawable");
        }
        IRabbitLock.CumulativeLockInfo[] memory sums = new IRabbitLock.CumulativeLockInfo[](_tokens.length);
        for (uint256 i; i < _tokens.length; ++i) {
            address token = _tokens[i];
            sums[i] = _sums[token];
            _same(at, abi.encodeCall(LOCKER.cumulativeLockInfo, (token)), abi.encode(sums[i]), "a sum");
            uint256[] storage list = _ofToken[token];
            _same(at, abi.encodeCall(LOCKER.totalLockCountForToken, (token)), abi.encode(list.length), "count of a token");
            _same(at, abi.encodeCall(LOCKER.getLocksForToken, (token, 0, ALL)), _page(list), "locks of a token");
        }
        _same(at, abi.encodeCall(LOCKER.allTokensLockedCount, ()), abi.encode(_tokens.length), "count of tokens");
        _same(at, abi.encodeCall(LOCKER.cumulativeLockInfoPage, (0, ALL)), abi.encode(sums), "sums");
        for (uint256 i; i < _users.length; ++i) {
            uint256[] storage list = _ofUser[_users[i]];
            bytes memory count = abi.encode(list.length);
            _same(at, abi.encodeCall(LOCKER.totalLockCountForUser, (_users[i])), count, "count of an owner");
            _same(at, abi.encodeCall(LOCKER.locksForUser, (_users[i], 0, ALL)), _page(list), "locks of an owner");
        }
    }

    function _take(Vm.Log memory log) internal override {
        if (log.emitter != address(LOCKER)) return;
        bytes32 kind = log.topics[0];
        if (kind == IRabbitLock.TokenListed.selector) {
            address token = _address(log.topics[1]);
            (bool isLp,,,,,) = abi.decode(log.data, (bool, TokenMeta, address, TokenMeta, address, TokenMeta));
            _tokens.push(token);
            _sums[token] = IRabbitLock.CumulativeLockInfo(token, isLp, 0, _address(log.topics[2]));
            return;
        }
        uint256 id = uint256(log.topics[1]);
        if (kind == IRabbitLock.LockAdded.selector) return _add(id, log);
        IRabbitLock.LockRecord storage lock = _locks[id - LOCKER.FIRST_ID()];
        if (kind == IRabbitLock.LockUpdated.selector) {
            uint256 before = lock.amount;
            (lock.amount, lock.tgeDate) = abi.decode(log.data, (uint256, uint256));
            _sums[lock.token].amount += lock.amount - before;
        } else if (kind == IRabbitLock.LockDescriptionChanged.selector) {
            lock.description = abi.decode(log.data, (string));
        } else if (kind == IRabbitLock.LockUnlocked.selector) {
            (uint256 amount, uint256 unlocked, bool isFinal) = abi.decode(log.data, (uint256, uint256, bool));
            lock.unlockedAmount = unlocked;
            _sums[lock.token].amount -= amount;
            if (isFinal) _remove(_ofUser[lock.owner], id);
        } else if (kind == IRabbitLock.LockOwnerChanged.selector) {
            _remove(_ofUser[_address(log.topics[2])], id);
            lock.owner = _address(log.topics[3]);
            if (lock.owner != address(0)) _give(lock.owner, id);
        }
    }

    function _add(uint256 id, Vm.Log memory log) private {
        IRabbitLock.LockRecord memory lock;
        (lock.id, lock.token, lock.owner) = (id, _address(log.topics[2]), _address(log.topics[3]));
        (, lock.amount, lock.lockDate, lock.tgeDate, lock.tgeBps, lock.cycle, lock.cycleBps, lock.description) =
            abi.decode(log.data, (bool, uint256, uint256, uint256, uint256, uint256, uint256, string));
        lock.factory = _sums[lock.token].factory;
        _locks.push(lock);
        _sums[lock.token].amount += lock.amount;
        _lead(_ofToken[lock.token], lock);
        _give(lock.owner, id);
    }

    /// @dev The first places are for the locks that hold most: a new one changes places with the least there, if that holds less.
    function _lead(uint256[] storage list, IRabbitLock.LockRecord memory lock) private {
        list.push(lock.id);
        uint256 least = list.length - 1;
        if (least < LOCKER.LEADING_LOCKS()) return;
        uint256 rest = lock.amount;
        for (uint256 i; i < LOCKER.LEADING_LOCKS(); ++i) {
            IRabbitLock.LockRecord storage leading = _locks[list[i] - LOCKER.FIRST_ID()];
            if (leading.amount - leading.unlockedAmount >= rest) continue;
            (least, rest) = (i, leading.amount - leading.unlockedAmount);
        }
        (list[least], list[list.length - 1]) = (lock.id, list[least]);
    }

    function _give(address user, uint256 id) private {
        if (!_has(_users, user)) _users.push(user);
        _ofUser[user].push(id);
    }

    /// @dev The last lock of the list takes the free place.
    function _remove(uint256[] storage list, uint256 id) private {
        for (uint256 i; i < list.length; ++i) {
            if (list[i] == id) list[i] = list[list.length - 1];
        }
        list.pop();
    }

    function _page(uint256[] storage list) private view returns (bytes memory) {
        IRabbitLock.LockRecord[] memory page = new IRabbitLock.LockRecord[](list.length);
        for (uint256 i; i < page.length; ++i) {
            page[i] = _locks[list[i] - LOCKER.FIRST_ID()];
        }
        return abi.encode(page);
    }

    function _due(IRabbitLock.LockRecord memory lock) private view returns (uint256) {
        return LockMath.released(lock.amount, lock.tgeDate, lock.tgeBps, lock.cycle, lock.cycleBps, block.timestamp)
            - lock.unlockedAmount;
    }
}
