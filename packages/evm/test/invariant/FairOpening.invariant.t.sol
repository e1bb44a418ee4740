// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestBase} from "../support/TestBase.sol";
import {OpeningHandler} from "./OpeningHandler.sol";

contract OpeningInvariants is TestBase {
    OpeningHandler private handler;

    function setUp() public {
        handler = new OpeningHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice Buys go through exactly while the price stays within the block's bound of the listing's; sales, transfers,
    /// gifts, liquidity in and out and the listing are never refused; it begins with the listing and ends on time [RGT-04]
    function invariant_allHolds() external view {
        eq(handler.fault(), "", "fault");
        ok(handler.hasBegun() == (handler.since() != 0), "begun by the listing");
        ok(handler.isActive() == handler.isOpen(), "and over by itself");
    }

    function afterInvariant() external {
        if (handler.since() != 0) ok(handler.buysAfterwards(), "free afterwards");
        eq(handler.fault(), "", "fault");
    }
}
