// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../src/interfaces/IRabbitLock.sol";
import {RabbitLock} from "../src/lock/RabbitLock.sol";
import {BlacklistToken, FalseToken, HookToken, LateFeeToken, PausableToken, RebaseToken} from "./hostile/HostileTokens.sol";
import {LyingPair} from "./hostile/LyingPair.sol";
import {Fixture} from "./support/Fixture.sol";
import {TestToken} from "./support/TestToken.sol";

/// @notice Properties of the locker over any numbers, and against tokens built to deceive it.
contract LockPropertiesTest is Fixture {
    uint256 private constant ALL = type(uint256).max;

    function setUp() external {
        deployAll();
    }

    /// @notice A token that says it is a pair is LP only when its factory says so too; a foreign factory's pair is recognised
    /// by its factory, and claiming LP for anything else is refused [LCK-02]
    function testFuzz_lpIsNeverBelieved(uint8 lie) external {
        LyingPair liar = new LyingPair(exchange, address(token), address(busd), lie % 6);
        liar.mint(OWNER, 100);
        vm.startPrank(OWNER);
        liar.approve(address(locker), 100);
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.lock(OWNER, address(liar), true, 50, END, "");
        uint256 id = locker.lock(OWNER, address(liar), false, 50, END, "");
        vm.stopPrank();
        ok(!locker.cumulativeLockInfo(address(liar)).isLp, "no liquidity pair");
        vm.warp(END);
        vm.prank(OWNER);
        locker.unlock(id);
        eq(liar.balanceOf(OWNER), 100, "its lock works all the same");
    }

    /// @notice Dates are in the future and below 2^40; nothing is out before them, all of a plain lock at them; an edit is
    /// never earlier and never less [LCK-04]
    function testFuzz_datesAndEdits(uint256 date, uint256 newDate, uint256 newAmount) external {
        date = bound(date, 0, 1 << 41);
        token.mint(OWNER, 1000);
        vm.startPrank(OWNER);
        token.approve(address(locker), 1000);
        (bool locked,) = address(locker).call(
            abi.encodeCall(locker.lock, (OWNER, address(token), false, 100, date, ""))
        );
        ok(locked == (date > block.timestamp && date < 1 << 40), "a proper date");
        if (!locked) return;
        uint256 id = 1_000_000;
        newDate = bound(newDate, 0, 1 << 41);
        newAmount = bound(newAmount, 0, 1000);
        (bool edited,) = address(locker).call(abi.encodeCall(locker.editLock, (id, newAmount, newDate)));
        bool later = newDate == 0 || (newDate >= date && newDate < 1 << 40);
        ok(edited == (later && (newAmount == 0 || newAmount >= 100)), "never earlier, never less");
        IRabbitLock.LockRecord memory record = locker.getLockById(id);
        vm.warp(record.tgeDate - 1);
        eq(locker.withdrawableTokens(id), 0, "nothing before the date");
        vm.expectRevert(RabbitLock.NothingToUnlock.selector);
        locker.unlock(id);
        vm.warp(record.tgeDate);
        locker.unlock(id);
        eq(token.balanceOf(OWNER), 1000, "everything at the date");
    }

    /// @notice The state-changing functions are exactly those of the specification, the two that take a permit and the two
    /// that send an owner what is released: nothing else can move a token
    /// [LCK-09]
    function test_stateChangingFunctions() external view {
        string memory json = vm.readFile("out/RabbitLock.sol/RabbitLock.json");
        string[12] memory allowed = [
            "lock",
            "lockWithPermit",
            "vestingLock",
            "vestingLockWithPermit",
            "multipleVestingLock",
            "unlock",
            "unlockFor",
            "unlockForMany",
            "editLock",
            "editLockDescription",
            "transferLockOwnership",
            "renounceLockOwnership"
        ];
        uint256 found;
        for (uint256 i; vm.keyExistsJson(json, string.concat(".abi[", vm.toString(i), "].type")); ++i) {
            string memory entry = string.concat(".abi[", vm.toString(i), "]");
            string memory kind = vm.parseJsonString(json, string.concat(entry, ".type"));
            ok(!_same(kind, "receive") && !_same(kind, "fallback"), "no receive and no fallback");
            if (!_same(kind, "function")) continue;
            string memory mutability = vm.parseJsonString(json, string.concat(entry, ".stateMutability"));
            if (_same(mutability, "view") || _same(mutability, "pure")) continue;
            ok(_same(mutability, "nonpayable"), "takes no native currency");
            string memory name = vm.parseJsonString(json, string.concat(entry, ".name"));
            bool isAllowed;
            for (uint256 j; j < 12; ++j) {
                if (_same(name, allowed[j])) isAllowed = true;
            }
            ok(isAllowed, string.concat("not in the list: ", name));
            ++found;
        }
        eq(found, 12, "all twelve");
    }

    /// @notice Several locks pull exactly their sum and each owner gets a lock of the amount; one zero reverts all [LCK-10]
    function testFuzz_multiplePullsTheSum(uint64[5] calldata parts) external {
        address[] memory owners = new address[](5);
        uint256[] memory amounts = new uint256[](5);
        (uint256 sum, bool hasZero) = (0, false);
        for (uint256 i; i < 5; ++i) {
            (owners[i], amounts[i]) = (address(uint160(0xD000 + i)), parts[i]);
            sum += parts[i];
            if (parts[i] == 0) hasZero = true;
        }
        token.mint(OWNER, sum + 1);
        vm.startPrank(OWNER);
        token.approve(address(locker), sum + 1);
        (bool done,) = address(locker).call(
            abi.encodeCall(
                locker.multipleVestingLock, (owners, amounts, address(token), false, END, 1000, 1 days, 500, "team")
            )
        );
        vm.stopPrank();
        ok(done == !hasZero, "a zero reverts all");
        eq(token.balanceOf(address(locker)), done ? sum : 0, "exactly the sum");
        eq(locker.getTotalLockCount(), done ? 5 : 0, "all or none");
        for (uint256 i; done && i < 5; ++i) {
            eq(locker.locksForUser(owners[i], 0, ALL)[0].amount, parts[i], "each its own");
        }
    }

    /// @notice In the middle of its own transfer a token can neither lock without tokens nor withdraw a second time [LCK-07]
    function test_hooksGetNothing() external {
        HookToken hook = new HookToken();
        hook.mint(OWNER, 300);
        vm.startPrank(OWNER);
        hook.approve(address(locker), 300);
        uint256 id = locker.lock(address(hook), address(hook), false, 100, END, "");
        // the pull of this lock would be counted twice
        hook.arm(address(locker), abi.encodeCall(locker.lock, (address(hook), address(hook), false, 1, END, "")));
        locker.lock(OWNER, address(hook), false, 100, END, "");
        ok(!hook.hookSucceeded(), "no lock inside a lock");
        eq(locker.getTotalLockCount(), 2, "two locks");
        vm.stopPrank();
        vm.warp(END);
        hook.arm(address(locker), abi.encodeCall(locker.unlock, (id)));
        vm.prank(address(hook));
        locker.unlock(id);
        ok(!hook.hookSucceeded(), "no unlock inside an unlock");
        eq(hook.balanceOf(address(locker)), 100, "the other lock is untouched");
    }

    /// @notice A token's later misbehaviour hurts its own locks only, and only while it lasts [LCK-08]
    function test_misbehaviourStaysAtHome() external {
        RebaseToken rebase = new RebaseToken();
        FalseToken lying = new FalseToken();
        PausableToken pausable = new PausableToken();
        BlacklistToken blacklist = new BlacklistToken();
        LateFeeToken late = new LateFeeToken();
        TestToken[6] memory all =
            [TestToken(address(rebase)), lying, TestToken(address(pausable)), blacklist, late, token];
        uint256[6] memory ids;
        for (uint256 i; i < 6; ++i) {
            all[i].mint(OWNER, 100);
            vm.startPrank(OWNER);
            all[i].approve(address(locker), 100);
            ids[i] = locker.lock(OWNER, address(all[i]), false, 100, END, "");
            vm.stopPrank();
        }
        rebase.setPercent(0);
        lying.setLying(true);
        pausable.setPaused(true);
        blacklist.setBlocked(OWNER, true);
        late.setTaxed(true);
        vm.warp(END);
        vm.startPrank(OWNER);
        locker.unlock(ids[5]);
        eq(token.balanceOf(OWNER), 100, "the good token is out");
        for (uint256 i = 1; i < 4; ++i) {
            (bool unlocked,) = address(locker).call(abi.encodeCall(locker.unlock, (ids[i])));
            ok(!unlocked, "refused as a whole");
            eq(locker.getLockById(ids[i]).unlockedAmount, 0, "and nothing is lost");
        }
        locker.unlock(ids[4]);
        eq(late.balanceOf(OWNER), 99, "short by the token's own fee");
        vm.stopPrank();
        lying.setLying(false);
        pausable.setPaused(false);
        blacklist.setBlocked(OWNER, false);
        for (uint256 i = 1; i < 4; ++i) {
            vm.prank(OWNER);
            locker.unlock(ids[i]);
            eq(all[i].balanceOf(OWNER), 100, "once it behaves again");
        }
    }

    /// @notice However many locks others make, an owner's list, its pages and an unlock stay as they are [LCK-06]
    function testFuzz_listsOverManyLocks(uint256 seed) external {
        token.mint(OWNER, 1000);
        vm.startPrank(OWNER);
        token.approve(address(locker), 1000);
        uint256[] memory mine = new uint256[](20);
        for (uint256 i; i < 20; ++i) {
            locker.lock(ALICE, address(token), false, 1, END, "");
            mine[i] = locker.lock(OWNER, address(token), false, 1, END, "");
        }
        uint256 live = 20;
        // some pass on to BOB and back, some leave for good: swaps within and across the words of the list
        for (; seed != 0 && live > 0; seed >>= 16) {
            uint256 place = seed % live;
            locker.transferLockOwnership(mine[place], BOB);
            if (seed & 0x100 != 0) {
                vm.stopPrank();
                vm.prank(BOB);
                locker.transferLockOwnership(mine[place], OWNER);
                vm.startPrank(OWNER);
            } else {
                mine[place] = mine[--live];
            }
        }
        vm.stopPrank();
        eq(locker.totalLockCountForUser(OWNER), live, "count");
        uint256 seen;
        for (uint256 page; page < 20; page += 7) {
            IRabbitLock.LockRecord[] memory records = locker.locksForUser(OWNER, page, 7);
            for (uint256 i; i < records.length; ++i) {
                bool known;
                for (uint256 j; j < live; ++j) {
                    if (mine[j] == records[i].id) known = true;
                }
                ok(known && records[i].owner == OWNER, "one of mine");
                ++seen;
            }
        }
        eq(seen, live, "the pages hold them all");
        eq(locker.locksForUser(CAROL, 0, ALL).length, 0, "empty for who has none");
        eq(locker.totalLockCountForToken(address(token)), 40, "all of the token");
    }

    function _same(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}
