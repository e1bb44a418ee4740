// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SaleMath} from "./SaleMath.sol";
import {IV2Factory, IV2Pair} from "./V2Pair.sol";

/// @title Lists on a V2 pair at the listing price, whatever somebody did to the pair before (SAL-18, SAL-19)
/// @notice Takes what was donated, trades the pool to the price, makes reserves finer that are too coarse to express it,
/// and adds at the pool's ratio; without liquidity it completes what was synced instead. Then it checks the price (1 %), that
/// the base behind the liquidity is its budget less what capital worth the raise can divert (PRM-01), and that at least
/// 99 % of the value is still there; otherwise everything reverts and can be tried again.
library V2Listing {
    using SafeERC20 for IERC20;

    error ListingPriceMoved();
    error ListingBaseDiverted();
    error ListingValueLost();

    uint256 private constant FEE_BASE = 10_000;
    /// @dev One unit of fewer is more than 0.1 % of a side: the pool is made finer first.
    uint256 private constant FINE_UNITS = 1000;
    /// @dev Of the raise: what capital worth the raise can make the trade cost, (sqrt(2) - 1) / 2 = 20.7 %, rounded up.
    uint256 private constant MAX_DIVERTED_PERCENT = 21;

    /// @param raise base units, of which `baseBudget` goes to the exchange
    struct Request {
        address factory;
        address token;
        address base;
        uint256 raise;
        uint256 tokenBudget;
        uint256 baseBudget;
        SaleMath.Price price;
        uint256 swapFeeBps;
    }

    /// @param liquidity all of the pair that is here
    /// @param bought whether tokens were bought with the budget
    struct Added {
        address pair;
        uint256 base;
        uint256 tokens;
        uint256 liquidity;
        bool bought;
    }

    /// @dev `tokenLeft` and `baseLeft` are what of the budgets is still here.
    struct Work {
        IV2Pair pair;
        bool tokenIs0;
        uint256 tokenReserve;
        uint256 baseReserve;
        uint256 tokenLeft;
        uint256 baseLeft;
        bool bought;
    }

    /// @notice Adds liquidity from this contract's balances within the budgets; the LP tokens come here.
    function list(Request memory r) internal returns (Added memory added) {
        Work memory w;
        address pair = IV2Factory(r.factory).getPair(r.token, r.base);
        if (pair == address(0)) pair = IV2Factory(r.factory).createPair(r.token, r.base);
        w.pair = IV2Pair(pair);
        w.tokenIs0 = w.pair.token0() == r.token;
        (w.tokenLeft, w.baseLeft) = (r.tokenBudget, r.baseBudget);
        _readReserves(w);
        _takeDonations(r, w);
        if (w.tokenReserve | w.baseReserve != 0) {
            if (w.tokenReserve == 0 || w.baseReserve == 0) _completeOneSide(r, w);
            _tradeToPrice(r, w);
            if (w.pair.totalSupply() != 0) (added.tokens, added.base) = _refine(r, w);
        }
        (uint256 tokens, uint256 base) = _amounts(r, w);
        _add(r, w, tokens, base);
        (added.pair, added.bought) = (pair, w.bought);
        (added.tokens, added.base) = (added.tokens + tokens, added.base + base);
        added.liquidity = IERC20(pair).balanceOf(address(this));
        _check(r, w, added.liquidity);
    }

    function _readReserves(Work memory w) private view {
        (uint112 reserve0, uint112 reserve1,) = w.pair.getReserves();
        (w.tokenReserve, w.baseReserve) = w.tokenIs0 ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev What the pair holds beyond its reserves comes here. The side without a donation gets one unit first, because
    /// a token may refuse a transfer of nothing, which `skim` would make.
    function _takeDonations(Request memory r, Work memory w) private {
        bool noTokens = IERC20(r.token).balanceOf(address(w.pair)) <= w.tokenReserve;
        bool noBase = IERC20(r.base).balanceOf(address(w.pair)) <= w.baseReserve;
        if (noTokens && noBase) return;
        if (noTokens) IERC20(r.token).safeTransfer(address(w.pair), 1);
        if (noBase) IERC20(r.base).safeTransfer(address(w.pair), 1);
        w.pair.skim(address(this));
    }

    /// @dev Donated to one side and synced: one unit on the other makes the pair tradable.
    function _completeOneSide(Request memory r, Work memory w) private {
        bool tokenMissing = w.tokenReserve == 0;
        _give(tokenMissing ? r.token : r.base, w, 1, tokenMissing);
        w.pair.sync();
        _readReserves(w);
    }

    /// @dev Swaps the amount that brings the reserves to the listing price.
    function _tradeToPrice(Request memory r, Work memory w) private {
        bool tokenCheap = SaleMath.tokensForBase(w.baseReserve, r.price) < w.tokenReserve;
        uint256 keep = FEE_BASE - r.swapFeeBps;
        uint256 product = w.tokenReserve * w.baseReserve;
        uint256 reserveIn = tokenCheap ? w.baseReserve : w.tokenReserve;
        uint256 target = tokenCheap
            ? Math.sqrt(_scaled(product, r.price.denominator, r.price.numerator, keep))
            : Math.sqrt(_scaled(product, r.price.numerator, r.price.denominator, keep));
        uint256 start = (reserveIn * FEE_BASE) / keep;
        if (target <= start) return;
        uint256 amountIn = target - start;
        if (amountIn >= (tokenCheap ? w.baseLeft : w.tokenLeft)) revert ListingPriceMoved();
        uint256 weighted = amountIn * keep;
        uint256 amountOut = Math.mulDiv(
            weighted, tokenCheap ? w.tokenReserve : w.baseReserve, reserveIn * FEE_BASE + weighted
        );
        if (amountOut == 0) return;
        _give(tokenCheap ? r.base : r.token, w, amountIn, !tokenCheap);
        bool outIs0 = tokenCheap == w.tokenIs0;
        w.pair.swap(outIs0 ? amountOut : 0, outIs0 ? 0 : amountOut, address(this), "");
        if (tokenCheap) (w.tokenLeft, w.bought) = (w.tokenLeft + amountOut, true);
        else w.baseLeft += amountOut;
        _readReserves(w);
    }

    function _scaled(uint256 product, uint256 up, uint256 down, uint256 keep) private pure returns (uint256) {
        return Math.mulDiv(product, up * FEE_BASE, down * keep);
    }

    /// @dev One unit of a few is a large part, so that no trade brings a coarse pool to the price. Liquidity at the pool's own
    /// ratio makes it fine and nearly all of it ours; then the missing side is given to it. What others get of that is a
    /// unit or two.
    /// @return tokens added as liquidity
    /// @return base added as liquidity
    function _refine(Request memory r, Work memory w) private returns (uint256 tokens, uint256 base) {
        uint256 fewest = Math.min(w.tokenReserve, w.baseReserve);
        if (fewest >= FINE_UNITS) return (0, 0);
        uint256 times = Math.ceilDiv(FINE_UNITS, fewest);
        (tokens, base) = (w.tokenReserve * times, w.baseReserve * times);
        _add(r, w, tokens, base);
        _readReserves(w);
        (uint256 wantedTokens, uint256 wantedBase) = _lifted(r, w.tokenReserve, w.baseReserve);
        if (wantedTokens > w.tokenReserve) _give(r.token, w, wantedTokens - w.tokenReserve, true);
        if (wantedBase > w.baseReserve) _give(r.base, w, wantedBase - w.baseReserve, false);
        w.pair.sync();
        _readReserves(w);
    }

    function _add(Request memory r, Work memory w, uint256 tokens, uint256 base) private {
        _give(r.token, w, tokens, true);
        _give(r.base, w, base, false);
        w.pair.mint(address(this));
    }

    /// @dev The smallest amounts at the price that are not below these.
    function _lifted(Request memory r, uint256 tokens, uint256 base) private pure returns (uint256, uint256) {
        uint256 wanted = SaleMath.tokensForBase(base, r.price);
        return wanted > tokens ? (wanted, base) : (tokens, Math.max(base, SaleMath.baseForTokens(tokens, r.price)));
    }

    /// @dev What to add: without liquidity the amounts that bring the final balances to the price, else at the pool's ratio.
    function _amounts(Request memory r, Work memory w) private view returns (uint256 tokens, uint256 base) {
        base = Math.min(w.baseLeft, r.baseBudget);
        uint256 most = Math.min(w.tokenLeft, r.tokenBudget);
        if (w.pair.totalSupply() == 0) {
            tokens = Math.saturatingSub(SaleMath.tokensForBase(base + w.baseReserve, r.price), w.tokenReserve);
            if (tokens <= most) return (tokens, base);
            uint256 wanted = SaleMath.baseForTokens(most + w.tokenReserve, r.price);
            return (most, Math.saturatingSub(wanted, w.baseReserve));
        }
        tokens = Math.mulDiv(base, w.tokenReserve, w.baseReserve);
        if (tokens <= most) return (tokens, base);
        return (most, Math.mulDiv(most, w.baseReserve, w.tokenReserve));
    }

    /// @dev A pool that asks for more than the budgets is too far from the price.
    function _give(address token, Work memory w, uint256 amount, bool isToken) private {
        if (amount > (isToken ? w.tokenLeft : w.baseLeft)) revert ListingPriceMoved();
        if (isToken) w.tokenLeft -= amount;
        else w.baseLeft -= amount;
        IERC20(token).safeTransfer(address(w.pair), amount);
    }

    /// @dev By how many token units the token reserve differs from the price.
    function _gap(Request memory r, Work memory w) private pure returns (uint256) {
        uint256 wanted = SaleMath.tokensForBase(w.baseReserve, r.price);
        return wanted > w.tokenReserve ? wanted - w.tokenReserve : w.tokenReserve - wanted;
    }

    function _check(Request memory r, Work memory w, uint256 liquidity) private view {
        _readReserves(w);
        // one unit of tolerance: a token without decimals cannot be exact
        if (_gap(r, w) > SaleMath.tokensForBase(w.baseReserve, r.price) / 100 + 1) revert ListingPriceMoved();
        uint256 supply = w.pair.totalSupply();
        uint256 base = Math.mulDiv(w.baseReserve, liquidity, supply);
        if (base + (r.raise * MAX_DIVERTED_PERCENT) / 100 < r.baseBudget) revert ListingBaseDiverted();
        uint256 tokens = Math.mulDiv(w.tokenReserve, liquidity, supply) + w.tokenLeft;
        uint256 planned = r.baseBudget + SaleMath.baseForTokens(r.tokenBudget, r.price);
        if ((base + w.baseLeft + SaleMath.baseForTokens(tokens, r.price)) * 100 < planned * 99) revert ListingValueLost();
    }
}
