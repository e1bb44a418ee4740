// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LeaveTerms, PresaleStatus, SaleParams} from "../../src/interfaces/IPresale.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {SaleMath} from "../../src/libraries/SaleMath.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {
    BlacklistToken,
    FalseToken,
    HookToken,
    LateFeeToken,
    NoReturnToken,
    PausableToken,
    RebaseToken,
    Refuser,
    ZeroRevertToken
} from "../hostile/HostileTokens.sol";
import {ChoosyToken} from "../hostile/ChoosyToken.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {PairAttacker} from "../attack/PairAttacker.sol";
import {PresaleReplay} from "../replay/PresaleReplay.sol";
import {SaleHandler} from "./SaleHandler.sol";

/// @notice The same invariants for every kind of base and sale token.
abstract contract PresaleInvariants is Fixture {
    SaleHandler internal handler;
    PresaleReplay private replay;
    Presale internal sale;
    TestToken private base;
    uint256 private unit;
    uint256 private need;

    /// @param base_ null for the native currency
    function _start(TestToken base_, TestToken saleToken, bytes memory hostile, bytes memory good) internal {
        vm.recordLogs();
        deployAll();
        addOtherExchange();
        (base, token) = (base_, saleToken);
        unit = 10 ** (address(base) == address(0) ? 18 : base.decimals());
        if (address(base) != address(0)) {
            vm.prank(PLATFORM);
            setting.setBaseToken(address(base), true);
        }
        SaleParams memory params = saleParams(address(base));
        (params.minSpendPerBuyer, params.maxSpendPerBuyer) = (unit / 10, 5 * unit);
        // at least some ten thousand units of the coarsest token are listed
        uint256 listingRate = token.decimals() == 0 ? 80_000 ether : 80 ether;
        params.tokenPrice = listingRate * 5 / 4;
        sale = createSale(params, capParams(5 * unit, 10 * unit, listingRate), _leaving());
        replay = new PresaleReplay(address(sale));
        replay.read(vm.getRecordedLogs());
        need = token.balanceOf(address(sale));
        handler = new SaleHandler(
            SaleHandler.Setup(
                sale,
                base,
                unit,
                OWNER,
                ADMIN,
                address(locker),
                START,
                END,
                exchange,
                address(saleToken),
                address(base) == address(0) ? weth : address(base),
                hostile,
                good,
                _attacker(hostile.length != 0),
                replay
            )
        );
        vm.warp(START - 100);
    }

    /// @dev None by default.
    function _leaving() internal view virtual returns (LeaveTerms memory) {
        return LeaveTerms(0, 0);
    }

    /// @dev Worth the soft cap at the listing rate, half of it base tokens.
    function _attacker(bool isHostile) private returns (PairAttacker attacker) {
        if (isHostile) return PairAttacker(address(0));
        uint256 half = 5 * unit / 2;
        TestToken quote = TestToken(address(base) == address(0) ? weth : address(base));
        attacker = new PairAttacker(IV2Factory(exchange), token, quote, swapFeeBps);
        if (address(base) == address(0)) {
            vm.deal(address(this), half);
            (bool wrapped,) = weth.call{value: half}(abi.encodeWithSignature("deposit()"));
            ok(wrapped && quote.transfer(address(attacker), half), "wrapped");
        } else {
            quote.mint(address(attacker), half);
        }
        uint256 rate = token.decimals() == 0 ? 80_000 : 80;
        token.mint(address(attacker), half * rate * 10 ** token.decimals() / unit);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function _status() internal view returns (PresaleStatus memory status, uint256 totalRef) {
        (,,, status,,, totalRef) = sale.getInfo();
    }

    function _baseOfSale() internal view returns (uint256) {
        return handler.balance(address(sale));
    }

    /// @notice All of the below, in one campaign, after every call
    /// [SAL-01] [SAL-02] [SAL-03] [SAL-04] [SAL-06] [SAL-07] [SAL-08] [SAL-10] [SAL-11] [SAL-12] [SAL-14] [SAL-15] [SAL-16]
    /// [SAL-20] [SAL-21] [SAL-23] [REF-01] [REF-02] [PRM-01] [PRM-11] [RGT-01]
    function invariant_allHolds() external view {
        _nothingForbiddenHappened();
        _depositsAddUp();
        _referralAddsUp();
        _finalizedIsSettled();
        _needIsHeld();
    }

    /// @dev Deposits only in time and within the limits, refunds exact and only of a failed sale, exits exact, once and only
    /// on the terms of the sale, cancel and force-fail only
    /// by whom and when allowed, nothing owed recovered, no status goes back
    /// [SAL-06] [SAL-07] [SAL-10] [SAL-11] [SAL-14] [SAL-16]
    function _nothingForbiddenHappened() private view {
        eq(handler.fault(), "", "fault");
    }

    /// @dev The buyers' deposits are what was collected minus refunds, never above the hard cap; NUM_BUYERS and
    /// TOTAL_TOKENS_SOLD follow the deposits that are there; unfinalized, all of them are covered
    /// [SAL-01] [SAL-02] [SAL-04] [SAL-08]
    function _depositsAddUp() private view {
        (PresaleStatus memory status,) = _status();
        (uint256 sum, uint256 tokens, uint256 buyers) = (0, 0, 0);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (uint256 deposit, uint256 amount,) = sale.BUYERS(handler.buyer(i));
            eq(deposit, handler.deposited(handler.buyer(i)), "a deposit");
            (sum, tokens) = (sum + deposit, tokens + amount);
            if (deposit != 0) ++buyers;
        }
        eq(sum, status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN, "deposits");
        eq(tokens, status.TOTAL_TOKENS_SOLD, "sold");
        eq(buyers, status.NUM_BUYERS, "buyers");
        ok(status.TOTAL_BASE_COLLECTED <= 10 * unit, "hard cap");
        if (!status.LP_GENERATION_COMPLETE) eq(_baseOfSale(), sum, "covered");
    }

    /// @dev The credited amounts sum up to the total, never above what was collected; rewards never exceed the pool
    /// [REF-01] [REF-02]
    function _referralAddsUp() private view {
        (PresaleStatus memory status, uint256 totalRef) = _status();
        uint256 sum;
        for (uint256 i; i < handler.BUYERS(); ++i) {
            sum += sale.userRefAmount(handler.buyer(i));
        }
        eq(sum, totalRef, "sum");
        ok(totalRef <= status.TOTAL_BASE_COLLECTED, "bounded");
        ok(handler.rewardsPaid() <= SaleMath.referralPool(status.TOTAL_BASE_COLLECTED, 40, 50, totalRef), "pool");
        ok(status.LP_GENERATION_COMPLETE || handler.rewardsPaid() == 0, "no reward without a listing");
    }

    /// @dev Finalized: nobody's purchase shrinks, the base left is the unpaid rewards and kept payments to the unit, all
    /// liquidity is locked under LOCK_ID for the owner [SAL-12] [SAL-20] [SAL-21]
    function _finalizedIsSettled() private view {
        if (!handler.finalizedSeen()) return;
        (PresaleStatus memory status, uint256 totalRef) = _status();
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (, uint256 total,) = sale.BUYERS(handler.buyer(i));
            eq(total, handler.entitledAtFinalize(handler.buyer(i)), "entitled");
        }
        uint256 pool = SaleMath.referralPool(status.TOTAL_BASE_COLLECTED, 40, 50, totalRef);
        uint256 kept = sale.pendingPayments(address(base), FEES) + sale.pendingPayments(address(base), OWNER);
        eq(_baseOfSale(), pool - handler.rewardsPaid() + kept, "base");
        IRabbitLock.LockRecord memory lock = locker.getLockById(sale.LOCK_ID());
        address pair = lock.token;
        ok(pair == _pairOn(exchange) || (pair == _pairOn(otherExchange) && sale.elsewhereFrom() != 0), "pair");
        ok(lock.owner == OWNER, "lock");
        eq(TestToken(pair).balanceOf(address(locker)), lock.amount, "all liquidity is locked");
        eq(TestToken(pair).balanceOf(address(sale)), 0, "the sale keeps none");
        ok(lock.tgeDate >= lock.lockDate + 30 days, "lock period");
        _checkTokens(status);
    }

    function _pairOn(address factory) private view returns (address) {
        return IV2Factory(factory).getPair(address(token), address(base) == address(0) ? weth : address(base));
    }

    /// @dev Sale tokens: all at the hard cap until finalize, exactly the owed ones after it (SAL-03, SAL-12, SAL-21).
    function _checkTokens(PresaleStatus memory status) internal view virtual {
        uint256 kept = sale.pendingPayments(address(token), FEES) + sale.pendingPayments(address(token), OWNER);
        eq(
            token.balanceOf(address(sale)),
            status.TOTAL_TOKENS_SOLD - status.TOTAL_TOKENS_WITHDRAWN + kept,
            "exactly the owed tokens"
        );
    }

    /// @dev From creation on the sale holds all it may owe and list [SAL-03]
    function _needIsHeld() private view {
        if (handler.highestStatus() < 3) eq(TestToken(address(token)).balanceOf(address(sale)), _expectedNeed(need), "need");
    }

    function _expectedNeed(uint256 need_) internal view virtual returns (uint256) {
        return need_;
    }

    /// @notice Every view agrees with the logs of the campaign, and whatever happened, with nobody's help and in any
    /// order everybody gets tokens or the whole deposit [SAL-13] [PRM-08]
    function afterInvariant() external {
        replay.check();
        vm.recordLogs();
        _close();
        replay.read(vm.getRecordedLogs());
        replay.check();
    }

    function _close() private {
        handler.setHostile(false);
        (PresaleStatus memory status,) = _status();
        // half of the runs: somebody lists what is listable
        if (status.TOTAL_BASE_COLLECTED % 2 == 0) {
            // a day after it could be listed, which is at the latest an hour after its end
            if (block.timestamp <= END + 25 hours) vm.warp(END + 25 hours);
            if (sale.presaleStatus() == 2) sale.addLiquidity();
        }
        if (block.timestamp <= END + 7 days) vm.warp(END + 7 days + 1);
        bool finalized = sale.isFinalized();
        for (uint256 i; i < handler.BUYERS(); ++i) {
            address who = handler.buyer(i);
            (uint256 deposit, uint256 total, uint256 claimed) = sale.BUYERS(who);
            if (deposit == 0 || total == claimed || who.code.length != 0) continue;
            uint256 before = finalized ? token.balanceOf(who) : handler.balance(who);
            vm.prank(who);
            if (finalized) sale.userWithdrawTokens();
            else sale.userWithdrawBaseTokens();
            if (finalized) _checkClaim(token.balanceOf(who) - before, total - claimed);
            else eq(handler.balance(who) - before, deposit, "the whole deposit");
        }
    }

    function _checkClaim(uint256 received, uint256 owed) internal view virtual {
        eq(received, owed, "all tokens");
    }
}

contract NativePresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), "", "");
    }
}

/// @notice Buyers may leave until an hour before the end, a tenth of the deposit stays: what is here is always the sum of what
/// is each buyer's own, so that the cost is nobody else's, and everybody is paid out in the end.
contract LeavingPresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), "", "");
        vm.warp(START);
    }

    function _leaving() internal pure override returns (LeaveTerms memory) {
        return LeaveTerms(END - START - 1 hours, 100);
    }
}

/// @notice Buyers may leave without a cost for a part of the time; base of 6 decimals, sale token without any.
contract FreeLeavingPresaleInvariants is PresaleInvariants {
    function setUp() public {
        TestToken coarse = new TestToken("ZERO", 0);
        coarse.mint(address(1), 1 << 200);
        _start(new TestToken("USD", 6), coarse, "", "");
        vm.warp(START);
    }

    function _leaving() internal pure override returns (LeaveTerms memory) {
        return LeaveTerms(40_000, 0);
    }
}

/// @notice Base of 6 decimals, sale token without any, and a supply beyond 2^128.
contract SmallDecimalsPresaleInvariants is PresaleInvariants {
    function setUp() public {
        TestToken coarse = new TestToken("ZERO", 0);
        coarse.mint(address(1), 1 << 200);
        _start(new TestToken("USD", 6), coarse, "", "");
    }
}

/// @notice A buyer, the owner and the fee address refuse native currency: nobody else is blocked (SAL-15).
contract RefusingPresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new TestToken("TKN", 18), "", "");
        bytes memory code = address(new Refuser()).code;
        vm.etch(handler.buyer(4), code);
        vm.etch(FEES, code);
        vm.etch(OWNER, code);
    }
}

contract ZeroRevertPresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(TestToken(address(0)), new ZeroRevertToken(), "", "");
    }
}

contract NoReturnPresaleInvariants is PresaleInvariants {
    function setUp() public {
        _start(new NoReturnToken(), new NoReturnToken(), "", "");
    }
}

contract PausablePresaleInvariants is PresaleInvariants {
    function setUp() public {
        bytes memory off = abi.encodeCall(PausableToken.setPaused, (false));
        _start(new TestToken("B", 18), new PausableToken(), abi.encodeCall(PausableToken.setPaused, (true)), off);
    }
}

contract BlacklistPresaleInvariants is PresaleInvariants {
    function setUp() public {
        address blocked = address(0xB001);
        bytes memory off = abi.encodeCall(BlacklistToken.setBlocked, (blocked, false));
        _start(
            TestToken(address(0)), new BlacklistToken(), abi.encodeCall(BlacklistToken.setBlocked, (blocked, true)), off
        );
    }
}

contract FalsePresaleInvariants is PresaleInvariants {
    function setUp() public {
        bytes memory off = abi.encodeCall(FalseToken.setLying, (false));
        _start(new TestToken("B", 18), new FalseToken(), abi.encodeCall(FalseToken.setLying, (true)), off);
    }
}

/// @notice The token calls the sale back from every transfer.
contract HookPresaleInvariants is PresaleInvariants {
    function setUp() public {
        HookToken hook = new HookToken();
        _start(TestToken(address(0)), hook, "", "");
        hook.arm(address(sale), abi.encodeCall(Presale.addLiquidity, ()));
    }
}

/// @notice The token takes a fee now and then, once the sale exists: what is sent arrives short by the token's own doing.
contract LateFeePresaleInvariants is PresaleInvariants {
    function setUp() public {
        bytes memory off = abi.encodeCall(LateFeeToken.setTaxed, (false));
        _start(TestToken(address(0)), new LateFeeToken(), abi.encodeCall(LateFeeToken.setTaxed, (true)), off);
    }
}

/// @notice The token halves every balance now and then.
contract RebasePresaleInvariants is PresaleInvariants {
    function setUp() public {
        bytes memory off = abi.encodeCall(RebaseToken.setPercent, (100));
        _start(TestToken(address(0)), new RebaseToken(), abi.encodeCall(RebaseToken.setPercent, (50)), off);
    }

    function _checkTokens(PresaleStatus memory status) internal view override {
        // halved as a whole at most
        ok(
            token.balanceOf(address(sale)) * 2 >= status.TOTAL_TOKENS_SOLD - status.TOTAL_TOKENS_WITHDRAWN,
            "the owed tokens, by the token's own measure"
        );
    }

    function _expectedNeed(uint256 need) internal view override returns (uint256) {
        return token.balanceOf(address(1)) == 0 ? token.balanceOf(address(sale)) : need;
    }
}

/// @notice A success two days after its end, whose token refuses the announced exchange now and then: the campaign begins where
/// the other exchange may open.
contract ElsewherePresaleInvariants is PresaleInvariants {
    function setUp() public {
        bytes memory off = abi.encodeCall(ChoosyToken.setChoosy, (false));
        _start(TestToken(address(0)), new ChoosyToken(), abi.encodeCall(ChoosyToken.setChoosy, (true)), off);
        vm.warp(START);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            handler.deposit(i, 1.9 ether, i + 1);
        }
        vm.warp(END + 2 days + 1);
        handler.misbehave(0);
        handler.listElsewhere(0, 1);
        ok(sale.elsewhereFrom() != 0, "a refusal is noted");
    }
}
