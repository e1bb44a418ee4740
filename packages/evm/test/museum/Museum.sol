// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {TestToken} from "../support/TestToken.sol";
import {GeneratorFixture} from "../token/LiquidityGenerator.t.sol";

/// @notice How launchpads and lockers lost money, each mechanism rebuilt: every test shows that it beats a small naive contract
/// and fails against ours. The guide's page "museum" has one entry for each.
abstract contract Museum is GeneratorFixture {
    address internal constant THIEF = address(0xBAD);

    function setUp() public virtual {
        deployGenerator();
    }

    /// @dev Whether a call by somebody changes anything or goes through at all.
    function refused(address from, address target, bytes memory call) internal returns (bool) {
        vm.prank(from);
        (bool done,) = target.call(call);
        return !done;
    }

    /// @dev A sale of which ALICE has bought half of the hard cap.
    function half() internal returns (Presale sale) {
        sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
    }

    /// @dev Coins for somebody, wrapped.
    function wrap(address who, uint256 amount) internal {
        vm.deal(who, who.balance + amount);
        vm.prank(who);
        (bool done,) = weth.call{value: amount}(abi.encodeWithSignature("deposit()"));
        ok(done, "wrapped");
    }

    /// @dev Liquidity of `who`, whose tokens and wrapped coins it is made of.
    function pool(address who, uint256 tokens, uint256 coins) internal returns (IV2Pair made) {
        made = IV2Pair(IV2Factory(exchange).getPair(address(token), weth));
        if (address(made) == address(0)) made = IV2Pair(IV2Factory(exchange).createPair(address(token), weth));
        token.mint(who, tokens);
        wrap(who, coins);
        vm.startPrank(who);
        token.transfer(address(made), tokens);
        TestToken(weth).transfer(address(made), coins);
        made.mint(who);
        vm.stopPrank();
    }

    function reserves(IV2Pair of_) internal view returns (uint256 tokens, uint256 coins) {
        (uint112 reserve0, uint112 reserve1,) = of_.getReserves();
        return of_.token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev `who` sells tokens to the pair.
    function sellTo(IV2Pair to, address who, uint256 amount) internal returns (uint256 coins) {
        (uint256 tokenReserve, uint256 coinReserve) = reserves(to);
        coins = (amount * 997 * coinReserve) / (tokenReserve * 1000 + amount * 997);
        vm.startPrank(who);
        token.transfer(address(to), amount);
        bool coinsAre0 = to.token0() == weth;
        to.swap(coinsAre0 ? coins : 0, coinsAre0 ? 0 : coins, who, "");
        vm.stopPrank();
    }

    /// @dev `who` buys tokens from the pair with wrapped coins.
    function buyFrom(IV2Pair from, address who, uint256 coins) internal returns (uint256 tokens) {
        (uint256 tokenReserve, uint256 coinReserve) = reserves(from);
        tokens = (coins * 997 * tokenReserve) / (coinReserve * 1000 + coins * 997);
        vm.startPrank(who);
        TestToken(weth).transfer(address(from), coins);
        bool tokensAre0 = from.token0() == address(token);
        from.swap(tokensAre0 ? tokens : 0, tokensAre0 ? 0 : tokens, who, "");
        vm.stopPrank();
    }
}
