// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {FairLaunchInfo} from "../../src/interfaces/IFairLaunch.sol";
import {SaleParams} from "../../src/interfaces/IPresale.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {SaleBase} from "../../src/sale/SaleBase.sol";
import {AntiBotStandardTokenFactory} from "../../src/token/AntiBotStandardTokenFactory.sol";
import {RabAntiBot} from "../../src/token/RabAntiBot.sol";
import {PairAttacker} from "../attack/PairAttacker.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {Trader} from "./Trader.sol";

/// @notice An armed token of a sale or a fair launch: its listing, refunds and claims are those of a token without protection.
contract OpeningListingTest is FairLaunchFixture {
    uint256 private constant SUPPLY = 100_000 ether;

    RabAntiBot private registry;
    /// @dev What anybody has of the pair before the listing.
    PairAttacker private player;

    function setUp() external {
        deployAll();
        deployFairLaunches();
        vm.roll(1000);
        registry = new RabAntiBot(exchange);
        AntiBotStandardTokenFactory tokens = new AntiBotStandardTokenFactory(PLATFORM, FEES, 0, registry);
        vm.deal(OWNER, 10 ether);
        vm.prank(OWNER);
        token = TestToken(tokens.create("Careful", "CARE", 18, SUPPLY));
        player = new PairAttacker(IV2Factory(exchange), token, TestToken(weth), swapFeeBps);
        vm.prank(OWNER);
        token.transfer(address(player), SUPPLY / 10);
        _wrap(address(player), 10 ether);
    }

    function _wrap(address to, uint256 amount) private {
        vm.deal(address(this), amount);
        (bool wrapped,) = weth.call{value: amount}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(to, amount), "wrapped");
    }

    function _sale() private returns (Presale sale) {
        SaleParams memory params = saleParams(address(0));
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), type(uint256).max);
        sale = Presale(
            payable(
                saleFactory.create{value: CREATION_FEE}(params, capParams(), ownerParams(), noVesting(), anyFees())
            )
        );
        vm.stopPrank();
    }

    function _soldOut() private returns (Presale sale) {
        sale = _sale();
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 5 ether, address(0));
        vm.warp(START + 1 hours);
    }

    function _arm(address lister) private {
        vm.prank(OWNER);
        registry.arm(address(token), weth, lister, 100);
    }

    /// @dev Whether a sale is listed, and what its pair, its lock and its owner have then.
    function _listed(address sale) private returns (bytes32) {
        vm.prank(OWNER);
        (bool done,) = sale.call(abi.encodeCall(Presale.addLiquidity, ()));
        if (!done) return 0;
        (uint256 tokens, uint256 base) = player.reserves();
        return keccak256(
            abi.encode(tokens, base, locker.cumulativeLockInfo(pairOf(address(0))).amount, OWNER.balance, token.balanceOf(OWNER))
        );
    }

    /// @dev The same moves and listing, not armed and armed.
    function _compare(address sale, uint256[6] memory moves) private {
        if (pairOf(address(0)) == address(0)) IV2Factory(exchange).createPair(address(token), weth);
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < 6; ++i) {
            player.move(moves[i]);
        }
        bytes32 plain = _listed(sale);
        vm.revertToState(snapshot);
        _arm(sale);
        for (uint256 i; i < 6; ++i) {
            player.move(moves[i]);
        }
        eq(registry.openingOf(address(token)).start, 0, "not begun by anybody else");
        ok(_listed(sale) == plain, "as without");
        if (plain == 0) return eq(registry.openingOf(address(token)).start, 0, "not begun");
        eq(registry.openingOf(address(token)).start, block.number, "begun with the listing");
        eq(registry.openingOf(address(token)).base, 0, "only the sale has traded");
        // the first of all to trade meets the bound of the first block
        Trader sniper = new Trader(token, TestToken(weth), IV2Pair(pairOf(address(0))), swapFeeBps);
        (uint256 tokens, uint256 base) = sniper.reserves();
        _wrap(address(sniper), 20 ether);
        uint256 room = registry.roomOf(address(token));
        ok(room > tokens * 249 / 100_000 && room < tokens * 251 / 100_000, "a quarter of a percent");
        // what was given to the pair for good opens as much and a quarter, once
        uint256 root = Math.sqrt(tokens * base);
        uint256 given = (root - TestToken(pairOf(address(0))).totalSupply()) * tokens / root * 5 / 4;
        if (given > tokens / 2) return;
        (bool bought,) = address(sniper).call(abi.encodeCall(Trader.buy, (Math.max(room, given) + 100, address(sniper))));
        ok(!bought, "no more than that");
        sniper.buy(room, address(sniper));
    }

    /// @notice Whatever anybody did to the pair before: a sale is listed as without the opening, in the same transaction, and
    /// the opening begins in it [RGT-04] [SAL-18]
    /// forge-config: default.fuzz.runs = 96
    function testFuzz_aSaleIsListed(uint256[6] memory moves) external {
        _compare(address(_soldOut()), moves);
    }

    /// @notice A fair launch likewise [RGT-04] [SAL-18]
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_aFairLaunchIsListed(uint256[6] memory moves) external {
        FairLaunchInfo memory info = fairInfo(address(0));
        vm.startPrank(OWNER);
        token.approve(address(fairFactory), type(uint256).max);
        FairLaunch sale = FairLaunch(payable(fairFactory.create{value: 1 ether}(info, fairOwner(), noTeam(), anyFees())));
        vm.stopPrank();
        vm.warp(START);
        deposit(sale, ALICE, 100 ether);
        vm.warp(END + 1);
        _compare(address(sale), moves);
    }

    /// @notice What delayed the listing of a token that is protected already delays that of an armed one no longer
    /// [RGT-04] [SAL-18]
    function test_disturbedListingIsNotDelayed() external {
        Presale sale = _soldOut();
        _arm(address(sale));
        address pair = pairOf(address(0));
        vm.prank(OWNER);
        token.transfer(CAROL, 1 ether);
        _wrap(CAROL, 0.001 ether);
        vm.startPrank(CAROL);
        TestToken(weth).transfer(pair, 0.001 ether);
        token.transfer(pair, 0.4 ether);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", CAROL));
        ok(minted && token.transfer(pair, 1), "a little, cheap, and a unit");
        vm.stopPrank();
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed");
        ok(registry.isActive(address(token)), "and begun");
        // who was there before takes liquidity out as the first of all
        vm.startPrank(CAROL);
        TestToken(pair).transfer(pair, TestToken(pair).balanceOf(CAROL));
        (bool burned,) = pair.call(abi.encodeWithSignature("burn(address)", CAROL));
        vm.stopPrank();
        ok(burned, "out");
    }

    /// @notice A little liquidity whose shares were made dear before the listing does not make buys look like liquidity that is
    /// taken out [RGT-04]
    function test_dearShares() external {
        Presale sale = _soldOut();
        _arm(address(sale));
        IV2Pair pair = IV2Pair(pairOf(address(0)));
        Trader maker = new Trader(token, TestToken(weth), pair, swapFeeBps);
        vm.prank(OWNER);
        token.transfer(address(maker), 1 ether);
        _wrap(address(maker), 100 ether);
        maker.add(80_000, 1_000);
        maker.give(80_000_000, 1_000_000, true);
        vm.prank(OWNER);
        sale.addLiquidity();
        (uint256 tokens, uint256 base) = maker.reserves();
        ok(pair.totalSupply() < Math.sqrt(tokens * base) / 900, "a share is worth a thousand");
        uint256 room = registry.roomOf(address(token));
        (bool bought,) = address(maker).call(abi.encodeCall(Trader.flashBuy, (room + 10, 0)));
        ok(!bought, "a buy is a buy");
        maker.buy(room, address(maker));
    }

    /// @notice Buyers claim and sell in the block of the listing, all of it [RGT-04]
    function test_claimsAndSales() external {
        Presale sale = _soldOut();
        _arm(address(sale));
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.prank(ALICE);
        sale.userWithdrawTokens();
        uint256 held = token.balanceOf(ALICE);
        ok(held != 0, "claimed");
        address pair = pairOf(address(0));
        vm.prank(ALICE);
        token.transfer(pair, held);
        sale.claimFor(BOB);
        eq(token.balanceOf(BOB), held, "and for others");
    }

    /// @notice A sale that fails pays everybody back, and its owner arms the token for the next one [RGT-04]
    function test_refunds() external {
        Presale sale = _sale();
        _arm(address(sale));
        vm.warp(START);
        buy(sale, ALICE, 1 ether, address(0));
        vm.warp(END + 1);
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 1 ether, "paid back");
        vm.prank(OWNER);
        sale.ownerWithdrawTokens();
        eq(token.balanceOf(address(sale)), 0, "tokens taken back");
        eq(registry.openingOf(address(token)).start, 0, "not begun");
        _arm(BOB);
        eq(registry.openingOf(address(token)).lister, BOB, "armed again");
    }
}
