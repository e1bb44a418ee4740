// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenMeta} from "./TokenMeta.sol";

/// @title RabbitPositionLock: locks of V3 liquidity positions, whose fees can be collected all the while
/// @notice No owner, no pause, no upgrade, no fee, no call of a caller's choice. A lock's ids start at 1.
interface IRabbitPositionLock {
    /// @notice What is agreed at the lock. `unlockDate` in unix seconds. `feeReceiver` gets all fees of the position,
    /// also when the lock changes owners, and never changes itself; zero leaves them to the lock's owner.
    struct Terms {
        address owner;
        address feeReceiver;
        uint256 unlockDate;
        string description;
    }

    /// @notice What a position is: its pool, fee in hundredths of a basis point, range in ticks, and liquidity.
    struct Position {
        address pool;
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
    }

    /// @notice A lock. `liquidity` is what the position had when it was locked; `owner` is zero for one that was renounced,
    /// `offeredTo` is zero where no offer is open.
    struct PositionLock {
        uint256 id;
        address manager;
        uint256 tokenId;
        address owner;
        address offeredTo;
        address feeReceiver;
        uint128 liquidity;
        uint256 lockDate;
        uint256 unlockDate;
        bool isUnlocked;
        string description;
    }

    /// @notice `meta0` and `meta1` are what the tokens say of themselves at that moment.
    event PositionLocked(
        uint256 indexed id,
        address indexed owner,
        address indexed pool,
        address manager,
        uint256 tokenId,
        Position position,
        TokenMeta meta0,
        TokenMeta meta1,
        Terms terms
    );
    /// @notice `amount0` and `amount1` are what the pool paid to `receiver`, before a fee of the token's own.
    event FeesCollected(uint256 indexed id, address indexed receiver, uint256 amount0, uint256 amount1);
    event UnlockDateMoved(uint256 indexed id, uint256 unlockDate);
    event PositionLockDescribed(uint256 indexed id, string description);
    /// @notice Zero takes an offer back, which moving the date does, too.
    event PositionLockOffered(uint256 indexed id, address indexed to);
    /// @notice `to` is zero for a lock that was given up; `feeReceiver` is the one from now on.
    event PositionLockOwnerChanged(uint256 indexed id, address indexed from, address indexed to, address feeReceiver);
    /// @notice The position left the lock with whatever liquidity and fees it has.
    event PositionUnlocked(uint256 indexed id, address indexed owner);

    /// @notice Locks position `tokenId` of `manager`, which the caller owns and has approved. The same happens, with one
    /// transaction and no approval, when a position is sent by `safeTransferFrom` with `abi.encode(terms)` as its data. Reverts
    /// with UnknownManager, InvalidOwner where the lock or its fees would be nobody's or this contract's,
    /// UnlockDateNotInFuture, DateTooLarge, DescriptionTooLong above 256 bytes, EmptyPosition for one without liquidity, and
    /// where the manager refuses the transfer.
    function lock(address manager, uint256 tokenId, Terms calldata terms) external returns (uint256 id);

    /// @notice A manager calls it for a position that is sent here; `data` are the terms. Reverts as `lock` does, and where
    /// `data` are no terms.
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bytes4);

    /// @notice Sends the fees that the position has earned to whom they belong; for anybody. Where one of the two tokens is
    /// refused, the other is paid. Reverts with UnknownLock, LockSpent, NothingToCollect, and with the manager's reason where
    /// nothing could be paid.
    function collect(uint256 id) external returns (uint256 amount0, uint256 amount1);

    /// @notice The owner takes the position back, from the unlock date on. Where the fees belong to somebody else they are paid
    /// first, each token alone where both together are refused; what is refused even so leaves with the position. Reverts
    /// with UnknownLock, NotLockOwner, LockSpent, NothingToUnlock before the date, NotEnoughGas where the payment could fail for
    /// that, Reentered from within a call of the pool.
    function unlock(uint256 id) external;

    /// @notice The owner moves the date later; an open offer ends, since it was one of the earlier date. Reverts with
    /// UnknownLock, NotLockOwner, LockSpent, DateNotLater, UnlockDateNotInFuture, DateTooLarge.
    function moveUnlockDate(uint256 id, uint256 unlockDate) external;

    /// @notice The owner changes the text. Reverts with DescriptionTooLong, UnknownLock, NotLockOwner, LockSpent.
    function describe(uint256 id, string calldata description) external;

    /// @notice The owner offers the lock to an account, which has to accept; zero takes the offer back. Reverts with
    /// UnknownLock, NotLockOwner, LockSpent.
    function offer(uint256 id, address to) external;

    /// @notice The account to which the lock was offered becomes its owner. Reverts with UnknownLock, NotOffered.
    function accept(uint256 id) external;

    /// @notice The owner gives the lock up for good: the position stays locked. Its fees go to the fee receiver, or where there
    /// is no other to the owner who gave it up. Reverts with UnknownLock, NotLockOwner, LockSpent.
    function renounce(uint256 id) external;

    /// @notice Reverts with UnknownLock.
    function getLock(uint256 id) external view returns (PositionLock memory);
    /// @notice What the locked position is now. Reverts with UnknownLock.
    function position(uint256 id) external view returns (Position memory);
    /// @notice Locks so far, unlocked ones included: their ids are 1 to this.
    function lockCount() external view returns (uint256);
    /// @notice A page of all locks in the order of their ids; empty beyond the end.
    function locks(uint256 cursor, uint256 size) external view returns (PositionLock[] memory);
    /// @notice Locks that `account` owns now and whose positions are still here.
    function lockCountOf(address account) external view returns (uint256);
    /// @notice A page of them in no particular order; empty beyond the end.
    function locksOf(address account, uint256 cursor, uint256 size) external view returns (PositionLock[] memory);
    /// @notice The position managers whose positions can be locked, fixed at the deployment.
    function managers() external view returns (address[] memory);
}
