// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {PartTerms, PrivateSaleParams} from "../../src/interfaces/IPrivateSale.sol";
import {LeaveTerms, PresaleVesting, SaleParams} from "../../src/interfaces/IPresale.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {TestToken} from "../support/TestToken.sol";
import {Gas} from "./Gas.sol";

/// forge-config: default.isolate = true
contract SaleGasTest is Gas {
    Presale private sale;

    function setUp() external {
        deployAll();
        sale = createSale(address(0));
        vm.deal(ALICE, 100 ether);
        vm.deal(BOB, 100 ether);
        // paying an account that never had anything costs 25,000 more: the chain's doing, not the sale's
        vm.deal(FEES, 1);
        vm.deal(OWNER, 1);
    }

    /// @notice Creating a sale; the factory and the token have seen others before
    function test_create() external {
        uint256 need = saleFactory.amountNeeded(saleParams(address(0)), capParams());
        token.mint(OWNER, 10 * need);
        vm.deal(OWNER, 1 ether);
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), 10 * need);
        saleFactory.create{value: CREATION_FEE}(saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees());
        vm.stopPrank();
        measured("Sale", "create a sale", 330_000);
    }

    /// @notice Deposits: the first of a sale, the same buyer again, another buyer
    function test_deposit() external {
        vm.warp(START);
        _buy(ALICE, 1 ether);
        measured("Sale", "deposit, first", 76_000);
        _buy(ALICE, 1 ether);
        measured("Sale", "deposit, again", 41_000);
        _buy(BOB, 1 ether);
        measured("Sale", "deposit, another buyer", 59_000);
    }

    /// @notice Deposits that credit a referrer: the first of a sale, the same buyer again, another buyer of the same referrer
    function test_referredDeposit() external {
        vm.warp(START);
        _buyReferred(ALICE, 1 ether);
        measured("Sale", "deposit, referred, first", 145_000);
        _buyReferred(ALICE, 1 ether);
        measured("Sale", "deposit, referred, again", 62_000);
        _buyReferred(BOB, 1 ether);
        measured("Sale", "deposit, referred, another buyer", 95_000);
    }

    /// @notice Claims of a buyer with a vesting: the first part, then a later one
    function test_vestingClaims() external {
        sale = createSale(saleParams(address(0)), capParams(), PresaleVesting(true, false, 40 days, 8000, 10 days));
        vm.warp(START);
        _buy(ALICE, 5 ether);
        _buy(BOB, 5 ether);
        vm.warp(START + 1 hours);
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.prank(ALICE);
        sale.userWithdrawTokens();
        measured("Sale", "claim of a vesting, first", 73_500);
        vm.warp(END + 10 days);
        vm.prank(ALICE);
        sale.userWithdrawTokens();
        measured("Sale", "claim of a vesting, next", 57_000);
    }

    /// @notice A grow in parts: finalizing, handing back, a later part with the tokens that were handed back
    function test_parts() external {
        PrivateSaleParams memory params = growParams(address(0));
        params.referralRate = 0;
        PrivateSale grow = createGrow(params, noGrowVesting(), PartTerms(4, 30 days));
        vm.warp(START);
        buyGrow(grow, ALICE, 5 ether, address(0));
        buyGrow(grow, BOB, 5 ether, address(0));
        vm.startPrank(ADMIN);
        grow.setStatusByRAB(4);
        vm.warp(grow.refundsUntil());
        grow.setStatusByRAB(5);
        vm.stopPrank();
        vm.prank(OWNER);
        grow.finalized();
        measured("Sale", "finalize a grow in parts", 190_000);
        vm.prank(ALICE);
        grow.handBack(0);
        measured("Sale", "hand tokens of a grow back", 80_000);
        vm.warp(grow.parts().next);
        vm.prank(OWNER);
        grow.withdrawParts();
        measured("Sale", "withdraw a part of a grow", 85_000);
    }

    /// @notice Listing where there is no pair yet
    function test_listCreatingThePair() external {
        vm.warp(START);
        _buy(ALICE, 5 ether);
        _buy(BOB, 5 ether);
        vm.warp(START + 1 hours);
        vm.prank(OWNER);
        sale.addLiquidity();
        measured("Sale", "list, creating the pair", 3_200_000);
    }

    /// @notice The first listing that this locker sees of an exchange, on a pair that is already there, then a claim
    function test_listAndClaim() external {
        IV2Factory(exchange).createPair(address(token), weth);
        vm.warp(START);
        _buy(ALICE, 5 ether);
        _buy(BOB, 5 ether);
        vm.warp(START + 1 hours);
        vm.prank(OWNER);
        sale.addLiquidity();
        measured("Sale", "list on a pair never used", 680_000);
        vm.prank(ALICE);
        sale.userWithdrawTokens();
        measured("Sale", "claim", 71_500);
    }

    /// @notice The same after the locker has held another pair of this exchange: a platform's every day
    function test_listOnKnownExchange() external {
        _lockAnotherPair();
        IV2Factory(exchange).createPair(address(token), weth);
        vm.warp(START);
        _buy(ALICE, 5 ether);
        _buy(BOB, 5 ether);
        vm.warp(START + 1 hours);
        vm.prank(OWNER);
        sale.addLiquidity();
        measured("Sale", "list on a pair never used, exchange known", 590_000);
    }

    /// @notice Listing on a pair that has liquidity, some of it locked before
    function test_listOnLivePair() external {
        address pair = IV2Factory(exchange).createPair(address(token), weth);
        token.mint(pair, 80 ether);
        vm.deal(CAROL, 1 ether);
        vm.startPrank(CAROL);
        (bool wrapped,) = weth.call{value: 1 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(pair, 1 ether), "liquidity");
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", CAROL));
        TestToken(pair).approve(address(locker), 1);
        locker.lock(CAROL, pair, true, 1, END, "");
        vm.stopPrank();
        vm.warp(START);
        _buy(ALICE, 5 ether);
        _buy(BOB, 5 ether);
        vm.warp(START + 1 hours);
        vm.prank(OWNER);
        sale.addLiquidity();
        measured("Sale", "list on a pair with liquidity", 450_000);
        ok(minted && sale.isFinalized(), "listed");
    }

    /// @notice A refund while other deposits remain
    function test_refund() external {
        vm.warp(START);
        _buy(ALICE, 1 ether);
        _buy(BOB, 1 ether);
        vm.warp(END + 1);
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        measured("Sale", "refund", 41_500);
    }

    /// @notice Leaving a sale while it runs: with a part that stays, and with a referrer who loses the credit [RGT-01]
    function test_leave() external {
        sale = createSale(saleParams(address(0)), capParams(), LeaveTerms(1 hours, 100));
        vm.warp(START);
        _buy(ALICE, 1 ether);
        _buy(BOB, 1 ether);
        vm.prank(ALICE);
        sale.leave();
        measured("Sale", "leave", 50_000);
        vm.deal(ADMIN, 1 ether);
        _buyReferred(ADMIN, 1 ether);
        vm.prank(ADMIN);
        sale.leave();
        measured("Sale", "leave, referred", 60_000);
    }

    /// @notice Paying out a hundred buyers in one transaction, where each holds the token for the first time: 50,000 a buyer
    /// at most [RGT-02]
    function test_claimForMany() external {
        address[] memory buyers = _hundredBuyers(1 ether / 10);
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        sale.claimForMany(buyers);
        measured("Sale", "pay out 100 claims", 5_000_000);
        eq(token.balanceOf(buyers[99]), 10 ether, "paid");
    }

    /// @notice Giving a hundred buyers their deposits back in one transaction: 50,000 a buyer at most [RGT-02]
    function test_refundForMany() external {
        address[] memory buyers = _hundredBuyers(0.01 ether);
        vm.warp(END + 1);
        sale.refundForMany(buyers);
        measured("Sale", "pay out 100 refunds", 5_000_000);
        eq(buyers[99].balance, 1 ether, "paid");
    }

    function _hundredBuyers(uint256 amount) private returns (address[] memory buyers) {
        SaleParams memory params = saleParams(address(0));
        params.minSpendPerBuyer = amount;
        sale = createSale(params, capParams(), noVesting());
        buyers = new address[](100);
        vm.warp(START);
        for (uint256 i; i < 100; ++i) {
            buyers[i] = address(uint160(uint256(keccak256(abi.encode(i)))));
            vm.deal(buyers[i], 1 ether);
            _buy(buyers[i], amount);
        }
    }

    function _lockAnotherPair() private {
        TestToken other = new TestToken("OTHER", 18);
        address pair = IV2Factory(exchange).createPair(address(other), address(busd));
        other.mint(pair, 1 ether);
        busd.mint(pair, 1 ether);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", CAROL));
        vm.startPrank(CAROL);
        TestToken(pair).approve(address(locker), 1);
        locker.lock(CAROL, pair, true, 1, END, "");
        vm.stopPrank();
        ok(minted, "liquidity");
    }

    function _buyReferred(address buyer, uint256 amount) private {
        vm.prank(buyer);
        sale.userDeposit{value: amount}(amount, CAROL);
    }

    function _buy(address buyer, uint256 amount) private {
        vm.prank(buyer);
        sale.userDeposit{value: amount}(amount, address(0));
    }
}
