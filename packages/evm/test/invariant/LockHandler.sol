// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {LockMath} from "../../src/libraries/LockMath.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {
    BlacklistToken,
    FalseToken,
    FeeToken,
    HookToken,
    LateFeeToken,
    NoReturnToken,
    PausableToken,
    RebaseToken,
    ZeroRevertToken
} from "../hostile/HostileTokens.sol";
import {LockReplay} from "../replay/LockReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Three people and a token itself lock, vest, edit, pass on, renounce and unlock, each also what is not theirs, with
/// good and hostile tokens; time moves on. The handler keeps a model of every lock; what must never happen is in `fault`.
contract LockHandler is TestBase {
    uint256 private constant FIRST = 1_000_000;
    uint256 public constant TOKENS = 13;
    /// @dev Tokens from here on can be made hostile and good again.
    uint256 private constant FIRST_HOSTILE = 7;
    uint256 private constant HOOK = 7;

    RabbitLock public immutable LOCKER;
    /// @dev Receives all logs.
    LockReplay private immutable REPLAY;
    FeeToken public immutable TAXED = new FeeToken();
    TestToken[TOKENS] public tokens;
    bool[TOKENS] public isHostile;
    mapping(address token => uint256) public donated;

    string public fault;
    IRabbitLock.LockRecord[] private _model;

    constructor(RabbitLock locker, LockReplay replay) {
        (LOCKER, REPLAY) = (locker, replay);
        tokens[0] = new TestToken("D18", 18);
        tokens[1] = new TestToken("D0", 0);
        tokens[2] = new TestToken("D6", 6);
        tokens[3] = new TestToken("D36", 36);
        tokens[4] = new TestToken("HUGE", 18);
        tokens[4].mint(address(1), 1 << 250);
        tokens[5] = new NoReturnToken();
        tokens[6] = new ZeroRevertToken();
        tokens[HOOK] = new HookToken();
        tokens[8] = new RebaseToken();
        tokens[9] = new FalseToken();
        tokens[10] = new PausableToken();
        tokens[11] = new BlacklistToken();
        tokens[12] = new LateFeeToken();
    }

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function model() external view returns (IRabbitLock.LockRecord[] memory) {
        return _model;
    }

    function lock(uint256 who, uint256 which, uint256 amount, uint256 date, uint256 dice) external {
        address from = person(who);
        TestToken token = tokens[which % TOKENS];
        // the hook token owns locks itself, so that its hook may try to unlock them
        address owner = dice % 16 == 0 ? address(0) : which % TOKENS == HOOK && dice % 2 == 0 ? address(token) : from;
        amount = dice % 16 == 1 ? 0 : bound(amount, 1, type(uint128).max / 64);
        date = dice % 16 == 2 ? block.timestamp : dice % 16 == 3 ? 1 << 40 : block.timestamp + bound(date, 1, 100 days);
        _fund(from, token, amount);
        bytes memory call = abi.encodeCall(LOCKER.lock, (owner, address(token), false, amount, date, "note"));
        if (!_try(from, call)) return;
        _require(owner != address(0) && amount != 0, "a lock of nobody or of nothing");
        _require(date > block.timestamp && date < 1 << 40, "a lock without a proper date");
        _add(owner, address(token), amount, date, 0, 0, 0);
    }

    function vest(uint256 who, uint256 which, uint256[4] calldata terms, uint256 dice) external {
        address from = person(who);
        TestToken token = tokens[which % TOKENS];
        address[] memory owners = new address[](2);
        uint256[] memory amounts = new uint256[](2);
        (owners[0], owners[1]) = (from, dice % 8 == 0 ? address(0) : person((who % 3) + 1));
        (amounts[0], amounts[1]) = (bound(terms[0], 1, type(uint128).max / 64), dice % 8 == 1 ? 0 : 1);
        (uint256 tge, uint256 cycle, uint256 bps) =
            (bound(terms[1], 0, 10_000), bound(terms[2], 1, 30 days), bound(terms[3], 1, 10_000));
        _fund(from, token, amounts[0] + amounts[1]);
        uint256 before = token.balanceOf(from);
        uint256 date = block.timestamp + 10 days;
        bytes memory call = abi.encodeCall(
            LOCKER.multipleVestingLock, (owners, amounts, address(token), false, date, tge, cycle, bps, "note")
        );
        if (!_try(from, call)) return;
        _require(owners[1] != address(0) && amounts[1] != 0, "several locks, one of nobody or of nothing");
        _require(before - token.balanceOf(from) == amounts[0] + amounts[1], "pulled another sum");
        _add(owners[0], address(token), amounts[0], date, tge, cycle, bps);
        _add(owners[1], address(token), amounts[1], date, tge, cycle, bps);
    }

    function lockTaxed(uint256 who, uint256 amount) external {
        amount = bound(amount, 100, 1e30);
        _fund(person(who), TAXED, amount);
        bytes memory call =
            abi.encodeCall(LOCKER.lock, (person(who), address(TAXED), false, amount, block.timestamp + 1, ""));
        _require(!_try(person(who), call), "a token with a fee was taken");
    }

    function donate(uint256 which, uint256 amount) external {
        TestToken token = tokens[which % TOKENS];
        if (isHostile[which % TOKENS]) return;
        amount = bound(amount, 1, 1e20);
        token.mint(address(LOCKER), amount);
        donated[address(token)] += amount;
    }

    function unlock(uint256 which, uint256 dice) external {
        (uint256 index, IRabbitLock.LockRecord memory r) = _pick(which);
        if (r.id == 0) return;
        address from = _caller(r.owner, dice);
        uint256 before = TestToken(r.token).balanceOf(from);
        uint256 released =
            LockMath.released(r.amount, r.tgeDate, r.tgeBps, r.cycle, r.cycleBps, block.timestamp);
        uint256 due = released - r.unlockedAmount;
        bool good = _isGood(r.token);
        if (!_try(from, abi.encodeCall(LOCKER.unlock, (r.id)))) {
            _require(from != r.owner || due == 0 || !good, "an owner of a good token could not unlock");
            return;
        }
        _require(from == r.owner, "somebody else unlocked");
        _require(block.timestamp >= r.tgeDate && due != 0, "unlocked too early");
        if (good) _require(TestToken(r.token).balanceOf(from) - before == due, "another amount came");
        _model[index].unlockedAmount = released;
    }

    /// @dev A stranger sends what is released of three locks, perhaps of one of them twice: each owner gets it where the owner
    /// has withdrawn before, and nobody gets anything else.
    function unlockForMany(uint256 which, bool isOne) external {
        uint256[] memory ids = new uint256[](isOne ? 1 : 3);
        uint256[] memory before = new uint256[](ids.length);
        for (uint256 i; i < ids.length; ++i) {
            ids[i] = FIRST + (which >> (32 * i)) % (_model.length + 1);
            before[i] = _unlocked(ids[i]);
        }
        bytes memory call =
            isOne ? abi.encodeCall(LOCKER.unlockFor, (ids[0])) : abi.encodeCall(LOCKER.unlockForMany, (ids));
        if (!_try(address(0x5777), call)) {
            for (uint256 i; i < ids.length; ++i) {
                _require(!_isSendable(ids[i]), "an owner of a good token was not paid");
            }
            return;
        }
        for (uint256 i; i < ids.length; ++i) {
            if (_isSendable(ids[i])) _require(_unlocked(ids[i]) != before[i], "passed over");
            if (_unlocked(ids[i]) == before[i]) continue;
            IRabbitLock.LockRecord storage r = _model[ids[i] - FIRST];
            _require(r.unlockedAmount != 0 && r.owner != address(0), "a choice was taken");
            r.unlockedAmount =
                LockMath.released(r.amount, r.tgeDate, r.tgeBps, r.cycle, r.cycleBps, block.timestamp);
        }
    }

    function edit(uint256 which, uint256 newAmount, uint256 newDate, uint256 dice) external {
        (uint256 index, IRabbitLock.LockRecord memory r) = _pick(which);
        if (r.id == 0) return;
        address from = _caller(r.owner, dice);
        newAmount = dice % 4 == 1 ? 0 : bound(newAmount, r.amount - (r.amount > 9 ? 9 : 0), r.amount + 1e20);
        newDate = dice % 4 == 2 ? 0 : bound(newDate, r.tgeDate - 5, r.tgeDate + 20 days);
        if (newAmount > r.amount) _fund(from, TestToken(r.token), newAmount - r.amount);
        if (!_try(from, abi.encodeCall(LOCKER.editLock, (r.id, newAmount, newDate)))) return;
        _require(from == r.owner, "somebody else edited");
        _require(r.unlockedAmount == 0, "edited after a withdrawal");
        _require(newAmount == 0 || newAmount >= r.amount, "edited to less");
        _require(newDate == 0 || (newDate >= r.tgeDate && newDate > block.timestamp), "edited to earlier");
        if (newAmount != 0) _model[index].amount = newAmount;
        if (newDate != 0) _model[index].tgeDate = newDate;
    }

    function describe(uint256 which, uint256 dice) external {
        (uint256 index, IRabbitLock.LockRecord memory r) = _pick(which);
        if (r.id == 0) return;
        address from = _caller(r.owner, dice);
        if (!_try(from, abi.encodeCall(LOCKER.editLockDescription, (r.id, "another note")))) return;
        _require(from == r.owner, "somebody else described");
        _model[index].description = "another note";
    }

    function pass(uint256 which, uint256 to, uint256 dice) external {
        (uint256 index, IRabbitLock.LockRecord memory r) = _pick(which);
        if (r.id == 0) return;
        address from = _caller(r.owner, dice);
        bool renounces = dice % 32 == 9;
        address next = renounces || dice % 16 == 2 ? address(0) : person(to);
        bytes memory call = renounces
            ? abi.encodeCall(LOCKER.renounceLockOwnership, (r.id))
            : abi.encodeCall(LOCKER.transferLockOwnership, (r.id, next));
        if (!_try(from, call)) return;
        _require(from == r.owner, "somebody else passed it on");
        _require(r.unlockedAmount < r.amount, "a spent lock was passed on");
        _require(renounces || next != address(0), "passed on to nobody");
        _model[index].owner = next;
    }

    function misbehave(uint256 which, bool hostile, uint256 dice) external {
        which = FIRST_HOSTILE + which % (TOKENS - FIRST_HOSTILE);
        if (which == HOOK) _arm(hostile, dice);
        else setHostile(which, hostile);
    }

    function wait_(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 40 days));
    }

    /// @notice Makes one of the hostile tokens but the hook's hostile or good.
    function setHostile(uint256 which, bool hostile) public {
        if (which <= HOOK || which >= TOKENS) return;
        isHostile[which] = hostile;
        address token = address(tokens[which]);
        if (which == 8) RebaseToken(token).setPercent(hostile ? 50 : 100);
        else if (which == 9) FalseToken(token).setLying(hostile);
        else if (which == 10) PausableToken(token).setPaused(hostile);
        else if (which == 11) BlacklistToken(token).setBlocked(person(1), hostile);
        else LateFeeToken(token).setTaxed(hostile);
    }

    /// @dev Its hook tries to unlock or to lock in the middle of a transfer.
    function _arm(bool hostile, uint256 dice) private {
        HookToken hook = HookToken(address(tokens[HOOK]));
        bytes memory call = dice % 2 == 0
            ? abi.encodeCall(LOCKER.unlock, (FIRST + (dice >> 8) % (_model.length + 1)))
            : abi.encodeCall(LOCKER.lock, (address(hook), address(hook), false, 1, block.timestamp + 1, ""));
        hook.arm(hostile ? address(LOCKER) : address(0), call);
        isHostile[HOOK] = hostile;
    }

    /// @dev Mostly the owner; nobody can call as the zero address, the owner of a renounced lock.
    function _caller(address owner, uint256 dice) private pure returns (address) {
        return dice % 8 == 0 || owner == address(0) ? person(dice >> 8) : owner;
    }

    /// @dev By the model: something is released of a good token, and its owner has withdrawn before.
    function _isSendable(uint256 id) private view returns (bool) {
        if (id - FIRST >= _model.length) return false;
        IRabbitLock.LockRecord storage r = _model[id - FIRST];
        uint256 released = LockMath.released(r.amount, r.tgeDate, r.tgeBps, r.cycle, r.cycleBps, block.timestamp);
        return r.owner != address(0) && r.unlockedAmount != 0 && released != r.unlockedAmount && _isGood(r.token);
    }

    function _unlocked(uint256 id) private view returns (uint256) {
        return id - FIRST >= _model.length ? 0 : LOCKER.getLockById(id).unlockedAmount;
    }

    function _isGood(address token) private view returns (bool) {
        for (uint256 i = FIRST_HOSTILE; i < TOKENS; ++i) {
            if (address(tokens[i]) == token) return i == HOOK || !isHostile[i];
        }
        return true;
    }

    function _add(
        address owner,
        address token,
        uint256 amount,
        uint256 date,
        uint256 tge,
        uint256 cycle,
        uint256 bps
    ) private {
        uint256 id = FIRST + _model.length;
        _model.push(
            IRabbitLock.LockRecord(id, token, owner, amount, block.timestamp, date, tge, cycle, bps, 0, "note", address(0))
        );
    }

    function _fund(address who, TestToken token, uint256 amount) private {
        // a token that refuses the receiver funds nobody: the lock then fails
        try token.mint(who, amount) {} catch {}
        vm.prank(who);
        token.approve(address(LOCKER), amount);
    }

    function _pick(uint256 which) private view returns (uint256 index, IRabbitLock.LockRecord memory record) {
        if (_model.length == 0) return (0, record);
        index = which % _model.length;
        record = _model[index];
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }

    function _try(address from, bytes memory data) private returns (bool done) {
        vm.recordLogs();
        vm.prank(from);
        (done,) = address(LOCKER).call(data);
        // what a reverted call logged is recorded too
        if (done) REPLAY.read(vm.getRecordedLogs());
        _require(!HookToken(address(tokens[HOOK])).hookSucceeded(), "a hook entered the locker");
    }
}
