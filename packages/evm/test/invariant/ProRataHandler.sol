// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ProRata} from "../../src/prorata/ProRata.sol";
import {FairLaunchReplay} from "../replay/FairLaunchReplay.sol";
import {TestToken} from "../support/TestToken.sol";
import {FairLaunchHandler} from "./FairLaunchHandler.sol";

/// @notice As on a fair launch; a claim pays the rest above the hard cap, too.
contract ProRataHandler is FairLaunchHandler {
    /// @notice Base units that came back with tokens.
    uint256 public returned;

    constructor(
        ProRata sale,
        TestToken token,
        address owner,
        address admin,
        uint256 start,
        uint256 end,
        FairLaunchReplay replay
    ) FairLaunchHandler(sale, token, owner, admin, start, end, replay) {}

    function claim(uint256 who) public override {
        address to = buyer(who);
        (, uint256 total, uint256 claimed) = SALE.BUYERS(to);
        uint256 due = SALE.isFinalized() && claimed != total ? ProRata(payable(address(SALE))).restOf(to) : 0;
        uint256 before = to.balance;
        super.claim(who);
        _require(to.balance - before == due, "another rest");
        returned += due;
    }
}
