// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title A protection that begins in the transaction that lists a token, weakens block by block and then ends (RGT-04)
/// @notice While it runs, all buys together can raise the pair's price above the listing's by at most half a percent in the
/// first block and one percent more with each further block, however many wallets buy. Nothing else is ever refused: neither
/// selling nor sending, neither adding nor removing liquidity, nor any step of the listing.
interface IFairOpening {
    /// @param pair the tokens that leave it are limited; zero when the token was never armed
    /// @param lister whose first tokens into the pair start the opening: a sale, or the account that adds liquidity
    /// @param blocks how many blocks it lasts
    /// @param start block of the listing; 0 while the token is armed only
    /// @param until second from which on nothing is limited any more, wherever the chain is by then
    /// @param tokens the pair's tokens at the listing's price, base units; 0 until somebody trades
    /// @param base the pair's other side at the listing's price, base units; 0 until somebody trades
    struct Opening {
        address pair;
        address lister;
        uint256 blocks;
        uint256 start;
        uint256 until;
        uint256 tokens;
        uint256 base;
    }

    event OpeningArmed(address indexed token, address indexed pair, address indexed lister, uint256 blocks);
    event OpeningStarted(address indexed token, address indexed pair, uint256 endBlock, uint256 until);

    error BlocksOutOfRange();
    error InvalidLister();

    /// @notice Has the opening of the caller's token begin as soon as `lister` sends tokens into the exchange's pair of it and
    /// `base`; creates that pair if it does not exist. For `token`'s `owner()`, who can arm again until it begins, and never
    /// after that or after `protect`. Reverts with NotTokenOwner, AlreadyProtected, BlocksOutOfRange and InvalidLister.
    /// @param lister a sale, or the account whose tokens a router takes; nobody else can start it
    /// @param blocks MIN_OPENING_BLOCKS to MAX_OPENING_BLOCKS
    function arm(address token, address base, address lister, uint256 blocks) external returns (address pair);

    /// @notice The opening of `token`, also after it has ended; all zero when it was never armed.
    function openingOf(address token) external view returns (Opening memory);

    /// @notice Base units of `token` that buys can take out of its pair now, together; the largest number when nothing limits
    /// them. What is sold makes room again.
    function roomOf(address token) external view returns (uint256);
}
