// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {GrowReplay} from "../replay/GrowReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Five buyers, the owner and the administrator on one grow sale; what must never happen is recorded in `fault`.
contract GrowHandler is TestBase {
    uint256 public constant BUYERS = 5;

    PrivateSale public immutable SALE;
    /// @dev Null for the native currency.
    TestToken private immutable BASE;
    address private immutable OWNER;
    address private immutable ADMIN;
    address private immutable FEES;
    uint256 private immutable START;
    uint256 private immutable END;
    /// @dev Receives all logs.
    GrowReplay private immutable REPLAY;

    string public fault;
    uint256 public status;
    uint256 public rewardsPaid;
    uint256 private listingSince;
    mapping(address account => uint256) public deposited;
    mapping(address account => bool) public hasClaimed;
    mapping(address account => bool) public hasRefunded;

    constructor(
        PrivateSale sale,
        TestToken base,
        address owner,
        address admin,
        address fees,
        uint256 start,
        uint256 end,
        GrowReplay replay
    ) {
        (SALE, BASE, OWNER, ADMIN, FEES, START, END) = (sale, base, owner, admin, fees, start, end);
        REPLAY = replay;
    }

    modifier watched() {
        _;
        uint256 next = SALE.presaleStatus();
        _require(_mayFollow(next), "a status went back or was skipped");
        status = next;
    }

    function buyer(uint256 index) public pure returns (address) {
        return address(uint160(0xC000 + (index % BUYERS)));
    }

    function deposit(uint256 who, uint256 amount, uint256 referrer) external watched {
        address from = buyer(who);
        amount = amount % 3 == 0 ? 5 ether : bound(amount, 0.05 ether, 5 ether);
        uint256 state = SALE.presaleStatus();
        uint256 before = balance(from);
        if (!_pay(from, amount, buyer(referrer))) return;
        deposited[from] += before + amount - balance(from);
        (hasClaimed[from], hasRefunded[from]) = (false, false);
        _require(state == 1 && block.timestamp >= START && block.timestamp <= END, "a deposit out of time");
        _require(deposited[from] <= 5 ether, "above the maximum");
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
        uint256 state = SALE.presaleStatus();
        if (!_try(to, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()))) return;
        _require(state == 3 || state == 4 || state == 6, "a refund in another status");
        _require(!hasClaimed[to], "a refund after a claim");
        _require(deposited[to] != 0 && balance(to) - before == deposited[to], "an inexact refund");
        (deposited[to], hasRefunded[to]) = (0, true);
    }

    function claim(uint256 who) external watched {
        address to = buyer(who);
        uint256 state = SALE.presaleStatus();
        if (!_try(to, 0, abi.encodeCall(SALE.userWithdrawTokens, ()))) return;
        _require(state == 4 || state == 5 || (state == 6 && hasClaimed[to]), "a claim in another status");
        _require(!hasRefunded[to], "a claim after a refund");
        hasClaimed[to] = true;
    }

    function reward(uint256 who) external watched {
        uint256 before = balance(buyer(who));
        if (!_try(buyer(who), 0, abi.encodeCall(SALE.claimReward, ()))) return;
        _require(SALE.isFinalized(), "a reward before finalize");
        rewardsPaid += balance(buyer(who)) - before;
    }

    function review(uint256 dice) external watched {
        address from = dice % 4 == 0 ? OWNER : ADMIN;
        uint8 next = uint8(4 + (dice >> 8) % 3);
        if (!_try(from, 0, abi.encodeCall(SALE.setStatusByRAB, (next)))) return;
        _require(from == ADMIN, "somebody else reviewed");
        if (next == 4) listingSince = block.timestamp;
        _require(next != 5 || block.timestamp >= listingSince + 3 days, "no time for refunds");
        _require(next != 5 || _finalDeposits() >= 5 ether, "satisfied below the soft cap");
    }

    /// @param gasLimit the caller's choice
    function finalize(uint256 who, uint256 gasLimit) external watched {
        address from = who % 3 == 0 ? OWNER : who % 3 == 1 ? ADMIN : buyer(who);
        uint256 before = balance(address(SALE));
        bool early = block.timestamp <= END + 30 days;
        gasLimit = gasLimit % 4 == 0 ? bound(gasLimit, 50_000, 1_000_000) : gasleft();
        if (!_tryWith(gasLimit, from, 0, abi.encodeCall(SALE.finalized, ()))) return;
        _require(!(early && who % 3 == 2), "somebody finalized too early");
        uint256 kept = SALE.pendingPayments(address(BASE), OWNER) + SALE.pendingPayments(address(BASE), FEES);
        uint256 paid = before - balance(address(SALE)) + kept;
        uint256 settled = _finalDeposits();
        // all of it but the referrers' pool, 96 % x 5 % at most
        _require(paid <= settled && paid * 1000 >= settled * 952, "paid out another sum than the final deposits");
    }

    function fail(uint256 dice) external watched {
        if (dice % 128 == 13) _try(ADMIN, 0, abi.encodeCall(SALE.forceFailByRAB, ()));
        else if (dice % 128 == 14) _try(OWNER, 0, abi.encodeCall(SALE.forceFailByPresaleOwner, ()));
        else _require(!_try(buyer(dice), 0, abi.encodeCall(SALE.forceFailByRAB, ())), "a buyer force-failed");
    }

    function ownerActs(uint256 dice) external watched {
        uint256 state = SALE.presaleStatus();
        if (dice % 2 == 0) {
            bool done = _try(OWNER, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ()));
            _require(!done || state == 3, "the owner took tokens of a sale that has not failed");
        } else {
            bool done = _try(OWNER, 0, abi.encodeCall(SALE.recoverWrongTokens, (address(BASE))));
            _require(!done, "recovered the base token");
        }
    }

    /// @dev What changes no money: project info and whitelist by the owner, visibility by the administrator.
    function tell(uint256 dice) external watched {
        address[] memory listed = new address[](2);
        (listed[0], listed[1]) = (buyer(dice >> 8), buyer(dice >> 16));
        if (dice % 4 == 0) _try(ADMIN, 0, abi.encodeCall(SALE.setIsVisible, (dice % 8 == 0)));
        else if (dice % 4 == 1) _try(OWNER, 0, abi.encodeCall(SALE.setProjectInfo, (vm.toString(dice))));
        else if (dice % 4 == 2) _try(OWNER, 0, abi.encodeCall(SALE.addWhitelistAccount, (listed)));
        else _try(OWNER, 0, abi.encodeCall(SALE.removeWhitelistAccount, (listed)));
    }

    function wait_(uint256 dice) external watched {
        uint256 now_ = block.timestamp;
        uint256[7] memory times =
            [now_ + 1, now_ + 1 hours, now_ + 20_000, now_ + 1 days, START, END + 1, now_ + 20 days];
        uint256 time = times[dice % 7];
        if (time > now_) vm.warp(time);
    }

    /// @notice Base units of an account.
    function balance(address who) public view returns (uint256) {
        return address(BASE) == address(0) ? who.balance : BASE.balanceOf(who);
    }

    /// @dev Satisfied: every deposit that is there; not satisfied: those of buyers who have claimed.
    function _finalDeposits() private view returns (uint256 sum) {
        for (uint256 i; i < BUYERS; ++i) {
            if (SALE.presaleStatus() == 5 || hasClaimed[buyer(i)]) sum += deposited[buyer(i)];
        }
    }

    /// @dev Time can make several steps between two looks; the administrator makes them one by one.
    function _mayFollow(uint256 next) private view returns (bool) {
        if (next == status) return true;
        if (status < 2) return next > status && next <= 3;
        if (status == 2) return next == 3 || next == 4;
        return status == 4 && (next == 5 || next == 6);
    }

    function _pay(address from, uint256 amount, address referrer) private returns (bool) {
        bool native = address(BASE) == address(0);
        if (native) {
            vm.deal(from, from.balance + amount);
        } else {
            BASE.mint(from, amount);
            vm.prank(from);
            BASE.approve(address(SALE), amount);
        }
        return _try(from, native ? amount : 0, abi.encodeCall(SALE.userDeposit, (amount, referrer)));
    }

    function _strike() private returns (bool) {
        if (SALE.presaleStatus() != 1) return false;
        for (uint256 i; i < 2 * BUYERS && SALE.presaleStatus() == 1; ++i) {
            _pay(address(uint160(0xF000 + i)), 5 ether, address(0));
        }
        if (SALE.presaleStatus() != 2) return false;
        address lender = address(0xF000);
        return _try(OWNER, 0, abi.encodeCall(SALE.finalized, ())) || _try(lender, 0, abi.encodeCall(SALE.finalized, ()))
            || _try(lender, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()))
            || _try(lender, 0, abi.encodeCall(SALE.userWithdrawTokens, ()))
            || _try(OWNER, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ()));
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }

    function _try(address from, uint256 value, bytes memory data) private returns (bool) {
        return _tryWith(gasleft(), from, value, data);
    }

    function _tryWith(uint256 gasLimit, address from, uint256 value, bytes memory data) private returns (bool done) {
        vm.recordLogs();
        vm.prank(from);
        (done,) = address(SALE).call{gas: gasLimit, value: value}(data);
        // what a reverted call logged is recorded too
        if (done) REPLAY.read(vm.getRecordedLogs());
    }
}
