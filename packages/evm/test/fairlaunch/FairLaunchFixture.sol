// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {FairLaunchFactory} from "../../src/fairlaunch/FairLaunchFactory.sol";
import {FairLaunchInfo, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {PresaleInfo2} from "../../src/interfaces/IPresale.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Fair launches of 1,000 tokens with a soft cap of 46 and at most 30 for the owner.
abstract contract FairLaunchFixture is Fixture {
    FairLaunchFactory internal fairFactory;

    function deployFairLaunches() internal {
        fairFactory = new FairLaunchFactory(setting, 1 ether);
    }

    function fairInfo(address base) internal view returns (FairLaunchInfo memory) {
        return FairLaunchInfo(address(token), base, 1000 ether, 46 ether, 30 ether, 600, START, END, 30 days, 1);
    }

    function withOption(uint256 option) internal view returns (FairLaunchInfo memory info) {
        info = fairInfo(address(0));
        info.feeOption = option;
    }

    function fairOwner() internal view returns (PresaleInfo2 memory) {
        return PresaleInfo2(OWNER, exchange, otherExchange, "bafyfair");
    }

    function noTeam() internal pure returns (TeamVesting memory team_) {}

    function team() internal pure returns (TeamVesting memory) {
        return TeamVesting(true, 100 ether, 10 days, 2000, 30 days, 1000);
    }

    function createFair(FairLaunchInfo memory info, TeamVesting memory team_) internal returns (FairLaunch) {
        uint256 need = fairFactory.amountNeeded(info, team_);
        TestToken(info.saleToken).mint(OWNER, need);
        vm.deal(OWNER, 1 ether);
        vm.startPrank(OWNER);
        TestToken(info.saleToken).approve(address(fairFactory), need);
        address created = fairFactory.create{value: 1 ether}(info, fairOwner(), team_, anyFees());
        vm.stopPrank();
        return FairLaunch(payable(created));
    }

    function deposit(FairLaunch sale, address buyer, uint256 amount) internal {
        vm.deal(buyer, buyer.balance + amount);
        vm.prank(buyer);
        sale.userDeposit{value: amount}(amount);
    }
}
