// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {PairAttacker} from "../attack/PairAttacker.sol";
import {PresaleReplay} from "../replay/PresaleReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";
import {Vm} from "../support/Vm.sol";

/// @notice Five buyers, the owner and the administrator do whatever they may on one sale, and what they may not; the sale
/// token misbehaves and behaves again; time moves on. What must never happen is recorded in `fault`.
contract SaleHandler is TestBase {
    uint256 public constant BUYERS = 5;

    struct Setup {
        Presale sale;
        /// null for the native currency
        TestToken base;
        /// base units of one whole base token
        uint256 unit;
        address owner;
        address admin;
        address locker;
        uint256 start;
        uint256 end;
        /// V2 factory of the announced exchange
        address exchange;
        address saleToken;
        /// the base token on an exchange
        address quote;
        /// calls to the sale token that make it hostile and good again; empty for a good one
        bytes hostile;
        bytes good;
        /// plays with the pair, with capital of the owner's worth the soft cap; none for a hostile token
        PairAttacker attacker;
        /// receives all logs
        PresaleReplay replay;
    }

    Presale public immutable SALE;
    Setup private setup;

    /// @notice The first thing that happened and must not; empty when all is well.
    string public fault;
    uint256 public highestStatus;
    uint256 public rewardsPaid;
    mapping(address account => uint256) public deposited;
    mapping(address account => uint256) public entitledAtFinalize;
    bool public finalizedSeen;
    mapping(address account => bool) private hasLeft;
    /// @dev Second at which a deposit filled the sale; 0 until then.
    uint256 private filledAt;

    constructor(Setup memory setup_) {
        (SALE, setup) = (setup_.sale, setup_);
    }

    modifier watched() {
        _;
        uint256 status = SALE.presaleStatus();
        // QUED, ACTIVE, SUCCESS, then FAILED or FINALIZED
        _require(status >= highestStatus, "a status went back");
        _require(highestStatus != 3 || status == 3, "a failed sale came back");
        highestStatus = status;
    }

    function buyer(uint256 index) public pure returns (address) {
        return address(uint160(0xB000 + (index % BUYERS)));
    }

    function deposit(uint256 who, uint256 amount, uint256 referrer) external watched {
        address from = buyer(who);
        amount = amount % 3 == 0 ? 5 * setup.unit : bound(amount, setup.unit / 20, 5 * setup.unit);
        PresaleStatus memory status = _status();
        uint256 state = SALE.presaleStatus();
        uint256 before = balance(from);
        if (!_pay(from, amount, referrer)) return;
        uint256 accepted = before + amount - balance(from);
        deposited[from] += accepted;
        _require(state == 1, "a deposit was accepted by a sale that is not active");
        _require(block.timestamp >= setup.start && block.timestamp <= setup.end, "a deposit out of time");
        uint256 rest = 10 * setup.unit - status.TOTAL_BASE_COLLECTED;
        _require(accepted == (amount < rest ? amount : rest), "accepted another amount");
        _require(deposited[from] <= 5 * setup.unit, "above the maximum");
        _require(deposited[from] >= setup.unit / 10 || accepted == rest, "below the minimum");
        (uint256 base, uint256 tokens,) = SALE.BUYERS(from);
        _require(base == deposited[from] && tokens > 0, "the record differs");
        if (SALE.presaleStatus() == 2) filledAt = block.timestamp;
    }

    function leave(uint256 who) external watched {
        address from = buyer(who);
        uint256 state = SALE.presaleStatus();
        (uint256 before, uint256 here) = (balance(from), balance(address(SALE)));
        if (!_try(from, 0, abi.encodeCall(SALE.leave, ()))) return;
        (uint256 until, uint256 cost) = SALE.leaveTerms();
        _require(state == 1 && block.timestamp >= setup.start && block.timestamp < until, "left out of time");
        _require(!hasLeft[from], "left twice");
        hasLeft[from] = true;
        uint256 kept = deposited[from] * cost / 1000;
        uint256 sent = balance(from) - before;
        (uint256 base, uint256 tokens,) = SALE.BUYERS(from);
        _require(base == kept || base == 0, "kept another part");
        _require(base == 0 || tokens != 0, "what was kept buys nothing");
        _require(sent == deposited[from] - base && here - balance(address(SALE)) == sent, "an inexact exit");
        deposited[from] = base;
    }

    /// @dev Somebody with any capital for one block fills the sale and tries everything in that block, before paying it back.
    function borrowForABlock() external watched {
        uint256 snapshot = vm.snapshotState();
        bool worked = _strike();
        vm.revertToState(snapshot);
        _require(!worked, "money of one block filled a sale and moved something");
    }

    function refund(uint256 who) external watched {
        address to = buyer(who);
        uint256 before = balance(to);
        if (!_try(to, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()))) return;
        _require(SALE.presaleStatus() == 3, "a refund of a sale that has not failed");
        _require(deposited[to] != 0 && balance(to) - before == deposited[to], "an inexact refund");
        deposited[to] = 0;
    }

    function claim(uint256 who) external watched {
        if (!_try(buyer(who), 0, abi.encodeCall(SALE.userWithdrawTokens, ()))) return;
        _require(SALE.isFinalized(), "a claim before finalize");
        (, uint256 total, uint256 claimed) = SALE.BUYERS(buyer(who));
        _require(claimed <= total, "claimed more than bought");
    }

    function reward(uint256 who) external watched {
        uint256 before = balance(buyer(who));
        if (!_try(buyer(who), 0, abi.encodeCall(SALE.claimReward, ()))) return;
        _require(SALE.isFinalized(), "a reward before finalize");
        rewardsPaid += balance(buyer(who)) - before;
    }

    /// @param gasLimit the caller's choice
    function list(uint256 who, uint256 gasLimit) external watched {
        address from = who % 3 == 0 ? setup.owner : who % 3 == 1 ? setup.admin : buyer(who);
        uint256 open = _listableFrom() + (who % 3 == 2 ? 1 days : 0);
        if (!_tryWith(gasLimit, from, abi.encodeCall(SALE.addLiquidity, ()))) return;
        _require(block.timestamp >= open, "somebody listed too early");
        _noteListing();
    }

    function listElsewhere(uint256 who, uint256 gasLimit) external watched {
        uint256 noted = SALE.elsewhereFrom();
        if (!_tryWith(gasLimit, buyer(who), abi.encodeCall(SALE.addLiquidityElsewhere, ()))) return;
        _require(block.timestamp >= _listableFrom() + 2 days, "elsewhere too early");
        if (!SALE.isFinalized()) {
            _require(noted == 0 && SALE.elsewhereFrom() == block.timestamp + 1 hours, "another note");
            return;
        }
        bool announced = _lockedPair() == _announcedPair();
        _require(announced || (noted != 0 && block.timestamp >= noted), "elsewhere without an hour's notice");
        _noteListing();
    }

    function fail(uint256 dice) external watched {
        if (dice % 256 == 13) {
            bool finalized = SALE.isFinalized();
            bool done = _try(setup.admin, 0, abi.encodeCall(SALE.forceFailByRAB, ()));
            _require(!(done && finalized), "force-failed after finalize");
        } else if (dice % 256 == 14) {
            bool done = _try(setup.owner, 0, abi.encodeCall(SALE.forceFailByPresaleOwner, ()));
            _require(!done || block.timestamp < setup.start, "cancelled after the start");
        } else if (dice % 2 == 0) {
            _require(!_try(buyer(dice), 0, abi.encodeCall(SALE.forceFailByRAB, ())), "a buyer force-failed");
        } else {
            _require(!_try(buyer(dice), 0, abi.encodeCall(SALE.forceFailByPresaleOwner, ())), "a buyer cancelled");
        }
    }

    function ownerActs(uint256 dice, address token) external watched {
        if (dice % 3 == 0) {
            uint256 state = SALE.presaleStatus();
            bool done = _try(setup.owner, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ()));
            _require(!done || state == 3, "the owner took tokens of a sale that has not failed");
            return;
        }
        address wrong = dice % 3 == 1 ? setup.saleToken : address(setup.base);
        _require(!_try(setup.owner, 0, abi.encodeCall(SALE.recoverWrongTokens, (wrong))), "recovered what is owed");
        _try(setup.owner, 0, abi.encodeCall(SALE.recoverWrongTokens, (token)));
    }

    /// @dev What changes no money: project info and whitelist, by the owner or by a buyer.
    function ownerTells(uint256 dice) external watched {
        address from = dice % 4 == 0 ? buyer(dice) : setup.owner;
        address[] memory listed = new address[](2);
        (listed[0], listed[1]) = (buyer(dice >> 8), buyer(dice >> 16));
        bytes memory call = dice % 3 == 0
            ? abi.encodeCall(SALE.setProjectInfo, (vm.toString(dice)))
            : dice % 3 == 1
                ? abi.encodeCall(SALE.addWhitelistAccount, (listed))
                : abi.encodeCall(SALE.removeWhitelistAccount, (listed));
        _require(!_try(from, 0, call) || from == setup.owner, "somebody else spoke for the owner");
    }

    /// @dev Anybody sends what waits for the owner.
    function pushPending(uint256 dice) external watched {
        _try(buyer(dice), 0, abi.encodeCall(SALE.withdrawPending, (address(setup.base), setup.owner)));
    }

    function playWithThePair(uint256 dice) external watched {
        if (address(setup.attacker) == address(0)) return;
        vm.recordLogs();
        setup.attacker.move(dice);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        // a token that calls the sale back lists it from a transfer; what a refused move logged is recorded too
        if (SALE.isFinalized() && !finalizedSeen) {
            setup.replay.read(logs);
            _require(block.timestamp >= _listableFrom() + 1 days, "somebody listed too early");
            _noteListing();
        }
    }

    function misbehave(uint256 dice) external watched {
        setHostile(dice % 2 == 0);
    }

    function wait_(uint256 dice) external watched {
        uint256 now_ = block.timestamp;
        uint256[6] memory times = [now_ + 1, now_ + 1 hours, now_ + 20_000, now_ + 1 days, setup.start, setup.end + 1];
        uint256 time = times[dice % 6];
        if (time > now_) vm.warp(time);
    }

    function setHostile(bool hostile) public {
        if (setup.hostile.length == 0) return;
        (bool done,) = setup.saleToken.call(hostile ? setup.hostile : setup.good);
        ok(done, "the token changes its ways");
    }

    /// @notice Base units of an account.
    function balance(address who) public view returns (uint256) {
        return address(setup.base) == address(0) ? who.balance : setup.base.balanceOf(who);
    }

    function _pay(address from, uint256 amount, uint256 referrer) private returns (bool) {
        return _payFrom(from, amount, uint160(buyer(referrer)));
    }

    function _payFrom(address from, uint256 amount, uint160 referrer) private returns (bool) {
        bool native = address(setup.base) == address(0);
        if (native) {
            vm.deal(from, from.balance + amount);
        } else {
            setup.base.mint(from, amount);
            vm.prank(from);
            setup.base.approve(address(SALE), amount);
        }
        return _try(from, native ? amount : 0, abi.encodeCall(SALE.userDeposit, (amount, address(referrer))));
    }

    function _strike() private returns (bool) {
        if (SALE.presaleStatus() != 1) return false;
        for (uint256 i; i < 2 * BUYERS && SALE.presaleStatus() == 1; ++i) {
            _payFrom(address(uint160(0xF000 + i)), 5 * setup.unit, 0);
        }
        if (SALE.presaleStatus() != 2) return false;
        address lender = address(0xF000);
        bytes memory listing = abi.encodeCall(SALE.addLiquidity, ());
        bool listed = _try(setup.owner, 0, listing) || _try(setup.admin, 0, listing) || _try(lender, 0, listing);
        return listed || _try(lender, 0, abi.encodeCall(SALE.addLiquidityElsewhere, ()))
            || _try(lender, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()))
            || _try(lender, 0, abi.encodeCall(SALE.leave, ()))
            || _try(lender, 0, abi.encodeCall(SALE.userWithdrawTokens, ()))
            || _try(setup.owner, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ()));
    }

    /// @dev From when owner and administrator may list.
    function _listableFrom() private view returns (uint256) {
        return filledAt == 0 ? setup.end + 1 : filledAt + 1 hours;
    }

    function _announcedPair() private view returns (address) {
        return IV2Factory(setup.exchange).getPair(setup.saleToken, setup.quote);
    }

    function _lockedPair() private view returns (address) {
        return IRabbitLock(setup.locker).getLockById(SALE.LOCK_ID()).token;
    }

    /// @dev The base behind the locked liquidity, right after the listing (PRM-01): 0.96 - 0.05 of the raise after the fee and
    /// the referrers, 60 % of it, less 21 % of the raise.
    function _checkListing() private {
        if (address(setup.attacker) == address(0)) return;
        IRabbitLock locker = IRabbitLock(setup.locker);
        IV2Pair pair = IV2Pair(_lockedPair());
        uint256 kept = TestToken(setup.quote).balanceOf(address(pair))
            * locker.cumulativeLockInfo(address(pair)).amount / pair.totalSupply();
        uint256 raise = _status().TOTAL_BASE_COLLECTED;
        _require(kept + raise * 21 / 100 + 1 >= raise * 546 / 1000, "the base meant for liquidity went elsewhere");
        _require(locker.cumulativeLockInfo(setup.saleToken).amount == 0, "bought tokens were kept for the owner");
    }

    function _noteListing() private {
        finalizedSeen = true;
        _checkListing();
        for (uint256 i; i < BUYERS; ++i) {
            (, entitledAtFinalize[buyer(i)],) = SALE.BUYERS(buyer(i));
        }
    }

    function _status() private view returns (PresaleStatus memory status) {
        (,,, status,,,) = SALE.getInfo();
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }

    function _try(address from, uint256 value, bytes memory data) private returns (bool) {
        return _tryWith(type(uint256).max, from, value, data);
    }

    /// @dev With too little gas, with just enough, with plenty.
    function _tryWith(uint256 gasLimit, address from, bytes memory data) private returns (bool) {
        return _tryWith(gasLimit % 4 == 0 ? bound(gasLimit, 300_000, 9_000_000) : type(uint256).max, from, 0, data);
    }

    function _tryWith(uint256 gasLimit, address from, uint256 value, bytes memory data) private returns (bool done) {
        if (gasLimit > gasleft()) gasLimit = gasleft();
        vm.recordLogs();
        vm.prank(from);
        (done,) = address(SALE).call{gas: gasLimit, value: value}(data);
        // what a reverted call logged is recorded too
        if (done) setup.replay.read(vm.getRecordedLogs());
    }
}
