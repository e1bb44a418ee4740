// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IFairOpening} from "../../src/interfaces/IFairOpening.sol";
import {IRabAntiBot} from "../../src/interfaces/IRabAntiBot.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {AntiBotStandardTokenFactory} from "../../src/token/AntiBotStandardTokenFactory.sol";
import {RabAntiBot} from "../../src/token/RabAntiBot.sol";
import {Exchange} from "../support/Exchange.sol";
import {TestToken} from "../support/TestToken.sol";
import {Trader} from "./Trader.sol";

interface IRouter {
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256)
        external
        payable
        returns (uint256, uint256, uint256);
}

/// @notice A token of the platform's, armed for a pair with wrapped coins; its owner lists through the router.
abstract contract OpeningFixture is Exchange {
    address internal constant OWNER = address(0x9004);
    address internal constant ALICE = address(0x9005);
    address internal constant BOB = address(0x9006);
    address internal constant CAROL = address(0x9007);

    uint256 internal constant SUPPLY = 1e24;
    /// @dev What the owner lists: 4,000 tokens a coin.
    uint256 internal constant TOKENS = 4e23;
    uint256 internal constant COINS = 100 ether;
    uint256 internal constant BLOCKS = 100;

    RabAntiBot internal registry;
    AntiBotStandardTokenFactory internal tokenFactory;
    address internal exchange;
    uint16 internal swapFeeBps;
    address internal weth;
    address internal router;
    TestToken internal rabbit;
    IV2Pair internal pair;

    function deployOpening() internal {
        vm.warp(1_700_000_000);
        vm.roll(1000);
        weth = published("v2-periphery/build/WETH9.json", "");
        (exchange, swapFeeBps) = deployExchange();
        router = published("v2-periphery/build/UniswapV2Router02.json", abi.encode(exchange, weth));
        registry = new RabAntiBot(exchange);
        tokenFactory = new AntiBotStandardTokenFactory(PLATFORM, FEES, 0, registry);
        _newToken();
    }

    /// @dev A token whose place among the pair's two sides is as wanted.
    function useSide(bool tokenIs0) internal {
        while ((address(rabbit) < weth) != tokenIs0) _newToken();
    }

    function _newToken() private {
        vm.prank(OWNER);
        rabbit = TestToken(tokenFactory.create("Rabbit", "RAB", 18, SUPPLY));
    }

    function arm() internal {
        vm.prank(OWNER);
        pair = IV2Pair(registry.arm(address(rabbit), weth, OWNER, BLOCKS));
    }

    /// @dev The owner adds liquidity as the first of all, through the router where it is Uniswap's.
    function list() internal {
        vm.deal(OWNER, COINS);
        vm.startPrank(OWNER);
        rabbit.approve(router, TOKENS);
        if (!isOnPancake()) {
            IRouter(router).addLiquidityETH{value: COINS}(address(rabbit), TOKENS, 0, 0, OWNER, block.timestamp);
        } else {
            wrapFor(OWNER, COINS);
            vm.startPrank(OWNER);
            rabbit.transfer(address(pair), TOKENS);
            TestToken(weth).transfer(address(pair), COINS);
            pair.mint(OWNER);
        }
        vm.stopPrank();
    }

    function armAndList() internal {
        arm();
        list();
    }

    /// @dev Wrapped coins for somebody.
    function wrapFor(address who, uint256 amount) internal {
        vm.stopPrank();
        vm.deal(address(this), amount);
        (bool wrapped,) = weth.call{value: amount}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(who, amount), "wrapped");
    }

    /// @dev Somebody with tokens of the owner's and coins.
    function trader(uint256 tokens, uint256 coins) internal returns (Trader t) {
        t = new Trader(rabbit, TestToken(weth), pair, swapFeeBps);
        if (coins != 0) wrapFor(address(t), coins);
        vm.prank(OWNER);
        rabbit.transfer(address(t), tokens);
    }

    /// @dev Whether a trader's act goes through.
    function does(Trader t, bytes memory act) internal returns (bool done) {
        (done,) = address(t).call(act);
    }

    function buys(Trader t, uint256 tokens) internal returns (bool) {
        return does(t, abi.encodeCall(Trader.buy, (tokens, address(t))));
    }

    function room() internal view returns (uint256) {
        return registry.roomOf(address(rabbit));
    }

    function opening() internal view returns (IFairOpening.Opening memory) {
        return registry.openingOf(address(rabbit));
    }

    function answer(address to, uint256 amount) internal view returns (IRabAntiBot.Answer) {
        return registry.check(address(rabbit), address(pair), to, amount);
    }

    function reserves() internal view returns (uint256 tokens, uint256 coins) {
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        return address(rabbit) < weth ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev The price by the listing's, in parts of 1e18.
    function risen() internal view returns (uint256) {
        (uint256 tokens, uint256 coins) = reserves();
        return Math.mulDiv(coins * 1e18, TOKENS, tokens * COINS);
    }
}
