// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IRabbitLock} from "../interfaces/IRabbitLock.sol";
import {Permit} from "../interfaces/Permit.sol";
import {TokenMeta} from "../interfaces/TokenMeta.sol";
import {ExactTransfer} from "../libraries/ExactTransfer.sol";
import {ForMany} from "../libraries/ForMany.sol";
import {IndexList} from "../libraries/IndexList.sol";
import {LockMath} from "../libraries/LockMath.sol";
import {Permits} from "../libraries/Permits.sol";
import {ReentrancyLock} from "../libraries/ReentrancyLock.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {V2Pair} from "../libraries/V2Pair.sol";

/// @title RabbitLock: locks of ERC-20 and V2 liquidity tokens, whole or vesting
/// @notice No owner, no pause, no upgrade, no fee, no arbitrary call. What a lock holds leaves only to its owner, on time.
contract RabbitLock is IRabbitLock, ReentrancyLock {
    using IndexList for IndexList.List;
    using SafeERC20 for IERC20;

    error InvalidOwner();
    error InvalidToken();
    error InvalidAmount();
    error AmountTooLarge();
    error UnlockDateNotInFuture();
    error DateTooLarge();
    error InvalidTgeBps();
    error InvalidCycle();
    error InvalidCycleBps();
    error LengthMismatch();
    error NotLiquidityPair();
    error UnknownLock();
    error NotLockOwner();
    error NothingToUnlock();
    error AlreadyWithdrawn();
    error AmountNotIncreased();
    error DateNotLater();
    error LockSpent();
    error DescriptionTooLong();
    error ChoiceOpen();

    /// @dev Three packed words and the description. `userIndex` is the place in the owner's list.
    struct Lock {
        address token;
        uint40 lockDate;
        uint40 tgeDate;
        address owner;
        uint16 tgeBps;
        uint16 cycleBps;
        uint32 cycle;
        uint32 userIndex;
        uint128 amount;
        uint128 unlocked;
        string description;
    }

    /// @dev One word. The sum of fewer than 2^32 locks of less than 2^128 each fits into `amount`: nobody can fill it up.
    /// `factory` is a number in `_factories`, 0 for a token that is no pair.
    struct TokenTotal {
        uint160 amount;
        bool listed;
        uint64 factory;
    }

    /// @dev The parts that the locks of one call share.
    struct Terms {
        address token;
        bool isLp;
        uint256 tgeDate;
        uint256 tgeBps;
        uint256 cycle;
        uint256 cycleBps;
    }

    /// @notice The id of the first lock.
    uint256 public constant FIRST_ID = 1_000_000;

    /// @inheritdoc IRabbitLock
    uint256 public constant LEADING_LOCKS = 15;

    /// @notice The longest description, in bytes.
    uint256 public constant MAX_DESCRIPTION = 256;

    /// @dev By index: id - FIRST_ID. An index has 32 bits: so many locks would cost more gas than a chain has.
    mapping(uint256 index => Lock) private _locks;
    uint256 private _count;
    mapping(address user => IndexList.List) private _liveByUser;
    mapping(address token => IndexList.List) private _byToken;
    mapping(address token => TokenTotal) private _totals;
    /// @dev The first lock of every token that was ever locked.
    IndexList.List private _firstOfToken;
    /// @dev Factories of pairs that were locked, from 1 on, and their numbers: a pair's word has no room for an address.
    mapping(uint256 number => address) private _factories;
    mapping(address factory => uint256 number) private _factoryNumbers;
    uint256 private _factoryCount;

    /// @inheritdoc IRabbitLock
    function lock(address owner, address token, bool isLp, uint256 amount, uint256 unlockDate, string calldata description)
        external
        nonReentrant
        returns (uint256 id)
    {
        _checkDate(unlockDate);
        Terms memory terms = Terms(token, isLp, unlockDate, 0, 0, 0);
        _checkAmount(amount);
        _list(terms);
        _take(token, amount);
        id = _add(terms, owner, amount, description);
    }

    /// @inheritdoc IRabbitLock
    function vestingLock(
        address owner,
        address token,
        bool isLp,
        uint256 amount,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string calldata description
    ) external nonReentrant returns (uint256 id) {
        Terms memory terms = Terms(token, isLp, tgeDate, tgeBps, cycle, cycleBps);
        _checkVesting(terms);
        _checkAmount(amount);
        _list(terms);
        _take(token, amount);
        id = _add(terms, owner, amount, description);
    }

    /// @inheritdoc IRabbitLock
    function lockWithPermit(
        address owner,
        address token,
        bool isLp,
        uint256 amount,
        uint256 unlockDate,
        string calldata description,
        Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        _checkDate(unlockDate);
        Terms memory terms = Terms(token, isLp, unlockDate, 0, 0, 0);
        _checkAmount(amount);
        _list(terms);
        // the token has code: `_list` has seen it
        Permits.use(permit, token, amount);
        _take(token, amount);
        id = _add(terms, owner, amount, description);
    }

    /// @inheritdoc IRabbitLock
    /// @dev The description in memory, as in `multipleVestingLock`.
    function vestingLockWithPermit(
        address owner,
        address token,
        bool isLp,
        uint256 amount,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string memory description,
        Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        Terms memory terms = Terms(token, isLp, tgeDate, tgeBps, cycle, cycleBps);
        _checkVesting(terms);
        _checkAmount(amount);
        _list(terms);
        Permits.use(permit, token, amount);
        _take(token, amount);
        id = _add(terms, owner, amount, description);
    }

    /// @inheritdoc IRabbitLock
    /// @dev The description in memory: a calldata string takes one place too many on the stack of unoptimized code.
    function multipleVestingLock(
        address[] calldata owners,
        uint256[] calldata amounts,
        address token,
        bool isLp,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string memory description
    ) external nonReentrant returns (uint256[] memory ids) {
        Terms memory terms = Terms(token, isLp, tgeDate, tgeBps, cycle, cycleBps);
        _checkVesting(terms);
        _list(terms);
        ids = _takeAndAddAll(terms, owners, amounts, description);
    }

    /// @inheritdoc IRabbitLock
    function unlock(uint256 lockId) external nonReentrant {
        _unlock(lockId, _owned(lockId), msg.sender);
    }

    /// @inheritdoc IRabbitLock
    /// @dev Until the first withdrawal the owner may still postpone or raise the lock (`editLock`): nobody else ends that.
    function unlockFor(uint256 lockId) external nonReentrant {
        Lock storage entry = _known(lockId);
        address owner = entry.owner;
        if (owner == address(0)) revert InvalidOwner();
        if (entry.unlocked == 0) revert ChoiceOpen();
        _unlock(lockId, entry, owner);
    }

    /// @inheritdoc IRabbitLock
    /// @dev Not guarded: it changes nothing of its own, and each of its calls has the guard.
    function unlockForMany(uint256[] calldata lockIds) external returns (uint256 sent) {
        sent = ForMany.run(this.unlockFor.selector, lockIds);
        if (sent == 0) revert NothingToUnlock();
    }

    /// @inheritdoc IRabbitLock
    /// @dev Zero leaves the amount or the date as it is. Refused once something was withdrawn.
    function editLock(uint256 lockId, uint256 newAmount, uint256 newUnlockDate) external nonReentrant {
        Lock storage entry = _owned(lockId);
        if (entry.unlocked != 0) revert AlreadyWithdrawn();
        if (newUnlockDate != 0) {
            if (newUnlockDate < entry.tgeDate) revert DateNotLater();
            _checkDate(newUnlockDate);
            entry.tgeDate = uint40(newUnlockDate);
        }
        uint256 amount = entry.amount;
        address token = entry.token;
        if (newAmount != 0 && newAmount != amount) {
            if (newAmount < amount) revert AmountNotIncreased();
            _checkAmount(newAmount);
            _take(token, newAmount - amount);
            entry.amount = uint128(newAmount);
        }
        emit LockUpdated(lockId, token, msg.sender, entry.amount, entry.tgeDate);
    }

    /// @inheritdoc IRabbitLock
    function editLockDescription(uint256 lockId, string calldata description) external nonReentrant {
        _checkDescription(bytes(description).length);
        _owned(lockId).description = description;
        emit LockDescriptionChanged(lockId, description);
    }

    /// @inheritdoc IRabbitLock
    function transferLockOwnership(uint256 lockId, address newOwner) external nonReentrant {
        if (newOwner == address(0)) revert InvalidOwner();
        _changeOwner(lockId, newOwner);
    }

    /// @inheritdoc IRabbitLock
    /// @dev Permanent: a lock without an owner is never withdrawn again.
    function renounceLockOwnership(uint256 lockId) external nonReentrant {
        _changeOwner(lockId, address(0));
    }

    /// @inheritdoc IRabbitLock
    function withdrawableTokens(uint256 lockId) external view returns (uint256) {
        Lock storage entry = _known(lockId);
        return _released(entry, entry.amount) - entry.unlocked;
    }

    /// @inheritdoc IRabbitLock
    function getLockById(uint256 lockId) external view returns (LockRecord memory) {
        _known(lockId);
        return _record(lockId - FIRST_ID);
    }

    /// @inheritdoc IRabbitLock
    function getTotalLockCount() external view returns (uint256) {
        return _count;
    }

    /// @inheritdoc IRabbitLock
    function allLocks(uint256 cursor, uint256 size) external view returns (LockRecord[] memory records) {
        records = new LockRecord[](_pageLength(_count, cursor, size));
        for (uint256 i; i < records.length; ++i) {
            records[i] = _record(cursor + i);
        }
    }

    /// @inheritdoc IRabbitLock
    function totalLockCountForToken(address token) external view returns (uint256) {
        return _byToken[token].length();
    }

    /// @inheritdoc IRabbitLock
    function getLocksForToken(address token, uint256 cursor, uint256 size) external view returns (LockRecord[] memory) {
        return _page(_byToken[token], cursor, size);
    }

    /// @inheritdoc IRabbitLock
    function totalLockCountForUser(address user) external view returns (uint256) {
        return _liveByUser[user].length();
    }

    /// @inheritdoc IRabbitLock
    function locksForUser(address user, uint256 cursor, uint256 size) external view returns (LockRecord[] memory) {
        return _page(_liveByUser[user], cursor, size);
    }

    /// @inheritdoc IRabbitLock
    function allTokensLockedCount() external view returns (uint256) {
        return _firstOfToken.length();
    }

    /// @inheritdoc IRabbitLock
    function cumulativeLockInfo(address token) public view returns (CumulativeLockInfo memory) {
        TokenTotal storage total = _totals[token];
        uint256 factory = total.factory;
        return CumulativeLockInfo(token, factory != 0, total.amount, _factories[factory]);
    }

    /// @inheritdoc IRabbitLock
    function cumulativeLockInfoPage(uint256 cursor, uint256 size) external view returns (CumulativeLockInfo[] memory page) {
        page = new CumulativeLockInfo[](_pageLength(_firstOfToken.length(), cursor, size));
        for (uint256 i; i < page.length; ++i) {
            page[i] = cumulativeLockInfo(_locks[_firstOfToken.at(cursor + i)].token);
        }
    }

    function _checkDate(uint256 date) private view {
        if (date <= block.timestamp) revert UnlockDateNotInFuture();
        if (date > type(uint40).max) revert DateTooLarge();
    }

    function _checkVesting(Terms memory terms) private view {
        _checkDate(terms.tgeDate);
        if (terms.tgeBps > LockMath.BASIS_POINTS) revert InvalidTgeBps();
        if (terms.cycle == 0 || terms.cycle > type(uint32).max) revert InvalidCycle();
        if (terms.cycleBps == 0 || terms.cycleBps > LockMath.BASIS_POINTS) revert InvalidCycleBps();
    }

    function _checkAmount(uint256 amount) private pure {
        if (amount == 0) revert InvalidAmount();
        if (amount > type(uint128).max) revert AmountTooLarge();
    }

    function _checkDescription(uint256 size) private pure {
        if (size > MAX_DESCRIPTION) revert DescriptionTooLong();
    }

    /// @dev Whether a token is a pair is found out once, on its first lock; a caller who claims LP for anything else is
    /// refused, and `terms.isLp` becomes the truth: a pair that some factory confirms. The event names the factory, but
    /// nothing judges it.
    function _list(Terms memory terms) private {
        address token = terms.token;
        TokenTotal storage total = _totals[token];
        bool claimed = terms.isLp;
        if (total.listed) {
            terms.isLp = total.factory != 0;
        } else {
            if (token.code.length == 0) revert InvalidToken();
            address factory;
            address token0;
            address token1;
            (terms.isLp, factory, token0, token1) = V2Pair.describe(token);
            total.listed = true;
            if (terms.isLp) total.factory = uint64(_numberOf(factory));
            _firstOfToken.push(_count);
            _announce(token, factory, token0, token1);
        }
        if (claimed && !terms.isLp) revert NotLiquidityPair();
    }

    function _numberOf(address factory) private returns (uint256 number) {
        number = _factoryNumbers[factory];
        if (number != 0) return number;
        number = ++_factoryCount;
        _factoryNumbers[factory] = number;
        _factories[number] = factory;
    }

    function _announce(address token, address factory, address token0, address token1) private {
        bool isLp = factory != address(0);
        TokenMeta memory meta0;
        TokenMeta memory meta1;
        if (isLp) (meta0, meta1) = (TokenMetadata.read(token0), TokenMetadata.read(token1));
        emit TokenListed(token, factory, isLp, TokenMetadata.read(token), token0, meta0, token1, meta1);
    }

    function _take(address token, uint256 amount) private {
        ExactTransfer.pull(token, msg.sender, address(this), amount);
        // as said at `TokenTotal`
        unchecked {
            _totals[token].amount += uint160(amount);
        }
    }

    function _takeAndAddAll(
        Terms memory terms,
        address[] calldata owners,
        uint256[] calldata amounts,
        string memory description
    ) private returns (uint256[] memory ids) {
        if (owners.length == 0 || owners.length != amounts.length) revert LengthMismatch();
        uint256 sum;
        for (uint256 i; i < amounts.length; ++i) {
            _checkAmount(amounts[i]);
            sum += amounts[i];
        }
        _take(terms.token, sum);
        ids = new uint256[](owners.length);
        for (uint256 i; i < owners.length; ++i) {
            ids[i] = _add(terms, owners[i], amounts[i], description);
        }
    }

    function _add(Terms memory terms, address owner, uint256 amount, string memory description)
        private
        returns (uint256 id)
    {
        if (owner == address(0)) revert InvalidOwner();
        _checkDescription(bytes(description).length);
        uint256 index = _count++;
        id = FIRST_ID + index;
        Lock storage entry = _locks[index];
        (entry.token, entry.lockDate, entry.tgeDate) = (terms.token, uint40(block.timestamp), uint40(terms.tgeDate));
        (entry.tgeBps, entry.cycleBps, entry.cycle) = (uint16(terms.tgeBps), uint16(terms.cycleBps), uint32(terms.cycle));
        entry.amount = uint128(amount);
        if (bytes(description).length != 0) entry.description = description;
        _addToToken(_byToken[terms.token], index, amount);
        _addToUser(entry, index, owner);
        _emitAdded(terms, id, owner, amount, description);
    }

    /// @dev The first LEADING_LOCKS places of a token's list are for the largest: a new lock takes the place of the one there
    /// that holds least, if that holds less. A leading lock with more than the (LEADING_LOCKS + 1)th part of all that is
    /// locked of the token cannot be the least of so many, so it keeps its place whatever anybody locks.
    function _addToToken(IndexList.List storage list, uint256 index, uint256 amount) private {
        uint256 place = list.push(index);
        if (place < LEADING_LOCKS) return;
        uint256 least = amount;
        uint256 leastPlace = place;
        for (uint256 i; i < LEADING_LOCKS; ++i) {
            Lock storage leading = _locks[list.at(i)];
            uint256 rest = leading.amount - leading.unlocked;
            if (rest < least) (least, leastPlace) = (rest, i);
        }
        if (leastPlace != place) list.swap(leastPlace, place);
    }

    function _emitAdded(Terms memory terms, uint256 id, address owner, uint256 amount, string memory description)
        private
    {
        emit LockAdded(
            id,
            terms.token,
            owner,
            terms.isLp,
            amount,
            block.timestamp,
            terms.tgeDate,
            terms.tgeBps,
            terms.cycle,
            terms.cycleBps,
            description
        );
    }

    function _changeOwner(uint256 lockId, address newOwner) private {
        Lock storage entry = _owned(lockId);
        if (entry.unlocked == entry.amount) revert LockSpent();
        _removeFromUser(entry, msg.sender);
        if (newOwner == address(0)) entry.owner = address(0);
        else _addToUser(entry, lockId - FIRST_ID, newOwner);
        emit LockOwnerChanged(lockId, msg.sender, newOwner);
    }

    function _addToUser(Lock storage entry, uint256 index, address owner) private {
        (entry.owner, entry.userIndex) = (owner, uint32(_liveByUser[owner].push(index)));
    }

    /// @dev The last lock of the list takes the free place.
    function _removeFromUser(Lock storage entry, address owner) private {
        uint256 place = entry.userIndex;
        uint256 moved = _liveByUser[owner].remove(place);
        if (moved != IndexList.NOTHING) _locks[moved].userIndex = uint32(place);
    }

    function _known(uint256 lockId) private view returns (Lock storage) {
        if (lockId < FIRST_ID || lockId - FIRST_ID >= _count) revert UnknownLock();
        return _locks[lockId - FIRST_ID];
    }

    function _owned(uint256 lockId) private view returns (Lock storage entry) {
        unchecked {
            entry = _locks[lockId - FIRST_ID];
        }
        if (entry.owner == msg.sender) return entry;
        _known(lockId);
        revert NotLockOwner();
    }

    function _unlock(uint256 lockId, Lock storage entry, address owner) private {
        (uint256 total, uint256 before) = (entry.amount, entry.unlocked);
        uint256 unlocked = _released(entry, total);
        if (unlocked == before) revert NothingToUnlock();
        uint256 amount = unlocked - before;
        address token = entry.token;
        entry.unlocked = uint128(unlocked);
        // the total holds this lock's rest, so it cannot underflow
        unchecked {
            _totals[token].amount -= uint160(amount);
        }
        if (unlocked == total) _removeFromUser(entry, owner);
        emit LockUnlocked(lockId, token, owner, amount, unlocked, unlocked == total);
        IERC20(token).safeTransfer(owner, amount);
    }

    function _released(Lock storage entry, uint256 amount) private view returns (uint256) {
        return LockMath.released(amount, entry.tgeDate, entry.tgeBps, entry.cycle, entry.cycleBps, block.timestamp);
    }

    function _pageLength(uint256 total, uint256 cursor, uint256 size) private pure returns (uint256) {
        if (cursor >= total) return 0;
        return size < total - cursor ? size : total - cursor;
    }

    function _page(IndexList.List storage list, uint256 cursor, uint256 size) private view returns (LockRecord[] memory records) {
        records = new LockRecord[](_pageLength(list.length(), cursor, size));
        for (uint256 i; i < records.length; ++i) {
            records[i] = _record(list.at(cursor + i));
        }
    }

    function _record(uint256 index) private view returns (LockRecord memory) {
        Lock storage entry = _locks[index];
        return LockRecord(
            FIRST_ID + index,
            entry.token,
            entry.owner,
            entry.amount,
            entry.lockDate,
            entry.tgeDate,
            entry.tgeBps,
            entry.cycle,
            entry.cycleBps,
            entry.unlocked,
            entry.description,
            _factories[_totals[entry.token].factory]
        );
    }
}
