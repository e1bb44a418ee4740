// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../src/fairlaunch/FairLaunch.sol";
import {PrivateSale} from "../src/grow/PrivateSale.sol";
import {IFairLaunch} from "../src/interfaces/IFairLaunch.sol";
import {ISaleCommon, PresaleVesting, SaleParams} from "../src/interfaces/IPresale.sol";
import {PrivateSaleVesting} from "../src/interfaces/IPrivateSale.sol";
import {Payments} from "../src/libraries/Payments.sol";
import {Presale} from "../src/sale/Presale.sol";
import {SaleBase} from "../src/sale/SaleBase.sol";
import {FairLaunchFixture} from "./fairlaunch/FairLaunchFixture.sol";
import {BlacklistToken, HookToken, PausableToken} from "./hostile/HostileTokens.sol";
import {MoodyWallet} from "./hostile/MoodyWallet.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice Anybody sends buyers and referrers what is theirs (RGT-02). Nobody of the test calls as one of them.
contract PayOutTest is FairLaunchFixture {
    uint8 private constant LISTING = 4;
    uint8 private constant SATISFY = 5;
    uint8 private constant NOT_SATISFY = 6;
    uint256 private constant GAS_TO_TRY = 210_000;

    function setUp() external {
        deployAll();
        deployFairLaunches();
    }

    function _list(address a, address b) private pure returns (address[] memory accounts) {
        accounts = new address[](2);
        (accounts[0], accounts[1]) = (a, b);
    }

    function _wallet(uint256 mood) private returns (MoodyWallet wallet) {
        wallet = new MoodyWallet();
        wallet.setMood(mood, "");
    }

    function _listed() private returns (Presale sale) {
        sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, CAROL);
        buy(sale, BOB, 5 ether, address(0));
        waitToList(sale);
        vm.prank(OWNER);
        sale.addLiquidity();
    }

    function _failed(address first, address second) private returns (Presale sale) {
        vm.warp(START - 10_000);
        sale = createSale(address(0));
        vm.warp(START);
        buy(sale, first, 1 ether, address(0));
        buy(sale, second, 2 ether, address(0));
        vm.warp(END + 1);
    }

    function _grow(PrivateSaleVesting memory vesting, uint8 status) private returns (PrivateSale sale) {
        sale = createGrow(growParams(address(0)), vesting);
        vm.warp(START);
        buyGrow(sale, ALICE, 5 ether, CAROL);
        buyGrow(sale, BOB, 5 ether, CAROL);
        vm.warp(END + 1);
        _set(sale, LISTING);
        if (status != LISTING) _set(sale, status);
    }

    function _set(PrivateSale sale, uint8 status) private {
        if (status == SATISFY && block.timestamp < sale.refundsUntil()) vm.warp(sale.refundsUntil());
        vm.prank(ADMIN);
        sale.setStatusByRAB(status);
    }

    /// @notice A claim by somebody else pays the buyer and says so, exactly as the own one, once and not before the
    /// listing [RGT-02]
    function test_claimFor() external {
        Presale sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 1));
        sale.claimFor(ALICE);
        buy(sale, BOB, 5 ether, address(0));
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 2));
        sale.claimFor(ALICE);
        waitToList(sale);
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.expectEmit(address(sale));
        emit ISaleCommon.TokensClaimed(ALICE, 500 ether, 500 ether);
        eq(sale.claimFor(ALICE), 500 ether, "claimed");
        eq(token.balanceOf(ALICE), 500 ether, "paid");
        eq(token.balanceOf(address(this)), 0, "nothing for the caller");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimFor(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimFor(CAROL);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 4));
        sale.refundFor(BOB);
    }

    /// @notice A list pays each account once, passes over nobody, strangers and the sale, and is refused with nobody to pay
    /// [RGT-02]
    function test_claimForMany() external {
        Presale sale = _listed();
        address[] memory accounts = new address[](7);
        (accounts[0], accounts[1], accounts[2]) = (CAROL, ALICE, ALICE);
        (accounts[3], accounts[4], accounts[5], accounts[6]) = (address(0), address(sale), OWNER, BOB);
        eq(sale.claimForMany(accounts), 2, "two are paid");
        eq(token.balanceOf(ALICE), 500 ether, "once");
        eq(token.balanceOf(BOB), 500 ether, "the last one");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimForMany(accounts);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimForMany(new address[](0));
    }

    /// @notice What of a list is no address is passed over, and the accounts after it are paid
    function test_noAddress() external {
        Presale sale = _listed();
        uint256[] memory words = new uint256[](2);
        (words[0], words[1]) = ((1 << 160) | uint160(ALICE), uint160(BOB));
        (bool done, bytes memory answer) =
            address(sale).call(abi.encodePacked(sale.claimForMany.selector, abi.encode(words)));
        ok(done && abi.decode(answer, (uint256)) == 1, "one is paid");
        eq(token.balanceOf(BOB), 500 ether, "paid");
        eq(token.balanceOf(ALICE), 0, "not paid");
    }

    /// @notice Rewards go to their referrers, once, and not before the raise is paid out [RGT-02]
    function test_rewardFor() external {
        Presale sale = createSale(address(0));
        vm.expectRevert(SaleBase.NotFinalized.selector);
        sale.rewardFor(CAROL);
        sale = _listed();
        vm.expectEmit(address(sale));
        emit ISaleCommon.RewardClaimed(CAROL, 0.48 ether);
        eq(sale.rewardForMany(_list(ALICE, CAROL)), 1, "one referrer");
        eq(CAROL.balance, 0.48 ether, "the pool");
        vm.expectRevert(SaleBase.RewardAlreadyClaimed.selector);
        sale.rewardFor(CAROL);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.rewardFor(ALICE);
    }

    /// @notice Deposits of a failed sale go back to their buyers, whole and once [RGT-02]
    function test_refundFor() external {
        Presale sale = _failed(ALICE, BOB);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, 3));
        sale.claimFor(ALICE);
        vm.expectEmit(address(sale));
        emit ISaleCommon.BaseRefunded(ALICE, 1 ether, 3 ether, 1);
        sale.refundFor(ALICE);
        eq(sale.refundForMany(_list(ALICE, BOB)), 1, "the other one");
        eq(ALICE.balance, 1 ether, "hers");
        eq(BOB.balance, 2 ether, "his");
        eq(address(sale).balance, 0, "all of it");
        vm.expectRevert(SaleBase.NothingToRefund.selector);
        sale.refundFor(ALICE);
    }

    /// @notice Wallets that refuse, burn their gas or answer with a megabyte are passed over, keep what they had, and cost a
    /// batch at most the gas of a payment each; those after them are paid [RGT-02] [SAL-15]
    function test_refusingReceivers() external {
        for (uint256 mood = 1; mood < 6; ++mood) {
            MoodyWallet wallet = _wallet(mood);
            Presale sale = _failed(address(wallet), BOB);
            uint256 gas = gasleft();
            uint256 paid = sale.refundForMany(_list(address(wallet), BOB));
            gas -= gasleft();
            bool isPaid = mood == wallet.ANSWERS_LONG();
            eq(paid, isPaid ? 2 : 1, "paid");
            ok(gas < 2 * GAS_TO_TRY, "bounded");
            eq(BOB.balance, 2 ether, "the other one is paid");
            vm.deal(BOB, 0);
            eq(address(wallet).balance, isPaid ? 1 ether : 0, "the wallet");
            (uint256 base,,) = sale.BUYERS(address(wallet));
            eq(base, isPaid ? 0 : 1 ether, "still its deposit");
            if (isPaid) continue;
            vm.expectRevert(Payments.NothingToClaim.selector);
            sale.refundForMany(_list(address(wallet), BOB));
            wallet.setMood(wallet.GLAD(), "");
            sale.refundFor(address(wallet));
            eq(address(wallet).balance, 1 ether, "paid when it takes it");
        }
    }

    /// @notice A receiver that calls back, alone or for many, gets its own deposit and gets nothing through
    function test_reentrantReceiver() external {
        bytes[3] memory calls = [
            abi.encodeCall(ISaleCommon.refundFor, (BOB)),
            abi.encodeCall(ISaleCommon.refundForMany, (_list(BOB, BOB))),
            abi.encodeCall(ISaleCommon.userWithdrawBaseTokens, ())
        ];
        for (uint256 i; i < calls.length; ++i) {
            MoodyWallet wallet = new MoodyWallet();
            wallet.setMood(wallet.CALLS_BACK(), calls[i]);
            Presale sale = _failed(address(wallet), BOB);
            uint256 before = BOB.balance;
            sale.refundFor(address(wallet));
            ok(!wallet.gotThrough(), "nothing got through");
            eq(address(wallet).balance, 1 ether, "its deposit");
            eq(BOB.balance, before, "not from within");
            sale.refundFor(BOB);
        }
    }

    /// @notice A referrer that calls back gets its own reward, and sends no other one from within
    function test_reentrantReferrer() external {
        MoodyWallet wallet = new MoodyWallet();
        Presale sale = createSale(address(0));
        wallet.setMood(wallet.CALLS_BACK(), abi.encodeCall(ISaleCommon.rewardFor, (CAROL)));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(wallet));
        buy(sale, BOB, 5 ether, CAROL);
        waitToList(sale);
        vm.prank(OWNER);
        sale.addLiquidity();
        sale.rewardFor(address(wallet));
        ok(!wallet.gotThrough(), "nothing got through");
        eq(address(wallet).balance, 0.24 ether, "its half");
        eq(CAROL.balance, 0, "not from within");
    }

    /// @notice Nor does a fair launch let anybody in from a refund or a claim
    function test_reentrantFairLaunch() external {
        MoodyWallet wallet = new MoodyWallet();
        HookToken hook = new HookToken();
        token = hook;
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        vm.warp(START);
        deposit(sale, address(wallet), 30 ether);
        deposit(sale, BOB, 70 ether);
        uint256 snapshot = vm.snapshotState();
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        wallet.setMood(wallet.CALLS_BACK(), abi.encodeCall(IFairLaunch.refundFor, (BOB)));
        sale.refundFor(address(wallet));
        ok(!wallet.gotThrough() && BOB.balance == 0, "not from a refund");
        eq(address(wallet).balance, 30 ether, "its deposit");
        vm.revertToState(snapshot);
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        hook.arm(address(sale), abi.encodeCall(IFairLaunch.claimFor, (BOB)));
        sale.claimFor(address(wallet));
        ok(!hook.hookSucceeded() && token.balanceOf(BOB) == 0, "not from a claim");
    }

    /// @notice A token that calls back from a claim claims nothing for anybody else
    function test_hookPaysNobodyElse() external {
        HookToken hook = new HookToken();
        token = hook;
        Presale sale = _listed();
        hook.arm(address(sale), abi.encodeCall(ISaleCommon.claimForMany, (_list(BOB, ALICE))));
        sale.claimFor(ALICE);
        ok(!hook.hookSucceeded(), "refused");
        eq(token.balanceOf(ALICE), 500 ether, "once");
        eq(token.balanceOf(BOB), 0, "not from within");
    }

    /// @notice A token that is paused or refuses an account leaves claims as they are; nothing of them waits elsewhere [RGT-02]
    function test_refusingToken() external {
        PausableToken paused = new PausableToken();
        token = paused;
        Presale sale = _listed();
        paused.setPaused(true);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimForMany(_list(ALICE, BOB));
        eq(sale.pendingPayments(address(token), ALICE), 0, "nothing waits");
        paused.setPaused(false);
        eq(sale.claimForMany(_list(ALICE, BOB)), 2, "as before");

        BlacklistToken picky = new BlacklistToken();
        token = picky;
        vm.warp(START - 10_000);
        sale = _listed();
        picky.setBlocked(ALICE, true);
        eq(sale.claimForMany(_list(ALICE, BOB)), 1, "the other one");
        picky.setBlocked(ALICE, false);
        sale.claimFor(ALICE);
        eq(token.balanceOf(ALICE), 500 ether, "hers");
    }

    /// @notice With any gas a batch pays all that it can pay, or reverts as a whole: nobody chooses whom it passes over [RGT-02]
    function test_everyGasLimit() external {
        Presale sale = _failed(address(_wallet(2)), BOB);
        bytes memory call = abi.encodeCall(ISaleCommon.refundForMany, (_list(address(_wallet(1)), BOB)));
        uint256 worked;
        for (uint256 gasLimit = 200_000; gasLimit < 700_000; gasLimit += 2_500) {
            uint256 snapshot = vm.snapshotState();
            (bool done,) = address(sale).call{gas: gasLimit}(call);
            eq(BOB.balance, done ? 2 ether : 0, "all or nothing");
            vm.revertToState(snapshot);
            if (done) ++worked;
        }
        ok(worked != 0 && worked != 200, "some of them suffice");
        vm.expectRevert(Payments.NotEnoughGas.selector);
        sale.refundForMany{gas: 205_000}(_list(ALICE, BOB));
    }

    /// @notice In LISTING tokens or deposit is the buyer's own choice; after a first own claim the rest is sent by anybody [RGT-02]
    function test_choiceOfAGrow() external {
        PrivateSale sale = _grow(PrivateSaleVesting(true, false, 5 days, 40 days, 8000, 10 days), LISTING);
        vm.expectRevert(PrivateSale.ChoiceOpen.selector);
        sale.claimFor(ALICE);
        vm.expectRevert(PrivateSale.ChoiceOpen.selector);
        sale.refundFor(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimForMany(_list(ALICE, BOB));
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.refundForMany(_list(ALICE, BOB));
        vm.prank(ALICE);
        uint256 first = sale.userWithdrawTokens();
        vm.warp(END + 16 days);
        eq(sale.claimForMany(_list(ALICE, BOB)), 1, "who has chosen");
        ok(token.balanceOf(ALICE) > first, "the next part");
        vm.expectRevert(SaleBase.AlreadyClaimed.selector);
        sale.refundFor(ALICE);
        _set(sale, SATISFY);
        eq(sale.claimForMany(_list(ALICE, BOB)), 1, "no choice is left");
        eq(token.balanceOf(BOB), token.balanceOf(ALICE), "as much");
    }

    /// @notice Not satisfied, who has claimed gets tokens, who has not gets the deposit, by anybody, and nobody gets both [RGT-02]
    function test_notSatisfied() external {
        PrivateSale sale = _grow(noGrowVesting(), LISTING);
        vm.prank(ALICE);
        sale.userWithdrawTokens();
        _set(sale, NOT_SATISFY);
        vm.expectRevert(PrivateSale.RefundOnly.selector);
        sale.claimFor(BOB);
        eq(sale.refundForMany(_list(ALICE, BOB)), 1, "who has not claimed");
        eq(BOB.balance, 5 ether, "the deposit");
        eq(token.balanceOf(ALICE), 500 ether, "the tokens");
        vm.prank(OWNER);
        sale.finalized();
        sale.rewardFor(CAROL);
        // 4.8 of the raise after the fee, 5 % of it, for the one deposit that is final
        eq(CAROL.balance, 0.24 ether, "the reward");
    }

    /// @notice Not satisfied, who has begun to claim gets the next parts, by the own call and by anybody [RGT-02] [SAL-17]
    function test_nextPartsWhereNotSatisfied() external {
        PrivateSale sale = _grow(PrivateSaleVesting(true, false, 5 days, 40 days, 8000, 10 days), LISTING);
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), 100 ether, "what does not vest");
        _set(sale, NOT_SATISFY);
        vm.warp(END + 40 days);
        eq(sale.claimFor(ALICE), 400 ether, "the rest");
        eq(token.balanceOf(ALICE), 500 ether, "all of it");
    }

    /// @notice A fair launch pays out as sales do: claims after the listing, refunds after a failure, never before [RGT-02]
    function test_fairLaunch() external {
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        vm.warp(START);
        deposit(sale, ALICE, 30 ether);
        deposit(sale, BOB, 70 ether);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 1));
        sale.claimFor(ALICE);
        uint256 snapshot = vm.snapshotState();
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        vm.expectEmit(address(sale));
        emit IFairLaunch.TokensClaimed(ALICE, 300 ether, 300 ether);
        eq(sale.claimFor(ALICE), 300 ether, "claimed");
        eq(sale.claimForMany(_list(ALICE, BOB)), 1, "the other one");
        eq(token.balanceOf(ALICE) + token.balanceOf(BOB), 1000 ether, "all of it");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimForMany(_list(ALICE, BOB));
        vm.revertToState(snapshot);
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        vm.expectEmit(address(sale));
        emit IFairLaunch.BaseRefunded(ALICE, 30 ether, 100 ether, 1);
        sale.refundFor(ALICE);
        eq(sale.refundForMany(_list(ALICE, BOB)), 1, "the other one");
        eq(ALICE.balance, 30 ether, "hers");
        eq(BOB.balance, 70 ether, "his");
        vm.expectRevert(FairLaunch.NothingToRefund.selector);
        sale.refundFor(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.refundForMany(_list(ALICE, BOB));
    }

    /// @notice A vesting is sent as it is released, as often as anybody likes, and never more than it [RGT-02]
    function testFuzz_vestingBySomebody(uint32[6] calldata waits) external {
        Presale sale = createSale(saleParams(address(0)), capParams(), PresaleVesting(true, true, 40 days, 8000, 0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 5 ether, address(0));
        waitToList(sale);
        vm.prank(OWNER);
        sale.addLiquidity();
        for (uint256 i; i < waits.length; ++i) {
            vm.warp(block.timestamp + waits[i] % 10 days);
            uint256 snapshot = vm.snapshotState();
            vm.prank(ALICE);
            (bool done,) = address(sale).call(abi.encodeCall(sale.userWithdrawTokens, ()));
            uint256 own = token.balanceOf(ALICE);
            vm.revertToState(snapshot);
            (bool sent,) = address(sale).call(abi.encodeCall(sale.claimFor, (ALICE)));
            ok(sent == done, "when the own call would");
            eq(token.balanceOf(ALICE), own, "as much");
        }
        vm.warp(END + 40 days);
        uint256 expected = token.balanceOf(ALICE) == 500 ether ? 1 : 2;
        eq(sale.claimForMany(_list(ALICE, BOB)), expected, "the rest");
        eq(token.balanceOf(ALICE), 500 ether, "all of it in the end");
    }

    /// @notice Base tokens are paid like coins
    function test_otherBase() external {
        SaleParams memory params = saleParams(address(busd));
        Presale sale = createSale(params, capParams(), noVesting());
        vm.warp(START);
        busd.mint(ALICE, 1 ether);
        vm.startPrank(ALICE);
        busd.approve(address(sale), 1 ether);
        sale.userDeposit(1 ether, address(0));
        vm.stopPrank();
        vm.warp(END + 1);
        eq(sale.refundForMany(_list(BOB, ALICE)), 1, "paid");
        eq(busd.balanceOf(ALICE), 1 ether, "back");
    }
}
