// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Stakes a token for voting power; unstaked tokens wait a fixed time
interface IStakedToken {
    /// @param amount underlying, in base units
    /// @param unlockTime second from which on it can be claimed
    struct Request {
        uint208 amount;
        uint48 unlockTime;
    }

    event Staked(address indexed account, uint256 amount);
    event UnstakeRequested(address indexed account, uint256 amount, uint256 unlockTime);
    event UnlockedClaimed(address indexed account, uint256 amount);

    error ZeroAmount();
    error NothingUnlocked();
    error NotTransferable();
    error UnderlyingNotAContract();
    error WaitingTimeTooLong();
    error InexactPayout(uint256 expected, uint256 paid);

    /// @notice Takes `amount` base units of the underlying token from the caller, who has approved them, and mints as
    /// much voting power; it counts once the caller delegates (also to oneself). Anyone may call. Reverts with
    /// ZeroAmount, with InexactTransfer when another amount arrives, and with Reentered.
    function stake(uint256 amount) external;

    /// @notice Burns `amount` of the caller's voting power at once and starts the waiting time of as many tokens.
    /// Reverts with ZeroAmount and with ERC20InsufficientBalance above the stake.
    function unstake(uint256 amount) external;

    /// @notice Pays the caller what has waited long enough, at most MAX_PER_CLAIM requests, oldest first; call again
    /// for more. Reverts with NothingUnlocked, and with InexactPayout or the token's error when the token misbehaves.
    /// @return amount paid, in base units
    function claimUnlocked() external returns (uint256 amount);

    /// @notice What `claimUnlocked` would pay `account` now, in base units.
    function unlockedOf(address account) external view returns (uint256);

    /// @notice How many requests of `account` are not paid yet.
    function requestCount(address account) external view returns (uint256);

    /// @notice A page of the unpaid requests of `account`, oldest first; empty past the end.
    function requestsOf(address account, uint256 start, uint256 count) external view returns (Request[] memory);

    /// @notice Unstaked and not yet paid out, of all accounts together, in base units.
    function totalWaiting() external view returns (uint256);
}
