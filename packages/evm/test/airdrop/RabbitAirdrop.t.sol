// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {AirdropFixture} from "./AirdropFixture.sol";

/// @notice Campaigns of a good token, from creation to the last claim (MRK-01), and what the contract refuses (MRK-03).
contract RabbitAirdropTest is AirdropFixture {
    uint256 private constant LATEST = type(uint40).max;

    function setUp() external {
        deployAirdrop();
    }

    function _refuses(IRabbitAirdrop.Terms memory t, bytes4 reason) private {
        fund(CREATOR, t);
        vm.prank(CREATOR);
        vm.expectRevert(reason);
        airdrop.create(t);
        eq(airdrop.campaignCount(), 0, "no campaign");
    }

    /// @notice A campaign takes its amount, has the next id, says so and is what its creator wrote [MRK-01]
    function test_create() external {
        IRabbitAirdrop.Terms memory t = inParts();
        fund(CREATOR, t);
        vm.expectEmit(address(airdrop));
        emit IRabbitAirdrop.AirdropCreated(1, CREATOR, address(token), TokenMeta("TKN Token", "TKN", 18), t);
        vm.prank(CREATOR);
        eq(airdrop.create(t), airdrop.FIRST_ID(), "the first id");
        holds(token, CREATOR, 0);
        holds(token, address(airdrop), 2000);
        IRabbitAirdrop.Campaign memory c = airdrop.campaign(1);
        ok(keccak256(abi.encode(c.terms)) == keccak256(abi.encode(t)), "the terms");
        eq(c.creator, CREATOR, "the creator");
        eq(c.paid, 0, "nothing paid");
        ok(!c.isReclaimed, "not reclaimed");
        eq(create(terms()), 2, "the second id");
        eq(airdrop.campaignCount(), 2, "two campaigns");
    }

    /// @notice What no campaign may be is refused, each by its own name [MRK-03]
    function test_refusedTerms() external {
        IRabbitAirdrop.Terms memory t = terms();
        t.token = ALICE;
        vm.expectRevert(RabbitAirdrop.InvalidToken.selector);
        airdrop.create(t);
        t = terms();
        t.amount = 0;
        _refuses(t, RabbitAirdrop.InvalidAmount.selector);
        t.amount = 1 << 128;
        _refuses(t, RabbitAirdrop.AirdropTooLarge.selector);
        t = terms();
        t.root = 0;
        _refuses(t, RabbitAirdrop.InvalidRoot.selector);
        t = terms();
        t.list = "";
        _refuses(t, RabbitAirdrop.InvalidList.selector);
        t.list = string(new bytes(129));
        _refuses(t, RabbitAirdrop.InvalidList.selector);
        t = terms();
        t.start = LATEST + 1;
        t.reclaimFrom = LATEST;
        _refuses(t, RabbitAirdrop.DateTooLarge.selector);
        t.start = LATEST;
        _refuses(t, RabbitAirdrop.ReclaimTooSoon.selector);
        t = terms();
        t.reclaimFrom = LATEST + 1;
        _refuses(t, RabbitAirdrop.DateTooLarge.selector);
    }

    /// @notice What no schedule may be is refused, each by its own name [MRK-03]
    function test_refusedSchedules() external {
        IRabbitAirdrop.Terms memory t = inParts();
        t.tgeBps = 10_001;
        _refuses(t, RabbitAirdrop.InvalidTgeBps.selector);
        t = inParts();
        t.cycle = 1 << 32;
        _refuses(t, RabbitAirdrop.InvalidCycle.selector);
        t = inParts();
        t.cycleBps = 0;
        _refuses(t, RabbitAirdrop.InvalidCycleBps.selector);
        t.cycleBps = 10_001;
        _refuses(t, RabbitAirdrop.InvalidCycleBps.selector);
        t = terms();
        t.tgeBps = 9_999;
        _refuses(t, RabbitAirdrop.InvalidTgeBps.selector);
        t = terms();
        t.cycleBps = 1;
        _refuses(t, RabbitAirdrop.InvalidCycleBps.selector);
    }

    /// @notice The creator leaves seven days after the last release, and after the creation: not a second less [MRK-03]
    function test_reclaimDate() external {
        IRabbitAirdrop.Terms memory t = inParts();
        t.reclaimFrom = NOW + 1 days + 30 days + 7 days - 1;
        _refuses(t, RabbitAirdrop.ReclaimTooSoon.selector);
        // 20 % and two of the three cycles are not enough: the third is a whole one
        t.cycleBps = 3_999;
        _refuses(t, RabbitAirdrop.ReclaimTooSoon.selector);
        t.cycleBps = 3_000;
        t.reclaimFrom += 1;
        create(t);
        t = terms();
        t.start = 0;
        t.reclaimFrom = NOW + 7 days - 1;
        fund(CREATOR, t);
        vm.prank(CREATOR);
        vm.expectRevert(RabbitAirdrop.ReclaimTooSoon.selector);
        airdrop.create(t);
        t.reclaimFrom += 1;
        create(t);
    }

    /// @notice The largest numbers of each term are taken and kept [MRK-01] [MRK-03]
    function test_largestTerms() external {
        IRabbitAirdrop.Terms memory t = terms();
        t.list = string(new bytes(128));
        (t.amount, t.start, t.reclaimFrom) = (type(uint128).max, LATEST - 7 days, LATEST);
        (t.tgeBps, t.cycle, t.cycleBps) = (10_000, type(uint32).max, 10_000);
        uint256 id = create(t);
        ok(keccak256(abi.encode(airdrop.campaign(id).terms)) == keccak256(abi.encode(t)), "kept whole");
    }

    /// @notice Anybody sends every account its row, once, and the log names both; a row is all of its account's [MRK-01] [MRK-03]
    function test_claimAtOnce() external {
        uint256 id = create(terms());
        Row[] memory list = rows();
        for (uint256 i; i < list.length; ++i) {
            eq(airdrop.due(id, i, list[i].amount), list[i].amount, "due");
            vm.expectEmit(address(airdrop));
            emit IRabbitAirdrop.AirdropClaimed(id, i, list[i].account, list[i].amount);
            claim(id, list, i);
            eq(airdrop.claimed(id, i), list[i].amount, "claimed");
            eq(airdrop.due(id, i, list[i].amount), 0, "no more due");
            bytes32[] memory proof = proofOf(list, i);
            vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
            airdrop.claimFor(id, i, list[i].account, list[i].amount, proof);
        }
        holds(token, ALICE, 1100);
        holds(token, BOB, 250);
        holds(token, CAROL, 650);
        holds(token, address(airdrop), 0);
        eq(airdrop.campaign(id).paid, 2000, "paid");
    }

    /// @notice Nothing before `start`, its part on it, the next part with each cycle, all of it in the end [MRK-01] [MRK-03]
    function test_claimInParts() external {
        uint256 id = create(inParts());
        Row[] memory list = rows();
        bytes32[] memory proof = proofOf(list, 2);
        vm.warp(NOW + 1 days - 1);
        eq(airdrop.due(id, 2, 650), 0, "not yet");
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 2, CAROL, 650, proof);
        vm.warp(NOW + 1 days);
        claim(id, list, 2);
        holds(token, CAROL, 130);
        vm.warp(NOW + 11 days - 1);
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 2, CAROL, 650, proof);
        vm.warp(NOW + 11 days);
        eq(airdrop.due(id, 2, 650), 195, "the second part");
        claim(id, list, 2);
        eq(airdrop.claimed(id, 2), 325, "two parts");
        eq(airdrop.claimed(id, 3), 0, "nothing of the row in the same word");
        // the third cycle releases the rest, which is less than a part
        vm.warp(NOW + 31 days);
        claim(id, list, 2);
        claim(id, list, 3);
        holds(token, CAROL, 650);
        holds(token, ALICE, 1000);
        eq(airdrop.campaign(id).paid, 1650, "paid");
    }

    /// @notice For every schedule, amount and time a row has what a lock of the same terms has released [MRK-03] [LCK-03]
    function testFuzz_scheduleOfALock(uint128 amount, uint256[5] calldata dice) external {
        RabbitLock locker = new RabbitLock();
        IRabbitAirdrop.Terms memory t = terms();
        t.amount = bound(amount, 1, type(uint128).max);
        t.start = NOW + bound(dice[0], 1, 1000 days);
        t.tgeBps = bound(dice[1], 0, 10_000);
        t.cycle = bound(dice[2], 1, type(uint32).max);
        t.cycleBps = bound(dice[3], 1, 10_000);
        t.reclaimFrom = LATEST;
        uint256 last = t.start + ((10_000 - t.tgeBps + t.cycleBps - 1) / t.cycleBps) * t.cycle;
        if (last + 7 days > LATEST) (t.cycle, last) = (1 days, t.start + (10_000 - t.tgeBps) * 1 days);
        Row[] memory list = new Row[](1);
        list[0] = Row(ALICE, t.amount);
        t.root = rootOf(list);
        uint256 id = create(t);
        token.mint(address(this), t.amount);
        token.approve(address(locker), t.amount);
        uint256 lockId = locker.vestingLock(
            ALICE, address(token), false, t.amount, t.start, t.tgeBps, t.cycle, t.cycleBps, ""
        );
        vm.warp(bound(dice[4], NOW, last + 1));
        uint256 due = locker.withdrawableTokens(lockId);
        eq(airdrop.due(id, 0, t.amount), due, "as the lock");
        if (due != 0) claim(id, list, 0);
        holds(token, ALICE, due);
        vm.warp(last);
        eq(due + airdrop.due(id, 0, t.amount), t.amount, "all of it on the date of the last release");
    }

    /// @notice A schedule that begins in the past counts as given, also for a date without a cycle [MRK-01]
    function test_startInThePast() external {
        IRabbitAirdrop.Terms memory t = inParts();
        t.start = NOW - 15 days;
        uint256 id = create(t);
        eq(airdrop.due(id, 3, 1000), 500, "the date's part and a cycle's");
        t = terms();
        t.start = 0;
        eq(airdrop.due(create(t), 3, 1000), 1000, "all");
    }

    /// @notice Several rows in one call, by anybody; those that are refused are passed over and change nothing [MRK-01]
    function test_claimForMany() external {
        uint256 id = create(terms());
        Row[] memory list = rows();
        claim(id, list, 1);
        IRabbitAirdrop.Claim[] memory claims = claimsOf(list);
        claims[2].amount = 651;
        vm.prank(STRANGER);
        airdrop.claimForMany(id, claims);
        holds(token, ALICE, 1100);
        holds(token, BOB, 250);
        holds(token, CAROL, 0);
        holds(token, STRANGER, 0);
        eq(airdrop.campaign(id).paid, 1350, "paid");
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimForMany(id, claims);
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimForMany(id, new IRabbitAirdrop.Claim[](0));
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimForMany(id + 1, claims);
    }

    /// @notice A list of one row needs no proof; a list of any length is paid whole, row by row [MRK-01] [MRK-03]
    function testFuzz_lists(uint256 seed) external {
        Row[] memory list = new Row[](1 + seed % 40);
        uint256 sum;
        for (uint256 i; i < list.length; ++i) {
            uint256 dice = uint256(keccak256(abi.encode(seed, i)));
            list[i] = Row(address(uint160(0xD000 + (dice % 7))), 1 + (dice >> 140));
            sum += list[i].amount;
        }
        uint256 id = create(termsOf(token, list, sum));
        airdrop.claimForMany(id, claimsOf(list));
        holds(token, address(airdrop), 0);
        for (uint256 i; i < list.length; ++i) {
            eq(airdrop.claimed(id, i), list[i].amount, "the row is paid");
        }
    }

    /// @notice Another index, account or amount than the row's, and the proof of another row, are no row [MRK-03]
    function test_wrongRows() external {
        uint256 id = create(terms());
        bytes32[] memory proof = proofOf(rows(), 1);
        bytes32[] memory other = proofOf(rows(), 2);
        bytes4 refusal = RabbitAirdrop.InvalidProof.selector;
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 0, BOB, 250, proof);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 1, STRANGER, 250, proof);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 1, BOB, 251, proof);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 1, BOB, 250, other);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 1, BOB, 250, new bytes32[](0));
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 4, BOB, 250, proof);
        eq(airdrop.campaign(id).paid, 0, "nothing paid");
    }

    /// @notice A proof of one campaign is invalid in another, of the same token or not; the same list in both is two campaigns
    /// [MRK-03]
    function test_proofOfAnotherCampaign() external {
        Row[] memory mine = new Row[](2);
        (mine[0], mine[1]) = (Row(STRANGER, 2000), Row(STRANGER, 1));
        uint256 first = create(terms());
        uint256 second = create(termsOf(token, mine, 1));
        bytes32[] memory proof = proofOf(mine, 0);
        vm.expectRevert(RabbitAirdrop.InvalidProof.selector);
        airdrop.claimFor(first, 0, STRANGER, 2000, proof);
        // its own campaign pays at most what it holds
        claim(second, mine, 0);
        holds(token, STRANGER, 1);
        holds(token, address(airdrop), 2000);
        uint256 third = create(terms());
        claim(first, rows(), 0);
        claim(third, rows(), 0);
        holds(token, ALICE, 200);
        eq(airdrop.claimed(second, 0), 1, "of its own campaign");
    }

    /// @notice No inner node of a tree, nor what it is made of, is a row: leaves are hashed twice and of three words [MRK-03]
    function test_secondPreimage() external {
        Row[] memory list = rows();
        bytes32[] memory leaves = leavesOf(list);
        uint256 id = create(terms());
        bytes4 refusal = RabbitAirdrop.InvalidProof.selector;
        // an inner node as the leaf: its 64 bytes are (account, amount) of a leaf of two words
        bytes32[] memory rest = new bytes32[](1);
        rest[0] = Hashes.commutativeKeccak256(leaves[2], leaves[3]);
        (bytes32 low, bytes32 high) = leaves[0] < leaves[1] ? (leaves[0], leaves[1]) : (leaves[1], leaves[0]);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, uint256(low), address(uint160(uint256(high))), 2000, rest);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, 0, address(uint160(uint256(low))), uint256(high), rest);
        // the root as the leaf, without a proof
        (bytes32 root,) = prove(leavesOf(list), 0);
        vm.expectRevert(refusal);
        airdrop.claimFor(id, uint256(root), STRANGER, 2000, new bytes32[](0));
        // a creator's root over single hashes, or over leaves of 64 bytes, has no row that anybody can claim
        IRabbitAirdrop.Terms memory t = terms();
        t.root = keccak256(abi.encode(uint256(0), STRANGER, uint256(2000)));
        uint256 single = create(t);
        vm.expectRevert(refusal);
        airdrop.claimFor(single, 0, STRANGER, 2000, new bytes32[](0));
        t.root = keccak256(bytes.concat(keccak256(abi.encode(STRANGER, uint256(2000)))));
        uint256 short = create(t);
        vm.expectRevert(refusal);
        airdrop.claimFor(short, 0, STRANGER, 2000, new bytes32[](0));
        holds(token, STRANGER, 0);
    }

    /// @notice A list that promises more than there is pays in the order of the claims, the last one what is left, and never
    /// from another campaign [MRK-03]
    function test_listPromisesTooMuch() external {
        create(terms());
        uint256 id = create(termsOf(token, rows(), 800));
        claim(id, rows(), 2);
        eq(airdrop.due(id, 3, 1000), 150, "what is left");
        claim(id, rows(), 3);
        holds(token, ALICE, 150);
        eq(airdrop.claimed(id, 3), 150, "so much of it is paid");
        eq(airdrop.due(id, 0, 100), 0, "nothing is left");
        bytes32[] memory proof = proofOf(rows(), 0);
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 0, ALICE, 100, proof);
        eq(airdrop.campaign(id).paid, 800, "its amount");
        holds(token, address(airdrop), 2000);
        vm.warp(NOW + 30 days);
        vm.prank(CREATOR);
        vm.expectRevert(RabbitAirdrop.NothingToReclaim.selector);
        airdrop.reclaim(id);
    }

    /// @notice A list that names one index for two rows pays the index once, whichever row comes first; one that names the
    /// same amount twice under two indexes pays both [MRK-03]
    function test_indexTwice() external {
        bytes32[] memory leaves = new bytes32[](2);
        (leaves[0], leaves[1]) = (leafOf(5, ALICE, 100), leafOf(5, BOB, 300));
        IRabbitAirdrop.Terms memory t = terms();
        bytes32[] memory forAlice;
        (t.root, forAlice) = prove(leaves, 0);
        (leaves[0], leaves[1]) = (leafOf(5, ALICE, 100), leafOf(5, BOB, 300));
        (, bytes32[] memory forBob) = prove(leaves, 1);
        uint256 id = create(t);
        airdrop.claimFor(id, 5, BOB, 300, forBob);
        eq(airdrop.due(id, 5, 100), 0, "the larger row came first");
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 5, ALICE, 100, forAlice);
        holds(token, BOB, 300);
        id = create(t);
        airdrop.claimFor(id, 5, ALICE, 100, forAlice);
        airdrop.claimFor(id, 5, BOB, 300, forBob);
        eq(token.balanceOf(ALICE) + token.balanceOf(BOB), 600, "300 again, for both together");
    }

    /// @notice A row of nothing has nothing to claim, one of 2^128 or more is refused, also by the view [MRK-03]
    function test_amountsOfRows() external {
        Row[] memory list = new Row[](3);
        (list[0], list[1], list[2]) = (Row(ALICE, 0), Row(ALICE, 1 << 128), Row(BOB, type(uint128).max));
        uint256 id = create(termsOf(token, list, 2000));
        bytes32[] memory proof = proofOf(list, 0);
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 0, ALICE, 0, proof);
        proof = proofOf(list, 1);
        vm.expectRevert(RabbitAirdrop.AirdropTooLarge.selector);
        airdrop.claimFor(id, 1, ALICE, 1 << 128, proof);
        vm.expectRevert(RabbitAirdrop.AirdropTooLarge.selector);
        airdrop.due(id, 1, 1 << 128);
        claim(id, list, 2);
        holds(token, BOB, 2000);
    }

    /// @notice The rest goes to the creator alone, from its date on, once, with an event; claims are paid until then and never
    /// after [MRK-01] [MRK-03]
    function test_reclaim() external {
        uint256 id = create(terms());
        claim(id, rows(), 1);
        vm.warp(NOW + 30 days - 1);
        vm.prank(CREATOR);
        vm.expectRevert(RabbitAirdrop.ReclaimNotYet.selector);
        airdrop.reclaim(id);
        vm.warp(NOW + 30 days);
        vm.prank(STRANGER);
        vm.expectRevert(RabbitAirdrop.NotCreator.selector);
        airdrop.reclaim(id);
        claim(id, rows(), 2);
        vm.expectEmit(address(airdrop));
        emit IRabbitAirdrop.AirdropReclaimed(id, 1100);
        vm.prank(CREATOR);
        airdrop.reclaim(id);
        holds(token, CREATOR, 1100);
        holds(token, address(airdrop), 0);
        IRabbitAirdrop.Campaign memory c = airdrop.campaign(id);
        ok(c.isReclaimed && c.paid == 900 && c.terms.amount == 2000, "reclaimed, and what was paid");
        eq(airdrop.due(id, 0, 100), 0, "nothing is due");
        bytes32[] memory proof = proofOf(rows(), 0);
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 0, ALICE, 100, proof);
        // tokens that somebody sends are nobody's
        token.mint(address(airdrop), 5000);
        vm.expectRevert(RabbitAirdrop.NothingToClaim.selector);
        airdrop.claimFor(id, 0, ALICE, 100, proof);
        vm.prank(CREATOR);
        vm.expectRevert(RabbitAirdrop.NothingToReclaim.selector);
        airdrop.reclaim(id);
        holds(token, CREATOR, 1100);
    }

    /// @notice There is no campaign 0, nor one after the last: no call finds one [MRK-03]
    function test_unknownCampaigns() external {
        create(terms());
        bytes32[] memory proof = proofOf(rows(), 0);
        bytes4 refusal = RabbitAirdrop.UnknownAirdrop.selector;
        for (uint256 id; id < 3; id += 2) {
            vm.expectRevert(refusal);
            airdrop.campaign(id);
            vm.expectRevert(refusal);
            airdrop.claimed(id, 0);
            vm.expectRevert(refusal);
            airdrop.due(id, 0, 100);
            vm.expectRevert(refusal);
            airdrop.claimFor(id, 0, ALICE, 100, proof);
            vm.expectRevert(refusal);
            vm.prank(address(0));
            airdrop.reclaim(id);
        }
    }

    /// @notice A call that could not do it all does none: each row of a list finds its gas, or everything reverts [MRK-03]
    function test_gasOfEachRow() external {
        uint256 id = create(terms());
        IRabbitAirdrop.Claim[] memory claims = claimsOf(rows());
        bytes memory call = abi.encodeCall(airdrop.claimForMany, (id, claims));
        (bool done, bytes memory answer) = address(airdrop).call{gas: 240_000}(call);
        ok(!done && bytes4(answer) == bytes4(keccak256("NotEnoughGas()")), "not enough for all");
        eq(airdrop.campaign(id).paid, 0, "so nobody is paid");
        (done,) = address(airdrop).call{gas: 520_000}(call);
        ok(done, "enough");
        eq(airdrop.campaign(id).paid, 2000, "all are paid");
    }
}
