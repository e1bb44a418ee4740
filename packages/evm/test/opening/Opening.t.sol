// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IFairOpening} from "../../src/interfaces/IFairOpening.sol";
import {IRabAntiBot} from "../../src/interfaces/IRabAntiBot.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {AntiBotStandardToken} from "../../src/token/AntiBotStandardToken.sol";
import {TestToken} from "../support/TestToken.sol";
import {IRouter, OpeningFixture} from "./OpeningFixture.sol";
import {Trader} from "./Trader.sol";

/// @notice A lister who can be called by anybody.
contract OpenLister {
    function list(TestToken token, TestToken base, IV2Pair pair) external {
        token.transfer(address(pair), token.balanceOf(address(this)));
        base.transfer(address(pair), base.balanceOf(address(this)));
        pair.mint(address(this));
    }
}

contract OpeningTest is OpeningFixture {
    function setUp() public {
        deployOpening();
    }

    /// @notice Only the token's owner arms, within the bounds, with a lister who can list; the pair is created if it does
    /// not exist [RGT-04]
    function test_armRules() external {
        vm.expectRevert(IRabAntiBot.NotTokenOwner.selector);
        registry.arm(address(rabbit), weth, OWNER, BLOCKS);
        vm.startPrank(OWNER);
        vm.expectRevert(IFairOpening.BlocksOutOfRange.selector);
        registry.arm(address(rabbit), weth, OWNER, 19);
        vm.expectRevert(IFairOpening.BlocksOutOfRange.selector);
        registry.arm(address(rabbit), weth, OWNER, 501);
        vm.expectRevert(IFairOpening.InvalidLister.selector);
        registry.arm(address(rabbit), weth, address(0), BLOCKS);
        eq(IV2Factory(exchange).getPair(address(rabbit), weth), address(0), "nothing is left of a refusal");
        pair = IV2Pair(registry.arm(address(rabbit), weth, OWNER, 20));
        eq(IV2Factory(exchange).getPair(address(rabbit), weth), address(pair), "its pair was made");
        vm.expectRevert(IFairOpening.InvalidLister.selector);
        registry.arm(address(rabbit), weth, address(pair), BLOCKS);
        vm.expectEmit(address(registry));
        emit IFairOpening.OpeningArmed(address(rabbit), address(pair), ALICE, 500);
        eq(registry.arm(address(rabbit), weth, ALICE, 500), address(pair), "the pair that there is");
        vm.stopPrank();
        IFairOpening.Opening memory o = opening();
        eq(o.pair, address(pair), "pair");
        eq(o.lister, ALICE, "lister");
        eq(o.blocks, 500, "blocks");
        eq(o.start + o.until + o.tokens + o.base, 0, "not started");
        ok(!registry.isActive(address(rabbit)), "armed is not active");
        eq(room(), type(uint256).max, "nothing is limited");
        eq(registry.protectionOf(address(rabbit)).pair, address(0), "no protection of the other kind");
    }

    /// @notice One protection a token, ever: an armed one cannot be protected, a protected one cannot be armed, and an opening
    /// that has begun is neither prolonged nor repeated [RGT-04]
    function test_onlyOne() external {
        TestToken other = rabbit;
        useSide(address(rabbit) > weth);
        vm.startPrank(OWNER);
        address otherPair = IV2Factory(exchange).createPair(address(other), weth);
        registry.protect(address(other), otherPair, 1 days, SUPPLY, 0);
        vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
        registry.arm(address(other), weth, OWNER, BLOCKS);
        vm.stopPrank();
        vm.warp(block.timestamp + 2 days);
        vm.prank(OWNER);
        vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
        registry.arm(address(other), weth, OWNER, BLOCKS);

        arm();
        vm.prank(OWNER);
        vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
        registry.protect(address(rabbit), address(pair), 1 days, SUPPLY, 0);
        list();
        for (uint256 i; i < 2; ++i) {
            vm.startPrank(OWNER);
            vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
            registry.arm(address(rabbit), weth, OWNER, BLOCKS);
            vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
            registry.protect(address(rabbit), address(pair), 1 days, SUPPLY, 0);
            vm.stopPrank();
            vm.roll(block.number + BLOCKS);
        }
    }

    /// @notice An owner who has renounced the token can no longer arm it; what was armed before still begins [RGT-04]
    function test_renounced() external {
        arm();
        vm.startPrank(OWNER);
        Ownable(address(rabbit)).renounceOwnership();
        vm.expectRevert(IRabAntiBot.NotTokenOwner.selector);
        registry.arm(address(rabbit), weth, OWNER, BLOCKS);
        vm.stopPrank();
        list();
        ok(registry.isActive(address(rabbit)), "begun");
    }

    /// @notice The opening begins in the call that lists: who lists and buys in one transaction is limited already [RGT-04]
    function test_beginsInTheListing() external {
        OpenLister lister = new OpenLister();
        vm.prank(OWNER);
        pair = IV2Pair(registry.arm(address(rabbit), weth, address(lister), BLOCKS));
        Trader sniper = trader(0, 50 ether);
        vm.prank(OWNER);
        rabbit.transfer(address(lister), TOKENS);
        wrapFor(address(lister), COINS);
        bytes memory listing = abi.encodeCall(OpenLister.list, (rabbit, TestToken(weth), pair));
        // 4e23 (1 - 1 / sqrt(1.005))
        uint256 most = 996265556946838790870;
        ok(!does(sniper, abi.encodeCall(Trader.listAndBuy, (address(lister), listing, TOKENS / 10))), "a tenth");
        eq(opening().start, 0, "the listing was undone with it");
        ok(!does(sniper, abi.encodeCall(Trader.listAndBuy, (address(lister), listing, most + 1e9))), "a little more");
        vm.expectEmit(address(registry));
        emit IFairOpening.OpeningStarted(
            address(rabbit), address(pair), block.number + BLOCKS, block.timestamp + 2 hours
        );
        ok(does(sniper, abi.encodeCall(Trader.listAndBuy, (address(lister), listing, most - 1e9))), "half a percent");
        IFairOpening.Opening memory o = opening();
        eq(o.start, block.number, "start");
        eq(o.until, block.timestamp + 2 hours, "until");
        eq(o.tokens, TOKENS, "tokens at the listing");
        eq(o.base, COINS, "base at the listing");
    }

    /// @notice Nobody but the lister starts it: not with tokens, dust liquidity, trades, or nothing sent in the lister's name
    /// [RGT-04]
    function test_nobodyElseStarts() external {
        arm();
        Trader stranger = trader(1 ether, 1 ether);
        stranger.add(0.4 ether, 0.001 ether);
        stranger.give(1, 0, false);
        stranger.give(1, 1, true);
        ok(buys(stranger, 0.3 ether), "trades before the listing are nobody's business");
        stranger.sell(0.2 ether);
        stranger.remove(TestToken(address(pair)).balanceOf(address(stranger)));
        vm.prank(CAROL);
        rabbit.transferFrom(OWNER, address(pair), 0);
        vm.prank(OWNER);
        rabbit.transfer(ALICE, 1 ether);
        eq(opening().start, 0, "not started");
        ok(!registry.isActive(address(rabbit)), "not active");
        eq(opening().base, 0, "nothing noted");
    }

    /// @notice In each block buys raise the price to its bound and not by a unit's worth more, whichever side the token is;
    /// what nobody bought is there in the next block [RGT-04]
    function testFuzz_blockByBlock(bool tokenIs0, uint256 first, uint256 skipped) external {
        useSide(tokenIs0);
        armAndList();
        first = bound(first, 0, BLOCKS - 2);
        skipped = bound(skipped, 1, BLOCKS - 1 - first);
        Trader buyer = trader(0, 300 ether);
        uint256 since = block.number;
        for (uint256 i; i < 2; ++i) {
            uint256 at = first + i * skipped;
            vm.roll(since + at);
            uint256 now_ = room();
            ok(now_ != 0, "there is room");
            ok(answer(address(buyer), now_) == IRabAntiBot.Answer.ALLOWED, "all of it");
            ok(answer(address(buyer), now_ + 1) == IRabAntiBot.Answer.TOO_LARGE, "and no unit more");
            ok(!buys(buyer, now_ + 1), "refused");
            ok(buys(buyer, now_), "bought");
            uint256 bound_ = 1.005e18 + at * 0.01e18;
            // what the last buyer pays the exchange moves the price too
            ok(risen() > bound_ - 1e6 && risen() < bound_ + bound_ / 1000, "the price is at the bound");
            eq(room(), 0, "nothing is left");
            ok(answer(address(buyer), 1) == IRabAntiBot.Answer.TOO_SOON, "before the next block");
        }
    }

    /// @notice A token says by name why it refuses a buy [EVM-02] [RGT-04]
    function test_refusalsHaveNames() external {
        armAndList();
        uint256 now_ = room();
        vm.startPrank(address(pair));
        vm.expectRevert(AntiBotStandardToken.BuyTooLarge.selector);
        rabbit.transfer(ALICE, now_ + 1);
        rabbit.transfer(ALICE, now_);
        vm.expectRevert(AntiBotStandardToken.BuyTooSoon.selector);
        rabbit.transfer(BOB, 1);
        vm.roll(block.number + 1);
        vm.expectRevert(AntiBotStandardToken.BuyTooLarge.selector);
        rabbit.transfer(BOB, TOKENS / 2);
        rabbit.transfer(BOB, 1);
        vm.stopPrank();
    }

    /// @notice It ends after its blocks, and after two hours however few they were [RGT-04]
    function test_endsByItself() external {
        armAndList();
        Trader buyer = trader(0, 1e9 ether);
        uint256 snapshot = vm.snapshotState();
        vm.roll(block.number + BLOCKS - 1);
        vm.warp(block.timestamp + 2 hours - 1);
        ok(registry.isActive(address(rabbit)), "the last block");
        ok(!buys(buyer, TOKENS * 9 / 10), "limited");
        uint256 last = vm.snapshotState();
        vm.roll(block.number + 1);
        ok(!registry.isActive(address(rabbit)), "over by blocks");
        eq(room(), type(uint256).max, "no limit");
        ok(buys(buyer, TOKENS * 9 / 10), "anything");
        vm.revertToState(last);
        vm.warp(block.timestamp + 1);
        ok(!registry.isActive(address(rabbit)), "over by time");
        ok(buys(buyer, TOKENS * 9 / 10), "anything");
        vm.revertToState(snapshot);
        eq(opening().start, block.number, "also known afterwards");
    }

    /// @notice What is sold makes room again, and is never refused [RGT-04]
    function test_salesMakeRoom() external {
        armAndList();
        Trader seller = trader(TOKENS / 2, 0);
        Trader buyer = trader(0, 100 ether);
        uint256 before = room();
        ok(buys(buyer, before), "bought out");
        seller.sell(TOKENS / 2);
        ok(room() < TOKENS / 2 && room() > TOKENS * 499 / 1000, "as much again, but for the exchange's fee");
        ok(buys(buyer, room()), "and bought");
    }

    /// @notice The price that counts is the listing's, also where the first to come sells [RGT-04]
    function test_theListingsPriceCounts() external {
        armAndList();
        trader(TOKENS / 2, 0).sell(TOKENS / 2);
        eq(opening().tokens, TOKENS, "tokens");
        eq(opening().base, COINS, "base");
    }

    /// @notice Anyone with liquidity can take it out at any moment, in any part, also right after adding it and where nothing
    /// can be bought [RGT-04]
    function testFuzz_liquidityComesOut(bool tokenIs0, uint256 tokens, uint256 part, uint256 more, bool isBoughtOut)
        external
    {
        useSide(tokenIs0);
        armAndList();
        Trader provider = trader(SUPPLY - TOKENS, 10 * COINS);
        Trader buyer = trader(0, 10 * COINS);
        if (isBoughtOut) ok(buys(buyer, room()), "bought out");
        (uint256 r, uint256 b) = reserves();
        // the exchange's own new shares hide a part as small as they are
        tokens = bound(tokens, SUPPLY / 1000, SUPPLY / 8);
        uint256 held;
        for (uint256 i; i < 3; ++i) {
            provider.add(tokens, tokens * b / r + 1);
            held = TestToken(address(pair)).balanceOf(address(provider));
            provider.remove(bound(part, isOnPancake() ? held / 50 : 1000, held / 2));
            provider.remove(bound(more, isOnPancake() ? held / 50 : 1000, held / 4));
            if (isBoughtOut) ok(!buys(buyer, room() + 1), "a buy is still none");
            part = part / 3 + 1;
        }
        provider.remove(TestToken(address(pair)).balanceOf(address(provider)));
        // as the very first of all, and all of it
        vm.startPrank(OWNER);
        TestToken(address(pair)).transfer(address(pair), TestToken(address(pair)).balanceOf(OWNER));
        (bool burned,) = address(pair).call(abi.encodeWithSignature("burn(address)", OWNER));
        vm.stopPrank();
        ok(burned, "the owner's too");
    }

    /// @notice The first to come after the listing takes liquidity out [RGT-04]
    function testFuzz_firstRemoval(bool tokenIs0, uint256 share) external {
        useSide(tokenIs0);
        armAndList();
        uint256 held = TestToken(address(pair)).balanceOf(OWNER);
        vm.prank(OWNER);
        TestToken(address(pair)).transfer(ALICE, held);
        vm.startPrank(ALICE);
        TestToken(address(pair)).transfer(address(pair), bound(share, 1000, held));
        (bool burned,) = address(pair).call(abi.encodeWithSignature("burn(address)", ALICE));
        vm.stopPrank();
        ok(burned, "out");
        eq(opening().tokens, TOKENS, "the listing's price");
    }

    /// @notice A buy that is paid afterwards, alone or dressed as liquidity taken out, is a buy; so is one in many small parts
    /// [RGT-04]
    function testFuzz_flashBuysAreBuys(bool tokenIs0, uint256 tokens, uint256 base) external {
        useSide(tokenIs0);
        armAndList();
        Trader sniper = trader(TOKENS / 10, 10_000 ether);
        tokens = bound(tokens, room() + 1, TOKENS * 9 / 10);
        base = bound(base, 0, COINS / 2);
        ok(!does(sniper, abi.encodeCall(Trader.flashBuy, (tokens, base))), "refused");
        ok(!does(sniper, abi.encodeCall(Trader.flashBuy, (tokens, COINS * tokens / TOKENS))), "in the pair's ratio");
        // liquidity of one's own, added and taken out, opens nothing, also where a protocol takes its part of a trade
        sniper.flashBuy(room() / 2, 0);
        sniper.add(TOKENS / 20, COINS / 20);
        ok(!does(sniper, abi.encodeCall(Trader.flashBuy, (tokens + TOKENS / 20, base))), "with liquidity");
        sniper.remove(TestToken(address(pair)).balanceOf(address(sniper)) / 2);
        ok(!does(sniper, abi.encodeCall(Trader.flashBuy, (tokens + TOKENS / 20, base))), "after taking some out");
        while (room() > 1000) sniper.flashBuy(room(), 0);
        for (uint256 i; i < 20; ++i) {
            does(sniper, abi.encodeCall(Trader.flashBuy, (TOKENS / 1e6, 0)));
        }
        ok(risen() <= 1.0051e18, "within the first block's bound");
    }

    /// @notice What was given to the pair beyond its reserves can be taken by anybody, as ever [RGT-04]
    function test_giftsAreSkimmed() external {
        armAndList();
        Trader giver = trader(TOKENS / 4, COINS);
        giver.give(TOKENS / 4, COINS, false);
        giver.skim();
        eq(rabbit.balanceOf(address(giver)), TOKENS / 4, "back");
        ok(buys(giver, room()), "bought out");
        giver.give(TOKENS / 4, 0, false);
        giver.skim();
        ok(rabbit.balanceOf(address(giver)) > TOKENS / 4, "back again");
    }

    /// @notice Somebody who gives both sides to everybody's liquidity can once take out what was given and a quarter, and pays
    /// for it [RGT-04]
    function test_giftsOpenNoMoreThanTheyCost() external {
        armAndList();
        Trader giver = trader(TOKENS / 5, 1000 ether);
        ok(buys(giver, room()), "bought out");
        (uint256 r, uint256 b) = reserves();
        giver.give(r / 5, b / 5, true);
        uint256 before = rabbit.balanceOf(address(giver));
        uint256 shares = pair.totalSupply();
        uint256 most = Math.min(shares * (r + r / 5) / r, shares * (b + b / 5) / b);
        most = Math.mulDiv(rabbit.balanceOf(address(pair)), most - shares, most);
        ok(answer(address(giver), most + most / 4) == IRabAntiBot.Answer.ALLOWED, "exactly so much");
        ok(answer(address(giver), most + most / 4 + 1) != IRabAntiBot.Answer.ALLOWED, "and no more");
        ok(!does(giver, abi.encodeCall(Trader.flashBuy, (r * 26 / 100, 0))), "a buy of more");
        giver.flashBuy(r * 249 / 1000, 0);
        for (uint256 i; i < 20; ++i) {
            for (uint256 part = r / 4; part > r / 1e5; part /= 2) {
                does(giver, abi.encodeCall(Trader.flashBuy, (part, 0)));
            }
        }
        uint256 taken = rabbit.balanceOf(address(giver)) - before;
        eq(taken, r * 249 / 1000, "so much, once");
    }

    /// @notice A gift of one side makes room by the price alone, and makes no buy look like liquidity taken out [RGT-04]
    function test_giftsOfOneSide() external {
        armAndList();
        Trader giver = trader(TOKENS / 10, 1000 ether);
        giver.give(TOKENS / 10, 0, true);
        uint256 now_ = room();
        ok(now_ < TOKENS * 6 / 100, "half of the gift");
        ok(!does(giver, abi.encodeCall(Trader.flashBuy, (now_ + TOKENS / 100, 0))), "refused");
        giver.give(0, COINS / 10, true);
        giver.flashBuy(1, 0);
        giver.give(0, COINS / 10, true);
        now_ = room();
        ok(!does(giver, abi.encodeCall(Trader.flashBuy, (now_ + TOKENS / 100, 0))), "refused");
    }

    /// @notice A price that gifts of coins have raised above the bound stops buys until it is below, and nothing else
    function test_raisedByGifts() external {
        armAndList();
        Trader giver = trader(TOKENS / 4, COINS);
        giver.give(0, COINS / 10, true);
        eq(opening().tokens, 0, "unseen");
        ok(buys(giver, 1), "the first to trade meets the price that there is");
        giver.give(0, COINS / 10, true);
        eq(room(), 0, "no room");
        ok(answer(ALICE, 1) == IRabAntiBot.Answer.TOO_SOON, "too soon");
        ok(!buys(giver, 1), "refused");
        giver.sell(TOKENS / 10);
        ok(buys(giver, 1), "a sale makes room");
        giver.give(0, COINS / 10, true);
        vm.roll(block.number + 40);
        ok(room() != 0 && buys(giver, room()), "and time");
    }

    /// @notice While nobody else has traded the lister is listing, and is free: tokens out of the pair come back to him, in as
    /// many steps as the price takes; from then on he is as anybody [RGT-04]
    function test_listerIsFreeUntilOthersTrade() external {
        armAndList();
        vm.startPrank(address(pair));
        ok(answer(OWNER, TOKENS / 2) == IRabAntiBot.Answer.ALLOWED, "free");
        rabbit.transfer(OWNER, TOKENS / 2);
        vm.stopPrank();
        vm.prank(OWNER);
        rabbit.transfer(address(pair), TOKENS / 2);
        eq(opening().tokens, 0, "still listing");
        Trader buyer = trader(0, COINS);
        ok(buys(buyer, 1), "somebody buys");
        eq(opening().tokens, TOKENS, "listed");
        ok(answer(OWNER, TOKENS / 2) == IRabAntiBot.Answer.TOO_LARGE, "as anybody");
        vm.prank(address(pair));
        vm.expectRevert(AntiBotStandardToken.BuyTooLarge.selector);
        rabbit.transfer(OWNER, TOKENS / 2);
    }

    /// @notice Transfers between accounts, and from and to other pairs, are never looked at [RGT-04]
    function testFuzz_neverAHoneypot(uint256 amount, uint256 blocks) external {
        armAndList();
        trader(0, COINS).buy(room(), BOB);
        vm.roll(block.number + bound(blocks, 0, 2 * BLOCKS));
        amount = bound(amount, 0, SUPPLY - TOKENS);
        vm.prank(OWNER);
        rabbit.transfer(ALICE, amount);
        vm.prank(ALICE);
        rabbit.transfer(BOB, amount);
        vm.startPrank(BOB);
        rabbit.transfer(address(pair), rabbit.balanceOf(BOB));
        vm.stopPrank();
        eq(rabbit.balanceOf(BOB), 0, "sold");
        address other = IV2Factory(exchange).createPair(address(rabbit), address(rabbit) > weth ? address(1) : ALICE);
        vm.prank(other);
        rabbit.transfer(BOB, 0);
        ok(registry.check(address(rabbit), other, BOB, TOKENS) == IRabAntiBot.Answer.ALLOWED, "another pair");
    }

    /// @notice A lister who sends his tokens before there is liquidity hinders nobody: what is in no reserve leaves freely, and
    /// the price that counts is that of the first liquidity [RGT-04]
    function test_listedInTwoSteps() external {
        arm();
        vm.prank(OWNER);
        rabbit.transfer(address(pair), TOKENS);
        ok(registry.isActive(address(rabbit)), "begun");
        pair.skim(OWNER);
        Trader stranger = trader(1 ether, 2 * COINS);
        stranger.give(0, 1, true);
        stranger.give(1, 0, false);
        eq(opening().tokens + opening().base, 0, "no price of half a pair");
        stranger.skim();
        vm.prank(OWNER);
        rabbit.transfer(address(pair), TOKENS);
        stranger.give(0, COINS - 1, false);
        pair.mint(OWNER);
        ok(buys(stranger, room()), "the room of the block");
        eq(opening().tokens, TOKENS, "tokens");
        eq(opening().base, COINS, "coins");
        ok(!buys(stranger, TOKENS / 10), "limited");
    }
}

contract PancakeOpeningTest is OpeningTest {
    function isOnPancake() internal pure override returns (bool) {
        return true;
    }
}
