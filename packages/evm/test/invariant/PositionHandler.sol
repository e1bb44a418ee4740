// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {RabbitPositionLock} from "../../src/lock/RabbitPositionLock.sol";
import {HookToken, PausableToken} from "../hostile/HostileTokens.sol";
import {PositionFixture} from "../position/PositionFixture.sol";
import {IManager} from "../position/V3.sol";
import {PositionReplay} from "../replay/PositionReplay.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Three owners lock positions of two exchanges, in pools of good and hostile tokens, with and without a receiver; they
/// and strangers trade, collect, add liquidity, move dates, hand locks over, give them up and unlock; a thief tries the rest.
contract PositionHandler is PositionFixture {
    uint256 public constant POOLS = 4;
    uint256 private constant HOOKED = 1;
    uint256 private constant PAUSED = 2;
    address private constant THIEF = address(0xBAD);

    struct Book {
        address owner;
        address offeredTo;
        address feeReceiver;
        uint256 unlockDate;
        uint128 liquidity;
        uint128 now_;
        uint256 tokenId;
        uint256 pool;
        bool isUnlocked;
        string description;
    }

    struct Pool {
        IManager manager;
        address first;
        address second;
        address at;
    }

    PositionReplay public immutable REPLAY;
    HookToken private immutable HOOK;
    PausableToken private immutable PAUSABLE;
    Pool[POOLS] private _pools;
    Book[] private _books;
    string public fault;

    constructor() {
        deployPositions();
        REPLAY = new PositionReplay(positionLock);
        (HOOK, PAUSABLE) = (new HookToken(), new PausableToken());
        _open(0, manager, token);
        _open(HOOKED, manager, HOOK);
        _open(PAUSED, manager, PAUSABLE);
        _open(3, otherManager, token);
    }

    function _open(uint256 index, IManager at, TestToken with) private {
        (address first, address second) = sorted(with, busd);
        _pools[index] = Pool(at, first, second, openPool(at, first, second));
        mintPosition(at, first, second, STRANGER);
    }

    function target() external view returns (RabbitPositionLock) {
        return positionLock;
    }

    function count() external view returns (uint256) {
        return _books.length;
    }

    function book(uint256 id) external view returns (Book memory, Pool memory) {
        return (_books[id - 1], _pools[_books[id - 1].pool]);
    }

    function coins(uint256 index) external view returns (address, address) {
        return (_pools[index].first, _pools[index].second);
    }

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function _receiver(uint256 index) private pure returns (address) {
        return index % 3 == 0 ? address(0) : address(uint160(0xB000 + (index % 3)));
    }

    function start(uint256 who, uint256 which, uint256 date, uint256 dice) external {
        uint256 index = which % POOLS;
        if (index == PAUSED && PAUSABLE.paused()) return;
        Pool memory p = _pools[index];
        address from = person(who);
        uint256 tokenId = mintRange(p.manager, p.first, p.second, from, dice % 2 == 0 ? -WIDEST : -600, 1200);
        IRabbitPositionLock.Terms memory t = IRabbitPositionLock.Terms(
            person(dice >> 8), _receiver(dice >> 16), block.timestamp + bound(date, 0, 400 days), "text"
        );
        bool done;
        if ((dice >> 24) % 2 == 0) {
            done = _try(
                from,
                address(p.manager),
                abi.encodeWithSignature(
                    "safeTransferFrom(address,address,uint256,bytes)", from, positionLock, tokenId, abi.encode(t)
                )
            );
        } else {
            vm.prank(from);
            p.manager.approve(address(positionLock), tokenId);
            done = _call(from, abi.encodeCall(positionLock.lock, (address(p.manager), tokenId, t)));
        }
        _require(done == (t.unlockDate > block.timestamp), "a lock was refused, or one of no time was not");
        if (!done) return;
        uint128 liquidity = liquidityOf(p.manager, tokenId);
        _books.push(
            Book(
                t.owner, address(0), t.feeReceiver, t.unlockDate, liquidity, liquidity, tokenId, index, false, t.description
            )
        );
    }

    function swap(uint256 which, bool zeroForOne, uint256 amount) external {
        _try(STRANGER, address(trader), abi.encodeCall(trader.sell, (_pools[which % POOLS].at, zeroForOne, bound(amount, 1, 50 ether))));
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 60 days));
    }

    function setPaused(bool paused) external {
        PAUSABLE.setPaused(paused);
    }

    /// @dev Balances of everybody in both tokens of a pool.
    function _balances(Pool memory p) private view returns (uint256[7] memory first, uint256[7] memory second) {
        address[7] memory all = [
            person(0),
            person(1),
            person(2),
            _receiver(1),
            _receiver(2),
            THIEF,
            address(positionLock)
        ];
        for (uint256 i; i < 7; ++i) {
            (first[i], second[i]) = (TestToken(p.first).balanceOf(all[i]), TestToken(p.second).balanceOf(all[i]));
        }
    }

    function _place(address who) private pure returns (uint256) {
        return uint160(who) >= 0xB000 ? uint160(who) - 0xB000 + 2 : uint160(who) - 0xA000;
    }

    function _receiverOf(Book storage b) private view returns (address) {
        return b.feeReceiver == address(0) ? b.owner : b.feeReceiver;
    }

    function collect(uint256 who, uint256 which, uint256 hookDice) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        Pool memory p = _pools[b.pool];
        (uint256[7] memory first, uint256[7] memory second) = _balances(p);
        _arm(hookDice);
        bool done = _call(who % 4 == 3 ? THIEF : person(who), abi.encodeCall(positionLock.collect, (id)));
        _disarm();
        if (!done) {
            _require(
                b.isUnlocked || bytes4(_answer) == RabbitPositionLock.NothingToCollect.selector
                    || (b.pool == PAUSED && PAUSABLE.paused()),
                "a collection was refused"
            );
            return;
        }
        _require(!b.isUnlocked, "fees of a position that has left");
        (uint256 amount0, uint256 amount1) = abi.decode(_answer, (uint256, uint256));
        _require(amount0 + amount1 != 0, "a collection of nothing");
        _onlyPaid(p, first, second, _receiverOf(b), amount0, amount1);
    }

    /// @dev Nobody's balance has changed but the receiver's, by just what was paid.
    function _onlyPaid(
        Pool memory p,
        uint256[7] memory first,
        uint256[7] memory second,
        address receiver,
        uint256 amount0,
        uint256 amount1
    ) private {
        (uint256[7] memory first_, uint256[7] memory second_) = _balances(p);
        for (uint256 i; i < 7; ++i) {
            bool isReceiver = i == _place(receiver);
            _require(first_[i] - first[i] == (isReceiver ? amount0 : 0), "token 0 went elsewhere");
            _require(second_[i] - second[i] == (isReceiver ? amount1 : 0), "token 1 went elsewhere");
        }
    }

    function unlock(uint256 who, uint256 which, uint256 hookDice) external {
        if (_books.length == 0) return;
        _unlock(person(who), 1 + which % _books.length, hookDice);
    }

    function unlockByOwner(uint256 which, uint256 hookDice) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        _unlock(_books[id - 1].owner, id, hookDice);
    }

    function _unlock(address from, uint256 id, uint256 hookDice) private {
        Book storage b = _books[id - 1];
        Pool memory p = _pools[b.pool];
        (uint256[7] memory first, uint256[7] memory second) = _balances(p);
        bool isDue = from != address(0) && from == b.owner && !b.isUnlocked && block.timestamp >= b.unlockDate;
        if (from == address(0)) from = THIEF;
        _arm(hookDice);
        bool done = _call(from, abi.encodeCall(positionLock.unlock, (id)));
        _disarm();
        _require(done == isDue, "unlocked by another or too soon, or kept from its owner");
        if (!done) return;
        (b.isUnlocked, b.offeredTo) = (true, address(0));
        _require(p.manager.ownerOf(b.tokenId) == from, "the position went elsewhere");
        (uint256[7] memory first_, uint256[7] memory second_) = _balances(p);
        for (uint256 i; i < 7; ++i) {
            if (b.feeReceiver != address(0) && b.feeReceiver != from && i == _place(b.feeReceiver)) continue;
            _require(first_[i] == first[i] && second_[i] == second[i], "fees went elsewhere");
        }
        if (b.feeReceiver != address(0) && b.feeReceiver != from) _nothingIsLeft(p, b.tokenId);
    }

    /// @dev What a receiver was promised does not leave with the position, save where its token refuses.
    function _nothingIsLeft(Pool memory p, uint256 tokenId) private {
        IManager.Position memory left = p.manager.positions(tokenId);
        bool isStopped = PAUSABLE.paused();
        _require(left.tokensOwed0 == 0 || (isStopped && p.first == address(PAUSABLE)), "fees in token 0 left");
        _require(left.tokensOwed1 == 0 || (isStopped && p.second == address(PAUSABLE)), "fees in token 1 left");
    }

    function move(uint256 who, uint256 which, uint256 date) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        date = bound(date, b.unlockDate - 1, b.unlockDate + 100 days);
        bool isRight = date > b.unlockDate && date > block.timestamp && _owns(who, b);
        bool done = _call(person(who), abi.encodeCall(positionLock.moveUnlockDate, (id, date)));
        _require(done == isRight, "moved wrongly, or refused");
        if (done) (b.unlockDate, b.offeredTo) = (date, address(0));
    }

    function _owns(uint256 who, Book storage b) private view returns (bool) {
        return person(who) == b.owner && !b.isUnlocked;
    }

    function describe(uint256 who, uint256 which, uint8 size) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        string memory text = string(new bytes(size));
        bool done = _call(person(who), abi.encodeCall(positionLock.describe, (id, text)));
        _require(done == _owns(who, b), "described wrongly");
        if (done) b.description = text;
    }

    function offer(uint256 who, uint256 which, uint256 to) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        address account_ = to % 4 == 3 ? address(0) : person(to % 4);
        bool done = _call(person(who), abi.encodeCall(positionLock.offer, (id, account_)));
        _require(done == _owns(who, b), "offered wrongly");
        if (done) b.offeredTo = account_;
    }

    function accept(uint256 who, uint256 which) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        bool done = _call(person(who), abi.encodeCall(positionLock.accept, (id)));
        _require(done == (b.offeredTo == person(who)), "accepted wrongly");
        if (done) (b.owner, b.offeredTo) = (person(who), address(0));
    }

    function renounce(uint256 who, uint256 which) external {
        if (_books.length == 0 || which % 4 != 0) return;
        uint256 id = 1 + (which >> 8) % _books.length;
        Book storage b = _books[id - 1];
        bool done = _call(person(who), abi.encodeCall(positionLock.renounce, (id)));
        _require(done == _owns(who, b), "given up wrongly");
        if (!done) return;
        if (b.feeReceiver == address(0)) b.feeReceiver = b.owner;
        (b.owner, b.offeredTo) = (address(0), address(0));
    }

    function add(uint256 which, uint256 amount) external {
        if (_books.length == 0) return;
        Book storage b = _books[which % _books.length];
        Pool memory p = _pools[b.pool];
        amount = bound(amount, 1000, 100 ether);
        TestToken(p.first).mint(STRANGER, amount);
        TestToken(p.second).mint(STRANGER, amount);
        _try(
            STRANGER,
            address(p.manager),
            abi.encodeCall(
                p.manager.increaseLiquidity,
                (IManager.IncreaseParams(b.tokenId, amount, amount, 0, 0, type(uint256).max))
            )
        );
        uint128 now_ = liquidityOf(p.manager, b.tokenId);
        _require(now_ >= b.now_, "liquidity fell");
        b.now_ = now_;
    }

    /// @dev None of these is for a thief, whatever happened before.
    function steal(uint256 which, uint256 dice) external {
        if (_books.length == 0) return;
        uint256 id = 1 + which % _books.length;
        Book storage b = _books[id - 1];
        IManager at = _pools[b.pool].manager;
        IRabbitPositionLock.Terms memory t = IRabbitPositionLock.Terms(THIEF, THIEF, block.timestamp + 1, "");
        if (dice % 7 == 0) _stolen(address(at), abi.encodeCall(at.transferFrom, (address(positionLock), THIEF, b.tokenId)));
        if (dice % 7 == 1) _stolen(address(at), abi.encodeCall(at.approve, (THIEF, b.tokenId)));
        if (dice % 7 == 2) {
            _stolen(
                address(at),
                abi.encodeCall(at.decreaseLiquidity, (IManager.DecreaseParams(b.tokenId, 1, 0, 0, type(uint256).max)))
            );
        }
        if (dice % 7 == 3) {
            _stolen(
                address(positionLock), abi.encodeCall(positionLock.onERC721Received, (THIEF, THIEF, b.tokenId, abi.encode(t)))
            );
        }
        if (dice % 7 == 4) _stolen(address(positionLock), abi.encodeCall(positionLock.lock, (address(at), b.tokenId, t)));
        if (dice % 7 == 5) _stolen(address(positionLock), abi.encodeCall(positionLock.unlock, (id)));
        if (dice % 7 == 6) _stolen(address(positionLock), abi.encodeCall(positionLock.accept, (id)));
    }

    function _stolen(address at, bytes memory data) private {
        _require(!_try(THIEF, at, data), "a thief's call went through");
    }

    function _arm(uint256 dice) private {
        if (dice % 2 == 0) return;
        uint256 id = 1 + (dice >> 8) % _books.length;
        bytes[3] memory calls = [
            abi.encodeCall(positionLock.collect, (id)),
            abi.encodeCall(positionLock.unlock, (id)),
            abi.encodeCall(positionLock.accept, (id))
        ];
        HOOK.arm(address(positionLock), calls[(dice >> 16) % 3]);
    }

    function _disarm() private {
        _require(!HOOK.hookSucceeded(), "a hook came in");
        HOOK.arm(address(0), "");
    }

    bytes private _answer;

    function _call(address from, bytes memory data) private returns (bool) {
        return _try(from, address(positionLock), data);
    }

    function _try(address from, address at, bytes memory data) private returns (bool done) {
        vm.recordLogs();
        vm.prank(from);
        (done, _answer) = at.call(data);
        REPLAY.read(vm.getRecordedLogs());
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }
}
