// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {
    AgreedFees,
    CapParams,
    PresaleFees,
    PresaleInfo,
    PresaleInfo2,
    PresaleStatus,
    PresaleVesting,
    SaleParams
} from "../src/interfaces/IPresale.sol";
import {PrivateCapParams, PrivateOwnerParams} from "../src/interfaces/IPrivateSale.sol";
import {IRabbitLock} from "../src/interfaces/IRabbitLock.sol";
import {Payments} from "../src/libraries/Payments.sol";
import {ExactTransfer} from "../src/libraries/ExactTransfer.sol";
import {FlatFee} from "../src/libraries/FlatFee.sol";
import {Recovery} from "../src/libraries/Recovery.sol";
import {ListsElsewhere} from "../src/libraries/ListsElsewhere.sol";
import {SaleRules} from "../src/libraries/SaleRules.sol";
import {IV2Factory, IV2Pair} from "../src/libraries/V2Pair.sol";
import {Presale} from "../src/sale/Presale.sol";
import {SaleBase} from "../src/sale/SaleBase.sol";
import {FeeToken, Refuser} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";

contract PresaleTest is Fixture {
    Presale private sale;

    function setUp() public {
        deployAll();
        sale = createSale(address(0));
    }

    /// @dev Two buyers fill the hard cap; BOB came through CAROL.
    function _fill(Presale s) private {
        vm.warp(START);
        buy(s, ALICE, 5 ether, address(0));
        buy(s, BOB, 5 ether, CAROL);
    }

    function _list(Presale s) private {
        waitToList(s);
        vm.prank(OWNER);
        s.addLiquidity();
    }

    /// @notice getInfo answers what was created, at the specified positions [EVM-06]
    function test_getInfoAfterCreation() external view {
        (
            PresaleInfo memory info,
            PresaleInfo2 memory info2,
            PresaleFees memory fees,
            PresaleStatus memory status,
            uint8 state,
            PresaleVesting memory vesting,
            uint256 totalRef
        ) = sale.getInfo();
        eq(info.saleToken, address(token), "saleToken");
        eq(info.baseToken, address(0), "baseToken");
        eq(info.tokenPrice, 100 ether, "tokenPrice");
        eq(info.maxSpendPerBuyer, 5 ether, "max");
        eq(info.minSpendPerBuyer, 0.1 ether, "min");
        eq(info.hardCap, 10 ether, "hardCap");
        eq(info.softCap, 5 ether, "softCap");
        eq(info.liquidityPercent, 600, "liquidityPercent");
        eq(info.listingRate, 80 ether, "listingRate");
        eq(info.startTime, START, "start");
        eq(info.endTime, END, "end");
        eq(info.lockPeriod, 30 days, "lockPeriod");
        eq(info.referralRate, 50, "referralRate");
        eq(info2.presaleOwner, OWNER, "owner");
        eq(info2.factory, exchange, "factory");
        eq(info2.projectInfoHash, "bafyhash", "hash");
        eq(fees.baseFee, 40, "baseFee");
        eq(fees.tokenFee, 10, "tokenFee");
        eq(fees.feeAddress, FEES, "feeAddress");
        eq(status.TOTAL_BASE_COLLECTED + status.NUM_BUYERS + totalRef, 0, "empty");
        ok(!vesting.requestVesting && state == 0, "queued, no vesting");
    }

    /// @notice Creation pulls the exact need: sold + fee + listing [SAL-03]
    function test_creationPullsTheExactNeed() external view {
        // 1000 sold, 10 fee, 10 x 0.91 x 0.6 x 80 = 436.8 for listing
        eq(token.balanceOf(address(sale)), 1446.8 ether, "need");
        eq(address(saleFactory).balance, CREATION_FEE, "creation fee");
    }

    function _createFails(SaleParams memory s, CapParams memory c, PresaleVesting memory v, bytes4 reason) private {
        PresaleInfo2 memory o = ownerParams();
        vm.prank(OWNER);
        vm.expectRevert(reason);
        saleFactory.create(s, c, o, v, anyFees());
    }

    function _saleFails(SaleParams memory s, bytes4 reason) private {
        _createFails(s, capParams(), noVesting(), reason);
    }

    function _capFails(CapParams memory c, bytes4 reason) private {
        _createFails(saleParams(address(0)), c, noVesting(), reason);
    }

    /// @notice Each rule of the creation form is enforced on chain [EVM-05]
    function test_creationRulesOfTheSaleGroup() external {
        SaleParams memory s = saleParams(address(0));
        s.saleToken = address(0x77);
        _saleFails(s, SaleRules.InvalidSaleToken.selector);
        s = saleParams(address(0));
        s.saleToken = weth;
        _saleFails(s, SaleRules.InvalidSaleToken.selector);
        _saleFails(saleParams(address(token)), SaleRules.BaseTokenNotSupported.selector);
        s = saleParams(address(0));
        s.saleToken = address(new TestToken("BIG", 25));
        _saleFails(s, SaleRules.TooManyDecimals.selector);
        s = saleParams(address(0));
        s.tokenPrice = 0;
        _saleFails(s, SaleRules.InvalidTokenPrice.selector);
        s = saleParams(address(0));
        s.minSpendPerBuyer = 0;
        _saleFails(s, SaleRules.InvalidMinimumSpend.selector);
        s.minSpendPerBuyer = 6 ether;
        _saleFails(s, SaleRules.MinimumAboveMaximum.selector);
        s = saleParams(address(0));
        s.startTime = block.timestamp;
        _saleFails(s, SaleRules.StartNotInFuture.selector);
        s = saleParams(address(0));
        s.endTime = s.startTime;
        _saleFails(s, SaleRules.EndNotAfterStart.selector);
        s = saleParams(address(0));
        s.referralRate = 51;
        _saleFails(s, SaleRules.ReferralRateTooLarge.selector);
    }

    /// @notice Nothing is for ever: a sale's wait, its length, its whitelist window and its vesting have a longest, which is
    /// allowed, and a second more is not [PRM-04] [EVM-05]
    function test_longest() external {
        SaleParams memory s = saleParams(address(0));
        (s.startTime, s.endTime) = (block.timestamp + 180 days, block.timestamp + 360 days);
        s.whitelistTime = 180 days;
        PresaleVesting memory v = PresaleVesting(true, true, 3650 days, 1, 0);
        createSale(s, capParams(), v);
        s.whitelistTime += 1;
        _createFails(s, capParams(), v, SaleRules.WhitelistTimeTooLarge.selector);
        (s.whitelistTime, v.vestingEndEmission) = (0, 3650 days + 1);
        _createFails(s, capParams(), v, SaleRules.InvalidVestingEnd.selector);
        s.endTime += 1;
        _createFails(s, capParams(), noVesting(), SaleRules.SaleTooLong.selector);
        s.startTime += 1;
        _createFails(s, capParams(), noVesting(), SaleRules.StartTooFar.selector);
        (s.startTime, s.endTime) = (type(uint256).max - 1, type(uint256).max);
        _createFails(s, capParams(), noVesting(), SaleRules.StartTooFar.selector);
    }

    /// @notice A buyer's maximum is within the hard cap [WIZ-08]
    function test_maximumWithinTheHardCap() external {
        SaleParams memory s = saleParams(address(0));
        s.maxSpendPerBuyer = 10 ether;
        createSale(s, capParams(), noVesting());
        s.maxSpendPerBuyer += 1;
        _createFails(s, capParams(), noVesting(), SaleRules.MaximumAboveHardCap.selector);
    }

    /// @notice The creation carries the most that its creator agreed to: fees raised meanwhile are not taken [PRM-07]
    function test_agreedFees() external {
        SaleParams memory s = saleParams(address(0));
        AgreedFees memory agreed = AgreedFees(40, 10, CREATION_FEE);
        token.mint(OWNER, 10_000 ether);
        vm.deal(OWNER, 10 ether);
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), type(uint256).max);
        saleFactory.create{value: CREATION_FEE}(s, capParams(), ownerParams(), noVesting(), agreed);
        vm.stopPrank();
        _raised(41, 10, CREATION_FEE, agreed);
        _raised(40, 11, CREATION_FEE, agreed);
        _raised(40, 10, CREATION_FEE + 1, agreed);
    }

    function _raised(uint256 baseFee, uint256 tokenFee, uint256 creationFee, AgreedFees memory agreed) private {
        vm.prank(PLATFORM);
        setting.setFees(baseFee, tokenFee, creationFee, FEES);
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.FeesAboveAgreed.selector);
        saleFactory.create{value: 1 ether}(saleParams(address(0)), capParams(), ownerParams(), noVesting(), agreed);
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.FeesAboveAgreed.selector);
        growFactory.create{value: 1 ether}(
            growParams(address(0)), PrivateCapParams(5 ether, 10 ether), PrivateOwnerParams(OWNER, ""), noGrowVesting(), agreed
        );
    }

    /// @notice 4e14 tokens for 100 of the base token are sold, listed and claimed [PRM-06]
    function test_memeSupply() external {
        SaleParams memory s = saleParams(address(0));
        s.tokenPrice = 4e12 ether;
        (s.minSpendPerBuyer, s.maxSpendPerBuyer) = (1, 100 ether);
        sale = createSale(s, capParams(50 ether, 100 ether, 4e12 ether), noVesting());
        vm.warp(START);
        buy(sale, ALICE, 100 ether - 1, address(0));
        buy(sale, BOB, 1, address(0));
        _list(sale);
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), (100 ether - 1) * 4e12, "all but one wei's");
        vm.prank(BOB);
        eq(sale.userWithdrawTokens(), 4e12, "one wei's");
        (uint112 r0, uint112 r1,) = IV2Pair(pairOf(address(0))).getReserves();
        eq(uint256(r0) * r1, 54.6 ether * (54.6 ether * 4e12), "listed");
    }

    /// @notice What is left below the hard cap and buys not one unit counts as filled: a success at once, also with
    /// the highest soft cap that there may be, and no deposit more [PRM-06] [SAL-05] [SAL-07]
    function test_unsellableRest() external {
        token = new TestToken("COARSE", 0);
        SaleParams memory s = saleParams(address(0));
        // a token costs 10^13
        (s.tokenPrice, s.minSpendPerBuyer, s.maxSpendPerBuyer) = (100_000 ether, 0.001 ether, 10 ether);
        sale = createSale(s, capParams(10 ether - 1e13 + 1, 10 ether, 80_000 ether), noVesting());
        vm.warp(START);
        buy(sale, BOB, 1 ether + 1e13 - 1, address(0));
        buy(sale, ALICE, 9 ether - 2e13, address(0));
        eq(sale.presaleStatus(), 1, "one unit and a bit are left");
        uint256 snapshot = vm.snapshotState();
        buy(sale, ALICE, 1e13, address(0));
        eq(sale.presaleStatus(), 2, "one wei is left");
        _depositFails(1, abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        _list(sale);
        _depositFails(1, abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        vm.revertToState(snapshot);
        vm.warp(END + 1);
        eq(sale.presaleStatus(), 3, "short of the soft cap by a unit that could be bought");
    }

    /// @notice Each rule of the cap, listing and vesting groups is enforced on chain [EVM-05]
    function test_creationRulesOfTheOtherGroups() external {
        CapParams memory c = capParams();
        c.softCap = 10 ether;
        _capFails(c, SaleRules.SoftCapNotBelowHardCap.selector);
        c.softCap = 3 ether - 1;
        _capFails(c, SaleRules.SoftCapTooLow.selector);
        c = capParams();
        (c.softCap, c.hardCap) = (1 << 95, 1 << 96);
        _capFails(c, SaleRules.HardCapTooLarge.selector);
        c = capParams();
        c.liquidityPercent = 509;
        _capFails(c, SaleRules.LiquidityPercentOutOfRange.selector);
        c.liquidityPercent = 1001;
        _capFails(c, SaleRules.LiquidityPercentOutOfRange.selector);
        c = capParams();
        c.listingRate = 0;
        _capFails(c, SaleRules.InvalidListingRate.selector);
        c = capParams();
        c.lockPeriod = 30 days - 1;
        _capFails(c, SaleRules.LockPeriodTooShort.selector);
        c.lockPeriod = 1 << 32;
        _capFails(c, SaleRules.LockPeriodTooLarge.selector);
        SaleParams memory s = saleParams(address(0));
        _createFails(s, capParams(), PresaleVesting(true, true, 1, 10_001, 0), SaleRules.InvalidVestingPercentage.selector);
        _createFails(s, capParams(), PresaleVesting(true, true, 0, 1, 0), SaleRules.InvalidVestingEnd.selector);
        _createFails(s, capParams(), PresaleVesting(true, false, 10, 1, 0), SaleRules.InvalidVestingPeriod.selector);
        _createFails(s, capParams(), PresaleVesting(true, false, 10, 1, 11), SaleRules.InvalidVestingPeriod.selector);
        (c.lockPeriod, c.listingRate) = (30 days, 1);
        _capFails(c, SaleRules.ListingTooSmall.selector);
        // 2.73 base at the soft cap bring 10,920 units, of which 9,999 are too few; twice as many at the hard cap are not asked
        c.listingRate = 3664;
        createSale(saleParams(address(0)), c, noVesting());
        c.listingRate -= 1;
        _capFails(c, SaleRules.ListingTooSmall.selector);
        c.listingRate = 1 << 128;
        _capFails(c, SaleRules.InvalidListingRate.selector);
        s.tokenPrice = 1 << 128;
        _createFails(s, capParams(), noVesting(), SaleRules.InvalidTokenPrice.selector);
        // more in the pair than it can count, more than the counters hold, a product beyond a word
        (s.tokenPrice, c) = (1 ether, capParams());
        (c.softCap, c.hardCap, c.listingRate) = (1 << 87, type(uint88).max, type(uint96).max);
        _createFails(s, c, noVesting(), SaleRules.SaleTooLarge.selector);
        (s.tokenPrice, c.listingRate) = (type(uint96).max, 1 ether);
        s.saleToken = address(new TestToken("BIG", 24));
        _createFails(s, c, noVesting(), SaleRules.SaleTooLarge.selector);
        (s.tokenPrice, s.minSpendPerBuyer) = (1 << 90, 0.1 ether);
        (c.softCap, c.hardCap) = (1 << 84, 1 << 85);
        _createFails(s, c, noVesting(), SaleRules.SaleTooLarge.selector);
        s = saleParams(address(0));
        PresaleInfo2 memory o = ownerParams();
        o.factory = address(0x99);
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.ExchangeNotSupported.selector);
        saleFactory.create(s, capParams(), o, noVesting(), anyFees());
        o = ownerParams();
        vm.expectRevert(SaleRules.OwnerMustBeCaller.selector);
        saleFactory.create(s, capParams(), o, noVesting(), anyFees());
        o.projectInfoHash = string(new bytes(129));
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.ProjectInfoHashTooLong.selector);
        saleFactory.create(s, capParams(), o, noVesting(), anyFees());
    }

    /// @notice The fee is kept exactly, the excess returned, a lower value refused, and anyone sends it on
    function test_creationFee() external {
        token.mint(OWNER, 10_000 ether);
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), type(uint256).max);
        vm.deal(OWNER, 1 ether);
        saleFactory.create{value: 1 ether}(saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees());
        eq(OWNER.balance, 0.9 ether, "excess returned");
        vm.expectRevert(abi.encodeWithSelector(FlatFee.FeeTooLow.selector, CREATION_FEE, 1));
        saleFactory.create{value: 1}(saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees());
        vm.stopPrank();
        saleFactory.withdrawFees();
        eq(FEES.balance, 0.2 ether, "fees of two sales");
    }

    /// @notice Anybody's creation leaves every other one for the same token possible, with the same numbers [FAC-02]
    function test_creationsDoNotBlockEachOther() external {
        uint256 need = saleFactory.amountNeeded(saleParams(address(0)), capParams());
        token.mint(CAROL, need);
        vm.deal(CAROL, CREATION_FEE);
        PresaleInfo2 memory o = ownerParams();
        o.presaleOwner = CAROL;
        vm.startPrank(CAROL);
        token.approve(address(saleFactory), need);
        address first = saleFactory.create{value: CREATION_FEE}(saleParams(address(0)), capParams(), o, noVesting(), anyFees());
        vm.stopPrank();
        address second = address(createSale(address(0)));
        address grow = address(createGrow(growParams(address(0)), noGrowVesting()));
        ok(first != second && second != address(sale) && grow != first, "each its own");
        eq(token.balanceOf(first), token.balanceOf(second), "each its own tokens");
    }

    /// @notice Sale factories charge the settings' creation fee and pay it to its receiver
    function test_flatFees() external {
        eq(saleFactory.flatFee(), CREATION_FEE, "sale");
        eq(growFactory.flatFee(), CREATION_FEE, "grow");
        createGrow(growParams(address(0)), noGrowVesting());
        growFactory.withdrawFees();
        eq(FEES.balance, CREATION_FEE, "paid");
    }

    /// @notice A fee-on-transfer token cannot be sold [SAL-03]
    function test_feeTokenIsRefused() external {
        SaleParams memory s = saleParams(address(0));
        FeeToken taxed = new FeeToken();
        s.saleToken = address(taxed);
        taxed.mint(OWNER, 10_000 ether);
        vm.deal(OWNER, 1 ether);
        vm.startPrank(OWNER);
        taxed.approve(address(saleFactory), type(uint256).max);
        vm.expectRevert(
            abi.encodeWithSelector(
                ExactTransfer.InexactTransfer.selector, address(taxed), 1446.8 ether, 1446.8 ether - 14.468 ether
            )
        );
        saleFactory.create{value: CREATION_FEE}(s, capParams(), ownerParams(), noVesting(), anyFees());
        vm.stopPrank();
    }

    function _depositFails(uint256 amount, bytes memory reason) private {
        vm.deal(ALICE, 100 ether);
        vm.prank(ALICE);
        vm.expectRevert(reason);
        sale.userDeposit{value: amount}(amount, address(0));
    }

    /// @notice Deposits revert before the start, after the end, at the hard cap, when failed, after finalize [SAL-07]
    function test_depositsOnlyWhileActive() external {
        vm.warp(START - 1);
        _depositFails(1 ether, abi.encodeWithSelector(SaleBase.InvalidState.selector, 0));
        uint256 snapshot = vm.snapshotState();
        vm.warp(END + 1);
        _depositFails(1 ether, abi.encodeWithSelector(SaleBase.InvalidState.selector, 3));
        vm.revertToState(snapshot);
        vm.prank(OWNER);
        sale.forceFailByPresaleOwner();
        _depositFails(1 ether, abi.encodeWithSelector(SaleBase.InvalidState.selector, 3));
        vm.revertToState(snapshot);
        _fill(sale);
        _depositFails(1 ether, abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        _list(sale);
        _depositFails(1 ether, abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
    }

    /// @notice Limits and values of a deposit
    function test_depositLimits() external {
        vm.warp(START);
        _depositFails(0, abi.encodeWithSelector(SaleBase.ZeroAmount.selector));
        _depositFails(0.1 ether - 1, abi.encodeWithSelector(SaleBase.BelowMinimum.selector));
        _depositFails(5 ether + 1, abi.encodeWithSelector(SaleBase.AboveMaximum.selector));
        vm.prank(ALICE);
        vm.expectRevert(SaleBase.WrongValue.selector);
        sale.userDeposit{value: 1 ether}(2 ether, address(0));
        buy(sale, ALICE, 1 ether, address(0));
        _depositFails(4 ether + 1, abi.encodeWithSelector(SaleBase.AboveMaximum.selector));
        (uint256 base, uint256 tokens, uint256 claimed) = sale.BUYERS(ALICE);
        eq(base, 1 ether, "base");
        eq(tokens, 100 ether, "tokens");
        eq(claimed, 0, "claimed");
    }

    /// @notice The last deposit is filled in part and the excess comes back; a rest below the minimum can be bought [SAL-04] [SAL-05]
    function test_lastFill() external {
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 4.95 ether, address(0));
        vm.deal(CAROL, 3 ether);
        vm.prank(CAROL);
        sale.userDeposit{value: 3 ether}(3 ether, address(0));
        eq(CAROL.balance, 2.95 ether, "excess returned");
        eq(address(sale).balance, 10 ether, "exactly the hard cap");
        eq(sale.presaleStatus(), 2, "success before the end");
    }

    /// @notice An ERC-20 base token is pulled exactly; native currency with it is refused
    function test_erc20Base() external {
        Presale s = createSale(address(busd));
        vm.warp(START);
        busd.mint(ALICE, 20 ether);
        vm.deal(ALICE, 1);
        vm.startPrank(ALICE);
        busd.approve(address(s), type(uint256).max);
        vm.expectRevert(SaleBase.WrongValue.selector);
        s.userDeposit{value: 1}(1 ether, address(0));
        s.userDeposit(5 ether, address(0));
        vm.stopPrank();
        eq(busd.balanceOf(address(s)), 5 ether, "pulled");
        vm.warp(END + 1);
        _list(s);
        vm.prank(ALICE);
        eq(s.userWithdrawTokens(), 500 ether, "claimed");
        ok(IV2Pair(pairOf(address(busd))).totalSupply() != 0, "listed");
    }

    /// @notice Only the whitelist buys in its window; views page
    function test_whitelist() external {
        SaleParams memory params = saleParams(address(0));
        params.whitelistTime = 100;
        sale = createSale(params, capParams(), noVesting());
        address[] memory accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (ALICE, BOB, ALICE);
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.addWhitelistAccount(accounts);
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.removeWhitelistAccount(accounts);
        vm.prank(OWNER);
        sale.addWhitelistAccount(accounts);
        eq(sale.viewWhiteListAccount(0, 100).length, 2, "no duplicates");
        eq(sale.viewWhiteListAccount(1, 100)[0], BOB, "page");
        eq(sale.viewWhiteListAccount(2, 100).length, 0, "beyond the end");
        address[] memory removed = new address[](2);
        (removed[0], removed[1]) = (ALICE, CAROL);
        vm.prank(OWNER);
        sale.removeWhitelistAccount(removed);
        ok(!sale.isWhitelisted(ALICE) && sale.isWhitelisted(BOB), "one left");
        vm.warp(START + 99);
        _depositFails(1 ether, abi.encodeWithSelector(SaleBase.NotWhitelisted.selector));
        buy(sale, BOB, 1 ether, address(0));
        vm.warp(START + 100);
        buy(sale, ALICE, 1 ether, address(0));
    }

    /// @notice A success is listed at the rate, the LP is locked for the owner, every base unit is accounted for [EVM-07] [SAL-20] [SAL-21]
    function test_addLiquidity() external {
        _fill(sale);
        uint256 ownerBefore = OWNER.balance;
        _list(sale);
        eq(sale.presaleStatus(), 4, "finalized");
        ok(sale.isFinalized(), "isFinalized");
        (uint112 r0, uint112 r1,) = IV2Pair(pairOf(address(0))).getReserves();
        (uint256 t, uint256 b) = IV2Pair(pairOf(address(0))).token0() == address(token) ? (r0, r1) : (r1, r0);
        eq(b, 5.46 ether, "10 x 0.91 x 0.6");
        eq(t, 436.8 ether, "at the listing rate");
        eq(FEES.balance, 0.4 ether, "base fee");
        // 10 x 0.96 x 0.05
        eq(address(sale).balance, 0.48 ether, "referral reserve");
        eq(OWNER.balance - ownerBefore, 10 ether - 5.46 ether - 0.4 ether - 0.48 ether, "owner share");
        eq(token.balanceOf(FEES), 10 ether, "token fee");
        eq(token.balanceOf(address(sale)), 1000 ether, "exactly the owed tokens stay");
        IRabbitLock.LockRecord memory record = locker.getLockById(sale.LOCK_ID());
        eq(record.owner, OWNER, "lock owner");
        eq(record.tgeDate, block.timestamp + 30 days, "locked for the period");
        eq(record.amount, TestToken(pairOf(address(0))).balanceOf(address(locker)), "all LP");
        eq(TestToken(pairOf(address(0))).balanceOf(address(sale)), 0, "the sale keeps no LP");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        sale.addLiquidity();
    }

    function _tooEarly(address from, uint256 open) private {
        vm.prank(from);
        vm.expectRevert(abi.encodeWithSelector(Presale.ListingTooEarly.selector, open));
        sale.addLiquidity();
    }

    /// @notice Owner or admin list a filled sale an hour later, anyone a day after that, also before its end; a week after the
    /// end refunds open instead [SAL-13] [SAL-23]
    function test_whoLists() external {
        _fill(sale);
        uint256 open = START + 1 hours;
        eq(sale.listableFrom(), open, "an hour after it was filled");
        vm.warp(open - 1);
        _tooEarly(OWNER, open);
        _tooEarly(ADMIN, open);
        _tooEarly(CAROL, open);
        vm.warp(open);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.TooEarlyForEveryone.selector, open + 1 days));
        sale.addLiquidity();
        uint256 snapshot = vm.snapshotState();
        vm.prank(ADMIN);
        sale.addLiquidity();
        vm.revertToState(snapshot);
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.revertToState(snapshot);
        vm.warp(open + 1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.TooEarlyForEveryone.selector, open + 1 days));
        sale.addLiquidity();
        vm.warp(open + 1 days);
        sale.addLiquidity();
        vm.revertToState(snapshot);
        vm.warp(END + 7 days + 1);
        eq(sale.presaleStatus(), 3, "failed");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 3));
        sale.addLiquidity();
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether, "whole deposit");
    }

    /// @notice A pair created, donated to and synced by somebody else changes nothing for the listing [SAL-19]
    function test_griefedPair() external {
        _fill(sale);
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        vm.deal(CAROL, 1 ether);
        vm.startPrank(CAROL);
        (bool wrapped,) = weth.call{value: 1 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(pair, 1 ether), "donate");
        IV2Pair(pair).sync();
        vm.stopPrank();
        _list(sale);
        (uint112 r0, uint112 r1,) = IV2Pair(pair).getReserves();
        (uint256 t, uint256 b) = IV2Pair(pair).token0() == address(token) ? (r0, r1) : (r1, r0);
        uint256 rate = (t * 1e18) / b;
        ok(rate > 79.2 ether && rate < 80.8 ether, "within 1 % of the listing rate");
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), 500 ether, "buyers get everything");
    }

    /// @notice Unsold tokens are burned when the sale says so
    function test_unsoldAreBurned() external {
        SaleParams memory params = saleParams(address(0));
        params.isBurn = true;
        sale = createSale(params, capParams(), noVesting());
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        _list(sale);
        // half sold: need 1446.8, 500 owed, 5 fee, 218.4 listed
        eq(token.balanceOf(address(0xdEaD)), 723.4 ether, "burned");
        eq(token.balanceOf(address(sale)), 500 ether, "owed");
    }

    /// @notice A fee address and an owner who refuse native currency block nobody and can be paid later [SAL-15]
    function test_refusingReceiversBlockNobody() external {
        bytes memory refuser = address(new Refuser()).code;
        vm.etch(FEES, refuser);
        _fill(sale);
        vm.etch(OWNER, refuser);
        waitToList(sale);
        vm.prank(ADMIN);
        sale.addLiquidity();
        eq(sale.pendingPayments(address(0), FEES), 0.4 ether, "kept");
        vm.expectRevert(Payments.NativeTransferFailed.selector);
        sale.withdrawPending(address(0), FEES);
        vm.etch(FEES, "");
        sale.withdrawPending(address(0), FEES);
        eq(FEES.balance, 0.4 ether, "paid");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.withdrawPending(address(0), FEES);
    }

    /// @notice Buyers claim once, after the listing
    function test_claim() external {
        _fill(sale);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        sale.userWithdrawTokens();
        _list(sale);
        vm.startPrank(ALICE);
        eq(sale.userWithdrawTokens(), 500 ether, "claimed");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        sale.userWithdrawBaseTokens();
        vm.stopPrank();
        eq(token.balanceOf(ALICE), 500 ether, "received");
    }

    /// @notice Vesting by period: the first part at once, the rest in steps, all at the end
    function test_vestingByPeriod() external {
        sale = createSale(saleParams(address(0)), capParams(), PresaleVesting(true, false, 40 days, 8000, 10 days));
        _fill(sale);
        _list(sale);
        vm.startPrank(ALICE);
        eq(sale.userWithdrawTokens(), 100 ether, "20 % at once");
        vm.warp(END + 10 days - 1);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        vm.warp(END + 25 days);
        eq(sale.userWithdrawTokens(), 200 ether, "two steps");
        vm.warp(END + 40 days);
        eq(sale.userWithdrawTokens(), 200 ether, "the rest");
        vm.stopPrank();
    }

    /// @notice A referrer claims once after finalize; self-referral credits nobody [REF-01] [REF-02]
    function test_referral() external {
        vm.warp(START);
        buy(sale, ALICE, 5 ether, ALICE);
        buy(sale, BOB, 4 ether, CAROL);
        buy(sale, BOB, 1 ether, ALICE);
        eq(sale.userRefAmount(ALICE), 0, "neither self-referral nor a second referrer");
        eq(sale.userRefAmount(CAROL), 5 ether, "credited");
        vm.prank(CAROL);
        vm.expectRevert(SaleBase.NotFinalized.selector);
        sale.claimReward();
        _list(sale);
        vm.startPrank(CAROL);
        sale.claimReward();
        eq(CAROL.balance, 0.48 ether, "the whole pool");
        vm.expectRevert(SaleBase.RewardAlreadyClaimed.selector);
        sale.claimReward();
        vm.stopPrank();
        vm.prank(BOB);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimReward();
    }

    /// @notice The pool is 95 % of all deposits by the rate, no matter who was referred: one referred minimum deposit earns all
    /// of it where nobody else was [BUY-10]
    function test_oneReferredDepositEarnsThePool() external {
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 4.9 ether, address(0));
        buy(sale, account("late"), 0.1 ether, CAROL);
        _list(sale);
        vm.prank(CAROL);
        sale.claimReward();
        eq(CAROL.balance, 0.48 ether, "of all deposits");
    }

    /// @notice Exactly the soft cap succeeds, one unit less refunds everybody exactly once [SAL-14]
    function test_softCapBoundary() external {
        vm.warp(START);
        buy(sale, ALICE, 5 ether - 1, address(0));
        uint256 snapshot = vm.snapshotState();
        buy(sale, ALICE, 1, address(0));
        vm.warp(END + 1);
        eq(sale.presaleStatus(), 2, "success");
        vm.revertToState(snapshot);
        vm.warp(END + 1);
        eq(sale.presaleStatus(), 3, "failed");
        vm.startPrank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether - 1, "exactly");
        vm.expectRevert(SaleBase.NothingToRefund.selector);
        sale.userWithdrawBaseTokens();
        vm.stopPrank();
    }

    /// @notice Below the soft cap any number of buyers is refunded exactly, in any order [SAL-14]
    function testFuzz_refundsAreExact(uint256 a, uint256 b, bool bobFirst) external {
        a = bound(a, 0.1 ether, 2.5 ether - 1);
        b = bound(b, 0.1 ether, 2.5 ether);
        vm.warp(START);
        buy(sale, ALICE, a, address(0));
        buy(sale, BOB, b, ALICE);
        vm.warp(END + 1);
        vm.prank(bobFirst ? BOB : ALICE);
        sale.userWithdrawBaseTokens();
        vm.prank(bobFirst ? ALICE : BOB);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, a, "A");
        eq(BOB.balance, b, "B");
        eq(address(sale).balance, 0, "nothing left");
    }

    /// @notice The owner cancels only before the start, the admin fails only before finalize [SAL-11]
    function test_forceFail() external {
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.forceFailByPresaleOwner();
        vm.expectRevert(SaleBase.NotAdmin.selector);
        sale.forceFailByRAB();
        _fill(sale);
        vm.prank(OWNER);
        vm.expectRevert(SaleBase.SaleAlreadyStarted.selector);
        sale.forceFailByPresaleOwner();
        uint256 snapshot = vm.snapshotState();
        _list(sale);
        vm.prank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        sale.forceFailByRAB();
        vm.revertToState(snapshot);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        sale.ownerWithdrawTokens();
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        vm.prank(BOB);
        sale.userWithdrawBaseTokens();
        eq(BOB.balance, 5 ether, "refund");
        vm.startPrank(OWNER);
        sale.ownerWithdrawTokens();
        eq(token.balanceOf(OWNER), 1446.8 ether, "tokens back");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.ownerWithdrawTokens();
        vm.stopPrank();
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.ownerWithdrawTokens();
    }

    /// @notice Project info belongs to the owner
    function test_setProjectInfo() external {
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.setProjectInfo("x");
        vm.startPrank(OWNER);
        vm.expectRevert(SaleRules.ProjectInfoHashTooLong.selector);
        sale.setProjectInfo(string(new bytes(129)));
        sale.setProjectInfo("bafynew");
        vm.stopPrank();
        (, PresaleInfo2 memory info2,,,,,) = sale.getInfo();
        eq(info2.projectInfoHash, "bafynew", "hash");
    }

    /// @notice Wrong tokens come back to the owner, never sale, base or liquidity tokens [SAL-16]
    function test_recoverWrongTokens() external {
        busd.mint(address(sale), 5);
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.recoverWrongTokens(address(busd));
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        vm.startPrank(OWNER);
        sale.recoverWrongTokens(address(busd));
        eq(busd.balanceOf(OWNER), 5, "recovered");
        vm.expectRevert(Recovery.NothingToRecover.selector);
        sale.recoverWrongTokens(address(busd));
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(token));
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(0));
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(pair);
        vm.stopPrank();
    }

    /// @notice Plain native transfers are refused
    function test_plainTransfersAreRefused() external {
        vm.deal(ALICE, 1);
        vm.prank(ALICE);
        (bool sent,) = address(sale).call{value: 1}("");
        ok(!sent, "refused");
    }
}
