// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {RabbitAirdrop} from "../../src/airdrop/RabbitAirdrop.sol";
import {IRabbitAirdrop} from "../../src/interfaces/IRabbitAirdrop.sol";
import {AirdropReplay} from "../replay/AirdropReplay.sol";
import {TestBase} from "../support/TestBase.sol";
import {AirdropHandler} from "./AirdropHandler.sol";

contract RabbitAirdropInvariants is TestBase {
    RabbitAirdrop private airdrop;
    AirdropHandler private handler;
    AirdropReplay private replay;

    function setUp() public {
        vm.warp(100_000_000);
        airdrop = new RabbitAirdrop();
        replay = new AirdropReplay(airdrop);
        handler = new AirdropHandler(airdrop, replay);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice All of the below, in one campaign, after every call [MRK-01] [MRK-03]
    function invariant_allHolds() external view {
        _nothingForbiddenHappened();
        _campaignsAreAsTheModel();
        _balanceIsTheSumOfTheRests();
    }

    /// @dev Only rows of the list are paid, each what is due to it, to its account; nobody but the creator gets the rest,
    /// and not before its date; no hook gets in [MRK-03]
    function _nothingForbiddenHappened() private view {
        eq(handler.fault(), "", "fault");
    }

    /// @dev Each campaign is as its own history made it: never more paid than it has, no row more than its amount [MRK-03]
    function _campaignsAreAsTheModel() private view {
        eq(airdrop.campaignCount(), handler.count(), "count");
        for (uint256 id = 1; id <= handler.count(); ++id) {
            (AirdropHandler.Book memory b, uint256[5] memory claimed) = handler.book(id);
            IRabbitAirdrop.Campaign memory c = airdrop.campaign(id);
            ok(keccak256(abi.encode(c.terms)) == keccak256(abi.encode(b.terms)), "terms");
            ok(c.creator == b.creator && c.isReclaimed == b.isReclaimed && c.paid == b.paid, "state");
            ok(c.paid <= c.terms.amount, "paid more than there is");
            uint256 sum;
            for (uint256 i; i < claimed.length; ++i) {
                eq(airdrop.claimed(id, i), claimed[i], "claimed");
                sum += claimed[i];
            }
            eq(sum, c.paid, "the rows' sum");
        }
    }

    /// @dev The contract holds, of each token, what its campaigns have neither paid nor given back, and donations [MRK-03]
    function _balanceIsTheSumOfTheRests() private view {
        uint256[] memory rests = new uint256[](handler.TOKENS());
        for (uint256 id = 1; id <= handler.count(); ++id) {
            (AirdropHandler.Book memory b,) = handler.book(id);
            if (!b.isReclaimed) rests[b.token] += b.terms.amount - b.paid;
        }
        for (uint256 i; i < rests.length; ++i) {
            eq(handler.tokens(i).balanceOf(address(airdrop)), rests[i] + handler.donated(i), "balance");
        }
    }

    /// @notice Every view agrees with the logs, and while every hostile token misbehaves all campaigns of good tokens are
    /// paid out and taken back to the last unit [MRK-03] [PRM-08]
    function afterInvariant() external {
        replay.check();
        for (uint256 i; i < handler.TOKENS(); ++i) {
            handler.setHostile(i, true);
        }
        vm.warp(1 << 39);
        for (uint256 id = 1; id <= handler.count(); ++id) {
            (AirdropHandler.Book memory b,) = handler.book(id);
            if (b.token >= 2) continue;
            handler.claimAll(id, id - 1);
            handler.reclaim(1, id - 1);
        }
        replay.check();
        eq(handler.fault(), "", "fault");
        for (uint256 i; i < 2; ++i) {
            eq(handler.tokens(i).balanceOf(address(airdrop)), handler.donated(i), "donations only");
        }
    }
}
