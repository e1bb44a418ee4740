// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ISaleCommon} from "../../src/interfaces/IPresale.sol";
import {IV2Pair} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {SaleBase} from "../../src/sale/SaleBase.sol";
import {Refuser, ZeroRevertToken} from "../hostile/HostileTokens.sol";
import {Museum} from "./Museum.sol";
import {
    BatchingSale,
    CreatorsSale,
    FeePushingSale,
    Filler,
    HastySale,
    IListing,
    InstantSale,
    NaiveSale,
    OperatedSale,
    PassingSale,
    PushingSale,
    SpotPriceSale,
    StubbornSale,
    UnguardedSale
} from "./NaiveSales.sol";

contract SaleMuseum is Museum {
    /// @dev ALICE pays 4 coins into a naive sale.
    function _deposits(NaiveSale naive) private {
        vm.deal(ALICE, 4 ether);
        vm.prank(ALICE);
        naive.deposit{value: 4 ether}();
    }

    /// @dev The sale fails, and ALICE takes all back.
    function _refunds(Presale sale) private {
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        uint256 before = ALICE.balance;
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance - before, 5 ether, "her whole deposit");
    }

    /// @notice Coins that were sent once are counted by each call of a batch [CHK-07]
    function test_valueCountedTwice() external {
        BatchingSale naive = new BatchingSale(OWNER);
        _deposits(naive);
        bytes[] memory calls = new bytes[](2);
        (calls[0], calls[1]) = (abi.encodeCall(NaiveSale.deposit, ()), abi.encodeCall(NaiveSale.deposit, ()));
        vm.deal(THIEF, 4 ether);
        vm.startPrank(THIEF);
        naive.batch{value: 4 ether}(calls);
        naive.refund();
        vm.stopPrank();
        eq(THIEF.balance, 8 ether, "the naive sale paid twice");

        Presale sale = half();
        (calls[0], calls[1]) = (abi.encodeCall(ISaleCommon.userDeposit, (1 ether, address(0))), calls[0]);
        vm.prank(THIEF);
        (bool batched,) = address(sale).call{value: 1 ether}(abi.encodeCall(BatchingSale.batch, (calls)));
        ok(!batched, "no batch");
        vm.prank(THIEF);
        vm.expectRevert(SaleBase.WrongValue.selector);
        sale.userDeposit{value: 1 ether}(2 ether, address(0));
        _refunds(sale);
    }

    /// @notice The operator of the platform, or a former one, withdraws the raise [CHK-07]
    function test_operatorWithdrawsTheRaise() external {
        vm.prank(THIEF);
        OperatedSale naive = new OperatedSale(OWNER);
        _deposits(naive);
        vm.prank(THIEF);
        naive.withdraw(4 ether);
        eq(THIEF.balance, 4 ether, "the naive sale is empty");

        Presale sale = half();
        address[3] memory powers = [ADMIN, PLATFORM, FEES];
        for (uint256 i; i < powers.length; ++i) {
            ok(refused(powers[i], address(sale), abi.encodeCall(OperatedSale.withdraw, (1))), "no withdrawal");
            ok(refused(powers[i], address(sale), abi.encodeCall(ISaleCommon.recoverWrongTokens, (address(0)))), "nor as a mistake");
            ok(refused(powers[i], address(sale), abi.encodeCall(ISaleCommon.ownerWithdrawTokens, ())), "nor the tokens");
        }
        _refunds(sale);
    }

    /// @notice A loan of one transaction fills a sale, which pays the loan back [CHK-07]
    function test_filledWithALoan() external {
        Filler filler = new Filler();
        HastySale naive = new HastySale(address(filler));
        _deposits(naive);
        vm.deal(address(filler), 6 ether);
        filler.fill(naive, 6 ether);
        eq(address(filler).balance, 10 ether, "the naive sale pays the loan and a buyer's coins");

        Presale sale = half();
        buy(sale, OWNER, 5 ether, address(0));
        eq(sale.presaleStatus(), 2, "it is full");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(Presale.ListingTooEarly.selector, block.timestamp + 1 hours));
        sale.addLiquidity();
        _refunds(sale);
    }

    /// @notice Anybody sets the address that the raise is paid to [CHK-07]
    function test_publicSetterOfTheReceiver() external {
        UnguardedSale naive = new UnguardedSale(OWNER);
        _deposits(naive);
        naive.setWithdrawAddress(THIEF);
        naive.withdraw();
        eq(THIEF.balance, 4 ether, "the naive sale paid the thief");

        Presale sale = half();
        ok(refused(THIEF, address(sale), abi.encodeCall(UnguardedSale.setWithdrawAddress, (THIEF))), "no setter");
        ok(refused(THIEF, address(setting), abi.encodeCall(setting.setFees, (0, 0, 0, THIEF))), "the settings have an owner");
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(THIEF.balance, 4 ether, "nothing more");
    }

    /// @notice Tokens bought with a loan are sold dearer on the pool in the same transaction [CHK-07]
    function test_claimedAtOnceAndSold() external {
        // a token for a coin, and a hundred in the sale
        IV2Pair made = pool(BOB, 100 ether, 100 ether);
        InstantSale naive = new InstantSale(token);
        token.mint(address(naive), 1_000 ether);
        vm.deal(THIEF, 1 ether);
        vm.prank(THIEF);
        naive.deposit{value: 1 ether}();
        ok(sellTo(made, THIEF, 100 ether) > 49 ether, "half of the pool for one coin");

        Presale sale = half();
        buy(sale, THIEF, 1 ether, address(0));
        vm.prank(THIEF);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 1));
        sale.userWithdrawTokens();
        eq(token.balanceOf(THIEF), 0, "nothing to sell");
    }

    /// @notice A sale asks the pool for its price, which a trade has just moved [CHK-07]
    function test_priceOfTheMoment() external {
        IV2Pair made = pool(BOB, 100 ether, 100 ether);
        SpotPriceSale naive = new SpotPriceSale(token, made);
        token.mint(address(naive), 10_000 ether);
        token.mint(THIEF, 900 ether);
        sellTo(made, THIEF, 900 ether);
        vm.deal(THIEF, 1 ether);
        vm.prank(THIEF);
        naive.deposit{value: 1 ether}();
        ok(token.balanceOf(THIEF) > 90 ether, "the naive sale sells for a hundredth");

        Presale sale = half();
        buy(sale, THIEF, 1 ether, address(0));
        (, uint256 bought,) = sale.BUYERS(THIEF);
        eq(bought, 100 ether, "the price of its terms");
    }

    /// @notice The creator cancels and keeps the deposits [CHK-07]
    function test_creatorTakesTheBids() external {
        CreatorsSale naive = new CreatorsSale(OWNER);
        _deposits(naive);
        uint256 before = OWNER.balance;
        vm.prank(OWNER);
        naive.cancel();
        eq(OWNER.balance - before, 4 ether, "the naive sale paid its creator");

        Presale sale = half();
        ok(refused(OWNER, address(sale), abi.encodeCall(ISaleCommon.forceFailByPresaleOwner, ())), "it has begun");
        ok(refused(OWNER, address(sale), abi.encodeCall(ISaleCommon.recoverWrongTokens, (address(0)))), "no deposits");
        _refunds(sale);
    }

    /// @notice One buyer who cannot be paid stops everybody's payment [CHK-07]
    function test_oneRefusalStopsAll() external {
        PushingSale naive = new PushingSale(OWNER);
        Refuser refuser = new Refuser();
        vm.deal(address(this), 2 ether);
        refuser.call{value: 1 ether}(address(naive), abi.encodeCall(NaiveSale.deposit, ()), 1 ether);
        _deposits(naive);
        ok(refused(ALICE, address(naive), abi.encodeCall(PushingSale.refundAll, ())), "nobody is paid");

        Presale sale = half();
        refuser.call{value: 1 ether}(
            address(sale), abi.encodeCall(ISaleCommon.userDeposit, (1 ether, address(0))), 1 ether
        );
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        address[] memory accounts = new address[](2);
        (accounts[0], accounts[1]) = (address(refuser), ALICE);
        uint256 before = ALICE.balance;
        eq(sale.refundForMany(accounts), 1, "one is paid");
        eq(ALICE.balance - before, 5 ether, "in full");
    }

    /// @notice A payment of nothing, which the token refuses, stops the settlement [CHK-07]
    function test_paymentOfNothingStopsAll() external {
        token = new ZeroRevertToken();
        FeePushingSale naive = new FeePushingSale(token, OWNER);
        _deposits(naive);
        ok(refused(OWNER, address(naive), abi.encodeCall(FeePushingSale.settle, (0))), "nobody is paid");

        vm.prank(PLATFORM);
        setting.setFees(0, 0, CREATION_FEE, FEES);
        Presale sale = half();
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.prank(ALICE);
        sale.userWithdrawTokens();
        eq(token.balanceOf(ALICE), 500 ether, "listed, and claimed");
    }

    /// @notice Paying very many buyers takes more gas than a block has [CHK-07]
    function test_settlementBeyondABlock() external {
        PushingSale naive = new PushingSale(OWNER);
        Presale sale = half();
        for (uint160 i = 1; i <= 40; ++i) {
            address buyer = address(uint160(0x1000000) + i);
            vm.deal(buyer, 1 ether);
            vm.startPrank(buyer);
            naive.deposit{value: 0.1 ether}();
            sale.userDeposit{value: 0.1 ether}(0.1 ether, address(0));
            vm.stopPrank();
        }
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        uint256 few = 300_000;
        (bool settled,) = address(naive).call{gas: few}(abi.encodeCall(PushingSale.refundAll, ()));
        ok(!settled, "forty take more than the naive sale gets");
        vm.prank(ALICE);
        (bool paid,) = address(sale).call{gas: few}(abi.encodeCall(ISaleCommon.userWithdrawBaseTokens, ()));
        ok(paid && ALICE.balance == 5 ether, "each of ours alone, however many there are");
    }

    /// @notice The raise is the seller's from the first deposit on, and nothing is left to pay back [CHK-07]
    function test_depositsPassedOnAtOnce() external {
        PassingSale naive = new PassingSale(THIEF);
        _deposits(naive);
        eq(THIEF.balance, 4 ether, "the seller has it");
        ok(refused(ALICE, address(naive), abi.encodeCall(PassingSale.refund, ())), "and the buyer has nothing");

        Presale sale = half();
        eq(address(sale).balance, 5 ether, "the sale holds it");
        _refunds(sale);
    }

    /// @notice A listing that always fails keeps the raise for good [CHK-07]
    function test_listingThatNeverSucceeds() external {
        StubbornSale naive = new StubbornSale(IListing(exchange));
        _deposits(naive);
        Presale sale = half();
        vm.etch(exchange, hex"fe");
        vm.warp(END + 7 days + 1);
        ok(refused(OWNER, address(naive), abi.encodeCall(StubbornSale.finish, (address(token), weth))), "never listed");
        eq(address(naive).balance, 4 ether, "and never paid back");
        ok(refused(OWNER, address(sale), abi.encodeCall(Presale.addLiquidity, ())), "ours is not listed either");
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether, "but pays back");
    }
}
