// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILockProof} from "../../src/interfaces/ILens.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {Permit} from "../../src/interfaces/Permit.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {LockProof} from "../../src/lens/LockProof.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {RebaseToken} from "../hostile/HostileTokens.sol";
import {FakeExchangePair} from "../hostile/FakeExchangePair.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Asks for a proof of a pair in the middle of each transfer.
contract AskingToken is TestToken {
    LockProof private _lens;
    address private _pair;
    uint256 public most0;
    uint256 public most1;

    constructor() TestToken("ASK", 18) {}

    function ask(LockProof lens, address pair) external {
        (_lens, _pair) = (lens, pair);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (_pair == address(0)) return;
        ILockProof.Proof memory p = _lens.proof(_pair, 1);
        (most0, most1) = (Math.max(most0, p.inside0), Math.max(most1, p.inside1));
    }
}

contract LockProofTest is Fixture {
    uint256 private constant SUPPLY = 1e24;

    LockProof private _lens;

    function setUp() external {
        deployAll();
        _lens = new LockProof(locker, setting);
        token.mint(ALICE, SUPPLY);
        vm.prank(ALICE);
        token.approve(address(locker), type(uint256).max);
    }

    function _lock(address owner, uint256 amount, uint256 date) private returns (uint256) {
        vm.prank(ALICE);
        return locker.lock(owner, address(token), false, amount, date, "");
    }

    function _pair() private returns (address pair) {
        pair = IV2Factory(exchange).createPair(address(token), address(busd));
        busd.mint(pair, 3e18);
        vm.prank(ALICE);
        token.transfer(pair, 12e18);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", ALICE));
        ok(minted, "mint");
        vm.prank(ALICE);
        TestToken(pair).approve(address(locker), type(uint256).max);
    }

    /// @notice How much of a token is locked, until when at least as much as is asked for, and by how many owners at least [LKT-08]
    function test_shareAndDate() external {
        _lock(ALICE, SUPPLY / 2, END);
        _lock(BOB, SUPPLY / 4, END + 10 days);
        _lock(CAROL, SUPPLY / 8, END + 20 days);
        ILockProof.Proof memory p = _lens.proof(address(token), 7000);
        eq(p.supply, SUPPLY, "supply");
        eq(p.locked, SUPPLY * 7 / 8, "locked");
        eq(p.lockedBps, 8750, "share");
        eq(p.wanted, SUPPLY * 7 / 10, "wanted");
        eq(p.counted, p.locked, "counted");
        eq(p.until, END, "70 % until the largest ends");
        eq(p.owners, 2, "two make it");
        ok(p.factory == address(0) && !p.isExchange && p.inside0 + p.inside1 == 0, "no pair");
        eq(_lens.proof(address(token), 3750).until, END + 10 days, "the two that stay hold just as much");
        eq(_lens.proof(address(token), 3751).owners, 1, "one owner");
        vm.warp(END);
        eq(_lens.proof(address(token), 3751).until, 0, "not locked any more");
        eq(_lens.proof(address(token), 3750).until, END + 10 days, "still there");
        eq(_lens.proof(address(token), 1250).until, END + 20 days, "the last");
        eq(_lens.proof(address(token), 1251).owners, 1, "the larger of the two");
        eq(_lens.proof(address(token), 8750).owners, 0, "too much");
    }

    /// @notice A share is a number of 1 to 10,000
    function test_refusesShares() external {
        vm.expectRevert(LockProof.InvalidShare.selector);
        _lens.proof(address(token), 0);
        vm.expectRevert(LockProof.InvalidShare.selector);
        _lens.proof(address(token), 10_001);
        eq(_lens.proof(address(token), 10_000).wanted, SUPPLY, "all");
        eq(_lens.proof(address(token), 1).until, 0, "nothing is locked");
    }

    /// @notice What was given up is locked permanently, what a vesting lock released no longer counts [LKT-08]
    function test_renouncedAndVesting() external {
        uint256 id = _lock(ALICE, SUPPLY / 2, END);
        vm.prank(ALICE);
        locker.vestingLock(BOB, address(token), false, SUPPLY / 10, END, 1000, 1 days, 3000, "");
        vm.prank(ALICE);
        locker.renounceLockOwnership(id);
        eq(_lens.proof(address(token), 5000).until, type(uint256).max, "for ever");
        eq(_lens.proof(address(token), 5001).until, END + 3 days, "until the last of the vesting is released");
        eq(_lens.proof(address(token), 5301).until, END + 2 days, "a part of it");
        eq(_lens.proof(address(token), 6000).until, END, "all of it");
        vm.warp(END + 1 days);
        vm.prank(BOB);
        locker.unlock(id + 1);
        eq(_lens.proof(address(token), 1).locked, SUPPLY * 56 / 100, "what was withdrawn is not locked");
        eq(_lens.proof(address(token), 5600).until, END + 2 days, "what is left");
    }

    /// @notice A pair of the settings' exchange: which one, and what its locked part holds of both sides [LKT-08] [PRM-03]
    function test_liquidityOfAnExchange() external {
        address pair = _pair();
        uint256 half = TestToken(pair).totalSupply() / 2;
        vm.expectEmit(address(locker));
        emit IRabbitLock.TokenListed(
            pair,
            exchange,
            true,
            TokenMeta("Uniswap V2", "UNI-V2", 18),
            address(token) < address(busd) ? address(token) : address(busd),
            address(token) < address(busd) ? TokenMeta("TKN Token", "TKN", 18) : TokenMeta("BUSD Token", "BUSD", 18),
            address(token) < address(busd) ? address(busd) : address(token),
            address(token) < address(busd) ? TokenMeta("BUSD Token", "BUSD", 18) : TokenMeta("TKN Token", "TKN", 18)
        );
        vm.prank(ALICE);
        uint256 id = locker.lock(ALICE, pair, true, half, END, "");
        eq(locker.getLockById(id).factory, exchange, "the record names the factory");
        eq(locker.cumulativeLockInfo(pair).factory, exchange, "the sum names the factory");
        ILockProof.Proof memory p = _lens.proof(pair, 5000);
        ok(p.isExchange && p.factory == exchange, "a known exchange");
        eq(p.until, END, "until");
        ok(p.token0 != address(0) && p.token0 < p.token1, "sides");
        eq(p.token0 == address(token) ? p.inside0 : p.inside1, 6e18, "half of the token");
        eq(p.token0 == address(token) ? p.inside1 : p.inside0, 1.5e18, "half of the base");
        vm.prank(PLATFORM);
        setting.removeExchange(exchange);
        ok(!_lens.proof(pair, 5000).isExchange, "the settings decide");
    }

    /// @notice In the middle of a withdrawal of nearly all liquidity a proof says at most what stays, whichever side asks [LKT-08]
    function test_withinAWithdrawal() external {
        AskingToken one = new AskingToken();
        AskingToken two = new AskingToken();
        address pair = IV2Factory(exchange).createPair(address(one), address(two));
        one.mint(pair, 100e18);
        two.mint(pair, 100e18);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", ALICE));
        ok(minted, "mint");
        uint256 all = TestToken(pair).balanceOf(ALICE);
        vm.startPrank(ALICE);
        TestToken(pair).approve(address(locker), all / 100);
        locker.lock(ALICE, pair, true, all / 100, END, "");
        TestToken(pair).transfer(pair, all - all / 100);
        vm.stopPrank();
        one.ask(_lens, pair);
        two.ask(_lens, pair);
        (bool burned,) = pair.call(abi.encodeWithSignature("burn(address)", ALICE));
        ok(burned, "burn");
        ILockProof.Proof memory p = _lens.proof(pair, 1);
        for (uint256 i; i < 2; ++i) {
            AskingToken asked = i == 0 ? one : two;
            ok(asked.most0() != 0 && asked.most0() <= p.inside0 + 1, "no more of the first side");
            ok(asked.most1() != 0 && asked.most1() <= p.inside1 + 1, "no more of the second side");
        }
    }

    /// @notice Ten lines that call themselves a factory make no liquidity of an exchange, whatever tokens they name [PRM-03] [LKT-08]
    function test_fakeFactoryIsNamed() external {
        FakeExchangePair fake = new FakeExchangePair(weth, address(busd));
        fake.mint(ALICE, 1e18);
        vm.startPrank(ALICE);
        fake.approve(address(locker), 1e18);
        uint256 id = locker.lock(ALICE, address(fake), true, 1e18, END, "");
        vm.stopPrank();
        eq(locker.getLockById(id).factory, address(fake), "the record tells who confirms it");
        ILockProof.Proof memory p = _lens.proof(address(fake), 1);
        eq(p.factory, address(fake), "the proof tells it");
        ok(!p.isExchange && p.token0 == address(0) && p.token1 == address(0), "no exchange, no famous sides");
        eq(p.inside0 + p.inside1, 0, "nothing inside");
    }

    /// @notice The fewest owners are counted once each, and all locks of one together [LKT-08]
    function test_ownersAreCountedOnce() external {
        _lock(ALICE, SUPPLY / 2, END);
        _lock(BOB, SUPPLY / 8, END);
        _lock(CAROL, SUPPLY / 4, END);
        _lock(BOB, SUPPLY / 100, END);
        eq(_lens.proof(address(token), 5000).owners, 1, "the largest");
        eq(_lens.proof(address(token), 7500).owners, 2, "the two largest");
        eq(_lens.proof(address(token), 8850).owners, 3, "all");
    }

    /// @notice What was withdrawn before a lock was given up is not in it any more [LKT-08]
    function test_renouncedAfterAPart() external {
        vm.prank(ALICE);
        uint256 id = locker.vestingLock(ALICE, address(token), false, SUPPLY / 2, END, 5000, 1 days, 1000, "");
        vm.warp(END);
        vm.startPrank(ALICE);
        locker.unlock(id);
        locker.renounceLockOwnership(id);
        vm.stopPrank();
        ILockProof.Proof memory p = _lens.proof(address(token), 2500);
        eq(p.counted, SUPPLY / 4, "the rest");
        eq(p.until, type(uint256).max, "for ever");
        eq(_lens.proof(address(token), 2501).until, 0, "no more");
    }

    /// @notice Two pairs of one exchange and one of another: each record names its own
    function test_factoriesAreKeptApart() external {
        FakeExchangePair fake = new FakeExchangePair(weth, address(busd));
        fake.mint(ALICE, 10);
        address pair = _pair();
        vm.startPrank(ALICE);
        fake.approve(address(locker), 10);
        uint256 first = locker.lock(ALICE, pair, true, 5, END, "");
        uint256 second = locker.lock(ALICE, address(fake), false, 5, END, "");
        uint256 plain = locker.lock(ALICE, address(token), false, 5, END, "");
        uint256 again = locker.lock(ALICE, pair, false, 5, END, "");
        vm.stopPrank();
        eq(locker.getLockById(first).factory, exchange, "first");
        eq(locker.getLockById(second).factory, address(fake), "second");
        eq(locker.getLockById(plain).factory, address(0), "no pair");
        eq(locker.getLockById(again).factory, exchange, "again");
        eq(locker.cumulativeLockInfoPage(0, 9)[1].factory, address(fake), "page");
    }

    /// @notice 2,000 locks of dust before and 2,000 after a real one hide it from nobody, and the call costs what it cost without
    /// them, below 3 million gas with the longest descriptions [LKT-08] [PRM-05]
    function test_spamHidesNothing() external {
        _spam(2000);
        _lock(BOB, SUPPLY / 4, END + 90 days);
        _spam(20);
        uint256 before = _gasOfProof();
        _spam(1980);
        uint256 afterwards = _gasOfProof();
        ok(afterwards < before + before / 50, "as dear as before");
        ok(afterwards < 3_000_000, "bounded");
        ILockProof.Proof memory p = _lens.proof(address(token), 2500);
        eq(p.until, END + 90 days, "the real lock is found");
        eq(p.owners, 1, "its owner");
        eq(locker.totalLockCountForToken(address(token)), 4001, "all are there");
    }

    function _spam(uint256 count) private {
        address[] memory owners = new address[](count / 20);
        uint256[] memory amounts = new uint256[](owners.length);
        for (uint256 i; i < owners.length; ++i) {
            (owners[i], amounts[i]) = (account(vm.toString(i)), 1 + i % 7);
        }
        string memory text = string(new bytes(256));
        for (uint256 i; i < 20; ++i) {
            vm.prank(ALICE);
            locker.multipleVestingLock(owners, amounts, address(token), false, END, 0, type(uint32).max, 1, text);
        }
    }

    function _gasOfProof() private view returns (uint256 used) {
        used = gasleft();
        _lens.proof(address(token), 2500);
        used -= gasleft();
    }

    /// @notice A lock with more than a 16th of all that is locked is found whatever is locked before and after it [LKT-08]
    function testFuzz_leadingLocks(uint256[40] memory amounts, uint256 which) external {
        uint256 sum;
        for (uint256 i; i < 40; ++i) {
            amounts[i] = bound(amounts[i], 1, SUPPLY / 64);
            sum += amounts[i];
        }
        which %= 40;
        sum -= amounts[which];
        // the least whole number above a 16th of the sum with it
        amounts[which] = sum / 15 + 1;
        uint256 id;
        for (uint256 i; i < 40; ++i) {
            uint256 added = _lock(BOB, amounts[i], i == which ? END + 1 : END);
            if (i == which) id = added;
        }
        IRabbitLock.LockRecord[] memory leading = locker.getLocksForToken(address(token), 0, 15);
        uint256 found;
        for (uint256 i; i < 15; ++i) {
            if (leading[i].id == id) ++found;
        }
        eq(found, 1, "among the leading locks");
    }

    /// @notice Every lock of a token stays in its list, once, however they change places [LCK-06]
    function testFuzz_listKeepsAllLocks(uint128[30] memory amounts) external {
        uint256 sum;
        for (uint256 i; i < 30; ++i) {
            sum += _lock(BOB, bound(amounts[i], 1, SUPPLY / 30), END);
        }
        IRabbitLock.LockRecord[] memory page = locker.getLocksForToken(address(token), 0, 100);
        eq(page.length, 30, "all");
        bool[30] memory seen;
        for (uint256 i; i < 30; ++i) {
            uint256 index = page[i].id - locker.FIRST_ID();
            ok(!seen[index], "once");
            seen[index] = true;
        }
        // each lock in the lead holds at least as much as each one after it
        for (uint256 i; i < 15; ++i) {
            for (uint256 j = 15; j < 30; ++j) {
                ok(page[i].amount >= page[j].amount, "the largest lead");
            }
        }
    }

    /// @notice A place of a lock that was withdrawn is free for the next one
    function test_spentLocksMakeRoom() external {
        uint256 first = _lock(BOB, SUPPLY / 2, END);
        for (uint256 i; i < 14; ++i) {
            _lock(BOB, 1000, END * 2);
        }
        vm.warp(END);
        vm.prank(BOB);
        locker.unlock(first);
        uint256 id = _lock(BOB, 1, END * 2);
        eq(locker.getLocksForToken(address(token), 0, 1)[0].id, id, "in its place");
        _lock(BOB, 1, END * 2);
        eq(locker.getLocksForToken(address(token), 0, 1)[0].id, id, "an equal one waits");
    }

    /// @notice Many small locks are proved by naming them: in order, each once, of that token [LKT-08]
    function test_proofOfNamedLocks() external {
        uint256[] memory ids = new uint256[](40);
        for (uint256 i; i < 40; ++i) {
            ids[i] = _lock(account(vm.toString(i)), SUPPLY / 50, END);
        }
        eq(_lens.proof(address(token), 8000).until, 0, "the leading ones hold 30 %");
        eq(_lens.proof(address(token), 8000).counted, SUPPLY * 3 / 10, "30 %");
        eq(_lens.proofOf(address(token), 8000, ids).until, END, "all of them hold 80 %");
        eq(_lens.proofOf(address(token), 8000, ids).owners, 40, "owners");
        ids[1] = ids[0];
        vm.expectRevert(LockProof.UnorderedIds.selector);
        _lens.proofOf(address(token), 8000, ids);
        uint256[] memory one = new uint256[](1);
        one[0] = ids[0];
        vm.expectRevert(LockProof.OtherToken.selector);
        _lens.proofOf(address(busd), 8000, one);
        one[0] = 5;
        vm.expectRevert(RabbitLock.UnknownLock.selector);
        _lens.proofOf(address(token), 8000, one);
    }

    /// @notice A token that took its units out of the locker, says less of its supply than is locked or is no token proves nothing [LKT-08]
    function test_misbehaviourProvesNothing() external {
        RebaseToken rebase = new RebaseToken();
        rebase.mint(ALICE, 1000);
        vm.startPrank(ALICE);
        rebase.approve(address(locker), 1000);
        locker.lock(ALICE, address(rebase), false, 1000, END, "");
        vm.stopPrank();
        eq(_lens.proof(address(rebase), 10_000).until, END, "as long as it is there");
        rebase.setPercent(99);
        ILockProof.Proof memory p = _lens.proof(address(rebase), 1);
        eq(p.locked + p.supply + p.until + p.wanted, 0, "nothing");
        eq(_lens.proof(address(0x1234), 1).supply, 0, "no token");
    }

    /// @notice Nobody can fill up a token's sum and keep the others out [PRM-05]
    function test_sumCannotBeFilledUp() external {
        TestToken huge = new TestToken("HUGE", 18);
        huge.mint(ALICE, type(uint256).max);
        vm.startPrank(ALICE);
        huge.approve(address(locker), type(uint256).max);
        for (uint256 i; i < 3; ++i) {
            locker.lock(ALICE, address(huge), false, type(uint128).max, END, "");
        }
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.lock(ALICE, address(huge), false, 1 << 128, END, "");
        uint256 id = locker.lock(ALICE, address(huge), false, 7, END, "");
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.editLock(id, 1 << 128, 0);
        locker.editLock(id, type(uint128).max, 0);
        eq(locker.cumulativeLockInfo(address(huge)).amount, 4 * uint256(type(uint128).max), "sum");
        vm.warp(END);
        for (uint256 i; i < 4; ++i) {
            locker.unlock(1_000_000 + i);
        }
        vm.stopPrank();
        eq(huge.balanceOf(address(locker)), 0, "all came back");
        eq(locker.cumulativeLockInfo(address(huge)).amount, 0, "sum after");
    }

    /// @notice Several at once: a sum beyond a lock's own limit is locked, one amount beyond it refuses all [PRM-05]
    function test_sumOfSeveralLocks() external {
        TestToken huge = new TestToken("HUGE", 18);
        huge.mint(ALICE, type(uint256).max);
        address[] memory owners = new address[](2);
        uint256[] memory amounts = new uint256[](2);
        (owners[0], owners[1], amounts[0], amounts[1]) = (ALICE, BOB, type(uint128).max, type(uint128).max);
        vm.startPrank(ALICE);
        huge.approve(address(locker), type(uint256).max);
        locker.multipleVestingLock(owners, amounts, address(huge), false, END, 1, 1, 1, "");
        eq(locker.cumulativeLockInfo(address(huge)).amount, 2 * uint256(type(uint128).max), "both");
        amounts[1] = 1 << 128;
        vm.expectRevert(RabbitLock.AmountTooLarge.selector);
        locker.multipleVestingLock(owners, amounts, address(huge), false, END, 1, 1, 1, "");
        vm.stopPrank();
    }

    function _text(uint256 size) private pure returns (string memory) {
        return string(new bytes(size));
    }

    function _refused(bytes memory call) private {
        vm.expectRevert(RabbitLock.DescriptionTooLong.selector);
        vm.prank(ALICE);
        (bool done,) = address(locker).call(call);
        ok(done, "expectRevert turns it round");
    }

    /// @notice A description of 256 bytes is taken, one byte more is not, by each of the functions [PRM-05]
    function test_descriptionsAreBounded() external {
        vm.prank(ALICE);
        uint256 id = locker.lock(ALICE, address(token), false, 1, END, _text(256));
        eq(bytes(locker.getLockById(id).description).length, 256, "longest");
        vm.prank(ALICE);
        locker.editLockDescription(id, _text(255));
        eq(bytes(locker.getLockById(id).description).length, 255, "shorter");
        vm.prank(ALICE);
        locker.editLockDescription(id, _text(256));
        _refused(abi.encodeCall(locker.editLockDescription, (id, _text(257))));
        _refused(abi.encodeCall(locker.lock, (ALICE, address(token), false, 1, END, _text(257))));
        _refused(abi.encodeCall(locker.vestingLock, (ALICE, address(token), false, 1, END, 1, 1, 1, _text(257))));
        address[] memory owners = new address[](1);
        uint256[] memory amounts = new uint256[](1);
        (owners[0], amounts[0]) = (ALICE, 1);
        _refused(
            abi.encodeCall(
                locker.multipleVestingLock, (owners, amounts, address(token), false, END, 1, 1, 1, _text(257))
            )
        );
    }

    /// @notice So it is where a permit is handed in [PRM-05]
    function test_descriptionsWithPermitsAreBounded() external {
        Permit memory none;
        _refused(abi.encodeCall(locker.lockWithPermit, (ALICE, address(token), false, 1, END, _text(257), none)));
        _refused(
            abi.encodeCall(
                locker.vestingLockWithPermit, (ALICE, address(token), false, 1, END, 1, 1, 1, _text(257), none)
            )
        );
    }

    /// @notice Ten of the longest descriptions cost less to read than 3 million gas, 83 million for ten of 100 kB before [PRM-05]
    function test_readingIsCheap() external {
        for (uint256 i; i < 10; ++i) {
            vm.prank(ALICE);
            locker.lock(ALICE, address(token), false, 1, END, string(new bytes(256)));
        }
        uint256 used = gasleft();
        locker.getLocksForToken(address(token), 0, 10);
        used -= gasleft();
        ok(used < 3_000_000, "cheap");
    }
}
