// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {PartsInfo, PartTerms, PrivateSaleParams, PrivateSaleVesting} from "../../src/interfaces/IPrivateSale.sol";
import {NoReturnToken, Refuser, ZeroRevertToken} from "../hostile/HostileTokens.sol";
import {GrowReplay} from "../replay/GrowReplay.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {PartsHandler} from "./PartsHandler.sol";

/// @notice A grow that cannot run away, for every kind of base and sale token; `FOUNDRY_INVARIANT_DEPTH` makes it longer.
abstract contract GrowPartsInvariants is Fixture {
    PartsHandler internal handler;
    GrowReplay private replay;
    PrivateSale internal sale;
    TestToken private base;

    /// @dev In LISTING, every buyer with another deposit.
    function _start(TestToken base_, TestToken saleToken, bool vesting, PartTerms memory terms) internal {
        deployAll();
        (base, token) = (base_, saleToken);
        if (address(base) != address(0)) {
            vm.prank(PLATFORM);
            setting.setBaseToken(address(base), true);
        }
        PrivateSaleVesting memory schedule =
            vesting ? PrivateSaleVesting(true, true, 1 days, 60 days, 7777, 0) : noGrowVesting();
        PrivateSaleParams memory params = growParams(address(base));
        params.referralRate = 0;
        vm.recordLogs();
        sale = createGrow(params, schedule, terms);
        replay = new GrowReplay(address(sale));
        replay.read(vm.getRecordedLogs());
        handler = new PartsHandler(sale, base, token, OWNER, ADMIN, replay);
        vm.warp(START);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            handler.deposit(i, 1.9 ether - i * 0.123456789 ether);
        }
        vm.warp(END + 1);
        handler.review(0);
        eq(sale.presaleStatus(), 4, "LISTING");
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice All of the below, in one campaign, after every call [RGT-05]
    function invariant_allHolds() external view {
        eq(handler.fault(), "", "fault");
        PartsInfo memory p = sale.parts();
        _baseIsThere(p);
        _tokensAreThere();
        _ownerIsNeverEarly(p);
    }

    /// @dev What is left covers every hand-back together, and is here with all that can be taken back or waits; what owner
    /// and buyers got is the rest [RGT-05] [SAL-02]
    function _baseIsThere(PartsInfo memory p) private view {
        (uint256 sum, uint256 refundable) = (0, 0);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (uint256 amount,) = sale.handBackOf(handler.buyer(i));
            (uint256 deposit,, uint256 claimed) = sale.BUYERS(handler.buyer(i));
            sum += amount;
            if (claimed == 0) refundable += deposit;
        }
        ok(sum <= p.left, "left covers every hand-back");
        if (!sale.isFinalized()) return;
        uint256 kept = sale.pendingPayments(address(base), OWNER) + sale.pendingPayments(address(base), FEES);
        uint256 owed = p.left + kept + (sale.presaleStatus() == 6 ? refundable : 0);
        eq(handler.balance(address(sale)), owed, "held");
        eq(handler.toOwner() + handler.toBuyers() + p.left, handler.whole(), "where the raise is");
    }

    /// @dev Every token that a buyer has not handed back is here or claimed [RGT-05] [SAL-03]
    function _tokensAreThere() private view {
        if (!sale.isFinalized()) return;
        uint256 owed = sale.pendingPayments(address(token), OWNER) + sale.pendingPayments(address(token), FEES);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (, uint256 total, uint256 claimed) = sale.BUYERS(handler.buyer(i));
            if (claimed != 0 || sale.presaleStatus() == 5) owed += total - claimed;
        }
        ok(token.balanceOf(address(sale)) >= owed, "owed");
    }

    /// @dev By each date the owner has at most the parts whose dates have come, of what was the owner's at first; only a stop
    /// that outlasts the last date makes more of it than the parts paid [RGT-05]
    function _ownerIsNeverEarly(PartsInfo memory p) private view {
        if (p.paid == 0) return;
        uint256 dates = 1 + (block.timestamp - handler.since()) / p.period;
        if (dates > p.count) dates = p.count;
        ok(p.paid <= dates, "a part before its date");
        ok(handler.toOwner() * p.count <= handler.whole() * dates, "money before its date");
    }

    /// @notice The views agree with the logs. Then the administrator is silent: buyers hand back and claim in turn, the
    /// owner withdraws, and everybody has what is theirs; nothing stays [RGT-05] [PRM-08]
    function afterInvariant() external {
        replay.check();
        if (sale.presaleStatus() == 4) vm.warp(END + 61 days);
        if (!sale.isFinalized()) {
            handler.finalize(0);
        }
        vm.warp(block.timestamp + 1000 days);
        bool isStopped = sale.parts().isStopped;
        for (uint256 i; i < handler.BUYERS(); ++i) {
            if (handler.buyer(i).code.length != 0) continue;
            handler.refund(i);
            (uint256 shown,) = sale.handBackOf(handler.buyer(i));
            if (i % 2 == 0 && shown != 0) handler.handBack(i, 1);
            // what a base unit buys is not divided: a few token units may stay of what was handed back
            handler.claim(i);
            (, uint256 total, uint256 claimed) = sale.BUYERS(handler.buyer(i));
            eq(total, claimed, "a buyer has everything");
        }
        handler.withdraw(2);
        eq(handler.fault(), "", "fault at the end");
        uint256 left = sale.parts().left;
        // stopped, the price of less than a token unit for each buyer, and what the one who refuses money has
        if (!isStopped) eq(left, 0, "left");
        else if (handler.buyer(4).code.length == 0) ok(left <= handler.BUYERS() * (1 + 10 ** (18 - token.decimals())), "dust");
        replay.check();
    }
}

contract NativeGrowPartsInvariants is GrowPartsInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), false, PartTerms(12, 7 days));
    }
}

contract VestingGrowPartsInvariants is GrowPartsInvariants {
    function setUp() public {
        _start(new TestToken("B", 18), new TestToken("TKN", 6), true, PartTerms(5, 8 days));
    }
}

contract OddTokensGrowPartsInvariants is GrowPartsInvariants {
    function setUp() public {
        _start(new ZeroRevertToken(), new NoReturnToken(), true, PartTerms(2, 180 days));
    }
}

/// @notice Whole tokens only, each for a hundredth of the base token: every deposit pays for part of one.
contract CoarseGrowPartsInvariants is GrowPartsInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 0), true, PartTerms(3, 10 days));
    }
}

/// @notice A buyer, the owner and the fee address refuse native currency.
contract RefusingGrowPartsInvariants is GrowPartsInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), true, PartTerms(4, 7 days));
        bytes memory code = address(new Refuser()).code;
        vm.etch(handler.buyer(4), code);
        vm.etch(FEES, code);
        vm.etch(OWNER, code);
    }
}

/// @notice The campaign begins with the first part paid and tokens of every buyer vesting.
contract BegunGrowPartsInvariants is GrowPartsInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), true, PartTerms(6, 7 days));
        vm.warp(END + 4 days);
        handler.review(1);
        handler.finalize(0);
        eq(sale.parts().paid, 1, "begun");
    }
}
