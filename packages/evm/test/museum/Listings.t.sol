// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleInfo2} from "../../src/interfaces/IPresale.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {SaleRules} from "../../src/libraries/SaleRules.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {
    LiquidityGeneratorParams,
    LiquidityGeneratorTokenFactory
} from "../../src/token/LiquidityGeneratorTokenFactory.sol";
import {IV2Router} from "../../src/token/TaxedToken.sol";
import {TestToken} from "../support/TestToken.sol";
import {Museum} from "./Museum.sol";
import {
    DeflatingToken,
    FirstListing,
    NaiveListing,
    NamedRouterFactory,
    ThiefsRouter,
    TrustingListing,
    UnlockedListing
} from "./NaiveListings.sol";

contract ListingMuseum is Museum {
    /// @dev What a listing of ours adds for half of the hard cap: 2.73 coins at 80 tokens each.
    uint256 private constant COINS = 2.73 ether;
    uint256 private constant TOKENS = 218.4 ether;

    /// @dev A sale of ours that can be listed now.
    function _due() private returns (Presale sale) {
        sale = half();
        vm.warp(END + 1);
    }

    function _fund(NaiveListing naive) private {
        token.mint(address(naive), TOKENS);
        vm.deal(address(naive), COINS);
    }

    function _list(Presale sale) private {
        vm.prank(OWNER);
        sale.addLiquidity();
    }

    /// @dev Within a hundredth of 80 tokens for a coin.
    function _atThePrice() private view {
        (uint256 tokens, uint256 coins) = reserves(IV2Pair(pairOf(address(0))));
        ok(tokens >= coins * 792 / 10 && tokens <= coins * 808 / 10, "at the listing price");
        ok(coins >= COINS * 99 / 100, "with the coins promised");
    }

    function _coins(address who) private view returns (uint256) {
        return TestToken(weth).balanceOf(who);
    }

    /// @notice Somebody makes the pair first, and the launch reverts for good [CHK-07]
    function test_pairMadeBefore() external {
        FirstListing naive = new FirstListing(token, IV2Router(router), IV2Factory(exchange), weth);
        _fund(naive);
        Presale sale = _due();
        vm.prank(THIEF);
        IV2Factory(exchange).createPair(address(token), weth);
        ok(refused(OWNER, address(naive), abi.encodeCall(NaiveListing.list, ())), "never listed");

        _list(sale);
        _atThePrice();
    }

    /// @notice The pool has a false price before the launch, which takes it as it is [CHK-07]
    function test_poolAtAFalsePrice() external {
        TrustingListing naive = new TrustingListing(token, IV2Router(router));
        _fund(naive);
        Presale sale = _due();
        uint256 snapshot = vm.snapshotState();
        // a thousandth of a token for a coin
        IV2Pair made = pool(THIEF, 0.0001 ether, 0.1 ether);
        naive.list();
        token.mint(THIEF, 10 ether);
        sellTo(made, THIEF, 10 ether);
        ok(_coins(THIEF) > 2.5 ether, "ten tokens of an eighth of a coin take the naive pool");

        vm.revertToState(snapshot);
        made = pool(THIEF, 0.0001 ether, 0.1 ether);
        _list(sale);
        _atThePrice();
        token.mint(THIEF, 10 ether);
        sellTo(made, THIEF, 10 ether);
        ok(_coins(THIEF) < 0.125 ether, "and what they are worth from ours");
    }

    /// @notice Tokens that are not traded yet are sent to the pair and synced, so that the launch brings next to no coins [CHK-07]
    function test_donatedAndSynced() external {
        TrustingListing naive = new TrustingListing(token, IV2Router(router));
        _fund(naive);
        Presale sale = _due();
        uint256 snapshot = vm.snapshotState();
        IV2Pair made = _donate();
        naive.list();
        wrap(THIEF, 0.001 ether);
        ok(buyFrom(made, THIEF, 0.001 ether) > TOKENS * 9 / 10, "a thousandth of a coin buys the naive pool");

        vm.revertToState(snapshot);
        made = _donate();
        _list(sale);
        _atThePrice();
        wrap(THIEF, 0.001 ether);
        ok(buyFrom(made, THIEF, 0.001 ether) < 0.081 ether, "and its worth from ours");
    }

    /// @dev A thousand tokens and a millionth of a millionth of a coin.
    function _donate() private returns (IV2Pair made) {
        made = IV2Pair(IV2Factory(exchange).createPair(address(token), weth));
        token.mint(address(made), 1_000 ether);
        wrap(THIEF, 1e6);
        vm.prank(THIEF);
        TestToken(weth).transfer(address(made), 1e6);
        made.sync();
    }

    /// @notice The creator names a router, and with it the account that gets the pair's coins [CHK-07]
    function test_routerOfTheCreator() external {
        NamedRouterFactory naive = new NamedRouterFactory{value: 1 ether}();
        vm.startPrank(THIEF);
        ThiefsRouter thiefs = new ThiefsRouter();
        naive.create(thiefs);
        eq(THIEF.balance, 1 ether, "the naive factory paid the thief");

        LiquidityGeneratorParams memory p = params();
        p.router = address(thiefs);
        vm.expectRevert(LiquidityGeneratorTokenFactory.UnknownRouter.selector);
        factory.create{value: 0.01 ether}("Rabbit", "RAB", 18, SUPPLY, p);
        PresaleInfo2 memory places = PresaleInfo2(THIEF, address(thiefs), address(0), "");
        vm.expectRevert(SaleRules.ExchangeNotSupported.selector);
        saleFactory.create{value: CREATION_FEE}(saleParams(address(0)), capParams(), places, noVesting(), anyFees());
        vm.stopPrank();
    }

    /// @notice The owner takes the liquidity out after the launch [CHK-07]
    function test_ownerTakesTheLiquidity() external {
        vm.prank(THIEF);
        UnlockedListing naive = new UnlockedListing(token, IV2Router(router));
        _fund(naive);
        Presale sale = _due();
        uint256 snapshot = vm.snapshotState();
        naive.list();
        TestToken liquidity = TestToken(pairOf(address(0)));
        vm.startPrank(THIEF);
        liquidity.transfer(address(liquidity), liquidity.balanceOf(THIEF));
        (bool burned,) = address(liquidity).call(abi.encodeWithSignature("burn(address)", THIEF));
        vm.stopPrank();
        ok(burned && _coins(THIEF) >= COINS - 1000, "the naive pool is empty");

        vm.revertToState(snapshot);
        _list(sale);
        eq(TestToken(pairOf(address(0))).balanceOf(OWNER), 0, "none of it is the owner's");
        uint256 id = sale.LOCK_ID();
        vm.startPrank(OWNER);
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlock(id);
        vm.warp(END + 30 days);
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlock(id);
        vm.stopPrank();
    }

    /// @notice A token burns from its pair what was sent there, also what `skim` gives back [CHK-07]
    function test_burnFromThePair() external {
        TestToken plain = token;
        DeflatingToken naive = new DeflatingToken();
        token = naive;
        IV2Pair made = pool(BOB, 1_000 ether, 100 ether);
        naive.setPair(made);
        wrap(THIEF, 100 ether);
        uint256 bought = buyFrom(made, THIEF, 100 ether);
        vm.startPrank(THIEF);
        naive.transfer(address(made), 490 ether);
        made.skim(THIEF);
        naive.sweep();
        vm.stopPrank();
        sellTo(made, THIEF, bought);
        ok(_coins(THIEF) > 190 ether, "a hundred coins become nearly all that there are");

        token = plain;
        list();
        vm.prank(OWNER);
        rabbit.transfer(THIEF, SUPPLY / 10);
        uint256 before = rabbit.balanceOf(pair);
        vm.startPrank(THIEF);
        rabbit.transfer(pair, rabbit.balanceOf(THIEF));
        IV2Pair(pair).skim(THIEF);
        vm.stopPrank();
        rabbit.processFees();
        vm.roll(block.number + 1);
        ok(refused(THIEF, address(rabbit), abi.encodeCall(DeflatingToken.sweep, ())), "nothing to sweep");
        IV2Pair(pair).sync();
        ok(rabbit.balanceOf(pair) >= before, "the pair has all of its tokens");
    }
}
