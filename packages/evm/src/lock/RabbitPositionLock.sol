// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPositionManager, IV3Factory, IV3PoolState} from "../interfaces/IPositionManager.sol";
import {IRabbitPositionLock} from "../interfaces/IRabbitPositionLock.sol";
import {IndexList} from "../libraries/IndexList.sol";
import {Payments} from "../libraries/Payments.sol";
import {ReentrancyLock} from "../libraries/ReentrancyLock.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";

/// @title RabbitPositionLock: locks of V3 liquidity positions, whose fees can be collected all the while (LIQ-01)
/// @notice No owner, no pause, no upgrade, no fee, no call of a caller's choice. Of a manager it uses three functions:
/// `positions`, `collect` and `transferFrom`. It cannot take liquidity out, approve anybody, or sign a permit, and it never
/// holds a token: fees go from the pool to their receiver.
contract RabbitPositionLock is IRabbitPositionLock, ReentrancyLock {
    using IndexList for IndexList.List;

    error UnknownManager();
    error InvalidOwner();
    error UnlockDateNotInFuture();
    error DateTooLarge();
    error DescriptionTooLong();
    error EmptyPosition();
    error UnknownLock();
    error NotLockOwner();
    error NotOffered();
    error LockSpent();
    error DateNotLater();
    error NothingToUnlock();
    error NothingToCollect();

    enum State {
        Unknown,
        Held,
        Unlocked
    }

    /// @dev A manager's factory, and its place among them: one packed word.
    struct Exchange {
        address factory;
        uint8 manager;
    }

    /// @dev Three packed words and the description; a collection reads the second, and the first where there is no receiver.
    /// `manager` is a place in `_managers`, `ownerIndex` one in the owner's list. Managers count positions one by one.
    struct Entry {
        address owner;
        uint40 lockDate;
        uint40 unlockDate;
        address feeReceiver;
        uint64 tokenId;
        uint8 manager;
        State state;
        uint128 liquidity;
        uint32 ownerIndex;
        string description;
    }

    /// @notice The id of the first lock.
    uint256 public constant FIRST_ID = 1;

    /// @notice The longest description, in bytes.
    uint256 public constant MAX_DESCRIPTION = 256;

    /// @dev Several times what a payment of fees in two plain tokens takes.
    uint256 private constant COLLECT_GAS = 500_000;
    /// @dev COLLECT_GAS after the 64th that stays with the caller (EIP-150), and what hands the position over.
    uint256 private constant GAS_TO_COLLECT = 800_000;

    uint256 private immutable MANAGERS;

    mapping(uint256 place => address) private _managers;
    mapping(address manager => Exchange) private _exchanges;
    /// @dev Ids have 32 bits.
    mapping(uint256 id => Entry) private _locks;
    mapping(uint256 id => address) private _offers;
    mapping(address account => IndexList.List) private _liveByOwner;

    /// @inheritdoc IRabbitPositionLock
    uint256 public lockCount;

    /// @param positionManagers contracts that are trusted to be V3 position managers: of each lock, its own can say anything
    constructor(address[] memory positionManagers) {
        MANAGERS = positionManagers.length;
        for (uint256 i; i < positionManagers.length; ++i) {
            address manager = positionManagers[i];
            address factory = IPositionManager(manager).factory();
            if (factory == address(0) || _exchanges[manager].factory != address(0)) revert UnknownManager();
            _exchanges[manager] = Exchange(factory, SafeCast.toUint8(i));
            _managers[i] = manager;
        }
    }

    /// @inheritdoc IRabbitPositionLock
    function lock(address manager, uint256 tokenId, Terms calldata terms) external nonReentrant returns (uint256 id) {
        if (_exchanges[manager].factory == address(0)) revert UnknownManager();
        IPositionManager(manager).transferFrom(msg.sender, address(this), tokenId);
        id = _add(manager, tokenId, terms);
    }

    /// @inheritdoc IRabbitPositionLock
    /// @dev A position that is sent by `safeTransferFrom` without terms is refused. One that comes by `transferFrom`, or that a
    /// manager mints to this contract, comes unnoticed, and nobody can take it out.
    function onERC721Received(address, address, uint256 tokenId, bytes calldata data) external nonReentrant returns (bytes4) {
        if (_exchanges[msg.sender].factory == address(0)) revert UnknownManager();
        _add(msg.sender, tokenId, abi.decode(data, (Terms)));
        return this.onERC721Received.selector;
    }

    /// @inheritdoc IRabbitPositionLock
    function collect(uint256 id) external nonReentrant returns (uint256 amount0, uint256 amount1) {
        Entry storage entry = _held(id);
        bool isRefused;
        bytes memory reason;
        (isRefused, amount0, amount1, reason) = _pay(id, entry, _receiverOf(entry), 0);
        if (amount0 != 0 || amount1 != 0) return (amount0, amount1);
        if (!isRefused) revert NothingToCollect();
        assembly ("memory-safe") {
            revert(add(reason, 32), mload(reason))
        }
    }

    /// @inheritdoc IRabbitPositionLock
    function unlock(uint256 id) external nonReentrant {
        Entry storage entry = _owned(id);
        if (block.timestamp < entry.unlockDate) revert NothingToUnlock();
        entry.state = State.Unlocked;
        delete _offers[id];
        _removeFromOwner(entry);
        // neither a token nor a receiver keeps the owner from the position
        address receiver = _receiverOf(entry);
        if (receiver != msg.sender) _pay(id, entry, receiver, GAS_TO_COLLECT);
        emit PositionUnlocked(id, msg.sender);
        _managerOf(entry).transferFrom(address(this), msg.sender, entry.tokenId);
    }

    /// @inheritdoc IRabbitPositionLock
    function moveUnlockDate(uint256 id, uint256 unlockDate) external nonReentrant {
        Entry storage entry = _owned(id);
        if (unlockDate <= entry.unlockDate) revert DateNotLater();
        _checkDate(unlockDate);
        entry.unlockDate = uint40(unlockDate);
        emit UnlockDateMoved(id, unlockDate);
        if (_offers[id] == address(0)) return;
        // who accepts gets the date that was offered
        delete _offers[id];
        emit PositionLockOffered(id, address(0));
    }

    /// @inheritdoc IRabbitPositionLock
    function describe(uint256 id, string calldata description) external nonReentrant {
        Entry storage entry = _owned(id);
        _checkDescription(bytes(description).length);
        entry.description = description;
        emit PositionLockDescribed(id, description);
    }

    /// @inheritdoc IRabbitPositionLock
    function offer(uint256 id, address to) external nonReentrant {
        _owned(id);
        _offers[id] = to;
        emit PositionLockOffered(id, to);
    }

    /// @inheritdoc IRabbitPositionLock
    function accept(uint256 id) external nonReentrant {
        Entry storage entry = _known(id);
        if (_offers[id] != msg.sender) revert NotOffered();
        _changeOwner(id, entry, msg.sender);
    }

    /// @inheritdoc IRabbitPositionLock
    function renounce(uint256 id) external nonReentrant {
        Entry storage entry = _owned(id);
        if (entry.feeReceiver == address(0)) entry.feeReceiver = msg.sender;
        _changeOwner(id, entry, address(0));
    }

    /// @inheritdoc IRabbitPositionLock
    function getLock(uint256 id) external view returns (PositionLock memory) {
        _known(id);
        return _record(id);
    }

    /// @inheritdoc IRabbitPositionLock
    function position(uint256 id) external view returns (Position memory) {
        Entry storage entry = _known(id);
        return _positionOf(address(_managerOf(entry)), entry.tokenId);
    }

    /// @inheritdoc IRabbitPositionLock
    function locks(uint256 cursor, uint256 size) external view returns (PositionLock[] memory page) {
        page = new PositionLock[](_pageLength(lockCount, cursor, size));
        for (uint256 i; i < page.length; ++i) {
            page[i] = _record(FIRST_ID + cursor + i);
        }
    }

    /// @inheritdoc IRabbitPositionLock
    function lockCountOf(address account) external view returns (uint256) {
        return _liveByOwner[account].length();
    }

    /// @inheritdoc IRabbitPositionLock
    function locksOf(address account, uint256 cursor, uint256 size) external view returns (PositionLock[] memory page) {
        IndexList.List storage list = _liveByOwner[account];
        page = new PositionLock[](_pageLength(list.length(), cursor, size));
        for (uint256 i; i < page.length; ++i) {
            page[i] = _record(list.at(cursor + i));
        }
    }

    /// @inheritdoc IRabbitPositionLock
    function managers() external view returns (address[] memory all) {
        all = new address[](MANAGERS);
        for (uint256 i; i < all.length; ++i) {
            all[i] = _managers[i];
        }
    }

    function _add(address manager, uint256 tokenId, Terms memory terms) private returns (uint256 id) {
        // what is this contract's own nobody can ever take
        if (terms.owner == address(0) || terms.owner == address(this) || terms.feeReceiver == address(this)) {
            revert InvalidOwner();
        }
        _checkDate(terms.unlockDate);
        _checkDescription(bytes(terms.description).length);
        Position memory locked = _positionOf(manager, tokenId);
        if (locked.liquidity == 0) revert EmptyPosition();
        id = FIRST_ID + lockCount++;
        Entry storage entry = _locks[id];
        (entry.lockDate, entry.unlockDate) = (uint40(block.timestamp), uint40(terms.unlockDate));
        (entry.feeReceiver, entry.tokenId) = (terms.feeReceiver, SafeCast.toUint64(tokenId));
        (entry.manager, entry.state) = (_exchanges[manager].manager, State.Held);
        entry.liquidity = locked.liquidity;
        if (bytes(terms.description).length != 0) entry.description = terms.description;
        _addToOwner(entry, id, terms.owner);
        _announce(id, manager, tokenId, locked, terms);
    }

    function _announce(uint256 id, address manager, uint256 tokenId, Position memory locked, Terms memory terms) private {
        emit PositionLocked(
            id,
            terms.owner,
            locked.pool,
            manager,
            tokenId,
            locked,
            TokenMetadata.read(locked.token0),
            TokenMetadata.read(locked.token1),
            terms
        );
    }

    function _positionOf(address manager, uint256 tokenId) private view returns (Position memory) {
        IPositionManager.Position memory p = IPositionManager(manager).positions(tokenId);
        address pool = IV3Factory(_exchanges[manager].factory).getPool(p.token0, p.token1, p.fee);
        return Position(pool, p.token0, p.token1, p.fee, p.tickLower, p.tickUpper, p.liquidity);
    }

    /// @dev Pays all fees to whom they belong; where that is refused, each token's alone, so that one does not keep the other's.
    /// @param leastGas for each attempt, so that no caller makes one fail by sending too little
    /// @return isRefused whether the two together were
    /// @return amount0 that was paid
    /// @return amount1 that was paid
    /// @return reason of the refusal
    function _pay(uint256 id, Entry storage entry, address receiver, uint256 leastGas)
        private
        returns (bool isRefused, uint256 amount0, uint256 amount1, bytes memory reason)
    {
        IPositionManager manager = _managerOf(entry);
        IPositionManager.CollectParams memory params =
            IPositionManager.CollectParams(entry.tokenId, receiver, type(uint128).max, type(uint128).max);
        (isRefused, amount0, amount1, reason) = _collect(manager, params, leastGas);
        if (isRefused) {
            _requireIdlePool(address(manager), params.tokenId);
            params.amount1Max = 0;
            (, amount0,,) = _collect(manager, params, leastGas);
            (params.amount0Max, params.amount1Max) = (0, type(uint128).max);
            (,, amount1,) = _collect(manager, params, leastGas);
        }
        if (amount0 != 0 || amount1 != 0) emit FeesCollected(id, receiver, amount0, amount1);
    }

    /// @dev A pool refuses everything while a call of it runs: no owner unlocks from within one to keep the fees.
    function _requireIdlePool(address manager, uint256 tokenId) private view {
        (,,,,,, bool isIdle) = IV3PoolState(_positionOf(manager, tokenId).pool).slot0();
        if (!isIdle) revert Reentered();
    }

    function _collect(IPositionManager manager, IPositionManager.CollectParams memory params, uint256 leastGas)
        private
        returns (bool isRefused, uint256 amount0, uint256 amount1, bytes memory reason)
    {
        if (gasleft() < leastGas) revert Payments.NotEnoughGas();
        try manager.collect{gas: COLLECT_GAS}(params) returns (uint256 paid0, uint256 paid1) {
            return (false, paid0, paid1, "");
        } catch (bytes memory refusal) {
            return (true, 0, 0, refusal);
        }
    }

    function _managerOf(Entry storage entry) private view returns (IPositionManager) {
        return IPositionManager(_managers[entry.manager]);
    }

    function _receiverOf(Entry storage entry) private view returns (address receiver) {
        receiver = entry.feeReceiver;
        if (receiver == address(0)) receiver = entry.owner;
    }

    function _changeOwner(uint256 id, Entry storage entry, address to) private {
        address from = entry.owner;
        delete _offers[id];
        _removeFromOwner(entry);
        if (to == address(0)) entry.owner = address(0);
        else _addToOwner(entry, id, to);
        emit PositionLockOwnerChanged(id, from, to, _receiverOf(entry));
    }

    function _addToOwner(Entry storage entry, uint256 id, address owner) private {
        (entry.owner, entry.ownerIndex) = (owner, uint32(_liveByOwner[owner].push(id)));
    }

    /// @dev The last lock of the list takes the free place.
    function _removeFromOwner(Entry storage entry) private {
        uint256 place = entry.ownerIndex;
        uint256 moved = _liveByOwner[entry.owner].remove(place);
        if (moved != IndexList.NOTHING) _locks[moved].ownerIndex = uint32(place);
    }

    function _checkDate(uint256 date) private view {
        if (date <= block.timestamp) revert UnlockDateNotInFuture();
        if (date > type(uint40).max) revert DateTooLarge();
    }

    function _checkDescription(uint256 size) private pure {
        if (size > MAX_DESCRIPTION) revert DescriptionTooLong();
    }

    function _known(uint256 id) private view returns (Entry storage entry) {
        entry = _locks[id];
        if (entry.state == State.Unknown) revert UnknownLock();
    }

    function _held(uint256 id) private view returns (Entry storage entry) {
        entry = _known(id);
        if (entry.state == State.Unlocked) revert LockSpent();
    }

    function _owned(uint256 id) private view returns (Entry storage entry) {
        entry = _known(id);
        if (entry.owner != msg.sender) revert NotLockOwner();
        if (entry.state == State.Unlocked) revert LockSpent();
    }

    function _pageLength(uint256 total, uint256 cursor, uint256 size) private pure returns (uint256) {
        if (cursor >= total) return 0;
        return size < total - cursor ? size : total - cursor;
    }

    function _record(uint256 id) private view returns (PositionLock memory) {
        Entry storage entry = _locks[id];
        return PositionLock(
            id,
            address(_managerOf(entry)),
            entry.tokenId,
            entry.owner,
            _offers[id],
            entry.feeReceiver,
            entry.liquidity,
            entry.lockDate,
            entry.unlockDate,
            entry.state == State.Unlocked,
            entry.description
        );
    }
}
