// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {TestToken} from "../support/TestToken.sol";
import {Gas} from "./Gas.sol";

/// @dev Lists of 100,000 rows: proofs of 17 hashes. The campaign has paid other rows before; each account holds nothing yet.
/// forge-config: default.isolate = true
contract AirdropGasTest is Gas {
    uint256 private constant DEPTH = 17;
    uint256 private constant EACH = 1000 ether;
    string private constant LIST = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

    RabbitAirdrop private _airdrop;
    /// @dev One for each height: the other branches of the tree, whose rows nobody claims here.
    bytes32[] private _branches;

    function setUp() external {
        vm.warp(START);
        _airdrop = new RabbitAirdrop();
        token = new TestToken("TKN", 18);
        for (uint256 i; i < DEPTH; ++i) {
            _branches.push(keccak256(abi.encode("branch", i)));
        }
    }

    function _account(uint256 index) private pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encode(index)))));
    }

    function _leaf(uint256 index) private pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, _account(index), EACH))));
    }

    /// @dev Rows 50,000 to 50,007 are in the tree, below three heights; what is above is the same for all.
    function _tree() private view returns (bytes32[8] memory leaves, bytes32 root) {
        for (uint256 i; i < 8; ++i) {
            leaves[i] = _leaf(50_000 + i);
        }
        root = _over(_four(leaves, 0), _four(leaves, 4));
        for (uint256 i = 3; i < DEPTH; ++i) {
            root = _over(root, _branches[i]);
        }
    }

    function _over(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return Hashes.commutativeKeccak256(a, b);
    }

    function _four(bytes32[8] memory leaves, uint256 from) private pure returns (bytes32) {
        return _over(_over(leaves[from], leaves[from + 1]), _over(leaves[from + 2], leaves[from + 3]));
    }

    function _claim(uint256 at) private view returns (IRabbitAirdrop.Claim memory) {
        (bytes32[8] memory leaves,) = _tree();
        bytes32[] memory proof = new bytes32[](DEPTH);
        proof[0] = leaves[at ^ 1];
        proof[1] = _over(leaves[(at & 4) | ((at & 2) ^ 2)], leaves[(at & 4) | ((at & 2) ^ 2) | 1]);
        proof[2] = _four(leaves, (at & 4) ^ 4);
        for (uint256 i = 3; i < DEPTH; ++i) {
            proof[i] = _branches[i];
        }
        return IRabbitAirdrop.Claim(50_000 + at, _account(50_000 + at), EACH, proof);
    }

    function _create(uint256 tgeBps, uint256 cycle, uint256 cycleBps) private returns (uint256) {
        (, bytes32 root) = _tree();
        uint256 amount = 100_000 * EACH;
        token.mint(OWNER, amount);
        vm.startPrank(OWNER);
        token.approve(address(_airdrop), amount);
        uint256 id = _airdrop.create(
            IRabbitAirdrop.Terms({
                token: address(token),
                amount: amount,
                root: root,
                start: START,
                tgeBps: tgeBps,
                cycle: cycle,
                cycleBps: cycleBps,
                reclaimFrom: START + 365 days,
                list: LIST
            })
        );
        vm.stopPrank();
        return id;
    }

    function _claimFor(uint256 id, uint256 at) private {
        IRabbitAirdrop.Claim memory c = _claim(at);
        vm.prank(c.account);
        _airdrop.claimFor(id, c.index, c.account, c.amount, c.proof);
    }

    /// @notice At once: the creation, a claim, and the claim of the neighbor in the same word
    function test_atOnce() external {
        _create(10_000, 0, 0);
        uint256 id = _create(10_000, 0, 0);
        measured("RabbitAirdrop", "create, 100,000 rows", 330_000);
        _claimFor(id, 0);
        _claimFor(id, 2);
        measured("RabbitAirdrop", "claim at once, first of two rows", 115_000);
        _claimFor(id, 3);
        measured("RabbitAirdrop", "claim at once, second of two rows", 100_000);
    }

    /// @notice In parts: the first claim of a row, the next one, and the end
    function test_inParts() external {
        uint256 id = _create(2000, 30 days, 2000);
        _claimFor(id, 0);
        _claimFor(id, 2);
        measured("RabbitAirdrop", "claim in parts, first", 120_000);
        vm.warp(START + 31 days);
        _claimFor(id, 2);
        measured("RabbitAirdrop", "claim in parts, next", 90_000);
        vm.warp(START + 365 days);
        vm.prank(OWNER);
        _airdrop.reclaim(id);
        measured("RabbitAirdrop", "reclaim", 80_000);
    }

    /// @notice Six rows of others in one call
    function test_claimForMany() external {
        uint256 id = _create(10_000, 0, 0);
        _claimFor(id, 0);
        IRabbitAirdrop.Claim[] memory claims = new IRabbitAirdrop.Claim[](6);
        for (uint256 i; i < 6; ++i) {
            claims[i] = _claim(i + 2);
        }
        _airdrop.claimForMany(id, claims);
        measured("RabbitAirdrop", "claimForMany x 6", 450_000);
    }
}
