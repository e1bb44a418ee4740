// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../src/grow/PrivateSale.sol";
import {
    IPrivateSale,
    IPrivateSaleFactory,
    PartsInfo,
    PartTerms,
    PrivateCapParams,
    PrivateOwnerParams,
    PrivateSaleParams,
    PrivateSaleStatus,
    PrivateSaleVesting
} from "../src/interfaces/IPrivateSale.sol";
import {Payments} from "../src/libraries/Payments.sol";
import {ReentrancyLock} from "../src/libraries/ReentrancyLock.sol";
import {Recovery} from "../src/libraries/Recovery.sol";
import {SaleMath} from "../src/libraries/SaleMath.sol";
import {SaleRules} from "../src/libraries/SaleRules.sol";
import {SaleBase} from "../src/sale/SaleBase.sol";
import {BlacklistToken, Refuser} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice A sale token whose owner stops its transfers.
contract StoppableToken is TestToken("STOP", 18) {
    bool public stopped;

    function setStopped(bool isStopped) external {
        stopped = isStopped;
    }

    function _update(address from, address to, uint256 amount) internal override {
        require(!stopped, "stopped");
        super._update(from, to, amount);
    }
}

/// @notice Calls the sale again while it is paid, and keeps why that was refused.
contract GreedyPayee {
    PrivateSale private immutable SALE;
    bytes private again;
    bytes4 public refusal;

    constructor(PrivateSale sale) {
        SALE = sale;
    }

    function buy(uint256 amount) external {
        SALE.userDeposit{value: amount}(amount, address(0));
    }

    function handBack(bytes calldata again_) external {
        arm(again_);
        SALE.handBack(0);
    }

    function arm(bytes calldata again_) public {
        again = again_;
    }

    receive() external payable {
        (, bytes memory answer) = address(SALE).call(again);
        refusal = bytes4(answer);
    }
}

contract GrowPartsTest is Fixture {
    uint256 private constant PERIOD = 30 days;
    uint8 private constant LISTING = 4;
    uint8 private constant SATISFY = 5;
    uint8 private constant NOT_SATISFY = 6;

    PrivateSale private sale;

    function setUp() public {
        deployAll();
        sale = createGrow(_params(address(0)), noGrowVesting(), PartTerms(4, PERIOD));
    }

    function _params(address base) private view returns (PrivateSaleParams memory params) {
        params = growParams(base);
        params.referralRate = 0;
    }

    function _vesting() private pure returns (PrivateSaleVesting memory) {
        return PrivateSaleVesting(true, true, 10 days, 300 days, 8000, 0);
    }

    function _fill() private {
        vm.warp(START);
        buyGrow(sale, ALICE, 4 ether, address(0));
        buyGrow(sale, BOB, 4 ether, address(0));
        buyGrow(sale, CAROL, 2 ether, address(0));
    }

    function _set(uint8 status) private {
        if (status == SATISFY) vm.warp(sale.refundsUntil());
        vm.prank(ADMIN);
        sale.setStatusByRAB(status);
    }

    function _claim(address who) private returns (uint256) {
        vm.prank(who);
        return sale.userWithdrawTokens();
    }

    /// @dev Satisfied and finalized: 9.6 of 10 are the owner's, 2.4 paid.
    function _begin() private {
        _fill();
        _set(LISTING);
        _set(SATISFY);
        vm.prank(OWNER);
        sale.finalized();
    }

    function _handBack(address who) private returns (uint256) {
        vm.prank(who);
        return sale.handBack(0);
    }

    function _withdraw() private returns (uint256) {
        vm.prank(OWNER);
        return sale.withdrawParts();
    }

    function _stop(bool stopped) private {
        vm.prank(ADMIN);
        sale.setPartsStopped(stopped);
    }

    function _expectNothing(address who) private {
        vm.prank(who);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.handBack(0);
    }

    function _expectNotDue(uint256 from) private {
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(PrivateSale.PartNotDue.selector, from));
        sale.withdrawParts();
    }

    function _status() private view returns (PrivateSaleStatus memory status) {
        (,,,, status,,,) = sale.getInfo();
    }

    function _partsAre(uint256 paid, uint256 next, uint256 left, uint256 shared) private view {
        PartsInfo memory p = sale.parts();
        eq(p.paid, paid, "paid");
        eq(p.next, next, "next");
        eq(p.left, left, "left");
        eq(p.shared, shared, "shared");
    }

    /// @notice Terms outside their bounds are refused, and so is a referral rate with them [RGT-05]
    function test_termsOfParts() external {
        PartsInfo memory p = sale.parts();
        eq(p.count, 4, "count");
        eq(p.period, PERIOD, "period");
        _partsAre(0, 0, 0, 0);
        _refused(PartTerms(1, PERIOD), SaleRules.PartsOutOfRange.selector);
        _refused(PartTerms(0, PERIOD), SaleRules.PartsOutOfRange.selector);
        _refused(PartTerms(13, PERIOD), SaleRules.PartsOutOfRange.selector);
        _refused(PartTerms(2, 7 days - 1), SaleRules.PartPeriodOutOfRange.selector);
        _refused(PartTerms(2, 180 days + 1), SaleRules.PartPeriodOutOfRange.selector);
        createGrow(_params(address(0)), noGrowVesting(), PartTerms(2, 7 days));
        p = createGrow(_params(address(0)), noGrowVesting(), PartTerms(12, 180 days)).parts();
        eq(p.count * p.period, 12 * 180 days, "the most");
        PrivateSaleParams memory referred = growParams(address(0));
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.ReferralWithParts.selector);
        growFactory.createInParts(
            referred,
            PrivateCapParams(5 ether, 10 ether),
            PrivateOwnerParams(OWNER, ""),
            noGrowVesting(),
            anyFees(),
            PartTerms(4, PERIOD)
        );
    }

    /// @notice The logs report all of it [RGT-05] [PRM-08]
    function test_events() external {
        PrivateSaleParams memory params = _params(address(0));
        uint256 snapshot = vm.snapshotState();
        address next = address(createGrow(params, noGrowVesting(), PartTerms(5, 9 days)));
        vm.revertToState(snapshot);
        token.mint(OWNER, 2000 ether);
        vm.deal(OWNER, CREATION_FEE);
        vm.startPrank(OWNER);
        token.approve(address(growFactory), 2000 ether);
        vm.expectEmit(address(growFactory));
        emit IPrivateSaleFactory.PartsAgreed(next, 5, 9 days);
        growFactory.createInParts{value: CREATION_FEE}(
            params,
            PrivateCapParams(5 ether, 10 ether),
            PrivateOwnerParams(OWNER, "bafyhash"),
            noGrowVesting(),
            anyFees(),
            PartTerms(5, 9 days)
        );
        vm.stopPrank();
        _fill();
        _set(LISTING);
        _set(SATISFY);
        vm.expectEmit(address(sale));
        emit IPrivateSale.Finalized(0.4 ether, 0, 9.6 ether, 10 ether, 0, false);
        vm.expectEmit(address(sale));
        emit IPrivateSale.PartsPaid(1, 2.4 ether, 0, 7.2 ether, 10 ether);
        vm.prank(OWNER);
        sale.finalized();
        vm.expectEmit(address(sale));
        emit IPrivateSale.HandedBack(ALICE, 2.88 ether, 4 ether, 400 ether, 4.32 ether, 2);
        _handBack(ALICE);
        vm.expectEmit(address(sale));
        emit IPrivateSale.PartsStopped(true);
        _stop(true);
        _stop(false);
        vm.warp(sale.parts().next);
        vm.expectEmit(address(sale));
        emit IPrivateSale.PartsPaid(2, 1.44 ether, 400 ether, 2.88 ether, 6 ether);
        _withdraw();
    }

    function _refused(PartTerms memory parts, bytes4 why) private {
        PrivateSaleParams memory params = _params(address(0));
        vm.prank(OWNER);
        vm.expectRevert(why);
        growFactory.createInParts(
            params,
            PrivateCapParams(5 ether, 10 ether),
            PrivateOwnerParams(OWNER, ""),
            noGrowVesting(),
            anyFees(),
            parts
        );
    }

    /// @notice A grow without the terms is paid out at once and knows no hand-back [RGT-05]
    function test_withoutTerms() external {
        sale = createGrow(_params(address(0)), noGrowVesting());
        uint256 before = OWNER.balance;
        _begin();
        eq(OWNER.balance - before, 9.6 ether, "all of it");
        PartsInfo memory p = sale.parts();
        eq(p.count + p.period + p.paid + p.next + p.left + p.shared, 0, "no parts");
        (uint256 amount, uint256 tokens) = sale.handBackOf(ALICE);
        eq(amount + tokens, 0, "nothing");
        _expectNothing(ALICE);
        vm.prank(OWNER);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.withdrawParts();
        vm.prank(ADMIN);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.setPartsStopped(true);
        eq(sale.claimFor(ALICE), 400 ether, "anybody sends tokens");
    }

    /// @notice The owner gets each part at its date and not a second before; late parts come together, the last one leaves
    /// nothing [RGT-05]
    function test_partsAtTheirDates() external {
        uint256 before = OWNER.balance;
        vm.prank(OWNER);
        vm.expectRevert(SaleBase.NotFinalized.selector);
        sale.withdrawParts();
        _begin();
        eq(OWNER.balance - before, 2.4 ether, "the first");
        uint256 next = block.timestamp + PERIOD;
        _partsAre(1, next, 7.2 ether, 10 ether);
        _expectNotDue(next);
        vm.warp(next - 1);
        _expectNotDue(next);
        vm.warp(next);
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.withdrawParts();
        eq(_withdraw(), 2.4 ether, "the second");
        _partsAre(2, next + PERIOD, 4.8 ether, 10 ether);
        _expectNotDue(next + PERIOD);
        vm.warp(next + 20 * PERIOD);
        eq(_withdraw(), 4.8 ether, "two late ones");
        eq(OWNER.balance - before, 9.6 ether, "all");
        eq(address(sale).balance, 0, "nothing stays");
        vm.prank(OWNER);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.withdrawParts();
        _expectNothing(ALICE);
        eq(sale.claimFor(ALICE), 400 ether, "no choice is left");
    }

    /// @notice What a buyer is shown comes back: the deposit's share of what is left, and the position is closed; nobody
    /// else's share changes, and the tokens go to the owner with the next part [RGT-05]
    function test_handBack() external {
        _begin();
        (uint256 amount, uint256 tokens) = sale.handBackOf(ALICE);
        eq(amount, 2.88 ether, "four tenths of 7.2");
        eq(tokens, 400 ether, "all tokens");
        (uint256 bobs,) = sale.handBackOf(BOB);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(PrivateSale.LessThanAsked.selector, 2.88 ether));
        sale.handBack(2.88 ether + 1);
        vm.prank(ALICE);
        eq(sale.handBack(2.88 ether), 2.88 ether, "as shown");
        eq(ALICE.balance, 2.88 ether, "paid");
        (uint256 deposit, uint256 total, uint256 claimed) = sale.BUYERS(ALICE);
        eq(deposit + total + claimed, 0, "closed");
        eq(_status().NUM_BUYERS, 2, "buyers");
        eq(_status().TOTAL_BASE_WITHDRAWN, 4 ether, "withdrawn");
        eq(_status().TOTAL_TOKENS_SOLD, 600 ether, "sold");
        (amount,) = sale.handBackOf(BOB);
        eq(amount, bobs, "as before");
        _expectNothing(ALICE);
        uint256 before = token.balanceOf(OWNER);
        vm.warp(sale.parts().next);
        eq(_withdraw(), 1.44 ether, "a third of 4.32");
        eq(token.balanceOf(OWNER) - before, 400 ether, "the tokens handed back");
        eq(_claim(BOB), 400 ether, "BOB's tokens are there");
        eq(_claim(CAROL), 200 ether, "and CAROL's");
        eq(token.balanceOf(address(sale)), 0, "no token stays");
    }

    /// @notice Of a deposit of which tokens were claimed only the others go back, vested or not; later claims are refused and
    /// revert with a name [RGT-05]
    function test_handBackOfAVesting() external {
        sale = createGrow(_params(address(0)), _vesting(), PartTerms(4, PERIOD));
        _begin();
        eq(_claim(ALICE), 80 ether, "a fifth at once");
        (uint256 amount, uint256 tokens) = sale.handBackOf(ALICE);
        eq(tokens, 320 ether, "the rest");
        eq(amount, 2.304 ether, "four fifths of 2.88");
        eq(_handBack(ALICE), amount, "as shown");
        (uint256 deposit, uint256 total, uint256 claimed) = sale.BUYERS(ALICE);
        eq(deposit, 0.8 ether, "what the claimed ones cost");
        eq(total, 80 ether, "claimed");
        eq(claimed, 80 ether, "claimed all");
        eq(_status().NUM_BUYERS, 3, "a buyer still");
        vm.prank(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        vm.warp(END + 300 days);
        vm.prank(ALICE);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.userWithdrawTokens();
        _expectNothing(ALICE);
        eq(_claim(BOB), 400 ether, "BOB has everything");
        _withdraw();
        eq(_claim(CAROL), 200 ether, "CAROL has everything");
        eq(token.balanceOf(address(sale)), 0, "no token stays");
    }

    /// @notice Before it is finalized nothing is handed back: in LISTING the whole deposit comes back [RGT-05]
    function test_notBeforeTheFirstPart() external {
        _fill();
        vm.prank(ALICE);
        vm.expectRevert(SaleBase.NotFinalized.selector);
        sale.handBack(0);
        _set(LISTING);
        (uint256 amount, uint256 tokens) = sale.handBackOf(ALICE);
        eq(amount + tokens, 0, "nothing shown");
        vm.prank(ALICE);
        sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 4 ether, "the whole deposit");
        _set(SATISFY);
        vm.prank(BOB);
        vm.expectRevert(SaleBase.NotFinalized.selector);
        sale.handBack(0);
    }

    /// @notice Not satisfied, the claimed deposits are paid out in parts and share them; who has claimed nothing has the whole
    /// deposit, sent by anybody, not a share [RGT-05] [SAL-17]
    function test_notSatisfied() external {
        sale = createGrow(_params(address(0)), _vesting(), PartTerms(4, PERIOD));
        _fill();
        _set(LISTING);
        _claim(BOB);
        _set(NOT_SATISFY);
        vm.prank(OWNER);
        sale.finalized();
        _partsAre(1, block.timestamp + PERIOD, 2.88 ether, 4 ether);
        vm.prank(ALICE);
        vm.expectRevert(PrivateSale.RefundOnly.selector);
        sale.handBack(0);
        (uint256 amount,) = sale.handBackOf(ALICE);
        eq(amount, 0, "not a share");
        eq(_handBack(BOB), 2.304 ether, "four fifths of what is left");
        vm.prank(BOB);
        vm.expectRevert(SaleBase.AlreadyClaimed.selector);
        sale.userWithdrawBaseTokens();
        sale.refundFor(ALICE);
        sale.refundFor(CAROL);
        eq(ALICE.balance + CAROL.balance, 6 ether, "whole deposits");
        vm.warp(block.timestamp + 4 * PERIOD);
        _withdraw();
        eq(address(sale).balance, 0, "nothing stays");
    }

    /// @notice Nobody takes the choice from a buyer by sending the tokens, from the review to the last part [RGT-05] [RGT-02]
    function test_nobodyClaimsForABuyerWhoCanHandBack() external {
        address[] memory all = new address[](2);
        (all[0], all[1]) = (ALICE, BOB);
        _fill();
        _set(LISTING);
        _set(SATISFY);
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(PrivateSale.ChoiceOpen.selector);
            sale.claimFor(ALICE);
            vm.prank(OWNER);
            vm.expectRevert(Payments.NothingToClaim.selector);
            sale.claimForMany(all);
            if (i == 0) {
                vm.prank(OWNER);
                sale.finalized();
            }
        }
        vm.warp(block.timestamp + 3 * PERIOD);
        _withdraw();
        eq(sale.claimForMany(all), 2, "after the last part");
    }

    /// @notice The administrator stops the parts and resumes them, at their dates; hand-backs continue, and nobody else can do
    /// it [RGT-05]
    function test_stopAndResume() external {
        _begin();
        vm.prank(OWNER);
        vm.expectRevert(SaleBase.NotAdmin.selector);
        sale.setPartsStopped(true);
        uint256 next = sale.parts().next;
        _stop(true);
        ok(sale.parts().isStopped, "stopped");
        vm.warp(next + PERIOD);
        _expectNotDue(next + 2 * PERIOD);
        eq(_handBack(ALICE), 2.88 ether, "still four tenths of 7.2");
        _stop(false);
        eq(_withdraw(), 2.88 ether, "two parts of 4.32, both dates are over");
        _partsAre(3, next + 2 * PERIOD, 1.44 ether, 6 ether);
        _stop(true);
        _stop(false);
        _expectNotDue(next + 2 * PERIOD);
    }

    /// @notice A stop is lifted also after everything was handed back: the owner gets the tokens at the next date [RGT-05]
    function test_resumedWithNothingLeft() external {
        _begin();
        _stop(true);
        _handBack(ALICE);
        _handBack(BOB);
        _handBack(CAROL);
        uint256 next = sale.parts().next;
        _partsAre(1, next, 0, 0);
        _stop(false);
        ok(!sale.parts().isStopped, "resumed");
        vm.prank(ADMIN);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.setPartsStopped(true);
        vm.warp(next);
        uint256 before = token.balanceOf(OWNER);
        eq(_withdraw(), 0, "no money is left");
        eq(token.balanceOf(OWNER) - before, 1000 ether, "what they handed back");
    }

    /// @notice Stopped and not resumed, what can be handed back waits for its buyers; from the last part's date on the owner
    /// gets the share of the tokens that were claimed, again after each claim, and nothing else [RGT-05]
    function test_neverResumed() external {
        _begin();
        eq(_claim(BOB), 400 ether, "BOB keeps tokens");
        uint256 last = sale.parts().next + 2 * PERIOD;
        _stop(true);
        vm.warp(last - 1);
        _expectNotDue(last);
        vm.warp(last);
        eq(_withdraw(), 2.88 ether, "BOB's four tenths");
        _partsAre(1, last - 2 * PERIOD, 4.32 ether, 6 ether);
        vm.prank(OWNER);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.withdrawParts();
        vm.warp(last + 3000 days);
        eq(_handBack(ALICE), 2.88 ether, "ALICE's four tenths, years later");
        uint256 before = token.balanceOf(OWNER);
        eq(_withdraw(), 0, "no money");
        eq(token.balanceOf(OWNER) - before, 400 ether, "but ALICE's tokens");
        _claim(CAROL);
        eq(_withdraw(), 1.44 ether, "CAROL's two tenths");
        eq(address(sale).balance, 0, "nothing stays");
        vm.prank(OWNER);
        vm.expectRevert(Payments.NothingToClaim.selector);
        sale.withdrawParts();
    }

    /// @notice Resumed after the owner got the share of claimed tokens, the rest is paid in parts [RGT-05]
    function test_resumedAfterASettlement() external {
        _begin();
        _claim(BOB);
        _stop(true);
        vm.warp(sale.parts().next + 2 * PERIOD);
        _withdraw();
        _stop(false);
        eq(_handBack(CAROL), 1.44 ether, "two tenths of 7.2");
        eq(_withdraw(), 2.88 ether, "all three parts of the rest");
        _partsAre(4, sale.parts().next, 0, 4 ether);
        eq(_claim(ALICE), 400 ether, "ALICE's tokens");
    }

    /// @notice The administrator cannot hasten a part, take it or send it elsewhere [RGT-05]
    function test_administratorCannotHasten() external {
        _begin();
        uint256 next = sale.parts().next;
        _stop(true);
        _stop(false);
        _expectNotDue(next);
        vm.warp(next);
        vm.prank(ADMIN);
        vm.expectRevert(SaleBase.NotOwner.selector);
        sale.withdrawParts();
        vm.prank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, SATISFY));
        sale.forceFailByRAB();
        vm.prank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(PrivateSale.InvalidStatusChange.selector, SATISFY, NOT_SATISFY));
        sale.setStatusByRAB(NOT_SATISFY);
        vm.expectRevert(PrivateSale.AlreadyFinalized.selector);
        vm.prank(ADMIN);
        sale.finalized();
    }

    /// @notice The owner has no other way to the rest: no recovery, no second payout, no withdrawal of a failed sale [RGT-05]
    /// [SAL-16]
    function test_ownerHasNoOtherWay() external {
        _begin();
        vm.startPrank(OWNER);
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(0));
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(token));
        vm.expectRevert(abi.encodeWithSelector(SaleBase.InvalidState.selector, SATISFY));
        sale.ownerWithdrawTokens();
        vm.expectRevert(PrivateSale.AlreadyFinalized.selector);
        sale.finalized();
        vm.stopPrank();
    }

    /// @notice An owner who stops the sale token's transfers blocks claims, but no hand-back [RGT-05]
    function test_stoppedTokenBlocksNoHandBack() external {
        StoppableToken stoppable = new StoppableToken();
        token = stoppable;
        sale = createGrow(_params(address(0)), noGrowVesting(), PartTerms(4, PERIOD));
        _begin();
        stoppable.setStopped(true);
        vm.prank(ALICE);
        vm.expectRevert("stopped");
        sale.userWithdrawTokens();
        eq(_handBack(ALICE), 2.88 ether, "money");
        vm.warp(sale.parts().next);
        _withdraw();
        eq(sale.pendingPayments(address(token), OWNER), 400 ether, "the tokens wait for the owner");
    }

    /// @notice An owner who refuses money, and a burning grow: the part waits for its owner, the tokens are burned [RGT-05]
    /// [SAL-15]
    function test_refusedPartWaits() external {
        PrivateSaleParams memory params = _params(address(0));
        params.isBurn = true;
        sale = createGrow(params, noGrowVesting(), PartTerms(4, PERIOD));
        _begin();
        _handBack(ALICE);
        vm.warp(sale.parts().next);
        vm.etch(OWNER, address(new Refuser()).code);
        uint256 burned = token.balanceOf(address(0xdEaD));
        _withdraw();
        eq(sale.pendingPayments(address(0), OWNER), 1.44 ether, "waits");
        eq(token.balanceOf(address(0xdEaD)) - burned, 400 ether, "burned");
    }

    /// @notice A buyer whom the base token blocks is paid by nobody, and stops nobody [RGT-05]
    function test_blockedBuyerStopsNobody() external {
        BlacklistToken base = new BlacklistToken();
        vm.prank(PLATFORM);
        setting.setBaseToken(address(base), true);
        sale = createGrow(_params(address(base)), noGrowVesting(), PartTerms(2, PERIOD));
        vm.warp(START);
        for (uint256 i; i < 2; ++i) {
            address who = i == 0 ? ALICE : BOB;
            base.mint(who, 5 ether);
            vm.startPrank(who);
            base.approve(address(sale), 5 ether);
            sale.userDeposit(5 ether, address(0));
            vm.stopPrank();
        }
        _set(LISTING);
        _set(SATISFY);
        vm.prank(OWNER);
        sale.finalized();
        base.setBlocked(ALICE, true);
        vm.prank(ALICE);
        vm.expectRevert();
        sale.handBack(0);
        eq(_handBack(BOB), 2.4 ether, "half of 4.8");
        base.setBlocked(ALICE, false);
        eq(_handBack(ALICE), 2.4 ether, "the other half");
        vm.warp(sale.parts().next);
        eq(_withdraw(), 0, "nothing is left for the owner");
        eq(token.balanceOf(OWNER), 1010 ether - 10 ether, "but the tokens, less the fee on those sold");
    }

    /// @notice A payee who calls again while paid is refused, and paid once: buyer, administrator as a buyer, owner [RGT-05]
    function test_reentry() external {
        GreedyPayee greedy = new GreedyPayee(sale);
        vm.deal(address(greedy), 4 ether);
        vm.warp(START);
        greedy.buy(4 ether);
        buyGrow(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        _set(LISTING);
        _set(SATISFY);
        vm.prank(OWNER);
        sale.finalized();
        vm.prank(PLATFORM);
        setting.setRABAddress(address(greedy));
        uint256 left = sale.parts().left;
        uint256 snapshot = vm.snapshotState();
        greedy.handBack(abi.encodeCall(sale.handBack, (0)));
        _expectReentered(greedy);
        eq(address(greedy).balance, left * 4 / 9, "once");
        eq(address(sale).balance, left - left * 4 / 9, "the others' is here");
        vm.revertToState(snapshot);
        greedy.handBack(abi.encodeCall(sale.setPartsStopped, (true)));
        _expectReentered(greedy);
        vm.etch(OWNER, address(greedy).code);
        GreedyPayee owner = GreedyPayee(payable(OWNER));
        owner.arm(abi.encodeCall(sale.withdrawParts, ()));
        vm.warp(sale.parts().next);
        _withdraw();
        _expectReentered(owner);
    }

    function _expectReentered(GreedyPayee payee) private view {
        ok(payee.refusal() == ReentrancyLock.Reentered.selector, "not refused by the guard");
    }

    /// @notice A part paid between signature and block: the hand-back reverts rather than pays less than was shown [RGT-05]
    function test_partBeforeAHandBack() external {
        _begin();
        vm.warp(sale.parts().next);
        (uint256 shown,) = sale.handBackOf(ALICE);
        _withdraw();
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(PrivateSale.LessThanAsked.selector, 1.92 ether));
        sale.handBack(shown);
        eq(ALICE.balance, 0, "nothing happened");
    }

    /// @notice Tokens so dear that deposits hold part of one: what is claimed is kept, no token of the others is touched
    /// [RGT-05]
    function test_coarseTokens() external {
        token = new TestToken("WHOLE", 0);
        PrivateSaleParams memory params = _params(address(0));
        params.tokenPrice = 3 ether;
        params.minSpendPerBuyer = 1 ether;
        sale = createGrow(params, PrivateSaleVesting(true, true, 0, 100 days, 5000, 0), PartTerms(3, PERIOD));
        _begin();
        eq(_claim(ALICE), 6, "half of twelve");
        (uint256 amount, uint256 tokens) = sale.handBackOf(ALICE);
        eq(tokens, 6, "the other half");
        eq(amount, 6.4 ether * 2 / 10, "2 of 10");
        _handBack(ALICE);
        vm.warp(END + 100 days);
        eq(_claim(BOB) + _claim(CAROL), 18, "all of theirs");
    }

    /// @notice In any order of hand-backs, together or with a part between, each buyer gets at most the share of the deposit in
    /// what was left and at least that less a wei for each hand-back before; the sums match to the unit [RGT-05]
    function testFuzz_sharesDoNotDependOnTheOrder(uint256[3] memory amounts, uint256 order, uint256 price, uint256 part)
        external
    {
        token = new TestToken("SIX", 6);
        PrivateSaleParams memory params = _params(address(0));
        (params.tokenPrice, params.minSpendPerBuyer) = (bound(price, 1 ether, 1e6 ether), 1e15);
        sale = createGrow(params, noGrowVesting(), PartTerms(3 + part % 10, 7 days));
        address[3] memory who = [ALICE, BOB, CAROL];
        vm.warp(START);
        uint256 raised;
        for (uint256 i; i < 3; ++i) {
            amounts[i] = bound(amounts[i], 1.7 ether, 3.3 ether);
            buyGrow(sale, who[i], amounts[i], address(0));
            raised += amounts[i];
        }
        vm.warp(END + 1);
        _set(LISTING);
        _set(SATISFY);
        vm.prank(OWNER);
        sale.finalized();
        uint256 left = sale.parts().left;
        uint256 handed;
        for (uint256 i; i < 3; ++i) {
            uint256 k = (i + order % 3) % 3;
            if ((order >> 8) % 4 == i) {
                uint256 before = sale.parts().left;
                vm.warp(sale.parts().next);
                uint256 paid = _withdraw();
                left = left * (before - paid) / before;
            }
            uint256 share = left * amounts[k] / raised;
            uint256 got = _handBack(who[k]);
            handed += got;
            ok(got <= share + i + 1 && got + i + 1 >= share, "a share");
            ok(got < amounts[k], "never more than the deposit");
        }
        eq(sale.parts().left, 0, "the last one leaves nothing");
        eq(address(sale).balance, 0, "nothing stays");
    }

    /// @notice What claimed tokens cost is at most the deposit that bought them, and buys at least them: no claim of who hands
    /// back the others is undone, and no base unit is shared twice [RGT-05]
    function testFuzz_keptCoversTheClaimed(uint256 base, uint256 claimed, uint256 rate, uint256 decimals) external pure {
        SaleMath.Price memory p = SaleMath.price(bound(rate, 1, type(uint96).max), decimals % 25, 18);
        base = bound(base, 1, type(uint88).max);
        claimed = bound(claimed, 0, SaleMath.tokensForBase(base, p));
        uint256 kept = SaleMath.baseForTokensUp(claimed, p);
        ok(kept <= base, "more than the deposit");
        ok(SaleMath.tokensForBase(kept, p) >= claimed, "less than was claimed");
        ok(SaleMath.baseForTokens(claimed, p) <= kept, "the owner's share of claimed tokens is in it");
    }

    /// @notice The owner who buys from himself gains nothing: the other buyers' share is, to the wei a hand-back leaves them,
    /// the same [RGT-05]
    function testFuzz_nobodyGainsByOwnDeposits(uint256 own, uint256 when) external {
        own = bound(own, 0.1 ether, 5 ether);
        address straw = account("straw");
        vm.warp(START);
        buyGrow(sale, ALICE, 5 ether, address(0));
        buyGrow(sale, straw, own, address(0));
        vm.warp(END + 1);
        _set(LISTING);
        _set(SATISFY);
        uint256 owners = OWNER.balance;
        vm.prank(OWNER);
        sale.finalized();
        uint256 paid = 1 + when % 3;
        for (uint256 i = 1; i < paid; ++i) {
            vm.warp(sale.parts().next);
            _withdraw();
        }
        (uint256 shown,) = sale.handBackOf(ALICE);
        uint256 got = _handBack(straw);
        (uint256 after_,) = sale.handBackOf(ALICE);
        ok(after_ >= shown && after_ <= shown + 1, "ALICE's share");
        ok(got + (OWNER.balance - owners) * own / (5 ether + own) <= own, "no gain");
    }
}
