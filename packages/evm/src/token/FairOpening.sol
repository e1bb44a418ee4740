// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IFairOpening} from "../interfaces/IFairOpening.sol";
import {IRabAntiBot} from "../interfaces/IRabAntiBot.sol";
import {IV2Factory, IV2Pair} from "../libraries/V2Pair.sol";

/// @title The registry's openings: how far buys may raise the price in the blocks after a listing
/// @notice Wallets cost nothing, so that no limit is per wallet. The price is limited: in the first twenty blocks nobody's coins
/// buy more than 1.2 times the tokens that they buy for anybody else, as long as nobody sells below the listing's price.
/// Nothing is counted that somebody could use up but by buying, and what is sold makes room again.
abstract contract FairOpening is IFairOpening {
    uint256 public constant MIN_OPENING_BLOCKS = 20;
    uint256 public constant MAX_OPENING_BLOCKS = 500;
    /// @notice Seconds after which an opening is over, however few blocks the chain has made.
    uint256 public constant MAX_OPENING_TIME = 2 hours;

    /// @dev Per mille of the listing's price that buys may raise it to: in the first block, and more with each further one.
    uint256 private constant FIRST_PRICE = 1005;
    uint256 private constant PRICE_STEP = 10;
    uint256 private constant PER_MILLE = 1000;

    /// @dev Each word has something from the arming on, so that no transfer pays for a fresh one. `tokens` and `base` are the
    /// listing's price; what is `seen` are the pair's reserves and its supply when tokens last entered or left it, as they were
    /// before.
    struct State {
        address pair;
        uint40 start;
        uint40 until;
        uint16 blocks;
        address lister;
        uint112 tokens;
        uint112 base;
        Side side;
        uint112 seenTokens;
        uint112 seenBase;
        bool isArmed;
        uint112 seenShares;
        bool isArmedToo;
    }

    enum Side {
        NONE,
        TOKEN_IS_0,
        TOKEN_IS_1
    }

    struct Pool {
        uint256 tokens;
        uint256 base;
        uint256 shares;
    }

    mapping(address token => State) private _openings;

    /// @inheritdoc IFairOpening
    function openingOf(address token) external view returns (Opening memory) {
        State storage s = _openings[token];
        return Opening(s.pair, s.lister, s.blocks, s.start, s.until, s.tokens, s.base);
    }

    /// @inheritdoc IFairOpening
    function roomOf(address token) external view returns (uint256) {
        State storage s = _openings[token];
        if (!_isRunning(s)) return type(uint256).max;
        return _room(s, _poolOf(s), IERC20(token).balanceOf(s.pair));
    }

    function _arm(address exchange, address token, address base, address lister, uint256 blocks)
        internal
        returns (address pair)
    {
        if (blocks < MIN_OPENING_BLOCKS || blocks > MAX_OPENING_BLOCKS) revert BlocksOutOfRange();
        pair = IV2Factory(exchange).getPair(token, base);
        if (pair == address(0)) pair = IV2Factory(exchange).createPair(token, base);
        if (lister == address(0) || lister == pair) revert InvalidLister();
        Side side = token < base ? Side.TOKEN_IS_0 : Side.TOKEN_IS_1;
        _openings[token] = State(pair, 0, 0, uint16(blocks), lister, 0, 0, side, 0, 0, true, 0, true);
        emit OpeningArmed(token, pair, lister, blocks);
    }

    function _isArmed(address token) internal view returns (bool) {
        return _openings[token].pair != address(0);
    }

    function _hasStarted(address token) internal view returns (bool) {
        return _openings[token].start != 0;
    }

    function _isOpening(address token) internal view returns (bool) {
        return _isRunning(_openings[token]);
    }

    /// @dev As a token's `onTransfer`: notes what enters the pair, judges what leaves it.
    function _opened(address token, address from, address to, uint256 amount) internal returns (IRabAntiBot.Answer answer) {
        State storage s = _openings[token];
        address pair = s.pair;
        if (pair == address(0) || (from != pair && to != pair)) return IRabAntiBot.Answer.ALLOWED;
        if (from == pair) {
            if (_isFree(s, to)) return IRabAntiBot.Answer.ALLOWED;
        } else {
            // anybody can send nothing on behalf of the lister
            if (amount == 0) return IRabAntiBot.Answer.ALLOWED;
            if (s.start == 0 && from == s.lister) _start(s, token, pair);
            if (!_isRunning(s)) return IRabAntiBot.Answer.ALLOWED;
        }
        Pool memory p = _poolOf(s);
        if (from == pair) answer = _judge(s, p, token, amount);
        if (s.base == 0 && p.tokens != 0 && from != s.lister) (s.tokens, s.base) = (uint112(p.tokens), uint112(p.base));
        (s.seenTokens, s.seenBase, s.seenShares) = (uint112(p.tokens), uint112(p.base), uint112(p.shares));
    }

    /// @dev What `_opened` would answer.
    function _checked(address token, address from, address to, uint256 amount) internal view returns (IRabAntiBot.Answer) {
        State storage s = _openings[token];
        if (s.pair == address(0) || from != s.pair || _isFree(s, to)) return IRabAntiBot.Answer.ALLOWED;
        return _judge(s, _poolOf(s), token, amount);
    }

    /// @dev Until somebody else has traded, the lister is listing: a disturbed pair gives him what was donated, and what he
    /// buys to bring it to the price.
    function _isFree(State storage s, address to) private view returns (bool) {
        return !_isRunning(s) || (s.base == 0 && to == s.lister);
    }

    function _start(State storage s, address token, address pair) private {
        uint256 until = block.timestamp + MAX_OPENING_TIME;
        (s.start, s.until) = (uint40(block.number), uint40(until));
        emit OpeningStarted(token, pair, block.number + s.blocks, until);
    }

    function _isRunning(State storage s) private view returns (bool) {
        uint256 start = s.start;
        return start != 0 && block.number < start + s.blocks && block.timestamp < s.until;
    }

    /// @dev The pair's reserves, which are those before the call that asks.
    function _poolOf(State storage s) private view returns (Pool memory p) {
        IV2Pair pair = IV2Pair(s.pair);
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        (p.tokens, p.base) = s.side == Side.TOKEN_IS_0 ? (reserve0, reserve1) : (reserve1, reserve0);
        p.shares = pair.totalSupply();
    }

    function _judge(State storage s, Pool memory p, address token, uint256 amount) private view returns (IRabAntiBot.Answer) {
        uint256 balance = IERC20(token).balanceOf(s.pair);
        uint256 room = _room(s, p, balance);
        if (amount <= room || _isRemoval(s, p, balance, amount)) return IRabAntiBot.Answer.ALLOWED;
        return room == 0 ? IRabAntiBot.Answer.TOO_SOON : IRabAntiBot.Answer.TOO_LARGE;
    }

    /// @dev What of `balance` may leave: what is not in the reserves is nobody's, and of the reserves what leaves a price, by
    /// their product, within the bound.
    function _room(State storage s, Pool memory p, uint256 balance) private view returns (uint256) {
        uint256 perMille = FIRST_PRICE + PRICE_STEP * (block.number - s.start);
        (uint256 tokens, uint256 base) = s.base == 0 ? (p.tokens, p.base) : (uint256(s.tokens), uint256(s.base));
        (uint256 up, uint256 down) = (tokens * PER_MILLE, base * perMille);
        uint256 least = p.tokens;
        // else the price is above the bound already
        if (p.base * up < down * least) {
            least = Math.sqrt(Math.mulDiv(p.tokens * p.base, up, down, Math.Rounding.Ceil), Math.Rounding.Ceil);
        }
        return Math.saturatingSub(balance, least);
    }

    /// @dev A pair burns shares before it pays for them, and burns none for a buy. `most` is what it had before: what was last
    /// seen, or with liquidity added since, in the measure in which both reserves grew. What was given to both without shares
    /// makes it more, for one call, than there was. A quarter is for shares that the exchange made for itself meanwhile.
    function _isRemoval(State storage s, Pool memory p, uint256 balance, uint256 amount) private view returns (bool) {
        uint256 most = s.seenShares;
        if (most == 0) {
            // the first shares of all
            most = Math.sqrt(p.tokens * p.base);
        } else {
            uint256 grown = Math.min((most * p.tokens) / s.seenTokens, (most * p.base) / s.seenBase);
            most = Math.max(most, grown);
        }
        if (most <= p.shares) return false;
        uint256 share = Math.mulDiv(balance, most - p.shares, most);
        return amount <= share + share / 4;
    }
}
