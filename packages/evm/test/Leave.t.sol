// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {
    CapParams,
    IPresale,
    IPresaleFactory,
    ISaleCommon,
    LeaveTerms,
    PresaleStatus,
    SaleParams
} from "../src/interfaces/IPresale.sol";
import {Payments} from "../src/libraries/Payments.sol";
import {ReentrancyLock} from "../src/libraries/ReentrancyLock.sol";
import {SaleRules} from "../src/libraries/SaleRules.sol";
import {Presale} from "../src/sale/Presale.sol";
import {SaleBase} from "../src/sale/SaleBase.sol";
import {LateFeeToken} from "./hostile/HostileTokens.sol";
import {MoodyWallet} from "./hostile/MoodyWallet.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";
import {Vm} from "./support/Vm.sol";

/// @notice Leaves again while it is paid, and notes what it is answered.
contract Repeater {
    bytes4 public answer;

    receive() external payable {
        (, bytes memory reason) = msg.sender.call(abi.encodeCall(IPresale.leave, ()));
        answer = bytes4(reason);
    }
}

/// @notice Buyers take their deposits back while a sale runs, on the terms of its creation, and nobody gains by it (RGT-01).
contract LeaveTest is Fixture {
    uint256 private constant TIME = END - START - 1 hours;
    uint256 private constant COST = 100;

    function setUp() external {
        deployAll();
    }

    function _sale(uint256 cost) private returns (Presale) {
        return createSale(saleParams(address(0)), capParams(), LeaveTerms(TIME, cost));
    }

    function _running(uint256 cost) private returns (Presale sale) {
        sale = _sale(cost);
        vm.warp(START);
    }

    function _leave(Presale sale, address who) private returns (uint256) {
        vm.prank(who);
        return sale.leave();
    }

    function _refused(Presale sale, address who, bytes4 reason) private {
        vm.prank(who);
        vm.expectRevert(reason);
        sale.leave();
    }

    function _status(Presale sale) private view returns (PresaleStatus memory status, uint256 referred) {
        (,,, status,,, referred) = sale.getInfo();
    }

    function _base(Presale sale, address who) private view returns (uint256 base) {
        (base,,) = sale.BUYERS(who);
    }

    function _list(Presale sale) private {
        waitToList(sale);
        if (sale.presaleStatus() == 1) vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
    }

    /// @notice Nine tenths come back and a tenth stays the buyer's own; the log and all sums say so [RGT-01]
    function test_leave() external {
        Presale sale = _running(COST);
        buy(sale, ALICE, 3 ether, CAROL);
        buy(sale, BOB, 2 ether, CAROL);
        vm.expectEmit(address(sale));
        emit IPresale.DepositLeft(ALICE, 2.7 ether, 0.3 ether, 30 ether, 2.3 ether, 2);
        eq(_leave(sale, ALICE), 2.7 ether, "sent back");
        eq(ALICE.balance, 2.7 ether, "paid");
        (uint256 base, uint256 tokens, uint256 claimed) = sale.BUYERS(ALICE);
        ok(base == 0.3 ether && tokens == 30 ether && claimed == 0, "what stays");
        (PresaleStatus memory status, uint256 referred) = _status(sale);
        eq(status.TOTAL_BASE_COLLECTED, 2.3 ether, "collected");
        eq(status.TOTAL_BASE_WITHDRAWN, 0, "no refund");
        eq(status.TOTAL_TOKENS_SOLD, 230 ether, "sold");
        eq(status.NUM_BUYERS, 2, "buyers");
        eq(address(sale).balance, 2.3 ether, "covered");
        ok(referred == 2 ether && sale.userRefAmount(CAROL) == 2 ether, "her deposit earns nobody anything");
    }

    /// @notice Without a cost all of it comes back and the account is no longer a buyer [RGT-01]
    function test_leaveFree() external {
        Presale sale = _running(0);
        buy(sale, ALICE, 3 ether, address(0));
        vm.expectEmit(address(sale));
        emit IPresale.DepositLeft(ALICE, 3 ether, 0, 0, 0, 0);
        _leave(sale, ALICE);
        eq(ALICE.balance, 3 ether, "paid");
        eq(address(sale).balance, 0, "all of it");
        _refused(sale, ALICE, SaleBase.NothingToRefund.selector);
    }

    /// @notice The sale says its terms, and its factory logs them at the creation [RGT-01]
    function test_terms() external {
        (uint256 until, uint256 cost) = createSale(address(0)).leaveTerms();
        ok(until == 0 && cost == 0, "none");
        vm.recordLogs();
        createSale(address(0));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            ok(logs[i].topics[0] != IPresaleFactory.LeavingAllowed.selector, "and none in the log");
        }
        uint256 need = saleFactory.amountNeeded(saleParams(address(0)), capParams());
        token.mint(OWNER, need);
        vm.deal(OWNER, CREATION_FEE);
        vm.startPrank(OWNER);
        token.approve(address(saleFactory), need);
        uint256 snapshot = vm.snapshotState();
        LeaveTerms memory leaving = LeaveTerms(5000, 37);
        address created = saleFactory.createWithLeaving{value: CREATION_FEE}(
            saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees(), leaving
        );
        (until, cost) = Presale(payable(created)).leaveTerms();
        ok(until == START + 5000 && cost == 37, "as created");
        vm.revertToState(snapshot);
        vm.expectEmit(address(saleFactory));
        emit IPresaleFactory.LeavingAllowed(created, START + 5000, 37);
        saleFactory.createWithLeaving{value: CREATION_FEE}(
            saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees(), leaving
        );
    }

    /// @notice A tenth at most, and an hour for others at the end; without a time there is no cost [RGT-01] [EVM-05]
    function test_creationRules() external {
        _creationFails(LeaveTerms(TIME + 1, 0), SaleRules.LeaveTimeTooLarge.selector);
        _creationFails(LeaveTerms(type(uint256).max, 0), SaleRules.LeaveTimeTooLarge.selector);
        _creationFails(LeaveTerms(TIME, 101), SaleRules.LeaveCostTooLarge.selector);
        (uint256 until, uint256 cost) =
            createSale(saleParams(address(0)), capParams(), LeaveTerms(0, 101)).leaveTerms();
        ok(until == 0 && cost == 0, "dropped");
        SaleParams memory short = saleParams(address(0));
        short.endTime = START + 1 hours - 1;
        _creationFails(short, LeaveTerms(1, 0), SaleRules.LeaveTimeTooLarge.selector);
        short.endTime = START + 1 hours;
        _creationFails(short, LeaveTerms(1, 0), SaleRules.LeaveTimeTooLarge.selector);
        short.endTime = START + 1 hours + 1;
        createSale(short, capParams(), LeaveTerms(1, 0));
    }

    function _creationFails(LeaveTerms memory leaving, bytes4 reason) private {
        _creationFails(saleParams(address(0)), leaving, reason);
    }

    function _creationFails(SaleParams memory sale, LeaveTerms memory leaving, bytes4 reason) private {
        vm.deal(OWNER, CREATION_FEE);
        vm.prank(OWNER);
        vm.expectRevert(reason);
        saleFactory.createWithLeaving{value: CREATION_FEE}(
            sale, capParams(), ownerParams(), noVesting(), anyFees(), leaving
        );
    }

    /// @notice Up to the last second of the time, and not a second later; never where the terms say nothing [RGT-01]
    function test_untilWhen() external {
        Presale closed = createSale(address(0));
        Presale sale = _sale(COST);
        _refused(sale, ALICE, SaleBase.NothingToRefund.selector);
        vm.warp(START);
        buy(closed, ALICE, 1 ether, address(0));
        _refused(closed, ALICE, Presale.LeavingClosed.selector);
        buy(sale, ALICE, 1 ether, address(0));
        buy(sale, BOB, 1 ether, address(0));
        vm.warp(START + TIME - 1);
        _leave(sale, ALICE);
        vm.warp(START + TIME);
        _refused(sale, BOB, Presale.LeavingClosed.selector);
    }

    /// @notice A sale that was filled keeps its deposits, and one that was failed sends all of them back [RGT-01]
    function test_notOnceFilledOrFailed() external {
        Presale failed = _sale(COST);
        Presale sale = _running(COST);
        buy(sale, ALICE, 5 ether, address(0));
        buy(failed, ALICE, 5 ether, address(0));
        buy(sale, BOB, 5 ether, address(0));
        _refused(sale, ALICE, Presale.LeavingClosed.selector);
        vm.prank(ADMIN);
        failed.forceFailByRAB();
        _refused(failed, ALICE, Presale.LeavingClosed.selector);
        vm.prank(ALICE);
        failed.userWithdrawBaseTokens();
        eq(ALICE.balance, 5 ether, "the whole deposit");
    }

    /// @notice Each account leaves once, so that a tenth of a tenth cannot be made of a tenth; what it deposits later stays, and
    /// is within the limits of any buyer [RGT-01] [SAL-06]
    function test_onceOnly() external {
        Presale sale = _running(COST);
        buy(sale, ALICE, 5 ether, address(0));
        _leave(sale, ALICE);
        _refused(sale, ALICE, Presale.AlreadyLeft.selector);
        buy(sale, ALICE, 4.5 ether, address(0));
        eq(_base(sale, ALICE), 5 ether, "up to the maximum");
        _refused(sale, ALICE, Presale.AlreadyLeft.selector);
        vm.deal(ALICE, 1 ether);
        vm.prank(ALICE);
        vm.expectRevert(SaleBase.AboveMaximum.selector);
        sale.userDeposit{value: 0.1 ether}(0.1 ether, address(0));
        Presale free = _freeSaleLater();
        buy(free, BOB, 1 ether, address(0));
        _leave(free, BOB);
        vm.deal(BOB, 1 ether);
        vm.prank(BOB);
        vm.expectRevert(SaleBase.BelowMinimum.selector);
        free.userDeposit{value: 0.1 ether - 1}(0.1 ether - 1, address(0));
        buy(free, BOB, 1 ether, address(0));
        _refused(free, BOB, Presale.AlreadyLeft.selector);
        vm.deal(CAROL, 1 ether);
        buy(free, CAROL, 1 ether, address(0));
        (PresaleStatus memory status,) = _status(free);
        eq(status.NUM_BUYERS, 2, "who came back counts once");
    }

    function _freeSaleLater() private returns (Presale sale) {
        SaleParams memory params = saleParams(address(0));
        (params.startTime, params.endTime) = (START + 1, END + 1);
        sale = createSale(params, capParams(), LeaveTerms(TIME, 0));
        vm.warp(START + 1);
    }

    /// @notice What stays is the leaver's: tokens at the price of the sale when it succeeds, the rest of the deposit when it
    /// fails [RGT-01]
    function test_costIsTheLeaversOwn() external {
        Presale failing = _sale(COST);
        Presale sale = _running(COST);
        buy(sale, ALICE, 5 ether, address(0));
        buy(failing, ALICE, 5 ether, address(0));
        _leave(sale, ALICE);
        _leave(failing, ALICE);
        buy(sale, BOB, 5 ether, address(0));
        _list(sale);
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), 50 ether, "a tenth of the tokens");
        vm.prank(ALICE);
        failing.userWithdrawBaseTokens();
        eq(ALICE.balance, 9.5 ether, "all that was not spent on tokens");
        eq(address(failing).balance, 0, "nothing stays");
    }

    /// @notice Somebody holds all but a last bit of the hard cap until the last second to leave: what is given back can be bought
    /// for an hour, nothing but the own tenth is missing, and who takes the last bit too has bought all of it [RGT-01]
    function test_fillAndLeave() external {
        Presale sale = _running(COST);
        address first = account("his first");
        address second = account("his second");
        buy(sale, first, 5 ether, address(0));
        buy(sale, second, 4.999 ether, address(0));
        uint256 snapshot = vm.snapshotState();
        buy(sale, second, 0.001 ether, address(0));
        _refused(sale, first, Presale.LeavingClosed.selector);
        vm.revertToState(snapshot);
        vm.warp(START + TIME - 1);
        _leave(sale, first);
        _leave(sale, second);
        (PresaleStatus memory status,) = _status(sale);
        eq(status.TOTAL_BASE_COLLECTED, 0.9999 ether, "he has bought a tenth");
        vm.warp(END);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 4.0001 ether, address(0));
        eq(sale.presaleStatus(), 2, "filled by others");
        _list(sale);
        vm.prank(ALICE);
        eq(sale.userWithdrawTokens(), 500 ether, "all of theirs");
    }

    /// @notice A sale that was above its soft cap by deposits which left, and is a unit below it, fails, and everybody takes all
    /// of it back, also who left; one that is still at it succeeds [RGT-01] [SAL-14]
    function test_leavingBelowTheSoftCap() external {
        Presale sale = _sale(COST);
        Presale kept = _running(COST);
        // with the tenth of 4.6 that stays, a unit less than the soft cap of 5
        uint256 missed = 4.54 ether - 1;
        for (uint256 i; i < 2; ++i) {
            Presale s = i == 0 ? sale : kept;
            buy(s, ALICE, 4.6 ether, address(0));
            buy(s, BOB, i == 0 ? missed : 0.3 ether, address(0));
            _leave(s, i == 0 ? ALICE : _buyAsCarol(s));
        }
        vm.warp(END + 1);
        eq(sale.presaleStatus(), 3, "failed");
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        vm.prank(BOB);
        sale.userWithdrawBaseTokens();
        eq(address(sale).balance, 0, "all is back");
        eq(ALICE.balance, 4.6 ether, "her whole deposit");
        eq(BOB.balance, missed, "his whole deposit");
        (PresaleStatus memory status,) = _status(kept);
        eq(status.TOTAL_BASE_COLLECTED, 5 ether, "exactly the soft cap");
        eq(kept.presaleStatus(), 2, "still a success");
    }

    /// @dev One who has just bought what she leaves with.
    function _buyAsCarol(Presale sale) private returns (address) {
        buy(sale, CAROL, 1 ether, address(0));
        return CAROL;
    }

    /// @notice Deposits that leave earn no reward, however often and from however many accounts they come: the pool is that of
    /// the deposits which stayed [RGT-01] [REF-01]
    function test_referralFarming() external {
        Presale sale = _running(COST);
        address farmer = account("farmer");
        for (uint256 i; i < 5; ++i) {
            address wallet = address(uint160(0xFA00 + i));
            buy(sale, wallet, 5 ether, farmer);
            _leave(sale, wallet);
        }
        eq(sale.userRefAmount(farmer), 0, "nothing counts");
        buy(sale, ALICE, 5 ether, CAROL);
        (, uint256 referred) = _status(sale);
        eq(referred, 5 ether, "only what stayed");
        // comes back after leaving, for another referrer
        buy(sale, address(0xFA00), 0.1 ether, BOB);
        eq(sale.userRefAmount(BOB), 0.1 ether, "for what is new alone");
        _list(sale);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.rewardFor(farmer);
        sale.rewardFor(CAROL);
        sale.rewardFor(BOB);
        uint256 pool = (5 ether + 2.5 ether + 0.1 ether) * 96 * 5 / 10_000;
        ok(CAROL.balance + BOB.balance <= pool && CAROL.balance + BOB.balance + 2 >= pool, "the whole pool");
    }

    /// @notice In the whitelist's window nobody else gets what is given back, also not who left and was taken off the list
    /// [RGT-01]
    function test_whitelistWindow() external {
        SaleParams memory params = saleParams(address(0));
        params.whitelistTime = 1 hours;
        Presale sale = createSale(params, capParams(), LeaveTerms(TIME, COST));
        address[] memory listed = new address[](2);
        (listed[0], listed[1]) = (ALICE, BOB);
        vm.prank(OWNER);
        sale.addWhitelistAccount(listed);
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        buy(sale, BOB, 4.9 ether, address(0));
        listed = new address[](1);
        listed[0] = ALICE;
        vm.prank(OWNER);
        sale.removeWhitelistAccount(listed);
        _leave(sale, ALICE);
        address[2] memory others = [ALICE, CAROL];
        for (uint256 i; i < 2; ++i) {
            vm.deal(others[i], 1 ether);
            vm.prank(others[i]);
            vm.expectRevert(SaleBase.NotWhitelisted.selector);
            sale.userDeposit{value: 1 ether}(1 ether, address(0));
        }
        _leave(sale, BOB);
        buy(sale, BOB, 1 ether, address(0));
        eq(_base(sale, BOB), 1.49 ether, "who is on it does");
    }

    /// @notice Money of one block that comes and leaves changes nothing of a sale: no status, no sum, no referral, no time of
    /// filling [RGT-01] [SAL-23]
    function test_moneyOfOneBlock() external {
        Presale sale = _running(0);
        buy(sale, ALICE, 4 ether, CAROL);
        bytes32 before = _all(sale);
        buy(sale, BOB, 5 ether, CAROL);
        buy(sale, account("another"), 0.9 ether, CAROL);
        _leave(sale, account("another"));
        _leave(sale, BOB);
        ok(_all(sale) == before, "as before");
        eq(BOB.balance, 5 ether, "and without a gain");
    }

    /// @dev All that a sale says of itself.
    function _all(Presale sale) private view returns (bytes32) {
        (, bytes memory info) = address(sale).staticcall(abi.encodeCall(sale.getInfo, ()));
        return keccak256(abi.encode(
            info, sale.listableFrom(), sale.userRefAmount(CAROL), address(sale).balance, token.balanceOf(address(sale))
        ));
    }

    /// @notice A contract that refuses coins keeps its deposit and stops nobody; one that calls back gets nothing more
    /// [RGT-01] [SAL-15]
    function test_wallets() external {
        Presale sale = _running(COST);
        MoodyWallet wallet = new MoodyWallet();
        buy(sale, address(wallet), 2 ether, address(0));
        buy(sale, ALICE, 3 ether, address(0));
        wallet.setMood(1, "");
        _refused(sale, address(wallet), Payments.NativeTransferFailed.selector);
        eq(_base(sale, address(wallet)), 2 ether, "still in");
        _leave(sale, ALICE);
        bytes[4] memory calls = [
            abi.encodeCall(sale.leave, ()),
            abi.encodeCall(sale.userDeposit, (0.1 ether, address(0))),
            abi.encodeCall(sale.userWithdrawBaseTokens, ()),
            abi.encodeCall(sale.refundFor, (ALICE))
        ];
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < calls.length; ++i) {
            wallet.setMood(6, calls[i]);
            _leave(sale, address(wallet));
            ok(!wallet.gotThrough(), "a call back");
            eq(address(wallet).balance, 1.8 ether, "its own and no more");
            vm.revertToState(snapshot);
        }
    }

    /// @notice A leaver that is paid finds the sale closed until it has its coins [RGT-01] [SAL-15]
    function test_closedMeanwhile() external {
        Presale sale = _running(COST);
        Repeater repeater = new Repeater();
        buy(sale, address(repeater), 2 ether, address(0));
        _leave(sale, address(repeater));
        ok(repeater.answer() == ReentrancyLock.Reentered.selector, "closed");
        eq(address(repeater).balance, 1.8 ether, "paid");
    }

    /// @notice What stays is rounded down to the unit, in favour of who leaves [RGT-01]
    function test_rounding() external {
        Presale sale = createSale(saleParams(address(0)), capParams(), LeaveTerms(TIME, 1));
        vm.warp(START);
        buy(sale, ALICE, 1 ether + 999, address(0));
        eq(_leave(sale, ALICE), 0.999 ether + 999, "sent back");
        eq(_base(sale, ALICE), 0.001 ether, "what stays");
    }

    /// @notice A base token that takes a fee by now takes it from who leaves: the sale gives away what it says [RGT-01]
    function test_currencyWithAFee() external {
        LateFeeToken fee = new LateFeeToken();
        vm.prank(PLATFORM);
        setting.setBaseToken(address(fee), true);
        Presale sale = createSale(saleParams(address(fee)), capParams(), LeaveTerms(TIME, COST));
        vm.warp(START);
        for (uint256 i; i < 2; ++i) {
            address who = i == 0 ? ALICE : BOB;
            fee.mint(who, 2 ether);
            vm.startPrank(who);
            fee.approve(address(sale), 2 ether);
            sale.userDeposit(2 ether, address(0));
            vm.stopPrank();
        }
        fee.setTaxed(true);
        _leave(sale, ALICE);
        eq(fee.balanceOf(address(sale)), 2.2 ether, "the other deposits are covered");
        ok(fee.balanceOf(ALICE) < 1.8 ether, "the token's own doing");
    }

    /// @notice Where the part that stays would buy not one token unit nothing stays [RGT-01] [SAL-09]
    function test_nothingUseless() external {
        token = new TestToken("COARSE", 0);
        SaleParams memory params = saleParams(address(0));
        params.tokenPrice = 100_000 ether;
        Presale sale = createSale(params, capParams(5 ether, 10 ether, 80_000 ether), LeaveTerms(TIME, 1));
        vm.warp(START);
        // a thousandth of 0.1 buys ten units at 100,000, of a sale at ten it buys none
        buy(sale, ALICE, 0.1 ether, address(0));
        eq(_leave(sale, ALICE), 0.0999 ether, "ten units stay");
        params.tokenPrice = 10 ether;
        (params.startTime, params.endTime) = (START + 1, END + 1);
        CapParams memory cap = capParams(5 ether, 10 ether, 80_000 ether);
        sale = createSale(params, cap, LeaveTerms(TIME, 99));
        vm.warp(START + 1);
        buy(sale, ALICE, 1 ether, address(0));
        buy(sale, BOB, 2 ether, address(0));
        eq(_leave(sale, ALICE), 1 ether, "0.99 of a unit buys no token");
        (PresaleStatus memory status,) = _status(sale);
        ok(status.NUM_BUYERS == 1 && status.TOTAL_TOKENS_SOLD == 20, "one buyer of twenty units");
        eq(_leave(sale, BOB), 1.802 ether, "1.98 units are one");
        (status,) = _status(sale);
        ok(status.NUM_BUYERS == 1 && status.TOTAL_TOKENS_SOLD == 1, "one buyer of one unit");
    }

    /// @notice For everybody else a sale that somebody left is the sale in which only what stayed was ever deposited: the same
    /// tokens, the same liquidity, the same to the owner and to the platform, whatever was paid and left [RGT-01]
    function testFuzz_asIfNeverDeposited(uint256[4] memory amounts, uint256 cost, uint256 leavers) external {
        cost = bound(cost, 0, 100);
        token = new TestToken("SIX", 6);
        SaleParams memory params = saleParams(address(0));
        (params.tokenPrice, params.minSpendPerBuyer) = (99.999999 ether, 1e12);
        Presale left = createSale(params, capParams(3 ether, 10 ether, 80 ether), LeaveTerms(TIME, cost));
        address[4] memory who = [ALICE, BOB, account("third"), account("fourth")];
        vm.warp(START);
        for (uint256 i; i < 4; ++i) {
            amounts[i] = bound(amounts[i], 1.5 ether, 2.4 ether);
            buy(left, who[i], amounts[i], CAROL);
        }
        // two at most, so that the soft cap is reached by what is left
        for (uint256 i; i < 2; ++i) {
            if ((leavers >> i) & 1 != 0) amounts[i] -= _leave(left, who[i]);
        }
        bytes32 one = _outcome(left, who);
        deployAll();
        token = new TestToken("SIX", 6);
        params.saleToken = address(token);
        Presale never = createSale(params, capParams(3 ether, 10 ether, 80 ether), LeaveTerms(TIME, cost));
        vm.warp(START);
        for (uint256 i; i < 4; ++i) {
            bool leaves = i < 2 && (leavers >> i) & 1 != 0;
            if (amounts[i] != 0) buy(never, who[i], amounts[i], leaves ? address(0) : CAROL);
        }
        ok(one == _outcome(never, who), "another outcome");
    }

    /// @dev What everybody has of a sale in the end.
    function _outcome(Presale sale, address[4] memory who) private returns (bytes32) {
        (uint256 owner, uint256 fees) = (OWNER.balance, FEES.balance);
        uint256 reward = CAROL.balance;
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        sale.rewardFor(CAROL);
        uint256[4] memory tokens;
        for (uint256 i; i < 4; ++i) {
            (, tokens[i],) = sale.BUYERS(who[i]);
            if (tokens[i] != 0) sale.claimFor(who[i]);
        }
        (PresaleStatus memory status, uint256 referred) = _status(sale);
        bytes memory paid = abi.encode(OWNER.balance - owner, FEES.balance - fees, CAROL.balance - reward);
        return keccak256(abi.encode(status, referred, tokens, paid, address(sale).balance, _tokens(sale)));
    }

    /// @dev Where the tokens and the liquidity are.
    function _tokens(Presale sale) private view returns (bytes memory) {
        address pair = pairOf(address(0));
        return abi.encode(
            token.balanceOf(OWNER),
            token.balanceOf(FEES),
            token.balanceOf(address(sale)),
            token.balanceOf(pair),
            TestToken(weth).balanceOf(pair)
        );
    }
}
