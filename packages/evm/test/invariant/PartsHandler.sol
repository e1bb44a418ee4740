// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {PartsInfo} from "../../src/interfaces/IPrivateSale.sol";
import {GrowReplay} from "../replay/GrowReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Five buyers, the owner, the administrator and a stranger on one grow in parts, from its review on; what must never
/// happen is recorded in `fault`.
contract PartsHandler is TestBase {
    uint256 public constant BUYERS = 5;
    address public constant STRANGER = address(0xBAD);

    PrivateSale public immutable SALE;
    /// @dev Null for the native currency.
    TestToken private immutable BASE;
    TestToken private immutable TOKEN;
    address private immutable OWNER;
    address private immutable ADMIN;
    GrowReplay private immutable REPLAY;

    string public fault;
    /// @dev When the first part was paid.
    uint256 public since;
    /// @dev What was the owner's when the sale was finalized.
    uint256 public whole;
    uint256 public toOwner;
    uint256 public toBuyers;
    bool private stopped;
    mapping(address account => bool) public handedBack;

    constructor(PrivateSale sale, TestToken base, TestToken token, address owner, address admin, GrowReplay replay) {
        (SALE, BASE, TOKEN, OWNER, ADMIN, REPLAY) = (sale, base, token, owner, admin, replay);
    }

    function buyer(uint256 index) public pure returns (address) {
        return address(uint160(0xD000 + (index % BUYERS)));
    }

    function deposit(uint256 who, uint256 amount) external {
        address from = buyer(who);
        amount = bound(amount, 0.1 ether, 5 ether);
        bool native = address(BASE) == address(0);
        if (native) {
            vm.deal(from, from.balance + amount);
        } else {
            BASE.mint(from, amount);
            vm.prank(from);
            BASE.approve(address(SALE), amount);
        }
        _try(from, native ? amount : 0, abi.encodeCall(SALE.userDeposit, (amount, address(0))));
    }

    function refund(uint256 who) external {
        _try(buyer(who), 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ()));
    }

    function claim(uint256 who) external {
        PartsInfo memory before = SALE.parts();
        if (!_try(buyer(who), 0, abi.encodeCall(SALE.userWithdrawTokens, ()))) return;
        _require(_same(before, SALE.parts()), "a claim moved the parts");
    }

    function review(uint256 dice) external {
        _try(ADMIN, 0, abi.encodeCall(SALE.setStatusByRAB, (uint8(4 + dice % 3))));
    }

    function finalize(uint256 who) external {
        address from = who % 2 == 0 ? OWNER : ADMIN;
        uint256 before = _got(OWNER);
        if (!_try(from, 0, abi.encodeCall(SALE.finalized, ()))) return;
        PartsInfo memory p = SALE.parts();
        toOwner = _got(OWNER) - before;
        (since, whole) = (block.timestamp, toOwner + p.left);
        _require(toOwner == whole / p.count && p.paid == 1, "another first part");
        _require(whole <= p.shared, "more than the deposits");
    }

    /// @param asked a buyer's least, now and then more than there is
    function handBack(uint256 who, uint256 asked) external {
        address from = buyer(who);
        PartsInfo memory p = SALE.parts();
        (uint256 shown, uint256 tokens) = SALE.handBackOf(from);
        (uint256 deposit_,, uint256 claimed) = SALE.BUYERS(from);
        uint256 before = balance(from);
        uint256 least = asked % 8 == 0 ? shown + 1 : shown;
        bool done = _try(from, 0, abi.encodeCall(SALE.handBack, (least)));
        _require(done == (shown != 0 && least == shown) || from.code.length != 0, "the view and the act differ");
        if (!done) return;
        uint256 got = balance(from) - before;
        PartsInfo memory q = SALE.parts();
        (uint256 kept, uint256 total,) = SALE.BUYERS(from);
        _require(got == shown && tokens != 0 && q.left == p.left - got, "another sum than was shown");
        _require(q.shared == p.shared - (deposit_ - kept), "another deposit");
        _require(got * p.shared <= p.left * (deposit_ - kept), "more than a share");
        _require((got + 1) * p.shared > p.left * (deposit_ - kept), "less than a share");
        _require(q.left * p.shared >= p.left * q.shared, "the others' share fell");
        _require(total >= claimed && q.paid == p.paid && q.next == p.next, "a claimed token or a date moved");
        toBuyers += got;
        handedBack[from] = true;
    }

    function withdraw(uint256 dice) external {
        address from = dice % 4 == 0 ? ADMIN : dice % 4 == 1 ? buyer(dice >> 8) : OWNER;
        PartsInfo memory p = SALE.parts();
        uint256 before = _got(OWNER);
        if (!_try(from, 0, abi.encodeCall(SALE.withdrawParts, ()))) return;
        _require(from == OWNER, "somebody else withdrew");
        uint256 got = _got(OWNER) - before;
        toOwner += got;
        PartsInfo memory q = SALE.parts();
        _require(p.left - q.left == got, "another sum");
        uint256 dates = 1 + (block.timestamp - since) / p.period;
        if (dates > p.count) dates = p.count;
        if (stopped) {
            _require(dates == p.count && q.paid == p.paid, "a stopped part was paid");
            _require(q.left * p.shared >= p.left * q.shared, "a stop paid for tokens that can be handed back");
        } else {
            _require(q.paid == dates && dates > p.paid, "another number of parts");
            _require(q.left * (p.count - p.paid) >= p.left * (p.count - q.paid), "more than the parts due");
        }
    }

    function stop(uint256 dice) external {
        address from = dice % 4 == 0 ? OWNER : dice % 4 == 1 ? buyer(dice >> 8) : ADMIN;
        PartsInfo memory before = SALE.parts();
        bool want = (dice >> 4) % 3 != 0;
        if (!_try(from, 0, abi.encodeCall(SALE.setPartsStopped, (want)))) return;
        _require(from == ADMIN, "somebody else stopped");
        stopped = want;
        before.isStopped = want;
        _require(_same(before, SALE.parts()), "a stop moved a date or money");
    }

    /// @dev Anybody sends tokens or deposits to whom they belong: never tokens that could be handed back.
    function sendFor(uint256 who) external {
        address to = buyer(who);
        PartsInfo memory p = SALE.parts();
        uint256 state = SALE.presaleStatus();
        bool done = _try(STRANGER, 0, abi.encodeCall(SALE.claimFor, (to)));
        _require(!done || p.paid == p.count, "a buyer's choice was taken");
        (,, uint256 claimed) = SALE.BUYERS(to);
        done = _try(STRANGER, 0, abi.encodeCall(SALE.refundFor, (to)));
        _require(!done || (claimed == 0 && (state == 3 || state == 6)), "a refund of another's choice");
    }

    /// @dev With any capital, in one block: nothing of the parts moves, and nothing comes out.
    function strike(uint256 amount) external {
        PartsInfo memory before = SALE.parts();
        if (before.paid == 0) return;
        amount = bound(amount, 1, 1e30);
        vm.deal(STRANGER, amount);
        bool done = _try(STRANGER, amount, abi.encodeCall(SALE.userDeposit, (amount, buyer(1))));
        done = _try(STRANGER, 0, abi.encodeCall(SALE.handBack, (0))) || done;
        done = _try(STRANGER, 0, abi.encodeCall(SALE.withdrawParts, ())) || done;
        done = _try(STRANGER, 0, abi.encodeCall(SALE.setPartsStopped, (true))) || done;
        done = _try(STRANGER, 0, abi.encodeCall(SALE.finalized, ())) || done;
        done = _try(OWNER, 0, abi.encodeCall(SALE.recoverWrongTokens, (address(BASE)))) || done;
        done = _try(OWNER, 0, abi.encodeCall(SALE.recoverWrongTokens, (address(TOKEN)))) || done;
        done = _try(OWNER, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ())) || done;
        done = _try(ADMIN, 0, abi.encodeCall(SALE.forceFailByRAB, ())) || done;
        _require(!done && _same(before, SALE.parts()), "a stranger moved something");
    }

    function wait_(uint256 dice) external {
        uint256 next = SALE.parts().next;
        uint256[4] memory times = [block.timestamp + 3 days, block.timestamp + 8 days, next - (next == 0 ? 0 : 1), next];
        uint256 time = times[dice % 4];
        if (time > block.timestamp) vm.warp(time);
    }

    /// @notice Base units of an account.
    function balance(address who) public view returns (uint256) {
        return address(BASE) == address(0) ? who.balance : BASE.balanceOf(who);
    }

    /// @dev With what waits for the account.
    function _got(address who) private view returns (uint256) {
        return balance(who) + SALE.pendingPayments(address(BASE), who);
    }

    function _same(PartsInfo memory a, PartsInfo memory b) private pure returns (bool) {
        return keccak256(abi.encode(a)) == keccak256(abi.encode(b));
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }

    function _try(address from, uint256 value, bytes memory data) private returns (bool done) {
        vm.recordLogs();
        vm.prank(from);
        (done,) = address(SALE).call{value: value}(data);
        // what a reverted call logged is recorded too
        if (done) REPLAY.read(vm.getRecordedLogs());
    }
}
