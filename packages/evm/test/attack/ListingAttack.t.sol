// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CapParams, PresaleStatus, SaleParams} from "../../src/interfaces/IPresale.sol";
import {SaleMath} from "../../src/libraries/SaleMath.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {PairAttacker} from "./PairAttacker.sol";

/// @notice Somebody with as much capital as the raise plays with the real Uniswap V2 pair before the listing.
contract ListingAttackTest is Fixture {
    uint256 private constant MOVES = 8;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    TestToken private base;
    PairAttacker private attacker;
    SaleMath.Price private rate;
    uint256 private liquidityBase;
    uint256 private need;

    function setUp() external {
        deployAll();
    }

    /// @notice Any sequence of donations, sync, skim, mints, burns and swaps on the pair: the listing goes through, the
    /// price is within 1 % of the listing rate, 99 % of the value stays, the base behind the liquidity within 21 % of the raise
    /// of its budget, and no token that it bought reaches the owner; wrapped native base, 18 decimals [SAL-18] [SAL-19] [PRM-01]
    function testFuzz_attackOnNativePair(uint256[MOVES] calldata moves, uint256 share, uint256 raise) external {
        _attackAndList(address(0), 18, 80 ether, moves, share, raise);
    }

    /// @notice As above for a base token of 6 decimals and sale tokens of 0 to 24, any listing rate [SAL-18] [SAL-19] [PRM-01]
    function testFuzz_attackOnTokenPair(
        uint256[MOVES] calldata moves,
        uint256 share,
        uint256 raise,
        uint256 decimals,
        uint256 listingRate
    ) external {
        base = new TestToken("USD", 6);
        vm.prank(PLATFORM);
        setting.setBaseToken(address(base), true);
        decimals = bound(decimals, 0, 24);
        // a token is worth a millionth to 1,000 of the base token, and some ten thousand units are listed at least
        listingRate = bound(listingRate, decimals < 7 ? 10 ** (22 - decimals) : 1e15, 1e24);
        _attackAndList(address(base), decimals, listingRate, moves, share, raise);
    }

    function _attackAndList(
        address baseToken,
        uint256 decimals,
        uint256 listingRate,
        uint256[MOVES] calldata moves,
        uint256 share,
        uint256 raise
    ) private {
        raise = (baseToken == address(0) ? 1 ether : 1e6) * bound(raise, 500, 1000) / 100;
        Presale sale = _soldOut(baseToken, decimals, listingRate, raise);
        _attack(raise, bound(share, 0, 100), moves);
        vm.prank(OWNER);
        sale.addLiquidity();
        _checkPrice();
        _checkValue(sale, raise);
        _checkOwner(sale, raise);
    }

    function _soldOut(address baseToken, uint256 decimals, uint256 listingRate, uint256 raise)
        private
        returns (Presale sale)
    {
        token = new TestToken("TKN", uint8(decimals));
        uint256 unit = baseToken == address(0) ? 1 ether : 1e6;
        SaleParams memory params = saleParams(baseToken);
        (params.tokenPrice, params.minSpendPerBuyer, params.maxSpendPerBuyer) = (listingRate * 5 / 4, unit, 10 * unit);
        CapParams memory cap = capParams(5 * unit, 10 * unit, listingRate);
        sale = createSale(params, cap, noVesting());
        need = token.balanceOf(address(sale));
        rate = SaleMath.price(listingRate, decimals, baseToken == address(0) ? 18 : 6);
        vm.warp(START);
        if (baseToken == address(0)) {
            base = TestToken(weth);
            buy(sale, ALICE, raise, address(0));
        } else {
            base.mint(ALICE, raise);
            vm.startPrank(ALICE);
            base.approve(address(sale), raise);
            sale.userDeposit(raise, address(0));
            vm.stopPrank();
        }
        vm.warp(END + 1);
        liquidityBase = SaleMath.liquidityBase(raise, 40, 50, 600);
    }

    /// @dev `share` per cent of the capital are base tokens, the rest sale tokens at the listing rate.
    function _attack(uint256 capital, uint256 share, uint256[MOVES] calldata moves) private {
        attacker = new PairAttacker(IV2Factory(exchange), token, base, swapFeeBps);
        uint256 baseCapital = capital * share / 100;
        if (address(base) == weth) {
            vm.deal(address(this), baseCapital);
            (bool wrapped,) = weth.call{value: baseCapital}(abi.encodeWithSignature("deposit()"));
            ok(wrapped && base.transfer(address(attacker), baseCapital), "capital");
        } else {
            base.mint(address(attacker), baseCapital);
        }
        token.mint(address(attacker), SaleMath.tokensForBase(capital - baseCapital, rate));
        for (uint256 i; i < MOVES; ++i) {
            attacker.move(moves[i]);
        }
    }

    function _checkPrice() private view {
        (uint256 tokenReserve, uint256 baseReserve) = attacker.reserves();
        uint256 wanted = SaleMath.tokensForBase(baseReserve, rate);
        uint256 gap = wanted > tokenReserve ? wanted - tokenReserve : tokenReserve - wanted;
        ok(gap <= wanted / 100 + 1, "within 1 % of the listing rate");
    }

    /// @dev No play with the pair brings the owner more than an undisturbed listing and a hundredth of its budgets: other base
    /// is locked, other tokens are burned.
    function _checkOwner(Presale sale, uint256 raise) private view {
        ok(_baseOf(OWNER) <= raise - SaleMath.baseFeeAmount(raise, 40) - liquidityBase * 99 / 100, "the owner's base");
        (,,, PresaleStatus memory status,,,) = sale.getInfo();
        uint256 sold = status.TOTAL_TOKENS_SOLD + SaleMath.tokenFeeAmount(status.TOTAL_TOKENS_SOLD, 10);
        uint256 budget = SaleMath.tokensForBaseUp(liquidityBase, rate);
        ok(token.balanceOf(OWNER) <= need - sold - budget + budget / 100, "the owner's tokens");
        eq(_locked(token), 0, "nor later");
    }

    /// @dev Locked for the owner in addition to the liquidity.
    function _locked(TestToken of_) private view returns (uint256) {
        return locker.cumulativeLockInfo(address(of_)).amount;
    }

    /// @dev What is locked, what is burned and what the owner got beyond an undisturbed listing is worth 99 % of the planned
    /// listing; and the base behind the liquidity is its budget less 21 % of the raise.
    function _checkValue(Presale sale, uint256 raise) private view {
        IV2Pair pair = IV2Pair(IV2Factory(exchange).getPair(address(token), address(base)));
        (uint256 tokenReserve, uint256 baseReserve) = attacker.reserves();
        uint256 locked = locker.getLockById(sale.LOCK_ID()).amount;
        (,,, PresaleStatus memory status,,,) = sale.getInfo();
        uint256 sold = status.TOTAL_TOKENS_SOLD + SaleMath.tokenFeeAmount(status.TOTAL_TOKENS_SOLD, 10);
        uint256 kept = baseReserve * locked / pair.totalSupply();
        ok(kept + raise * 21 / 100 >= liquidityBase, "the base behind the liquidity");
        uint256 spendable = SaleMath.tokensForBaseUp(liquidityBase, rate);
        // tokens the listing took from the sale beyond its budget count against it, tokens it won count for it
        int256 tokens = int256(tokenReserve * locked / pair.totalSupply() + token.balanceOf(OWNER) + token.balanceOf(DEAD) + sold + spendable)
            - int256(need);
        uint256 undisturbedShare = raise - SaleMath.baseFeeAmount(raise, 40) - liquidityBase;
        int256 baseUnits =
            int256(baseReserve * locked / pair.totalSupply() + _baseOf(OWNER) + _locked(base)) - int256(undisturbedShare);
        ok(tokens >= 0 && baseUnits >= 0, "nothing but the budgets is spent");
        uint256 value = uint256(baseUnits) + SaleMath.baseForTokens(uint256(tokens), rate);
        ok((value + 2) * 100 >= 2 * liquidityBase * 99, "99 % of the value stays");
    }

    function _baseOf(address who) private view returns (uint256) {
        return address(base) == weth ? who.balance : base.balanceOf(who);
    }
}
