// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {BabyParams} from "../../src/token/BabyTokenFactory.sol";
import {BuybackBabyParams} from "../../src/token/BuybackBabyTokenFactory.sol";
import {LiquidityGeneratorParams} from "../../src/token/LiquidityGeneratorTokenFactory.sol";
import {Fees, TaxedToken} from "../../src/token/TaxedToken.sol";
import {TaxedTokenFactory} from "../../src/token/TaxedTokenFactory.sol";
import {TestToken} from "../support/TestToken.sol";
import {BabyFixture} from "../token/Baby.t.sol";
import {GeneratorFixture} from "../token/LiquidityGenerator.t.sol";

contract GeneratorEdgesTest is GeneratorFixture {
    function setUp() external {
        deployGenerator();
    }

    /// @notice The largest supply and the highest single fee are taken; name and symbol are where they belong [EVM-01]
    function test_limits() external {
        LiquidityGeneratorParams memory p = params();
        (p.transactionFeeYield, p.transactionFeeLiquidity, p.marketingPercent) = (0, 25, 0);
        TestToken created = TestToken(factory.create{value: 0.01 ether}("Name", "SYM", 18, type(uint112).max, p));
        eq(created.name(), "Name", "name");
        eq(created.symbol(), "SYM", "symbol");
        eq(created.totalSupply(), type(uint112).max, "supply");
    }

    /// @notice A pair with one side only has no price [FAC-04]
    function test_oneSidedPair() external {
        IV2Factory(exchange).createPair(address(rabbit), weth);
        vm.prank(OWNER);
        rabbit.transfer(pair, 1000);
        IV2Pair(pair).sync();
        vm.expectRevert(TaxedToken.NoPair.selector);
        rabbit.processFees();
    }

    /// @notice At twice the average price nothing is sold, at the average it is [FAC-04]
    function test_movedPrice() external {
        list();
        vm.prank(OWNER);
        rabbit.transfer(ALICE, SUPPLY / 4);
        rabbit.processFees();
        vm.warp(block.timestamp + 10 minutes);
        vm.roll(block.number + 100);
        rabbit.processFees();
        ok(TestToken(pair).balanceOf(DEAD) != 0, "sold");
        vm.roll(block.number + 1);
        vm.deal(BOB, 1000 ether);
        buy(BOB, 420 ether);
        vm.expectRevert(TaxedToken.PoolMoved.selector);
        rabbit.processFees();
    }

    receive() external payable {}
}

contract BabyEdgesTest is BabyFixture {
    function setUp() external {
        deployBabies();
    }

    /// @notice The highest fee for buying back and the highest minimum are taken, a supply that no pair can hold and a fee
    /// beyond all sums are not; name and symbol are where they belong [EVM-01]
    function test_limits() external {
        vm.deal(address(this), 1 ether);
        BuybackBabyParams memory p = BuybackBabyParams(address(busd), 0, 25, 0, 0);
        TestToken created = TestToken(buybacks.create{value: 0.01 ether}("Baby", "BABY", 18, type(uint112).max, p));
        eq(created.name(), "Baby", "name");
        eq(created.symbol(), "BABY", "symbol");
        BabyParams memory baby_ = babyParams(address(busd));
        baby_.minimumTokenBalanceForDividends = SUPPLY;
        babies.create{value: 0.01 ether}("Baby", "BABY", 18, SUPPLY, baby_);
        vm.expectRevert(TaxedTokenFactory.SupplyTooLarge.selector);
        buybacks.create{value: 0.01 ether}("Baby", "BABY", 18, uint256(type(uint112).max) + 1, p);
        (p.marketingFee, p.reflectionFee) = (type(uint256).max, 1);
        vm.expectRevert(TaxedTokenFactory.TotalFeeTooLarge.selector);
        buybacks.create{value: 0.01 ether}("Baby", "BABY", 18, SUPPLY, p);
    }

    /// @notice A single unit, too little to be halved for liquidity, waits for the next time [FAC-04]
    function test_singleUnitWaits() external {
        rabbit = baby(address(busd));
        vm.startPrank(OWNER);
        rabbit.transfer(ALICE, 1200);
        rabbit.lowerFees(Fees(5, 0, 3, 0));
        vm.stopPrank();
        // what may be sold at once is between a sixtieth and a thirtieth of what is collected
        ready();
        ok(rabbit.nativeForRewards() != 0, "sold");
        eq(rabbit.pendingLiquidity(), 60, "all of it waits");
    }

    /// @notice A block has one trade of the token with its pool: after fees were sold nothing is bought back in it [FAC-04]
    function test_oneTradeABlock() external {
        rabbit = buyback(address(busd));
        ready();
        rabbit.buyBack();
        later();
        rabbit.processFees();
        vm.expectRevert(TaxedToken.AlreadyProcessed.selector);
        rabbit.buyBack();
    }

    receive() external payable {}
}
