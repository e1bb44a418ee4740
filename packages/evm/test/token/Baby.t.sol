// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {ITokenFactoryBase} from "../../src/interfaces/ITokenFactory.sol";
import {FlatFee} from "../../src/libraries/FlatFee.sol";
import {BabyToken} from "../../src/token/BabyToken.sol";
import {BabyParams, BabyTokenFactory} from "../../src/token/BabyTokenFactory.sol";
import {BuybackBabyParams, BuybackBabyTokenFactory} from "../../src/token/BuybackBabyTokenFactory.sol";
import {ClonedToken} from "../../src/token/ClonedToken.sol";
import {RewardTokenFactory} from "../../src/token/RewardTokenFactory.sol";
import {Fees, IV2Router, TaxedToken} from "../../src/token/TaxedToken.sol";
import {TaxedTokenFactory} from "../../src/token/TaxedTokenFactory.sol";
import {PausableToken, Refuser} from "../hostile/HostileTokens.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

interface IAddRouter {
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable;
}

/// @notice A contract that says nothing of decimals.
contract Mute {}

abstract contract BabyFixture is Fixture {
    uint256 internal constant SUPPLY = 1e27;
    uint256 internal constant MINIMUM = 1e20;
    address internal constant MARKETING = address(0x9100);
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    BabyTokenFactory internal babies;
    BuybackBabyTokenFactory internal buybacks;
    BabyToken internal rabbit;

    function deployBabies() internal {
        deployAll();
        vm.roll(100);
        string memory code =
            vm.parseJsonString(vm.readFile("node_modules/@uniswap/v2-core/build/UniswapV2Pair.json"), ".bytecode");
        bytes32 hash = keccak256(vm.parseBytes(string.concat("0x", code)));
        babies = new BabyTokenFactory(PLATFORM, FEES, 0.01 ether, IV2Router(router), hash);
        buybacks = new BuybackBabyTokenFactory(PLATFORM, FEES, 0.01 ether, IV2Router(router), hash);
        pool(busd, 1000 ether);
    }

    function pool(TestToken with, uint256 native) internal {
        with.mint(address(this), 1e24);
        with.approve(router, 1e24);
        vm.deal(address(this), native);
        IAddRouter(router).addLiquidityETH{value: native}(address(with), 1e24, 0, 0, PLATFORM, block.timestamp);
    }

    function babyParams(address reward) internal pure returns (BabyParams memory) {
        return BabyParams(reward, MINIMUM, 5, 5, 3, MARKETING);
    }

    function baby(address reward) internal returns (BabyToken) {
        vm.deal(OWNER, 0.01 ether);
        vm.prank(OWNER);
        return BabyToken(payable(babies.create{value: 0.01 ether}("Baby", "BABY", 18, SUPPLY, babyParams(reward))));
    }

    function buyback(address reward) internal returns (BabyToken) {
        vm.deal(OWNER, 0.01 ether);
        vm.prank(OWNER);
        return BabyToken(
            payable(buybacks.create{value: 0.01 ether}(
                    "Baby", "BABY", 18, SUPPLY, BuybackBabyParams(reward, 5, 5, 5, 3)
                ))
        );
    }

    /// @dev Listed, fees collected and sold, every price observed long enough.
    function ready() internal {
        vm.deal(OWNER, 1000 ether);
        vm.startPrank(OWNER);
        rabbit.approve(router, type(uint256).max);
        IV2Router(router).addLiquidityETH{value: 1000 ether}(address(rabbit), SUPPLY / 2, 0, 0, OWNER, block.timestamp);
        rabbit.transfer(ALICE, SUPPLY / 4);
        vm.stopPrank();
        rabbit.processFees();
        later();
        rabbit.processFees();
        next();
    }

    function later() internal {
        vm.warp(block.timestamp + 10 minutes);
        vm.roll(block.number + 200);
    }

    function next() internal {
        vm.warp(block.timestamp + 3);
        vm.roll(block.number + 1);
    }

    function buy(address token_, address account, uint256 native) internal {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (weth, token_);
        vm.prank(account);
        IV2Router(router).swapExactETHForTokensSupportingFeeOnTransferTokens{value: native}(
            0, path, account, block.timestamp
        );
    }

    function sell(address token_, address account, uint256 amount) internal {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (token_, weth);
        vm.startPrank(account);
        TestToken(token_).approve(router, amount);
        IV2Router(router).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, account, block.timestamp);
        vm.stopPrank();
    }
}

contract BabyTest is BabyFixture {
    function setUp() public {
        deployBabies();
    }

    /// @notice The dearest of our own transfers, to somebody new who then shares in dividends, takes less than a payment out of
    /// a sale finds [RGT-02]
    function test_transferIsCheap() external {
        rabbit = baby(address(busd));
        ready();
        vm.prank(ALICE);
        ok(rabbit.transfer{gas: 150_000}(CAROL, SUPPLY / 100), "paid");
        eq(rabbit.balanceOf(CAROL), SUPPLY / 100 * 87 / 100, "less its fee");
    }

    /// @notice A holder of exactly the least for dividends shares in them, and with a unit less does not
    function test_exactlyTheMinimum() external {
        rabbit = baby(address(busd));
        eq(rabbit.totalShares(), SUPPLY, "all of it is the creator's");
        vm.startPrank(OWNER);
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        rabbit.transfer(BOB, MINIMUM);
        eq(rabbit.totalShares(), SUPPLY, "BOB's counts");
        rabbit.transfer(CAROL, MINIMUM - 1);
        vm.stopPrank();
        eq(rabbit.totalShares(), SUPPLY - MINIMUM + 1, "CAROL's does not");
    }

    /// @notice Both factories keep exactly the flat fee, send the excess back and report all parameters
    /// [EVM-01] [FAC-01] [FAC-02]
    function test_create() external {
        vm.deal(ALICE, 2 ether);
        uint256 snapshot = vm.snapshotState();
        BuybackBabyParams memory p = BuybackBabyParams(address(busd), 1, 2, 3, 4);
        vm.startPrank(ALICE);
        address expected = babies.create{value: 1 ether}("Baby", "B", 18, SUPPLY, babyParams(address(busd)));
        address expectedBuyback = buybacks.create{value: 1 ether}("Baby", "B", 18, SUPPLY, p);
        vm.stopPrank();
        vm.revertToState(snapshot);
        address expectedPair = IV2Factory(exchange).createPair(expected, weth);
        vm.expectEmit(address(babies));
        emit ITokenFactoryBase.TokenCreated(ALICE, expected, 3);
        vm.expectEmit(address(babies));
        emit ITokenFactoryBase.TokenDescribed(expected, "Baby", "B", 18, SUPPLY);
        vm.expectEmit(address(babies));
        emit BabyTokenFactory.BabyDescribed(expected, babyParams(address(busd)), expectedPair);
        vm.startPrank(ALICE);
        babies.create{value: 1 ether}("Baby", "B", 18, SUPPLY, babyParams(address(busd)));
        eq(address(babies).balance, 0.01 ether, "fee kept");
        eq(ALICE.balance, 1.99 ether, "excess returned");
        expected = expectedBuyback;
        expectedPair = IV2Factory(exchange).createPair(expected, weth);
        vm.expectEmit(address(buybacks));
        emit ITokenFactoryBase.TokenCreated(ALICE, expected, 4);
        vm.expectEmit(address(buybacks));
        emit ITokenFactoryBase.TokenDescribed(expected, "Baby", "B", 18, SUPPLY);
        vm.expectEmit(address(buybacks));
        emit BuybackBabyTokenFactory.BuybackBabyDescribed(expected, p, expectedPair);
        buybacks.create{value: 1 ether}("Baby", "B", 18, SUPPLY, p);
        vm.stopPrank();
        eq(address(buybacks).balance, 0.01 ether, "fee kept");
        eq(ALICE.balance, 1.98 ether, "excess returned");
        eq(BabyToken(payable(expected)).marketingWallet(), ALICE, "the creator receives the marketing fee");
        eq(BabyToken(payable(expected)).balanceOf(ALICE), SUPPLY, "minted");
    }

    /// @notice A creator who refuses the excess and a fee receiver who refuses block no creation with the exact fee [FAC-01]
    function test_refusals() external {
        Refuser refuser = new Refuser();
        address[2] memory both = [address(babies), address(buybacks)];
        bytes[2] memory data = [
            abi.encodeCall(babies.create, ("N", "S", 18, SUPPLY, babyParams(address(busd)))),
            abi.encodeCall(buybacks.create, ("N", "S", 18, SUPPLY, BuybackBabyParams(address(busd), 1, 1, 1, 1)))
        ];
        vm.etch(FEES, address(refuser).code);
        vm.deal(address(this), 10 ether);
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(FlatFee.RefundFailed.selector);
            refuser.call{value: 1 ether}(both[i], data[i], 1 ether);
            refuser.call{value: 0.01 ether}(both[i], data[i], 0.01 ether);
            vm.expectRevert(FlatFee.FeeWithdrawalFailed.selector);
            FlatFee(both[i]).withdrawFees();
        }
    }

    function test_createRules() external {
        BabyParams memory p = babyParams(ALICE);
        _refused(p, RewardTokenFactory.RewardTokenNotAContract.selector);
        p.rewardToken = address(new Mute());
        _refused(p, RewardTokenFactory.RewardTokenUnreadable.selector);
        p = babyParams(address(busd));
        p.minimumTokenBalanceForDividends = SUPPLY + 1;
        _refused(p, RewardTokenFactory.MinimumTooLarge.selector);
        p = babyParams(address(busd));
        p.marketingWallet = address(0);
        _refused(p, BabyTokenFactory.ZeroMarketingWallet.selector);
        p = babyParams(address(busd));
        p.tokenRewardFee = 18;
        _refused(p, TaxedTokenFactory.TotalFeeTooLarge.selector);
        p.tokenRewardFee = 26;
        _refused(p, TaxedTokenFactory.TotalFeeTooLarge.selector);
        vm.expectRevert(TaxedTokenFactory.TotalFeeTooLarge.selector);
        buybacks.create("N", "S", 18, SUPPLY, BuybackBabyParams(address(busd), 0, 100, 0, 0));
    }

    function _refused(BabyParams memory p, bytes4 why) private {
        vm.expectRevert(why);
        babies.create("N", "S", 18, SUPPLY, p);
    }

    function test_initializedOnce() external {
        rabbit = baby(address(busd));
        vm.prank(address(babies));
        vm.expectRevert(ClonedToken.AlreadyInitialized.selector);
        rabbit.initialize(ALICE, 1, ALICE, Fees(0, 0, 0, 0), ALICE, ALICE, 0);
        BabyToken implementation = BabyToken(babies.IMPLEMENTATION());
        vm.expectRevert(ClonedToken.OnlyFactory.selector);
        implementation.initialize(ALICE, 1, ALICE, Fees(0, 0, 0, 0), ALICE, ALICE, 0);
    }

    /// @notice Fees buy the reward token; holders get it by their share, once, and it does not matter who calls
    function test_dividends() external {
        rabbit = baby(address(busd));
        ready();
        ok(rabbit.nativeForRewards() > 0, "fees were sold");
        vm.prank(ALICE);
        rabbit.transfer(BOB, MINIMUM);
        ok(rabbit.balanceOf(BOB) < MINIMUM, "under the minimum");
        rabbit.distributeRewards();
        eq(rabbit.totalDistributed(), 0, "only observed");
        vm.expectRevert(TaxedToken.PoolMoved.selector);
        rabbit.distributeRewards();
        later();
        rabbit.distributeRewards();
        uint256 held = busd.balanceOf(address(rabbit));
        eq(rabbit.totalDistributed(), held, "what arrived is what is shared");
        uint256 alices = rabbit.dividendOf(ALICE);
        uint256 expected = (held * rabbit.balanceOf(ALICE)) / rabbit.totalShares();
        ok(alices <= expected && alices + 1 >= expected, "by share, rounded down");
        eq(rabbit.dividendOf(BOB), 0, "under the minimum");
        eq(rabbit.dividendOf(rabbit.pair()), 0, "excluded");
        ok(rabbit.isExcluded(rabbit.pair()) && rabbit.isExcluded(router) && !rabbit.isExcluded(ALICE), "who is");
        uint256 part = rabbit.balanceOf(ALICE) / 2;
        vm.prank(ALICE);
        rabbit.transfer(CAROL, part);
        eq(rabbit.dividendOf(ALICE), alices, "kept when tokens move");
        eq(rabbit.dividendOf(CAROL), 0, "not for later holders");
        rabbit.claim(ALICE);
        eq(busd.balanceOf(ALICE), alices, "paid to the holder");
        vm.expectRevert(BabyToken.NothingToClaim.selector);
        rabbit.claim(ALICE);
        rabbit.claim(OWNER);
        rabbit.claim(MARKETING);
        ok(rabbit.totalClaimed() <= rabbit.totalDistributed(), "never more than received");
        eq(busd.balanceOf(address(rabbit)), held - rabbit.totalClaimed(), "the rest is there");
    }

    function test_distributeRules() external {
        rabbit = baby(address(new TestToken("NEW", 18)));
        vm.expectRevert(TaxedToken.NothingToProcess.selector);
        rabbit.distributeRewards();
        vm.expectRevert(TaxedToken.NothingToProcess.selector);
        rabbit.buyBack();
        ready();
        vm.expectRevert(BabyToken.NoRewardPair.selector);
        rabbit.distributeRewards();
        pool(TestToken(rabbit.rewardToken()), 1 ether);
        rabbit.distributeRewards();
        later();
        rabbit.distributeRewards();
        vm.expectRevert(TaxedToken.AlreadyProcessed.selector);
        rabbit.distributeRewards();
    }

    /// @notice Dividends in the wrapped native currency need no pool
    function test_wrappedRewards() external {
        rabbit = baby(weth);
        ready();
        uint256 native = rabbit.nativeForRewards();
        rabbit.distributeRewards();
        eq(rabbit.totalDistributed(), native, "wrapped one to one");
        uint256 dividend = rabbit.dividendOf(ALICE);
        rabbit.claim(ALICE);
        eq(TestToken(weth).balanceOf(ALICE), dividend, "paid");
    }

    function test_noHolders() external {
        rabbit = baby(weth);
        ready();
        address[3] memory holders = [OWNER, ALICE, MARKETING];
        for (uint256 i; i < 3; ++i) {
            uint256 all = rabbit.balanceOf(holders[i]);
            vm.prank(holders[i]);
            rabbit.transfer(DEAD, all);
        }
        eq(rabbit.totalShares(), 0, "nobody earns");
        vm.expectRevert(BabyToken.NoHolders.selector);
        rabbit.distributeRewards();
    }

    /// @notice A reward token that stops moving stops no transfer and no processing, and no dividend is lost [FAC-04]
    function test_brokenReward() external {
        PausableToken reward = new PausableToken();
        pool(reward, 1000 ether);
        rabbit = baby(address(reward));
        ready();
        rabbit.distributeRewards();
        later();
        rabbit.distributeRewards();
        uint256 dividend = rabbit.dividendOf(ALICE);
        reward.setPaused(true);
        vm.expectRevert(bytes("paused"));
        rabbit.claim(ALICE);
        next();
        rabbit.processFees();
        vm.prank(ALICE);
        rabbit.transfer(BOB, 1e24);
        sell(address(rabbit), BOB, rabbit.balanceOf(BOB));
        eq(rabbit.dividendOf(ALICE), dividend, "kept");
        reward.setPaused(false);
        rabbit.claim(ALICE);
        eq(reward.balanceOf(ALICE), dividend, "paid later");
    }

    /// @notice Without a fee for liquidity the rest is still sold, and no allowance is left
    function test_noLiquidityFee() external {
        BabyParams memory p = babyParams(address(busd));
        p.autoAddLiquidityPercent = 0;
        vm.deal(OWNER, 0.01 ether);
        vm.prank(OWNER);
        rabbit = BabyToken(payable(babies.create{value: 0.01 ether}("Baby", "BABY", 18, SUPPLY, p)));
        ready();
        ok(rabbit.nativeForRewards() > 0, "sold for rewards");
        eq(rabbit.pendingLiquidity(), 0, "nothing for liquidity");
        eq(rabbit.allowance(address(rabbit), router), 0, "no allowance");
    }

    /// @notice Bought back tokens are burned; nothing but 0xdEaD's balance grows by it
    function test_buyBack() external {
        rabbit = buyback(address(busd));
        ready();
        rabbit.buyBack();
        eq(rabbit.balanceOf(DEAD), 0, "only observed");
        later();
        uint256 native = rabbit.nativeForBuyBack();
        uint256 own = rabbit.balanceOf(address(rabbit));
        rabbit.buyBack();
        ok(rabbit.balanceOf(DEAD) > 0, "burned");
        ok(rabbit.nativeForBuyBack() < native, "spent");
        eq(rabbit.balanceOf(address(rabbit)), own, "no fee of a buyback");
        vm.expectRevert(TaxedToken.NothingToProcess.selector);
        rabbit.buyBack();
    }

    /// @notice One trade with the pair in a block, whichever of the two comes first [FAC-04]
    function test_oneTradeABlock() external {
        rabbit = buyback(address(busd));
        ready();
        rabbit.buyBack();
        later();
        rabbit.buyBack();
        vm.expectRevert(TaxedToken.AlreadyProcessed.selector);
        rabbit.processFees();
        vm.roll(block.number + 1);
        rabbit.processFees();
        vm.expectRevert(TaxedToken.AlreadyProcessed.selector);
        rabbit.buyBack();
    }

    /// @notice Without fees of its own, with any capital, nobody gains by trading around a buyback in one block [FAC-04]
    function testFuzz_sandwichBuyBack(uint256 capital, bool small) external {
        rabbit = buyback(address(busd));
        ready();
        rabbit.buyBack();
        later();
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        uint256 start = bound(capital, 1e12, small ? 4 ether : 1e30);
        vm.deal(BOB, start);
        buy(address(rabbit), BOB, start);
        _attempt(abi.encodeCall(rabbit.buyBack, ()));
        if (small) eq(rabbit.lastProcessed(), block.number, "traded");
        sell(address(rabbit), BOB, rabbit.balanceOf(BOB));
        ok(BOB.balance <= start, "no profit");
    }

    /// @notice With any capital, nobody gains by trading in the reward token's pool around a distribution in one block
    /// [FAC-04]
    function testFuzz_sandwichRewards(uint256 capital, bool small) external {
        rabbit = baby(address(busd));
        ready();
        rabbit.distributeRewards();
        later();
        uint256 start = bound(capital, 1e12, small ? 4 ether : 1e30);
        vm.deal(BOB, start);
        buy(address(busd), BOB, start);
        _attempt(abi.encodeCall(rabbit.distributeRewards, ()));
        if (small) eq(rabbit.lastDistributed(), block.number, "traded");
        sell(address(busd), BOB, busd.balanceOf(BOB));
        ok(BOB.balance <= start, "no profit");
    }

    function _attempt(bytes memory data) private {
        (bool done, bytes memory why) = address(rabbit).call(data);
        if (!done) ok(bytes4(why) == TaxedToken.PoolMoved.selector, "refused because the pool was moved");
    }
}

/// @notice Three accounts transfer, buy, sell and claim; fees are processed, distributed, bought back and lowered.
contract BabyHandler is BabyFixture {
    constructor() {
        deployBabies();
        rabbit = buyback(address(busd));
        ready();
        for (uint256 i; i < 3; ++i) {
            vm.prank(OWNER);
            rabbit.transfer(person(i), SUPPLY / 20);
        }
    }

    function token_() external view returns (BabyToken) {
        return rabbit;
    }

    function reward() external view returns (TestToken) {
        return busd;
    }

    function accounts() public view returns (address[8] memory) {
        return [person(0), person(1), person(2), OWNER, ALICE, rabbit.pair(), address(rabbit), DEAD];
    }

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function give(uint256 from, uint256 to, uint256 amount) external {
        (address sender, address receiver) = (person(from), accounts()[to % 8]);
        amount = bound(amount, 0, rabbit.balanceOf(sender));
        vm.prank(sender);
        rabbit.transfer(receiver, amount);
    }

    function purchase(uint256 who, uint256 native) external {
        native = bound(native, 1e12, 100 ether);
        vm.deal(person(who), native);
        buy(address(rabbit), person(who), native);
    }

    function sale(uint256 who, uint256 amount) external {
        uint256 balance = rabbit.balanceOf(person(who));
        if (balance >= 1e18) sell(address(rabbit), person(who), bound(amount, 1e18, balance));
    }

    function claim(uint256 who) external {
        address account = accounts()[who % 8];
        uint256 dividend = rabbit.dividendOf(account);
        uint256 before = busd.balanceOf(account);
        if (dividend == 0) vm.expectRevert(BabyToken.NothingToClaim.selector);
        rabbit.claim(account);
        eq(busd.balanceOf(account) - before, dividend, "paid");
    }

    function lower() external {
        (uint8 holders, uint8 liquidity, uint8 marketing, uint8 back) = rabbit.fees();
        if (holders > 1) --holders;
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(holders, liquidity, marketing, back));
    }

    function work(uint256 which) external {
        bytes4[3] memory calls =
            [TaxedToken.processFees.selector, BabyToken.distributeRewards.selector, BabyToken.buyBack.selector];
        (bool done, bytes memory why) = address(rabbit).call(abi.encodePacked(calls[which % 3]));
        if (done) return;
        bytes4 reason = bytes4(why);
        ok(
            reason == TaxedToken.PoolMoved.selector || reason == TaxedToken.AlreadyProcessed.selector
                || reason == TaxedToken.NothingToProcess.selector,
            "a known reason"
        );
    }

    function wait(uint256 time) external {
        time = bound(time, 3, 20 minutes);
        vm.warp(block.timestamp + time);
        vm.roll(block.number + time / 3);
    }
}

contract BabyInvariants is Fixture {
    BabyHandler private handler;

    function setUp() public {
        handler = new BabyHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice The balances add up to the supply exactly; collected tokens and native currency are there
    function invariant_balancesAreTheSupply() external view {
        BabyToken rabbit = handler.token_();
        uint256 sum;
        for (uint256 i; i < 8; ++i) {
            sum += rabbit.balanceOf(handler.accounts()[i]);
        }
        eq(sum, rabbit.totalSupply(), "supply");
        uint256 pending = rabbit.pendingLiquidity() + rabbit.pendingRewards() + rabbit.pendingBuyBack();
        ok(rabbit.balanceOf(address(rabbit)) >= pending, "collected fees");
        eq(
            address(rabbit).balance,
            rabbit.pendingNative() + rabbit.nativeForRewards() + rabbit.nativeForBuyBack(),
            "native currency"
        );
    }

    /// @notice Dividends owed and paid never exceed what was received, and what is owed is there
    function invariant_dividendsAreCovered() external view {
        BabyToken rabbit = handler.token_();
        uint256 owed;
        for (uint256 i; i < 8; ++i) {
            owed += rabbit.dividendOf(handler.accounts()[i]);
        }
        ok(owed + rabbit.totalClaimed() <= rabbit.totalDistributed(), "never more than received");
        ok(handler.reward().balanceOf(address(rabbit)) >= owed, "covered");
    }
}
