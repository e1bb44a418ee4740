// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Limits buys of a token for a short time after its listing; nobody can extend or change a protection
interface IRabAntiBot {
    /// @notice What the registry answers a token that asks about a transfer.
    enum Answer {
        ALLOWED,
        TOO_LARGE,
        TOO_SOON
    }

    /// @param pair transfers out of it are buys; zero when the token was never protected
    /// @param since second at which it was switched on
    /// @param until second from which on nothing is limited any more
    /// @param blocksBetweenBuys blocks that an account waits after a buy; 0 for no waiting
    /// @param maxBuy largest amount per buy, in base units
    struct Protection {
        address pair;
        uint40 since;
        uint40 until;
        uint16 blocksBetweenBuys;
        uint256 maxBuy;
    }

    event ProtectionStarted(
        address indexed token, address indexed pair, uint256 until, uint256 maxBuy, uint256 blocksBetweenBuys
    );

    error NotTokenOwner();
    error AlreadyProtected();
    error DurationOutOfRange();
    error WaitTooLong();
    error MaxBuyTooSmall(uint256 least);
    error NotAPairOfToken();

    /// @notice Protects the caller's token, once and never again, and not where an opening is armed. For `token`'s `owner()`.
    /// Reverts with NotTokenOwner, AlreadyProtected, DurationOutOfRange, WaitTooLong, MaxBuyTooSmall, and NotAPairOfToken
    /// unless `pair` is one of the exchange's pairs of this token. A sale that lists on a pair which is protected already may
    /// have to wait until the protection is over: taking what somebody has put into the pair counts as one buy or two. An
    /// account waits after any amount that it receives from the pair, even after a unit that somebody bought for it:
    /// `blocksBetweenBuys` delays such an account for as long as somebody pays for that.
    /// @param duration seconds, 1 to MAX_DURATION
    /// @param maxBuy base units, at least `leastMaxBuy(token)`
    /// @param blocksBetweenBuys at most MAX_BLOCKS; 0 for no waiting
    function protect(address token, address pair, uint256 duration, uint256 maxBuy, uint256 blocksBetweenBuys) external;

    /// @notice A token asks about each of its transfers, as itself, before it moves anything. Never reverts by rule:
    /// a refusal is an answer. Remembers the block of an allowed buy.
    function onTransfer(address from, address to, uint256 amount) external returns (Answer);

    /// @notice What `onTransfer` would answer `token` now.
    function check(address token, address from, address to, uint256 amount) external view returns (Answer);

    /// @notice The protection of `token`, also after it has ended; all zero for a token that never had one, and for an opening.
    function protectionOf(address token) external view returns (Protection memory);

    /// @notice Whether buys of `token` are limited now, by a protection or an opening.
    function isActive(address token) external view returns (bool);

    /// @notice First block in which `account` may buy `token` again; 0 when it may at once.
    function nextBuyBlock(address token, address account) external view returns (uint256);

    /// @notice Smallest `maxBuy` that `token` may have, in base units.
    function leastMaxBuy(address token) external view returns (uint256);
}
