// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {FairLaunchRules} from "../../src/fairlaunch/FairLaunchRules.sol";
import {FairLaunchInfo, IFairLaunch, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {AgreedFees, PresaleFees, PresaleInfo2, PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {IProRata, IProRataFactory} from "../../src/interfaces/IProRata.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {FlatFee} from "../../src/libraries/FlatFee.sol";
import {Payments} from "../../src/libraries/Payments.sol";
import {Recovery} from "../../src/libraries/Recovery.sol";
import {SaleRules} from "../../src/libraries/SaleRules.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {ProRata} from "../../src/prorata/ProRata.sol";
import {ZeroRevertToken} from "../hostile/HostileTokens.sol";
import {MoodyWallet} from "../hostile/MoodyWallet.sol";
import {TestToken} from "../support/TestToken.sol";
import {ProRataFixture} from "./ProRataFixture.sol";

contract ProRataTest is ProRataFixture {
    ProRata private sale;

    function setUp() external {
        deployProRata();
        sale = createPro();
        vm.warp(START);
    }

    function _list(address first, address second) private pure returns (address[] memory accounts) {
        accounts = new address[](2);
        (accounts[0], accounts[1]) = (first, second);
    }

    function _claim(ProRata from, address buyer) private returns (uint256 tokens, uint256 back) {
        uint256 before = buyer.balance;
        vm.prank(buyer);
        tokens = from.userWithdrawTokens();
        back = buyer.balance - before;
    }

    /// @notice Creation keeps 1 native, takes the need of a fair launch, and the terms and the hard cap are what was said [SAL-03]
    /// [FAC-02]
    function test_creation() external view {
        eq(token.balanceOf(address(sale)), 2000 ether, "1,000 to sell, 20 fee, 980 for the largest liquidity");
        eq(address(proFactory).balance, 1 ether, "the flat fee");
        eq(sale.hardCap(), CAP, "hard cap");
        (FairLaunchInfo memory info, PresaleInfo2 memory info2,, PresaleStatus memory status, uint8 state, TeamVesting memory t)
        = sale.getInfo();
        eq(info.sellingAmount, 1000 ether, "sellingAmount");
        eq(info2.presaleOwner, OWNER, "owner");
        eq(info2.projectInfoHash, "bafyfair", "hash");
        eq(status.NUM_BUYERS + status.TOTAL_TOKENS_SOLD, 0, "nothing yet");
        eq(state, 1, "active");
        ok(!t.usingTeamVesting, "no team");
    }

    /// @notice The factory reports each term of a sale in its place [FAC-02] [PRM-08]
    function test_creationEvent() external {
        vm.warp(START - 1 hours);
        TestToken six = new TestToken("SIX", 6);
        FairLaunchInfo memory info =
            FairLaunchInfo(address(six), address(0), 1000 ether, 46 ether, 30 ether, 600, START, END, 31 days, 1);
        uint256 need = proFactory.amountNeeded(info, team());
        six.mint(OWNER, need);
        vm.deal(OWNER, 1 ether);
        vm.startPrank(OWNER);
        six.approve(address(proFactory), need);
        uint256 snapshot = vm.snapshotState();
        address created = proFactory.create{value: 1 ether}(info, CAP, fairOwner(), team(), anyFees());
        vm.revertToState(snapshot);
        vm.expectEmit(address(proFactory));
        emit IProRataFactory.ProRataCreated(
            created,
            OWNER,
            address(six),
            info,
            CAP,
            fairOwner(),
            PresaleFees(20, 20, FEES),
            team(),
            TokenMeta("SIX Token", "SIX", 6),
            TokenMeta("", "", 18)
        );
        proFactory.create{value: 1 ether}(info, CAP, fairOwner(), team(), anyFees());
        vm.stopPrank();
    }

    /// @notice The rules of a fair launch hold, the hard cap is above the soft cap and can be counted, and nothing is charged
    /// beyond what was agreed [PRM-07]
    function test_rules() external {
        vm.warp(START - 1000);
        FairLaunchInfo memory i = fairInfo(address(0));
        vm.deal(OWNER, 2 ether);
        vm.startPrank(OWNER);
        vm.expectRevert(SaleRules.SoftCapNotBelowHardCap.selector);
        proFactory.create(i, i.softCap, fairOwner(), noTeam(), anyFees());
        vm.expectRevert(SaleRules.HardCapTooLarge.selector);
        proFactory.create(i, 1 << 96, fairOwner(), noTeam(), anyFees());
        vm.expectRevert(SaleRules.FeesAboveAgreed.selector);
        proFactory.create(i, CAP, fairOwner(), noTeam(), AgreedFees(19, 20, 1 ether));
        token.mint(OWNER, 2000 ether);
        token.approve(address(proFactory), 2000 ether);
        vm.expectRevert(abi.encodeWithSelector(FlatFee.FeeTooLow.selector, 1 ether, 1));
        proFactory.create{value: 1}(i, CAP, fairOwner(), noTeam(), anyFees());
        i.sellingAmount = 0;
        vm.expectRevert(FairLaunchRules.ZeroSellingAmount.selector);
        proFactory.create(i, CAP, fairOwner(), noTeam(), anyFees());
        vm.stopPrank();
        i = fairInfo(address(0));
        eq(createPro(i, type(uint96).max, team()).hardCap(), type(uint96).max, "the most that can be counted");
        eq(createPro(i, i.softCap + 1, noTeam()).hardCap(), i.softCap + 1, "a unit above the soft cap");
    }

    /// @notice Twice the hard cap: everybody gets the part of the tokens and half of the money back in one transaction, the
    /// listing, the fee and the owner's share are those of the hard cap [RGT-06] [SAL-20] [SAL-21]
    function test_aboveTheCap() external {
        deposit(sale, ALICE, 150 ether);
        deposit(sale, BOB, 50 ether);
        eq(sale.restOf(ALICE), 75 ether, "known before the end");
        list(sale);
        eq(OWNER.balance, 30 ether, "owner");
        eq(FEES.balance, 2 ether, "fee");
        address pair = IV2Factory(exchange).getPair(address(token), weth);
        eq(TestToken(weth).balanceOf(pair), 68 ether, "listed base");
        eq(token.balanceOf(pair), 680 ether, "at the price that buyers pay");
        eq(address(sale).balance, 100 ether, "what is above the cap stays for its buyers");
        vm.expectEmit(address(sale));
        emit IFairLaunch.TokensClaimed(ALICE, 750 ether, 750 ether);
        vm.expectEmit(address(sale));
        emit IProRata.RestReturned(ALICE, 75 ether);
        (uint256 tokens, uint256 back) = _claim(sale, ALICE);
        eq(tokens, 750 ether, "her tokens");
        eq(back, 75 ether, "her rest");
        eq(sale.restOf(ALICE), 75 ether, "named afterwards, too");
        vm.prank(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        (tokens, back) = _claim(sale, BOB);
        eq(tokens, 250 ether, "his tokens");
        eq(back, 25 ether, "his rest");
        eq(address(sale).balance + token.balanceOf(address(sale)), 0, "nothing stays");
    }

    /// @notice Up to the hard cap nothing comes back, and the price is the raise over the tokens [RGT-06]
    function testFuzz_upToTheCap(uint256 first, uint256 second) external {
        first = bound(first, 23 ether, 50 ether);
        second = bound(second, 23 ether, 50 ether);
        deposit(sale, ALICE, first);
        deposit(sale, BOB, second);
        eq(sale.restOf(ALICE) + sale.restOf(BOB), 0, "no rest");
        list(sale);
        (uint256 tokens, uint256 back) = _claim(sale, ALICE);
        eq(tokens, first * 1000 ether / (first + second), "her part");
        eq(back, 0, "all of it is paid");
        eq(address(sale).balance, 0, "the sale keeps nothing");
    }

    /// @notice A sale that fails returns whole commitments, also those above the hard cap: below the soft cap, failed by the
    /// administrator, and not listed in time [RGT-06] [SAL-13] [SAL-14]
    function test_failed() external {
        deposit(sale, ALICE, 45 ether);
        uint256 snapshot = vm.snapshotState();
        vm.warp(END + 1);
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 45 ether, "below the soft cap");
        vm.revertToState(snapshot);
        deposit(sale, BOB, 155 ether);
        snapshot = vm.snapshotState();
        vm.prank(ADMIN);
        sale.forceFailByRAB();
        eq(sale.refundForMany(_list(ALICE, BOB)), 2, "both");
        eq(ALICE.balance + BOB.balance, 200 ether, "everything");
        vm.revertToState(snapshot);
        vm.warp(END + 7 days + 1);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 3));
        sale.userWithdrawTokens();
        eq(sale.refundForMany(_list(ALICE, BOB)), 2, "without anybody's help");
        eq(address(sale).balance, 0, "all of it");
    }

    /// @notice The first buyer and the last one, in whatever block, get the same for the same commitment: with bots there
    /// is nothing to win [RGT-06]
    function testFuzz_orderDoesNotMatter(uint256[4] memory amounts, uint256 dice) external {
        uint256[2] memory tokens;
        uint256[2] memory back;
        uint256 snapshot = vm.snapshotState();
        for (uint256 turn; turn < 2; ++turn) {
            if (turn == 1) vm.revertToState(snapshot);
            for (uint256 i; i < 4; ++i) {
                // the second time in another order, the last one in the last second
                uint256 who = turn == 0 ? i : (i + 1 + dice % 3) % 4;
                if (i == 3) vm.warp(END);
                deposit(sale, address(uint160(0xA000 + who)), bound(amounts[who], 15 ether, 500 ether));
            }
            list(sale);
            (tokens[turn], back[turn]) = _claim(sale, address(0xA000));
        }
        eq(tokens[0], tokens[1], "the same tokens");
        eq(back[0], back[1], "the same rest");
    }

    /// @notice A commitment in one wallet never gets less than the same split over many: many wallets bring nothing [RGT-06]
    function testFuzz_manyWallets(uint256 amount, uint256 others, uint256 wallets) external {
        amount = bound(amount, 1 ether, 1000 ether);
        others = bound(others, 46 ether, 1000 ether);
        wallets = bound(wallets, 2, 12);
        deposit(sale, BOB, others);
        uint256 snapshot = vm.snapshotState();
        deposit(sale, ALICE, amount);
        list(sale);
        (uint256 tokens, uint256 back) = _claim(sale, ALICE);
        vm.revertToState(snapshot);
        (uint256 theirTokens, uint256 theirs) = (0, 0);
        uint256 each = amount / wallets;
        for (uint256 i; i < wallets; ++i) {
            deposit(sale, address(uint160(0xA000 + i)), i == 0 ? amount - each * (wallets - 1) : each);
        }
        list(sale);
        for (uint256 i; i < wallets; ++i) {
            (uint256 more, uint256 rest) = _claim(sale, address(uint160(0xA000 + i)));
            (theirTokens, theirs) = (theirTokens + more, theirs + rest);
        }
        ok(theirTokens <= tokens && tokens - theirTokens < wallets, "not a token more");
        ok(theirs <= back && back - theirs < wallets, "not a unit more comes back");
    }

    /// @notice Every rest is covered to the unit, in the native currency and in a token, whatever was committed: at most a unit
    /// for each buyer stays [RGT-06] [SAL-01] [SAL-02]
    function testFuzz_covered(uint256[5] memory amounts, uint256 cap, bool isToken) external {
        vm.warp(START - 1000);
        cap = bound(cap, 46 ether + 1, 1000 ether);
        sale = createPro(fairInfo(isToken ? address(busd) : address(0)), cap, noTeam());
        vm.warp(START);
        uint256 all;
        for (uint256 i; i < 5; ++i) {
            address buyer = address(uint160(0xA000 + i));
            uint256 amount = bound(amounts[i], 10 ether, 1000 ether);
            all += amount;
            if (isToken) {
                busd.mint(buyer, amount);
                vm.startPrank(buyer);
                busd.approve(address(sale), amount);
                sale.userDeposit(amount);
                vm.stopPrank();
            } else {
                deposit(sale, buyer, amount);
            }
        }
        uint256 raised = all < cap ? all : cap;
        list(sale);
        uint256 held = isToken ? busd.balanceOf(address(sale)) : address(sale).balance;
        eq(held, all - raised, "what was not accepted, and nothing else");
        uint256 back;
        for (uint256 i; i < 5; ++i) {
            address buyer = address(uint160(0xA000 + i));
            sale.claimFor(buyer);
            back += isToken ? busd.balanceOf(buyer) : buyer.balance;
        }
        ok(back <= all - raised && all - raised - back < 5, "all rests");
        ok(token.balanceOf(address(sale)) < 5, "all tokens");
    }

    /// @notice A commitment that later ones made too small for a unit of the token still gets its rest, once, also of a token
    /// that refuses to move nothing; one without a rest has nothing to claim [RGT-06]
    function test_tooSmallForAToken() external {
        vm.warp(START - 1000);
        token = new ZeroRevertToken();
        FairLaunchInfo memory info = fairInfo(address(0));
        info.sellingAmount = 100_000;
        sale = createPro(info, CAP, noTeam());
        vm.warp(START);
        deposit(sale, ALICE, 1000);
        deposit(sale, CAROL, 1);
        deposit(sale, BOB, 200 ether);
        list(sale);
        vm.expectEmit(address(sale));
        emit IFairLaunch.TokensClaimed(ALICE, 0, 0);
        (uint256 tokens, uint256 back) = _claim(sale, ALICE);
        eq(tokens, 0, "no unit");
        eq(back, 500, "the rest");
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimFor(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.claimFor(CAROL);
        (tokens,) = _claim(sale, BOB);
        eq(tokens, 99_999, "his");
    }

    /// @notice A commitment that buys not a unit of the token is refused when it is made
    function test_buysNothing() external {
        vm.warp(START - 1000);
        FairLaunchInfo memory info = fairInfo(address(0));
        info.sellingAmount = 100_000;
        sale = createPro(info, CAP, noTeam());
        vm.warp(START);
        deposit(sale, BOB, 200 ether);
        vm.deal(ALICE, 1000);
        vm.prank(ALICE);
        vm.expectRevert(FairLaunch.BuysNothing.selector);
        sale.userDeposit{value: 1000}(1000);
    }

    /// @notice Money of one block commits nothing that it gets back: no block has both the last commitment and the settlement,
    /// and nothing comes back in between [RGT-06] [SAL-23]
    function test_moneyOfOneBlock() external {
        vm.warp(END);
        deposit(sale, CAROL, 10_000 ether);
        bytes[4] memory tries = [
            abi.encodeCall(IFairLaunch.addLiquidity, ()),
            abi.encodeCall(IFairLaunch.userWithdrawTokens, ()),
            abi.encodeCall(IFairLaunch.userWithdrawBaseTokens, ()),
            abi.encodeCall(IFairLaunch.forceFailByPresaleOwner, ())
        ];
        for (uint256 i; i < 4; ++i) {
            vm.prank(i % 2 == 0 ? OWNER : CAROL);
            (bool done,) = address(sale).call(tries[i]);
            ok(!done, "in the same block");
        }
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 1));
        sale.forceFailByPresaleOwner();
        vm.warp(END + 1);
        vm.deal(CAROL, 1 ether);
        vm.prank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 2));
        sale.userDeposit{value: 1 ether}(1 ether);
        vm.prank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 2));
        sale.userWithdrawTokens();
    }

    /// @notice An owner who commits to his own sale gets at most his share of the raise, and pays for what is accepted of
    /// him like everybody: nothing comes back to him beyond his own rest [RGT-06]
    function test_ownerCommits() external {
        deposit(sale, ALICE, 100 ether);
        deposit(sale, OWNER, 300 ether);
        uint256 before = OWNER.balance;
        list(sale);
        eq(OWNER.balance - before, 30 ether, "his share of the raise");
        (, uint256 back) = _claim(sale, OWNER);
        eq(back, 225 ether, "his rest: 75 of 300 are paid");
        (uint256 tokens, uint256 hers) = _claim(sale, ALICE);
        eq(tokens, 250 ether, "a quarter");
        eq(hers, 75 ether, "and her rest");
    }

    /// @notice What waits for its buyers is recovered by nobody [SAL-16]
    function test_recovery() external {
        deposit(sale, ALICE, 400 ether);
        list(sale);
        vm.startPrank(OWNER);
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(0));
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(token));
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 4));
        sale.ownerWithdrawTokens();
        vm.stopPrank();
        eq(address(sale).balance, 300 ether, "still there");
    }

    /// @notice A wallet that refuses coins is passed over, loses nothing and stops nobody; it has both once it takes them. One
    /// that calls back from its payment gets nothing twice [RGT-02] [SAL-15]
    function test_moodyWallets() external {
        MoodyWallet wallet = new MoodyWallet();
        deposit(sale, address(wallet), 100 ether);
        deposit(sale, BOB, 100 ether);
        list(sale);
        wallet.setMood(wallet.REFUSES(), "");
        eq(sale.claimForMany(_list(address(wallet), BOB)), 1, "the other one");
        eq(BOB.balance, 50 ether, "his rest");
        eq(token.balanceOf(address(wallet)), 0, "nor tokens");
        vm.expectRevert(Payments.NativeTransferFailed.selector);
        sale.claimFor(address(wallet));
        wallet.setMood(wallet.CALLS_BACK(), abi.encodeCall(IFairLaunch.claimFor, (address(wallet))));
        eq(sale.claimFor(address(wallet)), 500 ether, "its tokens");
        ok(!wallet.gotThrough(), "not from within");
        eq(address(wallet).balance, 50 ether, "its rest, once");
        eq(address(sale).balance, 0, "nothing else");
    }

    /// @notice A wallet that refuses coins gets its tokens where no rest is due to it: nothing is sent [RGT-06]
    function test_refusesNothing() external {
        MoodyWallet wallet = new MoodyWallet();
        deposit(sale, address(wallet), 50 ether);
        list(sale);
        wallet.setMood(wallet.REFUSES(), "");
        eq(sale.claimFor(address(wallet)), 1000 ether, "its tokens");
    }

    /// @notice What a commitment and the settlement cost does not depend on how many have committed [RGT-06]
    function test_costsDoNotGrow() external {
        deposit(sale, address(0xB000), 100 ether);
        uint256 few = _costOfNext(address(0xB001));
        for (uint256 i = 2; i < 60; ++i) {
            deposit(sale, address(uint160(0xB000 + i)), 1 ether);
        }
        uint256 many = _costOfNext(address(0xB100));
        ok(many < few + 1000 && few < many + 1000, "a commitment");
        vm.warp(END + 1);
        vm.prank(OWNER);
        uint256 gas = gasleft();
        sale.addLiquidity();
        eq((gas - gasleft()) / 6_000_000, 0, "the settlement, with a pair to be made");
    }

    function _costOfNext(address buyer) private returns (uint256) {
        vm.deal(buyer, 1 ether);
        vm.prank(buyer);
        uint256 gas = gasleft();
        sale.userDeposit{value: 1 ether}(1 ether);
        return gas - gasleft();
    }

    /// @notice An exchange that refuses is passed over as with a fair launch, and the cap holds at the other one [PRM-11]
    function test_elsewhere() external {
        vm.warp(START - 1000);
        addOtherExchange();
        sale = createPro();
        vm.warp(START);
        deposit(sale, ALICE, 400 ether);
        vm.warp(END + 2 days + 1);
        // refuses everything
        vm.etch(exchange, hex"5f5ffd");
        sale.addLiquidityElsewhere();
        vm.warp(block.timestamp + 1 hours);
        sale.addLiquidityElsewhere();
        ok(sale.isFinalized(), "listed");
        (, uint256 back) = _claim(sale, ALICE);
        eq(back, 300 ether, "her rest");
    }
}
