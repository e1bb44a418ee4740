// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Permit} from "./Permit.sol";
import {TokenMeta} from "./TokenMeta.sol";

/// @title RabbitLock: locks of ERC-20 and V2 liquidity tokens, whole or vesting
/// @notice No owner, no pause, no upgrade, no fee. Ids start at 1,000,000.
interface IRabbitLock {
    /// @notice One lock. Amounts in base units of the token, dates in unix seconds, cycle in seconds, bps of 10,000.
    /// A plain lock has tgeDate = unlock date and tgeBps = cycle = cycleBps = 0. `factory` is that of a pair, zero for any
    /// other token: anybody can write a factory, so only one that the reader knows makes a lock a lock of liquidity.
    struct LockRecord {
        uint256 id;
        address token;
        address owner;
        uint256 amount;
        uint256 lockDate;
        uint256 tgeDate;
        uint256 tgeBps;
        uint256 cycle;
        uint256 cycleBps;
        uint256 unlockedAmount;
        string description;
        address factory;
    }

    /// @notice Everything locked of one token now; `factory` as in LockRecord.
    struct CumulativeLockInfo {
        address token;
        bool isLp;
        uint256 amount;
        address factory;
    }

    /// @notice First lock of a token: its self-description and, for a V2 pair that its own `factory` confirms, that of its two
    /// sides. Anybody can write a factory: whether it is an exchange is for the reader to know.
    event TokenListed(
        address indexed token,
        address indexed factory,
        bool isLp,
        TokenMeta meta,
        address token0,
        TokenMeta meta0,
        address token1,
        TokenMeta meta1
    );
    event LockAdded(
        uint256 indexed id,
        address indexed token,
        address indexed owner,
        bool isLp,
        uint256 amount,
        uint256 lockDate,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string description
    );
    /// @notice The whole state after an edit.
    event LockUpdated(uint256 indexed id, address indexed token, address indexed owner, uint256 amount, uint256 tgeDate);
    event LockDescriptionChanged(uint256 indexed id, string description);
    /// @notice The only event of an unlock: `amount` left now, `unlockedAmount` in total, `isFinal` when nothing remains.
    event LockUnlocked(
        uint256 indexed id, address indexed token, address indexed owner, uint256 amount, uint256 unlockedAmount, bool isFinal
    );
    /// @notice `newOwner` is the zero address after a renounce.
    event LockOwnerChanged(uint256 indexed id, address indexed previousOwner, address indexed newOwner);

    /// @notice Locks `amount` base units of the caller's tokens for `owner` until `unlockDate` (unix seconds); for anybody
    /// who has approved them. Reverts with UnlockDateNotInFuture, DateTooLarge, InvalidToken, NotLiquidityPair when `isLp`
    /// is claimed wrongly, InvalidAmount, AmountTooLarge from 2^128 on, InexactTransfer for a token with a fee, InvalidOwner,
    /// DescriptionTooLong above 256 bytes.
    function lock(address owner, address token, bool isLp, uint256 amount, uint256 unlockDate, string calldata description)
        external
        returns (uint256 id);

    /// @notice As `lock`, released in parts: `tgeBps` at `tgeDate`, `cycleBps` (of 10,000) every `cycle` seconds after it.
    /// Reverts also with InvalidTgeBps above 10,000, InvalidCycle and InvalidCycleBps for zero or too much.
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
    ) external returns (uint256 id);

    /// @notice As `lock`, for a caller who signed a permit for `amount` instead of approving. A permit that the token refuses
    /// stops nothing while the allowance suffices: anybody may have handed the same signature in before.
    function lockWithPermit(
        address owner,
        address token,
        bool isLp,
        uint256 amount,
        uint256 unlockDate,
        string calldata description,
        Permit calldata permit
    ) external returns (uint256 id);

    /// @notice As `vestingLock`, with a permit as `lockWithPermit` takes it.
    function vestingLockWithPermit(
        address owner,
        address token,
        bool isLp,
        uint256 amount,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string calldata description,
        Permit calldata permit
    ) external returns (uint256 id);

    /// @notice As `vestingLock` for several owners on the same terms; pulls exactly the sum of `amounts`. Reverts also with
    /// LengthMismatch; one bad owner or amount reverts all.
    function multipleVestingLock(
        address[] calldata owners,
        uint256[] calldata amounts,
        address token,
        bool isLp,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string calldata description
    ) external returns (uint256[] memory ids);

    /// @notice Sends the owner, who calls, everything released and not yet withdrawn. Reverts with UnknownLock, NotLockOwner,
    /// NothingToUnlock.
    function unlock(uint256 lockId) external;
    /// @notice As `unlock`, sent to the owner; for anybody once an owner has withdrawn from this lock, which can then no
    /// longer be postponed. Reverts with UnknownLock, ChoiceOpen before that, InvalidOwner for a renounced lock,
    /// NothingToUnlock.
    function unlockFor(uint256 lockId) external;
    /// @notice `unlockFor` each of `lockIds`, for anybody; what is refused is passed over and changes nothing. Reverts with
    /// NothingToUnlock where nothing was sent, and with NotEnoughGas where less than 210,000 is left for the next lock.
    /// @return sent locks whose owners were paid
    function unlockForMany(uint256[] calldata lockIds) external returns (uint256 sent);
    /// @notice The owner raises the amount (paying the difference) or moves the date later; zero leaves either. Reverts with
    /// UnknownLock, NotLockOwner, AlreadyWithdrawn, DateNotLater, UnlockDateNotInFuture, DateTooLarge, AmountNotIncreased,
    /// AmountTooLarge, InexactTransfer.
    function editLock(uint256 lockId, uint256 newAmount, uint256 newUnlockDate) external;
    /// @notice The owner changes the text. Reverts with DescriptionTooLong above 256 bytes, UnknownLock, NotLockOwner.
    function editLockDescription(uint256 lockId, string calldata description) external;
    /// @notice The owner passes the lock on. Reverts with InvalidOwner for zero, UnknownLock, NotLockOwner, LockSpent.
    function transferLockOwnership(uint256 lockId, address newOwner) external;
    /// @notice The owner gives the lock up permanently: nobody can withdraw it afterwards. Reverts with UnknownLock,
    /// NotLockOwner, LockSpent.
    function renounceLockOwnership(uint256 lockId) external;

    /// @notice Base units that the owner could unlock now. Reverts with UnknownLock.
    function withdrawableTokens(uint256 lockId) external view returns (uint256);
    /// @notice Reverts with UnknownLock.
    function getLockById(uint256 lockId) external view returns (LockRecord memory);
    /// @notice Live and spent locks of all tokens.
    function getTotalLockCount() external view returns (uint256);
    /// @notice A page of all locks in the order of their ids; empty beyond the end.
    function allLocks(uint256 cursor, uint256 size) external view returns (LockRecord[] memory);
    /// @notice Live and spent locks of one token.
    function totalLockCountForToken(address token) external view returns (uint256);
    /// @notice How many places at the start of a token's list belong to its largest locks.
    function LEADING_LOCKS() external view returns (uint256);
    /// @notice A page of a token's locks; empty beyond the end. The first LEADING_LOCKS hold every lock that since its creation
    /// has held more than the (LEADING_LOCKS + 1)th part of what is locked of the token, whatever else is locked; what is
    /// added to a lock later does not move it.
    function getLocksForToken(address token, uint256 cursor, uint256 size) external view returns (LockRecord[] memory);
    /// @notice Live locks that `user` owns now.
    function totalLockCountForUser(address user) external view returns (uint256);
    /// @notice A page of a user's live locks in no particular order; empty beyond the end.
    function locksForUser(address user, uint256 cursor, uint256 size) external view returns (LockRecord[] memory);
    /// @notice Tokens that were ever locked; the total of one may be 0 by now.
    function allTokensLockedCount() external view returns (uint256);
    /// @notice What is locked of a token now; zero for one that never was.
    function cumulativeLockInfo(address token) external view returns (CumulativeLockInfo memory);
    /// @notice A page over the tokens in the order of their first locks; empty beyond the end.
    function cumulativeLockInfoPage(uint256 cursor, uint256 size) external view returns (CumulativeLockInfo[] memory);
}
