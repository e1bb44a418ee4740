// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {LockMath} from "../../src/libraries/LockMath.sol";
import {AirdropFixture} from "../airdrop/AirdropFixture.sol";
import {
    BlacklistToken,
    FalseToken,
    HookToken,
    LateFeeToken,
    NoReturnToken,
    PausableToken
} from "../hostile/HostileTokens.sol";
import {AirdropReplay} from "../replay/AirdropReplay.sol";
import {TestToken} from "../support/TestToken.sol";
import {Vm} from "../support/Vm.sol";

/// @notice Two creators make campaigns of good and hostile tokens, at once and in parts, of lists that promise what there is,
/// less or more; strangers claim for all, with right rows and wrong ones; creators take rests back, and others try to.
contract AirdropHandler is AirdropFixture {
    uint256 public constant TOKENS = 7;
    uint256 public constant ROWS = 5;
    /// @dev Tokens from here on can be made hostile and good again.
    uint256 private constant FIRST_HOSTILE = 2;
    uint256 private constant HOOK = 2;

    struct Book {
        IRabbitAirdrop.Terms terms;
        address creator;
        uint256 paid;
        bool isReclaimed;
        uint256 token;
    }

    AirdropReplay private immutable REPLAY;
    TestToken[TOKENS] public tokens;
    bool[TOKENS] public isHostile;
    uint256[TOKENS] public donated;
    string public fault;

    Book[] private _books;
    mapping(uint256 id => Row[]) private _rows;
    mapping(uint256 id => uint256[ROWS]) private _claimed;

    constructor(RabbitAirdrop airdrop_, AirdropReplay replay) {
        (airdrop, REPLAY) = (airdrop_, replay);
        tokens[0] = new TestToken("D18", 18);
        tokens[1] = new NoReturnToken();
        tokens[HOOK] = new HookToken();
        tokens[3] = new FalseToken();
        tokens[4] = new PausableToken();
        tokens[5] = new BlacklistToken();
        tokens[6] = new LateFeeToken();
    }

    function count() external view returns (uint256) {
        return _books.length;
    }

    function book(uint256 id) external view returns (Book memory, uint256[ROWS] memory) {
        return (_books[id - 1], _claimed[id]);
    }

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function start(uint256 who, uint256 which, uint256[ROWS] calldata amounts, uint256[5] calldata dice) external {
        uint256 number = which % TOKENS;
        address creator = person(who);
        // the token refuses to be minted to whom it has blocked
        if (number == 5 && isHostile[5]) return;
        Row[] memory list = new Row[](ROWS);
        uint256 sum;
        for (uint256 i; i < ROWS; ++i) {
            list[i] = Row(person(amounts[i] >> 200), bound(amounts[i], 1, 1e20));
            sum += list[i].amount;
        }
        // what there is: all, half, or twice what the list promises
        if (dice[0] % 3 != 0) sum = dice[0] % 3 == 1 ? sum / 2 + 1 : 2 * sum;
        IRabbitAirdrop.Terms memory t = termsOf(tokens[number], list, sum);
        t.start = block.timestamp + bound(dice[1], 0, 40 days) - 20 days;
        if (dice[2] % 3 != 0) {
            (t.tgeBps, t.cycle, t.cycleBps) =
                (bound(dice[2], 0, 10_000), 1 + dice[3] % 10 days, bound(dice[4], 500, 10_000));
        }
        uint256 period = t.cycle == 0 ? 0 : ((10_000 - t.tgeBps + t.cycleBps - 1) / t.cycleBps) * t.cycle;
        uint256 last = t.start + period > block.timestamp ? t.start + period : block.timestamp;
        t.reclaimFrom = last + 7 days - (dice[1] % 8 == 0 ? 1 : 0);
        fund(creator, t);
        if (!_try(creator, abi.encodeCall(airdrop.create, (t)))) {
            _require(t.reclaimFrom < last + 7 days || isHostile[number], "a campaign of a good token was refused");
            return;
        }
        _require(t.reclaimFrom >= last + 7 days, "too little time to claim");
        _require(!(number == 6 && isHostile[6]), "a fee was taken");
        uint256 id = airdrop.campaignCount();
        _books.push(Book(t, creator, 0, false, number));
        for (uint256 i; i < ROWS; ++i) {
            _rows[id].push(list[i]);
        }
        _require(id == _books.length, "another id");
    }

    /// @dev Any account claims a row for its account, sometimes a wrong one, or a row of another campaign.
    function claimOne(uint256 who, uint256 which, uint256 index, uint256 dice) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        uint256 from = dice % 8 == 0 ? 1 + (dice >> 8) % _books.length : id;
        Row[] memory list = _rows[from];
        Row memory row = list[index % ROWS];
        bytes32[] memory proof = proofOf(list, index % ROWS);
        if (dice % 8 == 1) ++row.amount;
        if (dice % 8 == 2) row.account = person(who);
        _claimAs(person(who), id, index % ROWS, row, proof);
    }

    function _claimAs(address from, uint256 id, uint256 at, Row memory row, bytes32[] memory proof) private {
        Row memory own = _rows[id][at];
        uint256 due = _dueOf(id, at);
        uint256 number = _books[id - 1].token;
        uint256 before = tokens[number].balanceOf(row.account);
        bool isRow = row.account == own.account && row.amount == own.amount;
        if (!_try(from, abi.encodeCall(airdrop.claimFor, (id, at, row.account, row.amount, proof)))) {
            _require(!isRow || due == 0 || isHostile[number], "a row of a good token was not paid");
            return;
        }
        _require(isRow && due != 0, "no row, or nothing due, was paid");
        _pay(id, at, due);
        if (number == 6 && isHostile[6]) return;
        _require(tokens[number].balanceOf(row.account) - before == due, "another amount came");
    }

    /// @dev All rows of a campaign, one of them twice: each gets what is due to it, in the order of the list.
    function claimAll(uint256 who, uint256 which) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Row[] memory list = _rows[id];
        IRabbitAirdrop.Claim[] memory claims = new IRabbitAirdrop.Claim[](ROWS + 1);
        for (uint256 i; i <= ROWS; ++i) {
            claims[i] = claimOf(list, i % ROWS);
        }
        bool isHostile_ = isHostile[_books[id - 1].token];
        bool isPaid = _try(person(who), abi.encodeCall(airdrop.claimForMany, (id, claims)));
        uint256 sum;
        for (uint256 i; i < ROWS; ++i) {
            uint256 due = _dueOf(id, i);
            uint256 paid = airdrop.claimed(id, i) - _claimed[id][i];
            _require(paid == due || (isHostile_ && paid == 0), "another amount of a row");
            if (paid != 0) _pay(id, i, paid);
            sum += paid;
        }
        _require(isPaid == (sum != 0), "a call without a payment, or the reverse");
    }

    function reclaim(uint256 who, uint256 which) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        address from = who % 4 == 0 ? person(who) : b.creator;
        uint256 rest = b.isReclaimed ? 0 : b.terms.amount - b.paid;
        uint256 before = tokens[b.token].balanceOf(from);
        bool isDue = from == b.creator && block.timestamp >= b.terms.reclaimFrom && rest != 0;
        if (!_try(from, abi.encodeCall(airdrop.reclaim, (id)))) {
            _require(!isDue || isHostile[b.token], "a creator could not take the rest of a good token");
            return;
        }
        _require(isDue, "taken by somebody else, too early or twice");
        b.isReclaimed = true;
        if (b.token == 6 && isHostile[6]) return;
        _require(tokens[b.token].balanceOf(from) - before == rest, "another rest");
    }

    function donate(uint256 which, uint256 amount) external {
        uint256 number = which % TOKENS;
        amount = bound(amount, 1, 1e20);
        tokens[number].mint(address(airdrop), amount);
        donated[number] += amount;
    }

    function setHostile(uint256 which, bool value) public {
        uint256 number = which % TOKENS;
        if (number < FIRST_HOSTILE) return;
        isHostile[number] = value;
        if (number == HOOK) _arm(value);
        else if (number == 3) FalseToken(address(tokens[3])).setLying(value);
        else if (number == 4) PausableToken(address(tokens[4])).setPaused(value);
        else if (number == 5) BlacklistToken(address(tokens[5])).setBlocked(person(0), value);
        else LateFeeToken(address(tokens[6])).setTaxed(value);
    }

    function wait_(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 15 days));
    }

    /// @dev The hook claims the first row of the last campaign, whichever token's it is.
    function _arm(bool value) private {
        HookToken hook = HookToken(address(tokens[HOOK]));
        if (!value || _books.length == 0) return hook.arm(address(0), "");
        uint256 id = _books.length;
        Row[] memory list = _rows[id];
        hook.arm(
            address(airdrop),
            abi.encodeCall(airdrop.claimFor, (id, 0, list[0].account, list[0].amount, proofOf(list, 0)))
        );
    }

    function _dueOf(uint256 id, uint256 index) private view returns (uint256) {
        Book storage b = _books[id - 1];
        IRabbitAirdrop.Terms memory t = b.terms;
        uint256 released = LockMath.released(
            _rows[id][index].amount, t.start, t.tgeBps, t.cycle, t.cycleBps, block.timestamp
        );
        uint256 due = released - _claimed[id][index];
        uint256 rest = b.isReclaimed ? 0 : t.amount - b.paid;
        return due < rest ? due : rest;
    }

    function _pay(uint256 id, uint256 index, uint256 amount) private {
        _claimed[id][index] += amount;
        _books[id - 1].paid += amount;
    }

    function _try(address from, bytes memory call) private returns (bool done) {
        vm.recordLogs();
        vm.prank(from);
        (done,) = address(airdrop).call(call);
        if (done) REPLAY.read(_kept(vm.getRecordedLogs()));
        _require(!HookToken(address(tokens[HOOK])).hookSucceeded(), "a hook entered");
    }

    /// @dev What a reverted call logged is recorded too: of a list, that of rows of which nothing was paid.
    function _kept(Vm.Log[] memory logs) private view returns (Vm.Log[] memory) {
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != IRabbitAirdrop.AirdropClaimed.selector) continue;
            (uint256 id, uint256 index) = (uint256(logs[i].topics[1]), uint256(logs[i].topics[2]));
            if (airdrop.claimed(id, index) == _claimed[id][index]) logs[i].emitter = address(0);
        }
        return logs;
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }
}
