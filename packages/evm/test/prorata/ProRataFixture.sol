// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {ProRata} from "../../src/prorata/ProRata.sol";
import {ProRataFactory} from "../../src/prorata/ProRataFactory.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Pro rata sales: the terms of the fixture's fair launches, and a hard cap of 100.
abstract contract ProRataFixture is FairLaunchFixture {
    uint256 internal constant CAP = 100 ether;

    ProRataFactory internal proFactory;

    function deployProRata() internal {
        deployAll();
        deployFairLaunches();
        proFactory = new ProRataFactory(setting, 1 ether);
    }

    function createPro(FairLaunchInfo memory info, uint256 hardCap, TeamVesting memory team_) internal returns (ProRata) {
        uint256 need = proFactory.amountNeeded(info, team_);
        TestToken(info.saleToken).mint(OWNER, need);
        vm.deal(OWNER, 1 ether);
        vm.startPrank(OWNER);
        TestToken(info.saleToken).approve(address(proFactory), need);
        address created = proFactory.create{value: 1 ether}(info, hardCap, fairOwner(), team_, anyFees());
        vm.stopPrank();
        return ProRata(payable(created));
    }

    function createPro() internal returns (ProRata) {
        return createPro(fairInfo(address(0)), CAP, noTeam());
    }

    function list(ProRata sale) internal {
        if (block.timestamp <= END) vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
    }
}
