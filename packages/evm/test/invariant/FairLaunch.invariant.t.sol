// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {FairLaunchReplay} from "../replay/FairLaunchReplay.sol";
import {FairLaunchHandler} from "./FairLaunchHandler.sol";

contract FairLaunchInvariants is FairLaunchFixture {
    FairLaunchHandler private handler;
    FairLaunch private sale;
    FairLaunchReplay private replay;

    function setUp() public {
        vm.recordLogs();
        deployAll();
        deployFairLaunches();
        sale = createFair(fairInfo(address(0)), team());
        replay = new FairLaunchReplay(address(sale));
        replay.read(vm.getRecordedLogs());
        handler = new FairLaunchHandler(sale, token, OWNER, ADMIN, START, END, replay);
        vm.warp(START - 100);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice Nothing forbidden happened; deposits add up, are counted and covered until finalize; then exactly the tokens
    /// sold stay, for whom they were sold [SAL-01] [SAL-02] [SAL-03] [SAL-07] [SAL-08] [SAL-11] [SAL-12] [SAL-14] [SAL-16]
    /// [SAL-21]
    function invariant_allHolds() external view {
        eq(handler.fault(), "", "fault");
        (,,, PresaleStatus memory status, uint8 state,) = sale.getInfo();
        (uint256 sum, uint256 buyers) = (0, 0);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            (uint256 base,,) = sale.BUYERS(handler.buyer(i));
            eq(base, handler.deposited(handler.buyer(i)), "a deposit");
            sum += base;
            if (base != 0) ++buyers;
        }
        eq(sum, status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN, "deposits");
        eq(buyers, status.NUM_BUYERS, "buyers");
        if (state == 4) {
            eq(address(sale).balance, 0, "all paid out");
            eq(token.balanceOf(address(sale)), 1000 ether - status.TOTAL_TOKENS_WITHDRAWN, "the tokens sold");
        } else {
            eq(address(sale).balance, sum, "covered");
            if (state < 3) eq(token.balanceOf(address(sale)), 2100 ether, "need");
        }
    }

    /// @notice Every view agrees with the logs of the campaign, and whatever happened, with nobody's help everybody gets
    /// tokens or the whole deposit [SAL-13] [PRM-08]
    function afterInvariant() external {
        replay.check();
        vm.recordLogs();
        _close();
        replay.read(vm.getRecordedLogs());
        replay.check();
    }

    function _close() private {
        (,,, PresaleStatus memory status,,) = sale.getInfo();
        if (status.TOTAL_BASE_COLLECTED % 2 == 0) {
            if (block.timestamp <= END + 1 days) vm.warp(END + 1 days + 1);
            if (sale.presaleStatus() == 2) sale.addLiquidity();
        }
        if (block.timestamp <= END + 7 days) vm.warp(END + 7 days + 1);
        bool finalized = sale.isFinalized();
        for (uint256 i; i < handler.BUYERS(); ++i) {
            address who = handler.buyer(i);
            (uint256 deposit, uint256 total, uint256 claimed) = sale.BUYERS(who);
            if (deposit == 0 || total == claimed) continue;
            uint256 before = finalized ? token.balanceOf(who) : who.balance;
            vm.prank(who);
            if (finalized) sale.userWithdrawTokens();
            else sale.userWithdrawBaseTokens();
            if (finalized) eq(token.balanceOf(who) - before, total, "all tokens");
            else eq(who.balance - before, deposit, "the whole deposit");
        }
    }
}
