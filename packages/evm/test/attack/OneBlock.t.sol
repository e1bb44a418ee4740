// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {SaleBase} from "../../src/sale/SaleBase.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice An owner who can borrow any sum for one block and owns nothing else.
contract OneBlockTest is FairLaunchFixture {
    function setUp() external {
        deployAll();
        deployFairLaunches();
    }

    /// @notice He fills his own sale an hour before its end, four of the hard cap's ten being genuine: neither he nor anybody
    /// else can list it within an hour, so that the loan cannot be paid back out of it; the administrator can fail it
    /// meanwhile, and everybody takes the whole deposit back [SAL-23] [SAL-14]
    function test_filledWithALoan() external {
        Presale sale = createSale(address(0));
        vm.warp(END - 1 hours);
        buy(sale, ALICE, 4 ether, address(0));
        buy(sale, account("his first"), 5 ether, address(0));
        buy(sale, account("his second"), 1 ether, address(0));
        eq(sale.presaleStatus(), 2, "a success");
        uint256 open = block.timestamp + 1 hours;
        _listingFails(sale, OWNER, open);
        _listingFails(sale, ADMIN, open);
        _listingFails(sale, CAROL, open);
        vm.warp(open - 1);
        _listingFails(sale, OWNER, open);
        uint256 snapshot = vm.snapshotState();
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 4 ether, "the whole deposit");
        vm.revertToState(snapshot);
        vm.warp(open);
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed by money that stayed");
    }

    function _listingFails(Presale sale, address from, uint256 open) private {
        vm.prank(from);
        vm.expectRevert(abi.encodeWithSelector(Presale.ListingTooEarly.selector, open));
        sale.addLiquidity();
        vm.prank(from);
        (bool listed,) = address(sale).call(abi.encodeCall(Presale.addLiquidityElsewhere, ()));
        ok(!listed, "elsewhere neither");
    }

    /// @notice A sale that is filled in the last second of its time can be listed an hour later, long before refunds open; one
    /// that ends unfilled a second after its end [SAL-13] [SAL-23]
    function test_filledInTheLastSecond() external {
        Presale sale = createSale(address(0));
        eq(sale.listableFrom(), END + 1, "while nobody knows better");
        vm.warp(END);
        buy(sale, ALICE, 5 ether, address(0));
        eq(sale.listableFrom(), END + 1, "not filled");
        uint256 snapshot = vm.snapshotState();
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.revertToState(snapshot);
        buy(sale, BOB, 5 ether, address(0));
        eq(sale.listableFrom(), END + 1 hours, "filled");
        vm.warp(END + 7 days);
        sale.addLiquidity();
        eq(sale.presaleStatus(), 4, "listed by anybody on the last day");
    }

    /// @notice A grow sale that he fills pays out after the review and the days for refunds only [SAL-23]
    function test_growFilledWithALoan() external {
        PrivateSale sale = createGrow(growParams(address(0)), noGrowVesting());
        vm.warp(END);
        buyGrow(sale, account("his first"), 5 ether, address(0));
        buyGrow(sale, account("his second"), 5 ether, address(0));
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        sale.finalized();
        vm.prank(ADMIN);
        sale.setStatusByRAB(4);
        vm.prank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(PrivateSale.RefundWindowOpen.selector, block.timestamp + 3 days));
        sale.setStatusByRAB(5);
    }

    /// @notice A fair launch is listed after its end only, and deposits end with it: no block has both [SAL-23]
    function test_fairLaunchWithALoan() external {
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        vm.warp(END);
        deposit(sale, account("his"), 60 ether);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 1));
        sale.addLiquidity();
        vm.warp(END + 1);
        vm.deal(BOB, 1 ether);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 2));
        sale.userDeposit{value: 1 ether}(1 ether);
    }

    /// @notice More coins than the amount say are refused, not swallowed, by all three [SAL-04]
    function test_moreValueThanTheAmount() external {
        Presale sale = createSale(address(0));
        PrivateSale grow = createGrow(growParams(address(0)), noGrowVesting());
        FairLaunch fair = createFair(fairInfo(address(0)), noTeam());
        vm.warp(START);
        vm.deal(ALICE, 3 ether);
        vm.startPrank(ALICE);
        vm.expectRevert(SaleBase.WrongValue.selector);
        sale.userDeposit{value: 1 ether + 1}(1 ether, address(0));
        vm.expectRevert(SaleBase.WrongValue.selector);
        grow.userDeposit{value: 1 ether + 1}(1 ether, address(0));
        vm.expectRevert(FairLaunch.WrongValue.selector);
        fair.userDeposit{value: 1 ether + 1}(1 ether);
        vm.stopPrank();
        eq(ALICE.balance, 3 ether, "all of it");
    }

    /// @notice Wrapped coins sent to a sale by mistake are not taken for what its listing left: the owner gets his share and
    /// recovers them afterwards [SAL-16] [SAL-21]
    function test_strayWrappedCoins() external {
        Presale sale = createSale(address(0));
        vm.deal(CAROL, 1 ether);
        vm.startPrank(CAROL);
        (bool wrapped,) = weth.call{value: 1 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(address(sale), 1 ether), "by mistake");
        vm.stopPrank();
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        vm.startPrank(OWNER);
        sale.addLiquidity();
        eq(TestToken(weth).balanceOf(address(sale)), 1 ether, "still there");
        eq(OWNER.balance, 5 ether - 0.2 ether - 2.73 ether, "the share");
        eq(locker.cumulativeLockInfo(weth).amount, 0, "nothing locked");
        sale.recoverWrongTokens(weth);
        vm.stopPrank();
        eq(TestToken(weth).balanceOf(OWNER), 1 ether, "recovered");
    }
}
