// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IFairOpening} from "../interfaces/IFairOpening.sol";
import {IRabAntiBot} from "../interfaces/IRabAntiBot.sol";
import {V2Pair} from "../libraries/V2Pair.sol";
import {FairOpening} from "./FairOpening.sol";

/// @title The anti-bot registry: no owner, no settings
/// @notice Only transfers out of the one named pair are ever limited, so that nobody is kept from selling. The pair
/// cannot distinguish a buy from liquidity taken out: that too is bounded by `maxBuy` a call until the protection ends, but
/// not by an opening.
contract RabAntiBot is IRabAntiBot, FairOpening {
    uint256 public constant MAX_DURATION = 1 days;
    uint256 public constant MAX_BLOCKS = 20;
    /// @notice The least `maxBuy`, in parts of 1,000 of the supply.
    uint256 public constant LEAST_MAX_BUY_PER_MILLE = 1;

    /// @notice The exchange whose pairs can be named.
    address public immutable EXCHANGE;

    mapping(address token => Protection) private _protections;
    mapping(address token => mapping(address account => uint256)) private _lastBuy;

    constructor(address exchange) {
        EXCHANGE = exchange;
    }

    /// @inheritdoc IRabAntiBot
    function protect(address token, address pair, uint256 duration, uint256 maxBuy, uint256 blocksBetweenBuys)
        external
    {
        if (Ownable(token).owner() != msg.sender) revert NotTokenOwner();
        if (_protections[token].until != 0 || _isArmed(token)) revert AlreadyProtected();
        if (duration == 0 || duration > MAX_DURATION) revert DurationOutOfRange();
        if (blocksBetweenBuys > MAX_BLOCKS) revert WaitTooLong();
        uint256 least = leastMaxBuy(token);
        if (maxBuy < least) revert MaxBuyTooSmall(least);
        (, address factory, address token0, address token1) = V2Pair.describe(pair);
        // a pair of another exchange could be any contract that calls itself so
        if (factory != EXCHANGE || (token0 != token && token1 != token)) revert NotAPairOfToken();
        uint256 until = block.timestamp + duration;
        _protections[token] =
            Protection(pair, uint40(block.timestamp), uint40(until), uint16(blocksBetweenBuys), maxBuy);
        emit ProtectionStarted(token, pair, until, maxBuy, blocksBetweenBuys);
    }

    /// @inheritdoc IFairOpening
    function arm(address token, address base, address lister, uint256 blocks) external returns (address pair) {
        if (Ownable(token).owner() != msg.sender) revert NotTokenOwner();
        if (_protections[token].until != 0 || _hasStarted(token)) revert AlreadyProtected();
        return _arm(EXCHANGE, token, base, lister, blocks);
    }

    /// @inheritdoc IRabAntiBot
    function onTransfer(address from, address to, uint256 amount) external returns (Answer answer) {
        Protection storage p = _protections[msg.sender];
        if (p.pair == address(0)) return _opened(msg.sender, from, to, amount);
        if (!_isBuy(p, from)) return Answer.ALLOWED;
        answer = _judge(p, msg.sender, to, amount);
        if (answer == Answer.ALLOWED && p.blocksBetweenBuys != 0) _lastBuy[msg.sender][to] = block.number;
    }

    /// @inheritdoc IRabAntiBot
    function check(address token, address from, address to, uint256 amount) external view returns (Answer) {
        Protection storage p = _protections[token];
        if (p.pair == address(0)) return _checked(token, from, to, amount);
        return _isBuy(p, from) ? _judge(p, token, to, amount) : Answer.ALLOWED;
    }

    /// @inheritdoc IRabAntiBot
    function protectionOf(address token) external view returns (Protection memory) {
        return _protections[token];
    }

    /// @inheritdoc IRabAntiBot
    function isActive(address token) public view returns (bool) {
        return block.timestamp < _protections[token].until || _isOpening(token);
    }

    /// @inheritdoc IRabAntiBot
    function nextBuyBlock(address token, address account) external view returns (uint256) {
        uint256 next = _nextBuyBlock(_protections[token], token, account);
        return isActive(token) && block.number < next ? next : 0;
    }

    /// @inheritdoc IRabAntiBot
    function leastMaxBuy(address token) public view returns (uint256) {
        return Math.ceilDiv(IERC20(token).totalSupply(), 1_000) * LEAST_MAX_BUY_PER_MILLE;
    }

    function _isBuy(Protection storage p, address from) private view returns (bool) {
        return from == p.pair && block.timestamp < p.until;
    }

    function _judge(Protection storage p, address token, address to, uint256 amount) private view returns (Answer) {
        if (amount > p.maxBuy) return Answer.TOO_LARGE;
        return block.number < _nextBuyBlock(p, token, to) ? Answer.TOO_SOON : Answer.ALLOWED;
    }

    function _nextBuyBlock(Protection storage p, address token, address account) private view returns (uint256) {
        uint256 last = _lastBuy[token][account];
        return last == 0 ? 0 : last + p.blocksBetweenBuys;
    }
}
