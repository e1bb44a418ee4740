// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {PrivateCapParams, PrivateSaleParams, PrivateSaleStatus, PrivateSaleVesting} from "../../src/interfaces/IPrivateSale.sol";
import {NoReturnToken, Refuser, ZeroRevertToken} from "../hostile/HostileTokens.sol";
import {GrowReplay} from "../replay/GrowReplay.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {GrowHandler} from "./GrowHandler.sol";

/// @notice The same invariants for every kind of base and sale token, with and without vesting.
abstract contract PrivateSaleInvariants is Fixture {
    GrowHandler internal handler;
    GrowReplay private replay;
    PrivateSale internal sale;
    TestToken private base;
    uint256 private need;

    function _start(TestToken base_, TestToken saleToken, bool vesting) internal {
        deployAll();
        (base, token) = (base_, saleToken);
        if (address(base) != address(0)) {
            vm.prank(PLATFORM);
            setting.setBaseToken(address(base), true);
        }
        PrivateSaleVesting memory schedule =
            vesting ? PrivateSaleVesting(true, false, 1 days, 40 days, 8000, 3 days) : noGrowVesting();
        vm.recordLogs();
        sale = createGrow(growParams(address(base)), schedule);
        replay = new GrowReplay(address(sale));
        replay.read(vm.getRecordedLogs());
        need = token.balanceOf(address(sale));
        handler = new GrowHandler(sale, base, OWNER, ADMIN, FEES, START, END, replay);
        vm.warp(START - 100);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function _status() private view returns (PrivateSaleStatus memory status, uint256 totalRef) {
        (,,,, status,,, totalRef) = sale.getInfo();
    }

    /// @notice All of the below, in one campaign, after every call
    /// [SAL-01] [SAL-02] [SAL-03] [SAL-04] [SAL-07] [SAL-08] [SAL-10] [SAL-12] [SAL-14] [SAL-15] [SAL-16] [SAL-17] [REF-01]
    /// [REF-02]
    function invariant_allHolds() external view {
        _nothingForbiddenHappened();
        _baseAddsUp();
        _referralAddsUp();
        _tokensAreThere();
    }

    /// @dev Deposits in time and within the maximum; a claim excludes the refund and the reverse; the status goes forward,
    /// by the administrator, one step at a time; nothing owed is recovered [SAL-07] [SAL-10] [SAL-14] [SAL-16] [SAL-17]
    function _nothingForbiddenHappened() private view {
        eq(handler.fault(), "", "fault");
    }

    /// @dev Deposits add up, are counted and never above the hard cap; the sale's base covers every deposit until
    /// finalize, and afterwards exactly what can still be taken back, the unpaid rewards and kept payments
    /// [SAL-01] [SAL-02] [SAL-04] [SAL-08] [SAL-17]
    function _baseAddsUp() private view {
        (PrivateSaleStatus memory status,) = _status();
        (uint256 sum, uint256 refundable, uint256 tokens, uint256 buyers) = (0, 0, 0, 0);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            address who = handler.buyer(i);
            (uint256 deposit, uint256 amount, uint256 claimed) = sale.BUYERS(who);
            eq(deposit, handler.deposited(who), "a deposit");
            (sum, tokens) = (sum + deposit, tokens + amount);
            if (claimed == 0) refundable += deposit;
            if (deposit != 0) ++buyers;
        }
        eq(sum, status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN, "deposits");
        eq(tokens, status.TOTAL_TOKENS_SOLD, "sold");
        eq(buyers, status.NUM_BUYERS, "buyers");
        ok(status.TOTAL_BASE_COLLECTED <= 10 ether, "hard cap");
        uint256 held = handler.balance(address(sale));
        if (!sale.isFinalized()) eq(held, sum, "covered");
        else if (sale.presaleStatus() == 6) ok(held >= refundable, "still refundable");
    }

    /// @dev Referred deposits add up, and rewards come out of the pool of the final deposits only [REF-01] [REF-02]
    function _referralAddsUp() private view {
        (PrivateSaleStatus memory status, uint256 totalRef) = _status();
        uint256 sum;
        for (uint256 i; i < handler.BUYERS(); ++i) {
            sum += sale.userRefAmount(handler.buyer(i));
        }
        eq(sum, totalRef, "sum");
        ok(totalRef <= status.TOTAL_BASE_COLLECTED, "bounded");
        // 96 % of the raise x 5 %
        ok(handler.rewardsPaid() * 1e6 <= status.TOTAL_BASE_COLLECTED * 960 * 50, "pool");
        ok(sale.isFinalized() || handler.rewardsPaid() == 0, "only after finalize");
    }

    /// @dev Until it fails or is finalized the sale holds its whole need less what was claimed, then at least what is
    /// owed [SAL-03] [SAL-12]
    function _tokensAreThere() private view {
        (PrivateSaleStatus memory status,) = _status();
        uint256 held = token.balanceOf(address(sale));
        if (sale.presaleStatus() == 3) return;
        if (!sale.isFinalized()) eq(held, need - status.TOTAL_TOKENS_WITHDRAWN, "need");
        uint256 owed;
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (, uint256 total, uint256 claimed) = sale.BUYERS(handler.buyer(i));
            if (claimed != 0 || sale.presaleStatus() == 5) owed += total - claimed;
        }
        ok(held >= owed, "owed");
    }

    /// @notice Every view agrees with the logs of the campaign, and whatever happened, with nobody's help everybody gets
    /// tokens or the whole deposit [SAL-13] [SAL-15] [PRM-08]
    function afterInvariant() external {
        replay.check();
        vm.recordLogs();
        _close();
        replay.read(vm.getRecordedLogs());
        replay.check();
    }

    function _close() private {
        vm.warp(END + 365 days);
        if (!sale.isFinalized() && sale.presaleStatus() > 3) sale.finalized();
        uint256 state = sale.presaleStatus();
        ok(state == 3 || state == 5 || state == 6, "decided");
        for (uint256 i; i < handler.BUYERS(); ++i) {
            address who = handler.buyer(i);
            (uint256 deposit, uint256 total, uint256 claimed) = sale.BUYERS(who);
            if (deposit == 0 || total == claimed || who.code.length != 0) continue;
            bool takesTokens = state == 5 || claimed != 0;
            uint256 before = takesTokens ? token.balanceOf(who) : handler.balance(who);
            vm.prank(who);
            if (takesTokens) sale.userWithdrawTokens();
            else sale.userWithdrawBaseTokens();
            if (takesTokens) eq(token.balanceOf(who) - before, total - claimed, "all tokens");
            else eq(handler.balance(who) - before, deposit, "the whole deposit");
        }
    }
}

contract NativePrivateSaleInvariants is PrivateSaleInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), false);
    }
}

contract VestingPrivateSaleInvariants is PrivateSaleInvariants {
    function setUp() public {
        _start(new TestToken("B", 18), new TestToken("TKN", 0), true);
    }
}

contract OddTokensPrivateSaleInvariants is PrivateSaleInvariants {
    function setUp() public {
        _start(new ZeroRevertToken(), new NoReturnToken(), false);
    }
}

/// @notice A buyer, the owner and the fee address refuse native currency.
contract RefusingPrivateSaleInvariants is PrivateSaleInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), true);
        bytes memory code = address(new Refuser()).code;
        vm.etch(handler.buyer(4), code);
        vm.etch(FEES, code);
        vm.etch(OWNER, code);
    }
}

/// @notice The campaign begins in LISTING, with claims, refunds, SATISFY and payouts before it.
contract ListedPrivateSaleInvariants is PrivateSaleInvariants {
    function setUp() public virtual {
        _start(TestToken(address(0)), new TestToken("TKN", 18), false);
        vm.warp(START);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            handler.deposit(i, 1.9 ether, i + 1);
        }
        // to the end
        handler.wait_(5);
        _review(4);
        eq(sale.presaleStatus(), 4, "LISTING");
    }

    /// @dev The administrator's step: 4 + `dice >> 8` is the status.
    function _review(uint256 status) internal {
        handler.review(1 | ((status - 4) << 8));
    }
}

/// @notice The campaign begins in SATISFY, not finalized.
contract SatisfiedPrivateSaleInvariants is ListedPrivateSaleInvariants {
    function setUp() public override {
        super.setUp();
        handler.claim(1);
        vm.warp(END + 4 days);
        _review(5);
        eq(sale.presaleStatus(), 5, "SATISFY");
    }
}
