// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {FairLaunchReplay} from "../replay/FairLaunchReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Four buyers, the owner and the administrator on one fair launch; what must never happen is in `fault`.
contract FairLaunchHandler is TestBase {
    uint256 public constant BUYERS = 4;

    FairLaunch public immutable SALE;
    TestToken private immutable TOKEN;
    address private immutable OWNER;
    address private immutable ADMIN;
    uint256 private immutable START;
    uint256 private immutable END;
    /// @dev Receives all logs.
    FairLaunchReplay private immutable REPLAY;

    string public fault;
    uint256 public status;
    mapping(address account => uint256) public deposited;
    mapping(address account => uint256) public entitledAtFinalize;

    constructor(
        FairLaunch sale,
        TestToken token,
        address owner,
        address admin,
        uint256 start,
        uint256 end,
        FairLaunchReplay replay
    ) {
        (SALE, TOKEN, OWNER, ADMIN, START, END, REPLAY) = (sale, token, owner, admin, start, end, replay);
    }

    modifier watched() {
        _;
        uint256 next = SALE.presaleStatus();
        _require(next >= status && (status != 3 || next == 3), "a status went back");
        status = next;
    }

    function buyer(uint256 index) public pure returns (address) {
        return address(uint160(0xE000 + (index % BUYERS)));
    }

    function deposit(uint256 who, uint256 amount) external watched {
        address from = buyer(who);
        amount = bound(amount, 1, 40 ether);
        vm.deal(from, from.balance + amount);
        if (!_try(from, amount, abi.encodeCall(SALE.userDeposit, (amount)))) return;
        _require(block.timestamp >= START && block.timestamp <= END, "a deposit out of time");
        deposited[from] += amount;
    }

    /// @dev Somebody with any capital for one block makes the sale a success and tries everything in that block.
    function borrowForABlock() external watched {
        uint256 snapshot = vm.snapshotState();
        bool worked = _strike();
        vm.revertToState(snapshot);
        _require(!worked, "money of one block moved something");
    }

    function refund(uint256 who) external watched {
        address to = buyer(who);
        uint256 before = to.balance;
        if (!_try(to, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()))) return;
        _require(SALE.presaleStatus() == 3, "a refund of a sale that has not failed");
        _require(deposited[to] != 0 && to.balance - before == deposited[to], "an inexact refund");
        deposited[to] = 0;
    }

    function claim(uint256 who) public virtual watched {
        uint256 before = TOKEN.balanceOf(buyer(who));
        if (!_try(buyer(who), 0, abi.encodeCall(SALE.userWithdrawTokens, ()))) return;
        _require(SALE.isFinalized(), "a claim before finalize");
        _require(TOKEN.balanceOf(buyer(who)) - before == entitledAtFinalize[buyer(who)], "claimed another amount");
    }

    function list(uint256 who) external watched {
        address from = who % 3 == 0 ? OWNER : who % 3 == 1 ? ADMIN : buyer(who);
        bool early = block.timestamp <= END + 1 days;
        if (!_try(from, 0, abi.encodeCall(SALE.addLiquidity, ()))) return;
        _require(!(early && who % 3 == 2), "somebody listed too early");
        for (uint256 i; i < BUYERS; ++i) {
            (, entitledAtFinalize[buyer(i)],) = SALE.BUYERS(buyer(i));
        }
    }

    function fail(uint256 dice) external watched {
        bool finalized = SALE.isFinalized();
        if (dice % 128 == 13) {
            _require(!_try(ADMIN, 0, abi.encodeCall(SALE.forceFailByRAB, ())) || !finalized, "failed after finalize");
        } else if (dice % 128 == 14) {
            bool done = _try(OWNER, 0, abi.encodeCall(SALE.forceFailByPresaleOwner, ()));
            _require(!done || block.timestamp < START, "cancelled after the start");
        } else {
            _require(!_try(buyer(dice), 0, abi.encodeCall(SALE.forceFailByRAB, ())), "a buyer force-failed");
        }
    }

    function ownerActs(uint256 dice) external watched {
        bool failed = SALE.presaleStatus() == 3;
        if (dice % 8 == 3) {
            _try(OWNER, 0, abi.encodeCall(SALE.setProjectInfo, (vm.toString(dice))));
        } else if (dice % 2 == 0) {
            _require(!_try(OWNER, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ())) || failed, "took tokens owed");
        } else {
            address wrong = dice % 4 == 1 ? address(TOKEN) : address(0);
            _require(!_try(OWNER, 0, abi.encodeCall(SALE.recoverWrongTokens, (wrong))), "recovered what is owed");
        }
    }

    function wait_(uint256 dice) external watched {
        uint256 now_ = block.timestamp;
        uint256[6] memory times = [now_ + 1, now_ + 1 hours, now_ + 20_000, now_ + 1 days, START, END + 1];
        if (times[dice % 6] > now_) vm.warp(times[dice % 6]);
    }

    function _strike() private returns (bool) {
        address lender = address(0xF000);
        vm.deal(lender, 1000 ether);
        if (!_try(lender, 1000 ether, abi.encodeCall(SALE.userDeposit, (1000 ether)))) return false;
        return _try(OWNER, 0, abi.encodeCall(SALE.addLiquidity, ())) || _try(lender, 0, abi.encodeCall(SALE.addLiquidity, ()))
            || _try(lender, 0, abi.encodeCall(SALE.addLiquidityElsewhere, ()))
            || _try(lender, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()))
            || _try(lender, 0, abi.encodeCall(SALE.userWithdrawTokens, ()));
    }

    function _require(bool condition, string memory what) internal {
        if (!condition && bytes(fault).length == 0) fault = what;
    }

    function _try(address from, uint256 value, bytes memory data) internal returns (bool done) {
        vm.recordLogs();
        vm.prank(from);
        (done,) = address(SALE).call{value: value}(data);
        // what a reverted call logged is recorded too
        if (done) REPLAY.read(vm.getRecordedLogs());
    }
}
