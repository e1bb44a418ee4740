// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {LockMath} from "../../src/libraries/LockMath.sol";
import {Vm} from "../support/Vm.sol";
import {Replay} from "./Replay.sol";

/// @notice The airdrops, from their logs: every campaign, and what each of the first rows has got.
contract AirdropReplay is Replay {
    uint256 private constant ROWS = 8;
    /// @dev What a row is asked for: `due` takes any amount.
    uint256 private constant ASKED = 1e21;

    RabbitAirdrop private immutable AIRDROP;

    IRabbitAirdrop.Campaign[] private _campaigns;
    mapping(uint256 id => mapping(uint256 index => uint256)) private _claimed;

    constructor(RabbitAirdrop airdrop) {
        AIRDROP = airdrop;
    }

    function check() external view override {
        address at = address(AIRDROP);
        _same(at, abi.encodeCall(AIRDROP.campaignCount, ()), abi.encode(_campaigns.length), "count");
        for (uint256 id = 1; id <= _campaigns.length; ++id) {
            _same(at, abi.encodeCall(AIRDROP.campaign, (id)), abi.encode(_campaigns[id - 1]), "a campaign");
            for (uint256 i; i < ROWS; ++i) {
                _same(at, abi.encodeCall(AIRDROP.claimed, (id, i)), abi.encode(_claimed[id][i]), "claimed");
                _same(at, abi.encodeCall(AIRDROP.due, (id, i, ASKED)), abi.encode(_due(id, i)), "due");
            }
        }
    }

    function _take(Vm.Log memory log) internal override {
        if (log.emitter != address(AIRDROP)) return;
        bytes32 kind = log.topics[0];
        uint256 id = uint256(log.topics[1]);
        if (kind == IRabbitAirdrop.AirdropCreated.selector) {
            (, IRabbitAirdrop.Terms memory terms) = abi.decode(log.data, (TokenMeta, IRabbitAirdrop.Terms));
            _campaigns.push(IRabbitAirdrop.Campaign(terms, _address(log.topics[2]), 0, false));
            ok(id == _campaigns.length && terms.token == _address(log.topics[3]), "the next id, and its token");
        } else if (kind == IRabbitAirdrop.AirdropClaimed.selector) {
            uint256 amount = abi.decode(log.data, (uint256));
            _campaigns[id - 1].paid += amount;
            _claimed[id][uint256(log.topics[2])] += amount;
        } else if (kind == IRabbitAirdrop.AirdropReclaimed.selector) {
            IRabbitAirdrop.Campaign storage c = _campaigns[id - 1];
            c.isReclaimed = true;
            ok(abi.decode(log.data, (uint256)) == c.terms.amount - c.paid, "the rest");
        }
    }

    function _due(uint256 id, uint256 index) private view returns (uint256) {
        IRabbitAirdrop.Campaign memory c = _campaigns[id - 1];
        if (c.isReclaimed) return 0;
        IRabbitAirdrop.Terms memory t = c.terms;
        uint256 released = LockMath.released(ASKED, t.start, t.tgeBps, t.cycle, t.cycleBps, block.timestamp);
        uint256 due = released > _claimed[id][index] ? released - _claimed[id][index] : 0;
        uint256 rest = t.amount - c.paid;
        return due < rest ? due : rest;
    }
}
