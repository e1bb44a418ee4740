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
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;
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
    uint8 buyBack;
}

/// @title A token of fixed supply with fees that can only fall; a transfer never calls another contract (FAC-04)
/// @notice Fees for liquidity wait here until anyone calls `processFees`, which is no part of any transfer. What it can
/// lose is bounded: it trades only while the pool's price is within 1 % of its average over at least 5 minutes (which
/// a trade in the same block cannot move) and at most 0.2 % of the pool a block. Moving the pool by a share `a` of at
/// most 0.5 % around it gains at most about 0.4 % of what was moved and costs 0.5 to 0.6 % of that in pool fees.
abstract contract TaxedToken is ClonedToken, ReentrancyLock {
    /// @notice The pool's price was recorded; nothing was traded.
    event PriceObserved(address indexed pool);
    event FeesLowered(uint8 holders, uint8 liquidity, uint8 marketing, uint8 buyBack);
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
    address internal immutable EXCHANGE;
    address internal immutable WRAPPED;

    /// @dev A pool's average price; see `_observe`.
    struct Oracle {
        uint256 cumulative;
        uint224 average;
        uint32 observed;
    }

    /// @notice The pair with the wrapped native currency, known before it exists.
    address public pair;
    /// @notice The fees now.
    Fees public fees;
    /// @notice The account that receives the marketing fee, in this token.
    address public marketingWallet;

    /// @notice Tokens collected for liquidity and not processed yet, in base units.
    uint256 public pendingLiquidity;
    /// @notice Tokens collected for buying back and not sold yet, in base units; 0 for kinds without this fee.
    uint256 public pendingBuyBack;
    /// @notice Block of the last trade with the pair.
    uint256 public lastProcessed;
    /// @notice Native currency left over when liquidity was added; the next call adds it.
    uint256 public pendingNative;
    Oracle private _oracle;

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

    /// @notice Lowers fees (percent) permanently; for the owner. Reverts with FeeRaised when one would rise.
    function lowerFees(Fees calldata lower) external onlyOwner {
        Fees memory now_ = fees;
        if (lower.holders > now_.holders || lower.liquidity > now_.liquidity) revert FeeRaised();
        if (lower.marketing > now_.marketing || lower.buyBack > now_.buyBack) revert FeeRaised();
        fees = lower;
        emit FeesLowered(lower.holders, lower.liquidity, lower.marketing, lower.buyBack);
    }

    /// @notice Makes liquidity of the collected fees and gives it to nobody; anyone may call, once a block and not after
    /// another trade of this token with the pair in it. Reverts with
    /// NoPair, NothingToProcess, AlreadyProcessed, and with PoolMoved while the price is far from its average. The first
    /// call, and one at a moved price at least WINDOW after the last observation, only records the price.
    function processFees() external nonReentrant {
        if (lastProcessed == block.number) revert AlreadyProcessed();
        if (IV2Factory(EXCHANGE).getPair(address(this), WRAPPED) != pair) revert NoPair();
        (uint256 reserve, bool calm) = _observe(_oracle, pair, address(this));
        if (!calm) return;
        uint256 most = (reserve * MOST_OF_RESERVE) / 10_000;
        (uint256 liquidity, uint256 other) = (pendingLiquidity, _pendingSale());
        uint256 pending = liquidity + other;
        if (pending > most) {
            (liquidity, other) = (Math.mulDiv(liquidity, most, pending), Math.mulDiv(other, most, pending));
        }
        uint256 half = liquidity / 2;
        uint256 sale = half + other;
        if (sale == 0) revert NothingToProcess();
        lastProcessed = block.number;
        pendingLiquidity -= liquidity;
        _approve(address(this), address(ROUTER), sale + liquidity - half, false);
        uint256 native = _sell(sale);
        uint256 forLiquidity = Math.mulDiv(native, half, sale);
        _sold(other, native - forLiquidity);
        if (half != 0) _addLiquidity(liquidity - half, pendingNative + forLiquidity);
        else pendingLiquidity += liquidity;
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
            uint256 buyBack = (value * f.buyBack) / 100;
            left -= marketing + liquidity + holders + buyBack;
            _pay(from, to, left);
            if (marketing != 0) _pay(from, marketingWallet, marketing);
            if (holders != 0 && !_reward(from, holders)) liquidity += holders;
            if (buyBack != 0) {
                _pay(from, address(this), buyBack);
                pendingBuyBack += buyBack;
            }
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
    function _reward(address from, uint256 amount) internal virtual returns (bool);

    /// @dev Tokens collected here, in addition to those for liquidity, that are to be sold.
    function _pendingSale() internal view virtual returns (uint256) {
        return 0;
    }

    /// @dev `amount` of the pending sale was sold for `native`.
    function _sold(uint256 amount, uint256 native) internal virtual {}

    function _pay(address from, address to, uint256 value) internal {
        _credit(to, value);
        emit Transfer(from, to, value);
    }

    function _sell(uint256 amount) private returns (uint256) {
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WRAPPED);
        // no least amount: the price was checked against its average
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        return address(this).balance - before;
    }

    function _addLiquidity(uint256 tokens, uint256 native) private {
        (uint256 usedTokens, uint256 usedNative, uint256 liquidity) =
            ROUTER.addLiquidityETH{value: native}(address(this), tokens, 0, 0, DEAD, block.timestamp);
        pendingLiquidity += tokens - usedTokens;
        pendingNative = native - usedNative;
        emit LiquidityAdded(usedTokens, usedNative, liquidity);
    }

    /// @dev Records the price at most once per WINDOW. Reverts with PoolMoved when the price is far from the average and
    /// nothing was recorded.
    /// @return reserve of `token` in the pair
    /// @return calm whether the price is near its average
    function _observe(Oracle storage o, address pool, address token) internal returns (uint256 reserve, bool calm) {
        uint256 spot;
        uint256 cumulative;
        (reserve, spot, cumulative) = _price(pool, token);
        uint256 elapsed = block.timestamp - o.observed;
        bool recorded = elapsed >= WINDOW;
        if (recorded) {
            // the pair's sums wrap by design
            unchecked {
                o.average = o.observed == 0 ? 0 : uint224((cumulative - o.cumulative) / elapsed);
            }
            (o.cumulative, o.observed) = (cumulative, uint32(block.timestamp));
        }
        uint256 average = o.average;
        uint256 distance = spot > average ? spot - average : average - spot;
        calm = average != 0 && distance <= (average * MOST_DEVIATION) / 100;
        if (calm) return (reserve, true);
        if (!recorded) revert PoolMoved();
        emit PriceObserved(pool);
    }

    /// @return reserve of `token`
    /// @return spot the other currency per token, 112 binary places
    /// @return cumulative the pair's sum of price times seconds until now; the price of this very second has no part
    function _price(address pool, address token)
        private
        view
        returns (uint256 reserve, uint256 spot, uint256 cumulative)
    {
        (uint256 reserve0, uint256 reserve1, uint32 last) = IV2Pair(pool).getReserves();
        bool isToken0 = IV2Pair(pool).token0() == token;
        uint256 other;
        (reserve, other) = isToken0 ? (reserve0, reserve1) : (reserve1, reserve0);
        if (reserve == 0 || other == 0) revert NoPair();
        spot = (other << 112) / reserve;
        cumulative = isToken0 ? IV2Oracle(pool).price0CumulativeLast() : IV2Oracle(pool).price1CumulativeLast();
        unchecked {
            cumulative += spot * uint32(uint32(block.timestamp) - last);
        }
    }
}
