// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {FairLaunchInfo} from "../../src/interfaces/IFairLaunch.sol";
import {CapParams, PresaleInfo2, SaleParams} from "../../src/interfaces/IPresale.sol";
import {PrivateCapParams, PrivateOwnerParams, PrivateSaleParams} from "../../src/interfaces/IPrivateSale.sol";
import {ExactTransfer} from "../../src/libraries/ExactTransfer.sol";
import {SaleRules} from "../../src/libraries/SaleRules.sol";
import {SaleTerms, Terms} from "../../src/libraries/SaleTerms.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {StandardTokenFactory} from "../../src/token/StandardTokenFactory.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {SecondAddress, TwoAddressToken} from "../hostile/TwoAddressToken.sol";
import {GenerousToken} from "../hostile/GenerousToken.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Rules of creation at their bounds, and the addresses that a creation gives.
contract CreationRulesTest is FairLaunchFixture {
    function setUp() external {
        deployAll();
        deployFairLaunches();
    }

    /// @notice The soft cap can be reached with whole units: one within a rest that buys less than one unit is refused, in both
    /// kinds, and one unit lower is not [SAL-14] [PRM-06]
    function test_softCapIsReachable() external {
        token = new TestToken("COARSE", 0);
        SaleParams memory s = saleParams(address(0));
        // a unit costs 10^13, and of 10^19 - 1 the last 10^13 - 1 buy none
        (s.tokenPrice, s.minSpendPerBuyer, s.maxSpendPerBuyer) = (100_000 ether, 1e13, 10 ether - 1);
        uint256 most = 10 ether - 1e13;
        createSale(s, capParams(most, 10 ether - 1, 80_000 ether), noVesting());
        vm.startPrank(OWNER);
        PresaleInfo2 memory owner = ownerParams();
        vm.expectRevert(SaleRules.SoftCapUnreachable.selector);
        saleFactory.create(s, capParams(most + 1, 10 ether - 1, 80_000 ether), owner, noVesting(), anyFees());
        vm.stopPrank();
        PrivateSaleParams memory g = growParams(address(0));
        (g.tokenPrice, g.minSpendPerBuyer, g.maxSpendPerBuyer) = (100_000 ether, 1e13, 10 ether - 1);
        createGrow(g, PrivateCapParams(most, 10 ether - 1), noGrowVesting());
        vm.startPrank(OWNER);
        vm.expectRevert(SaleRules.SoftCapUnreachable.selector);
        growFactory.create(
            g, PrivateCapParams(most + 1, 10 ether - 1), PrivateOwnerParams(OWNER, ""), noGrowVesting(), anyFees()
        );
        vm.stopPrank();
    }

    /// @notice A sale's status does not rest on the rules of creation: filled below its soft cap, by units too dear for the
    /// rest, it has failed and gives deposits back, at the soft cap it is a success [SAL-14]
    function test_filledBelowTheSoftCap() external {
        Terms memory t;
        (t.saleToken, t.owner, t.feeAddress, t.exchange) = (address(token), OWNER, FEES, exchange);
        (t.tokenDecimals, t.baseDecimals, t.startTime, t.endTime) = (0, 18, START, END);
        // a unit costs 5
        (t.tokenPrice, t.maxSpend, t.softCap, t.hardCap) = (0.2 ether, 10 ether, 10 ether - 2, 10 ether - 1);
        Presale sale = _raw(t);
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        eq(sale.presaleStatus(), 3, "no more can be sold, and it is half of the soft cap");
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether, "the whole deposit");
        t.softCap = 5 ether;
        sale = _raw(t);
        buy(sale, ALICE, 5 ether, address(0));
        eq(sale.presaleStatus(), 2, "the soft cap to the unit");
    }

    function _raw(Terms memory t) private returns (Presale) {
        address clone = Clones.cloneWithImmutableArgs(saleFactory.IMPLEMENTATION(), SaleTerms.pack(t, ""));
        return Presale(payable(clone));
    }

    /// @notice What is left is exactly one unit's price: the sale is not filled, and that unit is sold [PRM-06]
    function test_exactlyOneUnitLeft() external {
        token = new TestToken("COARSE", 0);
        SaleParams memory s = saleParams(address(0));
        (s.tokenPrice, s.minSpendPerBuyer, s.maxSpendPerBuyer) = (100_000 ether, 1e13, 10 ether);
        Presale sale = createSale(s, capParams(5 ether, 10 ether, 80_000 ether), noVesting());
        vm.warp(START);
        buy(sale, ALICE, 10 ether - 1e13, address(0));
        eq(sale.presaleStatus(), 1, "a unit is left");
        buy(sale, BOB, 1e13, address(0));
        eq(sale.presaleStatus(), 2, "filled");
    }

    /// @notice Enough units of each side are not enough to list: their product bounds what the pair keeps for itself [SAL-18]
    function test_leastProduct() external {
        SaleParams memory s = saleParams(address(0));
        (s.tokenPrice, s.minSpendPerBuyer, s.maxSpendPerBuyer) = (1000 ether, 1, 40_000);
        // 10,920 base units at the soft cap
        CapParams memory c = capParams(20_000, 40_000, 335 ether);
        vm.startPrank(OWNER);
        PresaleInfo2 memory owner = ownerParams();
        vm.expectRevert(SaleRules.ListingTooSmall.selector);
        saleFactory.create(s, c, owner, noVesting(), anyFees());
        vm.stopPrank();
        createSale(s, capParams(20_000, 40_000, 336 ether), noVesting());
    }

    /// @notice The creator names the other exchange, or none; it is one of the settings' and not the first [PRM-07] [PRM-11]
    function test_otherExchange() external {
        eq(createSale(address(0)).otherExchange(), address(0), "none");
        eq(createFair(fairInfo(address(0)), noTeam()).otherExchange(), address(0), "none");
        otherExchange = exchange;
        _otherRefused();
        otherExchange = address(locker);
        _otherRefused();
        addOtherExchange();
        eq(createSale(address(0)).otherExchange(), otherExchange, "named");
        eq(createFair(fairInfo(address(0)), noTeam()).otherExchange(), otherExchange, "named");
        vm.prank(PLATFORM);
        setting.removeExchange(otherExchange);
        _otherRefused();
    }

    function _otherRefused() private {
        (PresaleInfo2 memory owner, PresaleInfo2 memory fair) = (ownerParams(), fairOwner());
        vm.startPrank(OWNER);
        vm.expectRevert(SaleRules.InvalidOtherExchange.selector);
        saleFactory.create(saleParams(address(0)), capParams(), owner, noVesting(), anyFees());
        vm.expectRevert(SaleRules.InvalidOtherExchange.selector);
        fairFactory.create(fairInfo(address(0)), fair, noTeam(), anyFees());
        vm.stopPrank();
    }

    /// @notice A base token under its second address is no sale token: what is unsold would be the deposits [SAL-16]
    function test_baseTokenUnderAnotherName() external {
        TwoAddressToken base = new TwoAddressToken();
        token = TestToken(address(new SecondAddress(base)));
        vm.prank(PLATFORM);
        setting.setBaseToken(address(base), true);
        base.mint(OWNER, 1e30);
        SaleParams memory s = saleParams(address(base));
        FairLaunchInfo memory f = fairInfo(address(base));
        (PresaleInfo2 memory owner, PresaleInfo2 memory fair) = (ownerParams(), fairOwner());
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), 1e30);
        vm.expectRevert(SaleRules.InvalidSaleToken.selector);
        saleFactory.create(s, capParams(), owner, noVesting(), anyFees());
        token.approve(address(growFactory), 1e30);
        vm.expectRevert(SaleRules.InvalidSaleToken.selector);
        growFactory.create(
            growParams(address(base)), PrivateCapParams(5 ether, 10 ether), PrivateOwnerParams(OWNER, ""), noGrowVesting(), anyFees()
        );
        token.approve(address(fairFactory), 1e30);
        vm.expectRevert(SaleRules.InvalidSaleToken.selector);
        fairFactory.create(f, fair, noTeam(), anyFees());
        vm.stopPrank();
    }

    /// @notice A token that brings more than was asked for is as little exact as one that brings less [SAL-03]
    function test_moreThanAsked() external {
        GenerousToken generous = new GenerousToken();
        token = generous;
        uint256 need = saleFactory.amountNeeded(saleParams(address(0)), capParams());
        generous.mint(OWNER, need);
        PresaleInfo2 memory owner = ownerParams();
        vm.startPrank(OWNER);
        generous.approve(address(saleFactory), need);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, token, need, need + 1));
        saleFactory.create(saleParams(address(0)), capParams(), owner, noVesting(), anyFees());
        generous.approve(address(locker), 5);
        vm.expectRevert(abi.encodeWithSelector(ExactTransfer.InexactTransfer.selector, token, 5, 6));
        locker.lock(OWNER, address(generous), false, 5, block.timestamp + 1 days, "");
        vm.stopPrank();
    }

    /// @notice A sale's address follows from its creator and what the creator asked for, no matter who created before: after a
    /// reorganisation nobody else's sale is there. The same call again gets another [FAC-05]
    function test_addressesFollowFromTheCreator() external {
        uint256 snapshot = vm.snapshotState();
        address sale = address(createSale(address(0)));
        address grow = address(createGrow(growParams(address(0)), noGrowVesting()));
        address fair = address(createFair(fairInfo(address(0)), noTeam()));
        StandardTokenFactory tokens = new StandardTokenFactory(PLATFORM, FEES, 0);
        address plain = tokens.create("T", "T", 18, 5);
        ok(tokens.create("T", "T", 18, 5) != plain, "once more");
        ok(address(createSale(address(0))) != sale, "once more");
        vm.revertToState(snapshot);
        tokens = new StandardTokenFactory(PLATFORM, FEES, 0);
        vm.prank(BOB);
        ok(tokens.create("T", "T", 18, 5) != plain, "somebody else's");
        ok(tokens.create("T", "T", 18, 6) != plain, "another supply");
        eq(tokens.create("T", "T", 18, 5), plain, "the same token");
        SaleParams memory dearer = saleParams(address(0));
        dearer.tokenPrice -= 1;
        ok(address(createSale(dearer, capParams(), noVesting())) != sale, "another price");
        eq(address(createFair(fairInfo(address(0)), noTeam())), fair, "the same fair launch");
        eq(address(createGrow(growParams(address(0)), noGrowVesting())), grow, "the same grow");
        eq(address(createSale(address(0))), sale, "the same sale");
    }
}
