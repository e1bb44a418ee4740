// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice An airdrop contract, lists and their trees.
abstract contract AirdropFixture is TestBase {
    address internal constant CREATOR = address(0xC0);
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);
    address internal constant CAROL = address(0xCA401);
    address internal constant STRANGER = address(0x5777);

    uint256 internal constant NOW = 100_000_000;
    string internal constant LIST = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

    struct Row {
        address account;
        uint256 amount;
    }

    RabbitAirdrop internal airdrop;
    TestToken internal token;

    function deployAirdrop() internal {
        vm.warp(NOW);
        airdrop = new RabbitAirdrop();
        token = new TestToken("TKN", 18);
    }

    /// @dev ALICE 100, BOB 250, CAROL 650, ALICE once more 1000; 2000 in all.
    function rows() internal pure returns (Row[] memory list) {
        list = new Row[](4);
        list[0] = Row(ALICE, 100);
        list[1] = Row(BOB, 250);
        list[2] = Row(CAROL, 650);
        list[3] = Row(ALICE, 1000);
    }

    function leafOf(uint256 index, address account, uint256 amount) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
    }

    function leavesOf(Row[] memory list) internal pure returns (bytes32[] memory leaves) {
        leaves = new bytes32[](list.length);
        for (uint256 i; i < list.length; ++i) {
            leaves[i] = leafOf(i, list[i].account, list[i].amount);
        }
    }

    function rootOf(Row[] memory list) internal pure returns (bytes32) {
        (bytes32 root,) = prove(leavesOf(list), 0);
        return root;
    }

    function proofOf(Row[] memory list, uint256 index) internal pure returns (bytes32[] memory proof) {
        (, proof) = prove(leavesOf(list), index);
    }

    /// @dev Pairs of nodes, layer by layer; a last one without a partner moves up.
    function prove(bytes32[] memory nodes, uint256 index) internal pure returns (bytes32 root, bytes32[] memory proof) {
        bytes32[] memory found = new bytes32[](32);
        uint256 length;
        for (uint256 count = nodes.length; count > 1; count = (count + 1) / 2) {
            uint256 partner = index ^ 1;
            if (partner < count) found[length++] = nodes[partner];
            for (uint256 i; i < count; i += 2) {
                nodes[i / 2] = i + 1 < count ? Hashes.commutativeKeccak256(nodes[i], nodes[i + 1]) : nodes[i];
            }
            index /= 2;
        }
        proof = new bytes32[](length);
        for (uint256 i; i < length; ++i) {
            proof[i] = found[i];
        }
        return (nodes[0], proof);
    }

    /// @dev All at once from now on, for the list of `rows`.
    function terms() internal view returns (IRabbitAirdrop.Terms memory) {
        return termsOf(token, rows(), 2000);
    }

    function termsOf(TestToken given, Row[] memory list, uint256 amount)
        internal
        view
        returns (IRabbitAirdrop.Terms memory)
    {
        return IRabbitAirdrop.Terms({
            token: address(given),
            amount: amount,
            root: rootOf(list),
            start: block.timestamp,
            tgeBps: 10_000,
            cycle: 0,
            cycleBps: 0,
            reclaimFrom: block.timestamp + 30 days,
            list: LIST
        });
    }

    /// @dev 20 % in a day, 30 % every ten days after it: all after 31 days.
    function inParts() internal view returns (IRabbitAirdrop.Terms memory t) {
        t = terms();
        (t.start, t.tgeBps, t.cycle, t.cycleBps) = (block.timestamp + 1 days, 2000, 10 days, 3000);
        t.reclaimFrom = block.timestamp + 60 days;
    }

    /// @dev What a campaign takes is its creator's and approved.
    function fund(address from, IRabbitAirdrop.Terms memory t) internal {
        TestToken(t.token).mint(from, t.amount);
        vm.prank(from);
        TestToken(t.token).approve(address(airdrop), t.amount);
    }

    function create(IRabbitAirdrop.Terms memory t) internal returns (uint256 id) {
        fund(CREATOR, t);
        vm.prank(CREATOR);
        return airdrop.create(t);
    }

    function claim(uint256 id, Row[] memory list, uint256 index) internal {
        vm.prank(STRANGER);
        airdrop.claimFor(id, index, list[index].account, list[index].amount, proofOf(list, index));
    }

    function claimOf(Row[] memory list, uint256 index) internal pure returns (IRabbitAirdrop.Claim memory) {
        return IRabbitAirdrop.Claim(index, list[index].account, list[index].amount, proofOf(list, index));
    }

    function claimsOf(Row[] memory list) internal pure returns (IRabbitAirdrop.Claim[] memory claims) {
        claims = new IRabbitAirdrop.Claim[](list.length);
        for (uint256 i; i < list.length; ++i) {
            claims[i] = claimOf(list, i);
        }
    }

    function holds(TestToken given, address account, uint256 amount) internal view {
        eq(given.balanceOf(account), amount, "balance");
    }
}
