// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Batch token information; a hostile token spoils its own row only
interface ITokensInfo {
    /// @param readable false when the address is no token (then the other fields are empty)
    /// @param token0 and token1 are set when the address is a V2 pair that its own factory confirms
    struct TokenInfo {
        address token;
        bool readable;
        string name;
        string symbol;
        uint8 decimals;
        uint256 totalSupply;
        address owner;
        bool isLpToken;
        address factory;
        address token0;
        address token1;
        uint112 reserve0;
        uint112 reserve1;
    }

    /// @notice One row per address, in their order. Anyone may call; reverts with NotEnoughGas only.
    function getTokenInfo(address[] calldata tokens) external view returns (TokenInfo[] memory);
}

/// @title Batch balances and allowances; the zero address is the native currency, an unreadable token counts as 0
interface IBalancesAndAllowances {
    /// @notice Base units per token, wei for the native currency. Reverts with NotEnoughGas only.
    function getBalances(address account, address[] calldata tokens) external view returns (uint256[] memory);
    /// @notice Base units per token and spender at the same place. Reverts: LengthMismatch, NotEnoughGas.
    function getAllowances(address account, address[] calldata tokens, address[] calldata spenders)
        external
        view
        returns (uint256[] memory);
}

/// @title Proves with one call what is locked of a token or pair
interface ILockProof {
    /// @param supply what the token says of its total supply, base units
    /// @param locked base units that the locker holds for all locks of the token now
    /// @param lockedBps `locked` in 10,000ths of the supply, rounded down
    /// @param wanted the share that the caller named, base units, rounded up
    /// @param counted base units in the locks that the proof looked at
    /// @param until `wanted` is locked at every moment before this one (unix seconds): nobody can withdraw so much earlier. 0 when it
    /// is not locked now, the highest number when it is locked permanently
    /// @param owners the fewest owners whose counted locks together hold `wanted` now, 0 when they do not; the zero address, which
    /// owns what was given up, is one of them
    /// @param factory of the pair, confirmed by it; zero for any other token
    /// @param isExchange whether the settings list that factory: only then is this a proof of liquidity
    /// @param token0 and token1 the pair's sides, zero unless `isExchange`
    /// @param inside0 and `inside1` what `locked` is worth of the pair's reserves now, base units of each side; zero unless
    /// `isExchange`. At most what the pair has of both sides; a contract that a side calls before it moves anything, in the
    /// middle of a withdrawal of liquidity, sees more than is left after it
    struct Proof {
        uint256 supply;
        uint256 locked;
        uint256 lockedBps;
        uint256 wanted;
        uint256 counted;
        uint256 until;
        uint256 owners;
        address factory;
        bool isExchange;
        address token0;
        address token1;
        uint256 inside0;
        uint256 inside1;
    }

    /// @notice What is locked of `token`, and until when at least `wantedBps` (1 to 10,000) of its supply are, by the token's
    /// leading locks. These hold every lock with more than a 16th of what is locked, so whatever a spammer locks neither hides one
    /// of them nor makes the call dearer. Several smaller locks may hold more: `proofOf`. A proof is never too favourable about what
    /// is locked: a token that is not readable, took tokens out of the locker or says less of its supply than is locked proves
    /// nothing, all is zero. Reverts with InvalidShare, NotEnoughGas.
    function proof(address token, uint256 wantedBps) external view returns (Proof memory);

    /// @notice As `proof`, by the locks that the caller names instead (ids in ascending order), at a price that grows with their
    /// number. Reverts also with UnorderedIds, OtherToken, UnknownLock.
    function proofOf(address token, uint256 wantedBps, uint256[] calldata lockIds) external view returns (Proof memory);
}
