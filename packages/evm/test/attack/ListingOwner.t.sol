// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {PresaleInfo2, SaleParams} from "../../src/interfaces/IPresale.sol";
import {IListsElsewhere} from "../../src/interfaces/IListsElsewhere.sol";
import {ListsElsewhere} from "../../src/libraries/ListsElsewhere.sol";
import {SaleMath} from "../../src/libraries/SaleMath.sol";
import {V2Listing} from "../../src/libraries/V2Listing.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {AntiBotStandardTokenFactory} from "../../src/token/AntiBotStandardTokenFactory.sol";
import {RabAntiBot} from "../../src/token/RabAntiBot.sol";
import {SaleBase} from "../../src/sale/SaleBase.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {HookToken, PairFeeToken} from "../hostile/HostileTokens.sol";
import {TestToken} from "../support/TestToken.sol";
import {BusyPair} from "../hostile/BusyPair.sol";
import {PairAttacker} from "./PairAttacker.sol";

/// @notice The sale's owner has a pool of his own tokens at a price below the listing's, so that the listing buys them with
/// the base meant for liquidity.
contract ListingOwnerTest is FairLaunchFixture {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 private constant RAISE = 10 ether;
    uint256 private constant FAIR_RAISE = 100 ether;

    PairAttacker private pool;
    /// @dev Base units that the pool's owner brought, and all that he brought at the listing rate.
    uint256 private brought;
    uint256 private capital;

    function setUp() external {
        deployAll();
        deployFairLaunches();
    }

    /// @notice A RAB Sale: the base behind the locked liquidity stays within 21 % of the raise of its budget, what the listing
    /// buys is burned, and with his pool pulled the owner has that much more base at most; a pool that cannot be listed so is
    /// worth more than the raise [PRM-01] [SAL-18]
    function testFuzz_ownersPoolAtASale(uint256 tokens, uint256 base) external {
        Presale sale = createSale(address(0));
        _sellOut(sale);
        _cheapPool(tokens, base, 80 ether, RAISE);
        vm.prank(OWNER);
        (bool listed,) = address(sale).call(abi.encodeCall(Presale.addLiquidity, ()));
        if (!listed) return ok(capital > RAISE, "a pool worth the raise stops nothing");
        uint256 budget = SaleMath.liquidityBase(RAISE, 40, 50, 600);
        _checkKept(budget, RAISE);
        // nobody was referred: the reserve of the referrers is the owner's
        _checkOwner(RAISE - RAISE * 40 / 1000 - budget, RAISE);
    }

    /// @notice A fair launch: as for a sale, and never more than the stated most for the owner [PRM-01] [SAL-18]
    function testFuzz_ownersPoolAtAFairLaunch(uint256 tokens, uint256 base) external {
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        vm.warp(START);
        deposit(sale, ALICE, FAIR_RAISE);
        vm.warp(END + 1);
        _cheapPool(tokens, base, 10 ether, FAIR_RAISE);
        vm.prank(OWNER);
        (bool listed,) = address(sale).call(abi.encodeCall(FairLaunch.addLiquidity, ()));
        if (!listed) return ok(capital > FAIR_RAISE, "a pool worth the raise stops nothing");
        _checkKept(68 ether, FAIR_RAISE);
        _checkOwner(30 ether, FAIR_RAISE);
        ok(OWNER.balance <= 30 ether, "the stated most");
    }

    /// @notice A pool that keeps the announced exchange unlistable does not fail the success: from two days after it could be
    /// listed anybody has the refusal noted, once, and from an hour later anybody lists on the other exchange that the creator
    /// named, while the settings have it, under the same checks [PRM-01] [PRM-11] [SAL-11] [SAL-13]
    function test_wayRoundAnUnlistablePair() external {
        addOtherExchange();
        Presale sale = createSale(address(0));
        eq(sale.otherExchange(), otherExchange, "named at the creation");
        _sellOut(sale);
        // two thousand times the listing's tokens and a little base, all of which he takes back later
        _pool(436.8 ether * 2000, 0.011 ether);
        vm.prank(OWNER);
        vm.expectRevert(V2Listing.ListingPriceMoved.selector);
        sale.addLiquidity();
        uint256 open = START + 1 hours + 2 days;
        vm.warp(open - 1);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.TooEarlyForEveryone.selector, open));
        sale.addLiquidityElsewhere();
        vm.warp(open);
        eq(sale.elsewhereFrom(), 0, "no refusal noted");
        vm.expectEmit(address(sale));
        emit IListsElsewhere.ListingRefused(open + 1 hours);
        sale.addLiquidityElsewhere();
        eq(sale.presaleStatus(), 2, "only noted");
        vm.warp(open + 1 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.OtherExchangeTooEarly.selector, open + 1 hours));
        sale.addLiquidityElsewhere();
        eq(sale.elsewhereFrom(), open + 1 hours, "noted once");
        vm.warp(open + 1 hours);
        uint256 snapshot = vm.snapshotState();
        vm.prank(PLATFORM);
        setting.removeExchange(otherExchange);
        vm.expectRevert(ListsElsewhere.OtherExchangeNotSupported.selector);
        sale.addLiquidityElsewhere();
        vm.revertToState(snapshot);
        sale.addLiquidityElsewhere();
        _checkElsewhere(sale);
    }

    /// @notice An announced exchange that can be listed on comes first, also after a refusal was noted [PRM-11]
    function test_announcedExchangeComesFirst() external {
        addOtherExchange();
        Presale sale = createSale(address(0));
        _sellOut(sale);
        vm.warp(START + 1 hours + 2 days);
        uint256 snapshot = vm.snapshotState();
        sale.addLiquidityElsewhere();
        eq(locker.getLockById(sale.LOCK_ID()).token, pairOf(address(0)), "at once");
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        sale.addLiquidityElsewhere();
        vm.revertToState(snapshot);
        _pool(436.8 ether * 2000, 0.011 ether);
        sale.addLiquidityElsewhere();
        vm.warp(block.timestamp + 1 hours);
        pool.exit();
        sale.addLiquidityElsewhere();
        eq(locker.getLockById(sale.LOCK_ID()).token, pairOf(address(0)), "after all");
    }

    /// @notice A stranger with dust keeps the announced pair busy with a flash swap while the sale tries it: the sale only
    /// notes a refusal, and anyone who minds lists there within the hour [PRM-11]
    function test_madeUpRefusal() external {
        addOtherExchange();
        Presale sale = createSale(address(0));
        _sellOut(sale);
        BusyPair busy = new BusyPair(IV2Factory(exchange).createPair(address(token), weth), address(sale));
        token.mint(address(busy), 10);
        vm.deal(address(busy), 10);
        vm.warp(START + 1 hours + 2 days);
        busy.strike(token, weth);
        eq(sale.presaleStatus(), 2, "only noted");
        eq(sale.elsewhereFrom(), block.timestamp + 1 hours, "for an hour");
        vm.warp(block.timestamp + 1 hours - 1);
        vm.prank(CAROL);
        sale.addLiquidity();
        eq(locker.getLockById(sale.LOCK_ID()).token, pairOf(address(0)), "where it was announced");
    }

    /// @notice A pool at another price on the other exchange is traded to the price there, at that exchange's swap fee [PRM-01] [SAL-18]
    function test_movedPoolElsewhere() external {
        addOtherExchange();
        Presale sale = createSale(address(0));
        _sellOut(sale);
        _pool(436.8 ether * 2000, 0.011 ether);
        address pair = _poolElsewhere(120 ether, 1 ether);
        vm.warp(END + 2 days + 1);
        sale.addLiquidityElsewhere();
        vm.warp(block.timestamp + 1 hours);
        sale.addLiquidityElsewhere();
        eq(locker.getLockById(sale.LOCK_ID()).token, pair, "locked");
        eq(token.balanceOf(pair) / TestToken(weth).balanceOf(pair), 80, "at the rate");
    }

    /// @notice The same of a fair launch [PRM-01] [SAL-18]
    function test_movedPoolElsewhereOfAFairLaunch() external {
        addOtherExchange();
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        vm.warp(START);
        deposit(sale, ALICE, FAIR_RAISE);
        _pool(1_000_000 ether, 0.2 ether);
        address pair = _poolElsewhere(30 ether, 2 ether);
        vm.warp(END + 2 days + 1);
        sale.addLiquidityElsewhere();
        vm.warp(block.timestamp + 1 hours);
        sale.addLiquidityElsewhere();
        eq(locker.getLockById(sale.LOCK_ID()).token, pair, "locked");
        uint256 price = token.balanceOf(pair) * 1000 / TestToken(weth).balanceOf(pair);
        ok(price > 9970 && price < 10_030, "at the price, within a swap's fee");
    }

    /// @dev Liquidity of somebody else on the other exchange.
    function _poolElsewhere(uint256 tokens, uint256 base) private returns (address pair) {
        pair = IV2Factory(otherExchange).createPair(address(token), weth);
        vm.deal(address(this), base);
        (bool wrapped,) = weth.call{value: base}(abi.encodeWithSignature("deposit()"));
        token.mint(pair, tokens);
        ok(wrapped && TestToken(weth).transfer(pair, base), "base");
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", CAROL));
        ok(minted, "liquidity");
    }

    /// @notice The dearest pool that capital worth the raise can make, cheap by the factor (1 + sqrt 2)^2, takes 20.71 % of the
    /// raise out of the liquidity, and does not stop the listing [PRM-01] [SAL-18]
    function test_worstPoolIsListed() external {
        Presale sale = createSale(address(0));
        _sellOut(sale);
        uint256 base = RAISE * 1e6 / 6_828_427;
        _pool((RAISE - base) * 80, base);
        vm.prank(OWNER);
        sale.addLiquidity();
        (, uint256 reserve) = pool.reserves();
        uint256 kept = reserve * locker.cumulativeLockInfo(pairOf(address(0))).amount / pool.pairOf().totalSupply();
        uint256 budget = SaleMath.liquidityBase(RAISE, 40, 50, 600);
        ok(budget - kept > RAISE * 207 / 1000, "more than 20.7 %");
        _checkKept(budget, RAISE);
    }

    /// @notice An owner who is called by his own token in the middle of the listing cannot recover the wrapped base that is on
    /// its way to the pair [SAL-16] [SAL-18]
    function test_nothingIsRecoveredWithinAListing() external {
        HookToken hook = new HookToken();
        SaleParams memory params = saleParams(address(0));
        params.saleToken = address(hook);
        PresaleInfo2 memory owner = ownerParams();
        owner.presaleOwner = address(hook);
        uint256 need = saleFactory.amountNeeded(params, capParams());
        hook.mint(address(hook), need);
        vm.deal(address(hook), CREATION_FEE);
        vm.startPrank(address(hook));
        hook.approve(address(saleFactory), need);
        Presale sale = Presale(
            payable(saleFactory.create{value: CREATION_FEE}(params, capParams(), owner, noVesting(), anyFees()))
        );
        vm.stopPrank();
        _sellOut(sale);
        hook.arm(address(sale), abi.encodeCall(sale.recoverWrongTokens, (weth)));
        vm.prank(address(hook));
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed");
        ok(!hook.hookSucceeded(), "nothing recovered");
        eq(TestToken(weth).balanceOf(address(hook)), 0, "no base");
    }

    function _checkElsewhere(Presale sale) private view {
        eq(sale.presaleStatus(), 4, "listed");
        address pair = IV2Factory(otherExchange).getPair(address(token), weth);
        eq(locker.getLockById(sale.LOCK_ID()).token, pair, "locked");
        eq(TestToken(weth).balanceOf(pair), 5.46 ether, "all of the base");
        eq(token.balanceOf(pair), 436.8 ether, "at the rate");
    }

    /// @notice The same of a fair launch; without another exchange there is no way round, and the sale says so [PRM-01] [SAL-13]
    function test_wayRoundOfAFairLaunch() external {
        FairLaunch without = createFair(fairInfo(address(0)), noTeam());
        eq(without.otherExchange(), address(0), "none");
        vm.expectRevert(ListsElsewhere.NoOtherExchange.selector);
        without.addLiquidityElsewhere();
        Presale saleWithout = createSale(address(0));
        vm.expectRevert(ListsElsewhere.NoOtherExchange.selector);
        saleWithout.addLiquidityElsewhere();
        addOtherExchange();
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        eq(sale.otherExchange(), otherExchange, "named at the creation");
        vm.warp(START);
        deposit(sale, ALICE, FAIR_RAISE);
        _pool(1_000_000 ether, 0.2 ether);
        vm.warp(END + 2 days);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.TooEarlyForEveryone.selector, END + 2 days + 1));
        sale.addLiquidityElsewhere();
        vm.warp(END + 2 days + 1);
        sale.addLiquidityElsewhere();
        eq(sale.elsewhereFrom(), block.timestamp + 1 hours, "only noted");
        vm.warp(block.timestamp + 1 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.OtherExchangeTooEarly.selector, block.timestamp + 1));
        sale.addLiquidityElsewhere();
        vm.warp(block.timestamp + 1);
        sale.addLiquidityElsewhere();
        eq(sale.presaleStatus(), 4, "listed");
        eq(TestToken(weth).balanceOf(IV2Factory(otherExchange).getPair(address(token), weth)), 68 ether, "all of the base");
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 4));
        sale.addLiquidityElsewhere();
    }

    /// @notice A listing that ends a hundredth and more than a unit away from the price reverts as a whole: the token takes that
    /// much on the way to the pair [SAL-18]
    function test_priceIsChecked() external {
        PairFeeToken taxed = new PairFeeToken();
        token = taxed;
        Presale sale = createSale(address(0));
        _sellOut(sale);
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        taxed.setTaxed(pair, 4.368 ether + 2);
        vm.prank(OWNER);
        vm.expectRevert(V2Listing.ListingPriceMoved.selector);
        sale.addLiquidity();
        taxed.setTaxed(pair, 4.368 ether + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(token.balanceOf(pair), 436.8 ether - 4.368 ether - 1, "as far as it may be");
    }

    /// @notice A listing that leaves more than 1 % of its value to others reverts as a whole: thirty raises given away to a
    /// pool of 1,001 units of liquidity make its smallest unit so dear that rounding takes as much [SAL-18]
    function test_valueIsChecked() external {
        Presale sale = createSale(address(0));
        _sellOut(sale);
        _pool(1001, 1001);
        IV2Pair pair = pool.pairOf();
        eq(pair.totalSupply(), 1001, "units");
        token.mint(address(pair), 300 * 80 ether);
        vm.deal(address(this), 300 ether);
        (bool wrapped,) = weth.call{value: 300 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(address(pair), 300 ether), "given away");
        pair.sync();
        vm.prank(OWNER);
        vm.expectRevert(V2Listing.ListingValueLost.selector);
        sale.addLiquidity();
    }

    /// @notice A listing whose base would go to the owner's pool reverts as a whole, and goes through without it [PRM-01]
    function test_baseIsChecked() external {
        Presale sale = createSale(address(0));
        _sellOut(sale);
        // 8 tokens where the listing gives 1: the trade would take 3.66 of 5.46
        _pool(80 ether * 16, 2 ether);
        vm.prank(OWNER);
        vm.expectRevert(V2Listing.ListingBaseDiverted.selector);
        sale.addLiquidity();
        pool.exit();
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed");
    }

    /// @notice A token that is protected before its listing: somebody's dust in the pair makes the listing two buys in a block,
    /// which the token refuses, until the protection is over, a day at most and long before refunds open [SAL-18]
    function test_protectionDelaysADisturbedListing() external {
        RabAntiBot antiBot = new RabAntiBot(exchange);
        AntiBotStandardTokenFactory tokens = new AntiBotStandardTokenFactory(PLATFORM, FEES, 0, antiBot);
        vm.startPrank(OWNER);
        token = TestToken(tokens.create("Careful", "CARE", 18, 2000 ether));
        SaleParams memory params = saleParams(address(0));
        token.approve(address(saleFactory), 2000 ether);
        vm.deal(OWNER, CREATION_FEE);
        Presale sale = Presale(
            payable(
                saleFactory.create{value: CREATION_FEE}(params, capParams(), ownerParams(), noVesting(), anyFees())
            )
        );
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        token.transfer(CAROL, 1 ether);
        vm.stopPrank();
        vm.deal(CAROL, 1 ether);
        vm.startPrank(CAROL);
        (bool wrapped,) = weth.call{value: 0.001 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(pair, 0.001 ether) && token.transfer(pair, 0.4 ether), "a little, cheap");
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", CAROL));
        ok(minted && token.transfer(pair, 1), "and a unit");
        vm.stopPrank();
        _sellOut(sale);
        vm.startPrank(OWNER);
        antiBot.protect(address(token), pair, 1 days, 2000 ether, 20);
        vm.expectRevert(refusal("TRANSFER_FAILED"));
        sale.addLiquidity();
        vm.warp(block.timestamp + 1 days);
        sale.addLiquidity();
        vm.stopPrank();
        eq(sale.presaleStatus(), 4, "listed");
    }

    function _sellOut(Presale sale) private {
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 5 ether, address(0));
        vm.warp(START + 1 hours);
    }

    /// @dev The owner's pool on the announced exchange.
    function _pool(uint256 tokens, uint256 base) private {
        pool = new PairAttacker(IV2Factory(exchange), token, TestToken(weth), swapFeeBps);
        vm.deal(address(this), base);
        (bool wrapped,) = weth.call{value: base}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(address(pool), base), "base");
        token.mint(address(pool), tokens);
        pool.move(4 | (39 << 3) | (39 << 10));
    }

    /// @dev Worth up to two raises, all of it the owner's.
    function _cheapPool(uint256 tokens, uint256 base, uint256 listingRate, uint256 raise) private {
        base = bound(base, raise / 1e6, raise);
        tokens = bound(tokens, 0, raise * listingRate / 1 ether) + base * listingRate / 1 ether;
        (brought, capital) = (base, base + tokens * 1 ether / listingRate);
        _pool(tokens, base);
    }

    function _checkKept(uint256 budget, uint256 raise) private view {
        address pair = pairOf(address(0));
        (, uint256 reserve) = pool.reserves();
        uint256 kept = reserve * locker.cumulativeLockInfo(pair).amount / IV2Pair(pair).totalSupply();
        ok(kept + raise * 21 / 100 >= budget, "the liquidity's base");
    }

    function _checkOwner(uint256 share, uint256 raise) private {
        eq(token.balanceOf(OWNER) + locker.cumulativeLockInfo(address(token)).amount, 0, "no token for him, now or later");
        uint256 own = OWNER.balance + locker.cumulativeLockInfo(weth).amount;
        uint256 pulled = _pull();
        ok(own + pulled <= share + brought + raise * 21 / 100, "his base over all his addresses");
        ok(pulled <= brought || token.balanceOf(DEAD) != 0, "bought tokens are burned");
    }

    function _pull() private returns (uint256) {
        pool.exit();
        return TestToken(weth).balanceOf(address(pool));
    }
}
