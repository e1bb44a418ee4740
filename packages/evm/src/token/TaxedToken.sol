// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IV2Factory, IV2Pair} from "../libraries/V2Pair.sol";
import {ReentrancyLock} from "../libraries/ReentrancyLock.sol";
import {ClonedToken} from "./ClonedToken.sol";

interface IV2Router {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

interface IV2Oracle {
    function price0CumulativeLast() external view returns (uint256);
    function price1CumulativeLast() external view returns (uint256);
}

/// @notice Fees of every transfer in percent; together at most 25.
struct Fees {
    uint8 holders;
    uint8 liquidity;
    uint8 marketing;
}

/// @title A token of fixed supply with fees that can only fall; a transfer never calls another contract (FAC-04)
/// @notice Fees for liquidity wait here until anyone calls `processFees`, which is no part of any transfer. What it can
/// lose is bounded: it trades only while the pool's price is within 1 % of its average over at least 5 minutes (which
/// a trade in the same block cannot move) and at most 0.2 % of the pool a block. Moving the pool by a share `a` of at
/// most 0.5 % around it gains at most about 0.4 % of what was moved and costs 0.5 to 0.6 % of that in pool fees.
abstract contract TaxedToken is ClonedToken, ReentrancyLock {
    /// @notice The pool's price was recorded; nothing was traded.
    event PriceObserved();
    event FeesLowered(uint8 holders, uint8 liquidity, uint8 marketing);
    event LiquidityAdded(uint256 tokens, uint256 native, uint256 liquidity);

    error NoPair();
    error AlreadyProcessed();
    error NothingToProcess();
    error PoolMoved();
    error FeeRaised();
    error OnlyRouter();

    /// @notice Seconds over which the average price is taken at least.
    uint256 public constant WINDOW = 5 minutes;
    /// @notice Most that one call trades, in parts of 10,000 of the pool's reserve.
    uint256 public constant MOST_OF_RESERVE = 20;
    /// @notice Farthest that the price may be from its average, in percent.
    uint256 public constant MOST_DEVIATION = 1;
    /// @dev Liquidity made from fees belongs to nobody.
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    IV2Router public immutable ROUTER;
    address private immutable EXCHANGE;
    address private immutable WRAPPED;

    /// @notice The pair with the wrapped native currency, known before it exists.
    address public pair;
    /// @notice The fees now.
    Fees public fees;
    /// @notice Who receives the marketing fee, in this token.
    address public marketingWallet;

    /// @notice Tokens collected for liquidity and not processed yet, in base units.
    uint256 public pendingLiquidity;
    /// @notice Block of the last trade of `processFees`.
    uint256 public lastProcessed;
    /// @notice Native currency left over when liquidity was added; the next call adds it.
    uint256 public pendingNative;
    uint256 private _cumulative;
    uint224 private _average;
    uint32 private _observed;

    uint256 private _supply;
    /// @dev Of the accounts whose balances are plain amounts.
    mapping(address account => uint256) internal _plain;

    constructor(IV2Router router) {
        (ROUTER, EXCHANGE, WRAPPED) = (router, router.factory(), router.WETH());
    }

    /// @notice Takes native currency from the router only; reverts with OnlyRouter else.
    receive() external payable {
        if (msg.sender != address(ROUTER)) revert OnlyRouter();
    }

    /// @notice Lowers fees (percent) for ever; for the owner. Reverts with FeeRaised when one would rise.
    function lowerFees(Fees calldata lower) external onlyOwner {
        Fees memory now_ = fees;
        if (lower.holders > now_.holders || lower.liquidity > now_.liquidity || lower.marketing > now_.marketing) {
            revert FeeRaised();
        }
        fees = lower;
        emit FeesLowered(lower.holders, lower.liquidity, lower.marketing);
    }

    /// @notice Makes liquidity of the collected fees and gives it to nobody; anyone may call, once a block. Reverts with
    /// NoPair, NothingToProcess, AlreadyProcessed, and with PoolMoved while the price is far from its average. The first
    /// call, and one at a moved price at least WINDOW after the last observation, only records the price.
    function processFees() external nonReentrant {
        if (lastProcessed == block.number) revert AlreadyProcessed();
        if (IV2Factory(EXCHANGE).getPair(address(this), WRAPPED) != pair) revert NoPair();
        (uint256 reserve, bool calm, bool observed) = _observe();
        if (!calm && !observed) revert PoolMoved();
        if (!calm) {
            emit PriceObserved();
            return;
        }
        uint256 amount = Math.min(pendingLiquidity, (reserve * MOST_OF_RESERVE) / 10_000);
        if (amount < 2) revert NothingToProcess();
        lastProcessed = block.number;
        pendingLiquidity -= amount;
        _approve(address(this), address(ROUTER), amount, false);
        uint256 sold = amount / 2;
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WRAPPED);
        // the price was checked against its average just above
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(sold, 0, path, address(this), block.timestamp);
        _addLiquidity(amount - sold, pendingNative + address(this).balance - before);
        _approve(address(this), address(ROUTER), 0, false);
    }

    /// @inheritdoc ERC20
    function totalSupply() public view override returns (uint256) {
        return _supply;
    }

    /// @inheritdoc ERC20
    function balanceOf(address account) public view virtual override returns (uint256) {
        return _plain[account];
    }

    /// @dev Sets the fees, which the factory has checked, and mints the supply.
    function _initializeTaxed(address creator, uint256 supply, address pair_, Fees calldata fees_, address marketing)
        internal
    {
        (pair, fees, marketingWallet) = (pair_, fees_, marketing);
        _initialize(creator, supply);
    }

    /// @dev Transfers from and to the token itself and burns to 0xdEaD are free of fees.
    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0)) {
            _supply += value;
        } else {
            uint256 balance = balanceOf(from);
            if (balance < value) revert ERC20InsufficientBalance(from, balance, value);
            _debit(from, value);
        }
        uint256 left = value;
        if (from != address(0) && from != address(this) && to != address(this) && to != DEAD) {
            Fees memory f = fees;
            uint256 marketing = (value * f.marketing) / 100;
            uint256 liquidity = (value * f.liquidity) / 100;
            uint256 holders = (value * f.holders) / 100;
            left -= marketing + liquidity + holders;
            _pay(from, to, left);
            if (marketing != 0) _pay(from, marketingWallet, marketing);
            if (holders != 0 && !_reward(holders)) liquidity += holders;
            if (liquidity != 0) {
                _pay(from, address(this), liquidity);
                pendingLiquidity += liquidity;
            }
        } else {
            _pay(from, to, left);
        }
    }

    function _debit(address from, uint256 value) internal virtual {
        _plain[from] -= value;
    }

    function _credit(address to, uint256 value) internal virtual {
        _plain[to] += value;
    }

    /// @dev Gives `amount`, already taken from the sender, to the holders; false when there is nobody to give it to.
    function _reward(uint256 amount) internal virtual returns (bool);

    function _pay(address from, address to, uint256 value) private {
        _credit(to, value);
        emit Transfer(from, to, value);
    }

    function _addLiquidity(uint256 tokens, uint256 native) private {
        (uint256 usedTokens, uint256 usedNative, uint256 liquidity) =
            ROUTER.addLiquidityETH{value: native}(address(this), tokens, 0, 0, DEAD, block.timestamp);
        pendingLiquidity += tokens - usedTokens;
        pendingNative = native - usedNative;
        emit LiquidityAdded(usedTokens, usedNative, liquidity);
    }

    /// @return reserve of this token in the pair
    /// @return calm whether the price is near its average
    /// @return observed whether the average was taken anew
    function _observe() private returns (uint256 reserve, bool calm, bool observed) {
        uint256 spot;
        uint256 cumulative;
        (reserve, spot, cumulative) = _price();
        uint256 elapsed = block.timestamp - _observed;
        if (elapsed >= WINDOW) {
            observed = true;
            // the pair's sums wrap by design
            unchecked {
                _average = _observed == 0 ? 0 : uint224((cumulative - _cumulative) / elapsed);
            }
            (_cumulative, _observed) = (cumulative, uint32(block.timestamp));
        }
        uint256 average = _average;
        uint256 distance = spot > average ? spot - average : average - spot;
        calm = average != 0 && distance <= (average * MOST_DEVIATION) / 100;
    }

    /// @return reserve of this token
    /// @return spot native per token, 112 binary places
    /// @return cumulative the pair's sum of price times seconds until now; the price of this very second has no part
    function _price() private view returns (uint256 reserve, uint256 spot, uint256 cumulative) {
        (uint256 reserve0, uint256 reserve1, uint32 last) = IV2Pair(pair).getReserves();
        bool isToken0 = address(this) < WRAPPED;
        uint256 native;
        (reserve, native) = isToken0 ? (reserve0, reserve1) : (reserve1, reserve0);
        if (reserve == 0 || native == 0) revert NoPair();
        spot = (native << 112) / reserve;
        cumulative = isToken0 ? IV2Oracle(pair).price0CumulativeLast() : IV2Oracle(pair).price1CumulativeLast();
        unchecked {
            cumulative += spot * uint32(uint32(block.timestamp) - last);
        }
    }
}
