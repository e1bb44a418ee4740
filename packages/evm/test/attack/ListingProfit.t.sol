// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SaleParams} from "../../src/interfaces/IPresale.sol";
import {SaleMath} from "../../src/libraries/SaleMath.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {PairAttacker} from "./PairAttacker.sol";

/// @notice What playing with the pair around a listing brings, counted over all addresses of somebody who may be the
/// sale's owner too. Everything is valued at the listing rate.
contract ListingProfitTest is Fixture {
    uint256 private constant BEFORE = 6;
    uint256 private constant AFTER = 4;

    struct Numbers {
        uint256 raise;
        uint256 capital;
        uint256 share;
        uint256 others;
        uint256 listingRate;
    }

    TestToken private base;
    PairAttacker private attacker;
    PairAttacker private others;
    SaleMath.Price private rate;
    Presale private sale;
    uint256 private unit;
    uint256 private liquidityBase;

    function setUp() external {
        deployAll();
    }

    /// @notice An attacker who moves the pool, lets it be listed, moves it again in later blocks and leaves has gained at most
    /// a millionth of the liquidity's base, also next to other people's liquidity, with 0 to 20 raises of capital. A pool and
    /// a capital worth the raise together stop no listing; one that is stopped has changed nothing and goes through once he
    /// has left and others have traded the pool back, which pays them [PRM-02] [SAL-18]
    function testFuzz_movingThePoolIsNoProfit(
        uint256[BEFORE] calldata earlier,
        uint256[AFTER] calldata later,
        Numbers memory n
    ) external {
        n.listingRate = 10 ** bound(n.listingRate, 18, 27);
        _play(18, 18, earlier, later, n);
    }

    /// @notice As above with a base token of 6 decimals and sale tokens of 0 to 24: a unit of either side more at most, and
    /// a millionth [PRM-02] [SAL-18]
    function testFuzz_movingACoarsePoolIsNoProfit(
        uint256[BEFORE] calldata earlier,
        uint256[AFTER] calldata later,
        Numbers memory n,
        uint256 decimals
    ) external {
        decimals = bound(decimals, 0, 24);
        n.listingRate = bound(n.listingRate, decimals < 7 ? 10 ** (22 - decimals) : 1e15, 1e24);
        _play(6, decimals, earlier, later, n);
    }

    /// @notice A pool of a few units, of which one is a large part, is no trap: 150 wei and tokens for 160 at the listing rate
    /// bring their owner a few wei at most, not a part of the listing's budget [PRM-02]
    function test_aCoarsePoolIsNoTrap() external {
        Numbers memory n = Numbers(1000, 0, 0, 0, 1e24);
        unit = 1 ether;
        _soldOut(18, 18, n);
        attacker = new PairAttacker(IV2Factory(exchange), token, base, swapFeeBps);
        base.mint(address(attacker), 150);
        token.mint(address(attacker), 1.6e8);
        attacker.move(4 | (39 << 3) | (39 << 10));
        ok(_list(), "listed");
        attacker.exit();
        ok(_worth(attacker) <= 150 + 160 + 4, "a few wei");
    }

    function _play(
        uint256 baseDecimals,
        uint256 tokenDecimals,
        uint256[BEFORE] calldata earlier,
        uint256[AFTER] calldata later,
        Numbers memory n
    ) private {
        unit = 10 ** baseDecimals;
        _soldOut(baseDecimals, tokenDecimals, n);
        n.capital = n.raise * bound(n.capital, 0, 2000) / 100;
        _enter(n);
        uint256 had = _wealth();
        uint256 brought = _worth(attacker);
        for (uint256 i; i < BEFORE; ++i) {
            attacker.move(earlier[i]);
        }
        if (!_list()) {
            ok(n.capital + 2 * n.others > n.raise, "capital up to the raise stops no listing");
            attacker.exit();
            // what he gave away permanently still blocks it
            if (_worth(attacker) + n.raise < n.capital) return;
            _tradeBack();
            ok(_list(), "listed once he has left");
        }
        for (uint256 i; i < AFTER; ++i) {
            vm.roll(block.number + 1);
            attacker.move(later[i]);
        }
        attacker.exit();
        uint256 dust = liquidityBase / 1e6 + 2 + SaleMath.baseForTokens(2, rate);
        ok(_worth(attacker) <= brought + dust, "no profit for a stranger");
        ok(_wealth() <= had + dust, "none for the owner");
    }

    function _soldOut(uint256 baseDecimals, uint256 tokenDecimals, Numbers memory n) private {
        (base, token) = (new TestToken("BASE", uint8(baseDecimals)), new TestToken("TKN", uint8(tokenDecimals)));
        vm.prank(PLATFORM);
        setting.setBaseToken(address(base), true);
        SaleParams memory params = saleParams(address(base));
        (params.tokenPrice, params.minSpendPerBuyer, params.maxSpendPerBuyer) = (n.listingRate * 5 / 4, unit, 10 * unit);
        sale = createSale(params, capParams(5 * unit, 10 * unit, n.listingRate), noVesting());
        rate = SaleMath.price(n.listingRate, tokenDecimals, baseDecimals);
        n.raise = unit * bound(n.raise, 500, 1000) / 100;
        base.mint(ALICE, n.raise);
        vm.warp(START);
        vm.startPrank(ALICE);
        base.approve(address(sale), n.raise);
        sale.userDeposit(n.raise, address(0));
        vm.stopPrank();
        vm.warp(END + 1);
        liquidityBase = SaleMath.liquidityBase(n.raise, 40, 50, 600);
    }

    /// @dev Somebody else's liquidity at the listing rate, worth up to the raise on each side, is there before half of the runs.
    function _enter(Numbers memory n) private {
        attacker = new PairAttacker(IV2Factory(exchange), token, base, swapFeeBps);
        uint256 baseCapital = n.capital * bound(n.share, 0, 100) / 100;
        base.mint(address(attacker), baseCapital);
        token.mint(address(attacker), SaleMath.tokensForBase(n.capital - baseCapital, rate));
        others = new PairAttacker(IV2Factory(exchange), token, base, swapFeeBps);
        n.others = n.others % 2 == 0 ? 0 : n.raise * bound(n.others, 1, 100) / 100;
        if (n.others == 0) return;
        base.mint(address(others), n.others);
        token.mint(address(others), SaleMath.tokensForBase(n.others, rate));
        // all it has, as liquidity
        others.move(4 | (39 << 3) | (39 << 10));
    }

    /// @dev What anybody gains by: the pool is brought to the listing rate.
    function _tradeBack() private {
        (uint256 tokens, uint256 bases) = attacker.reserves();
        if (tokens == 0 || bases == 0) return;
        IV2Pair pair = IV2Pair(IV2Factory(exchange).getPair(address(token), address(base)));
        pair.skim(address(this));
        uint256 wanted = Math.sqrt(Math.mulDiv(tokens * bases, rate.denominator, rate.numerator));
        bool cheap = wanted > bases;
        (uint256 reserveIn, uint256 reserveOut) = cheap ? (bases, tokens) : (tokens, bases);
        uint256 target = cheap ? wanted : Math.sqrt(Math.mulDiv(tokens * bases, rate.numerator, rate.denominator));
        if (target <= reserveIn) return;
        uint256 weighted = (target - reserveIn) * (10_000 - swapFeeBps);
        uint256 out = Math.mulDiv(weighted, reserveOut, reserveIn * 10_000 + weighted);
        if (out == 0) return;
        (cheap ? base : token).mint(address(pair), target - reserveIn);
        bool outIs0 = cheap == (pair.token0() == address(token));
        pair.swap(outIs0 ? out : 0, outIs0 ? 0 : out, address(this), "");
    }

    function _list() private returns (bool listed) {
        uint256 held = base.balanceOf(address(sale)) + token.balanceOf(address(sale));
        vm.prank(OWNER);
        (listed,) = address(sale).call(abi.encodeCall(Presale.addLiquidity, ()));
        if (listed) return true;
        eq(sale.presaleStatus(), 2, "still a success");
        eq(base.balanceOf(address(sale)) + token.balanceOf(address(sale)), held, "nothing was spent");
    }

    /// @dev The pair's player and the sale's owner are one: what they hold, what waits for them, and what is locked for them.
    function _wealth() private view returns (uint256) {
        uint256 ownerBase = base.balanceOf(OWNER) + locker.cumulativeLockInfo(address(base)).amount;
        uint256 ownerTokens = token.balanceOf(OWNER) + locker.cumulativeLockInfo(address(token)).amount;
        uint256 own = ownerBase + SaleMath.baseForTokens(ownerTokens, rate) + _worth(attacker);
        if (!sale.isFinalized()) return own + _undisturbed();
        IV2Pair pair = IV2Pair(IV2Factory(exchange).getPair(address(token), address(base)));
        uint256 locked = locker.cumulativeLockInfo(address(pair)).amount;
        (uint256 tokenReserve, uint256 baseReserve) = attacker.reserves();
        uint256 supply = pair.totalSupply();
        return own + baseReserve * locked / supply + SaleMath.baseForTokens(tokenReserve * locked / supply, rate);
    }

    /// @dev What the owner gets of a listing that nobody disturbs: his part of the raise, the liquidity, unsold tokens.
    function _undisturbed() private view returns (uint256) {
        uint256 raise = base.balanceOf(address(sale));
        uint256 sold = SaleMath.tokensForBase(raise, SaleMath.Price(rate.numerator * 5 / 4, rate.denominator));
        uint256 fees = SaleMath.tokenFeeAmount(sold, 10);
        return raise - SaleMath.baseFeeAmount(raise, 40)
            + SaleMath.baseForTokens(token.balanceOf(address(sale)) - sold - fees, rate);
    }

    function _worth(PairAttacker who) private view returns (uint256) {
        return base.balanceOf(address(who)) + SaleMath.baseForTokens(token.balanceOf(address(who)), rate);
    }
}
