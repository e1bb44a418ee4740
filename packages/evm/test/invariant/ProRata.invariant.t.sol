// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {ProRata} from "../../src/prorata/ProRata.sol";
import {ProRataFixture} from "../prorata/ProRataFixture.sol";
import {ProRataReplay} from "../replay/ProRataReplay.sol";
import {ProRataHandler} from "./ProRataHandler.sol";

contract ProRataInvariants is ProRataFixture {
    /// @dev Low, so that most campaigns are above it.
    uint256 private constant LOW_CAP = 50 ether;

    ProRataHandler private handler;
    ProRata private sale;
    ProRataReplay private replay;

    function setUp() public {
        vm.recordLogs();
        deployProRata();
        sale = createPro(fairInfo(address(0)), LOW_CAP, team());
        replay = new ProRataReplay(address(sale));
        replay.read(vm.getRecordedLogs());
        handler = new ProRataHandler(sale, token, OWNER, ADMIN, START, END, replay);
        vm.warp(START - 100);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice Nothing forbidden happened; commitments add up and are covered until the settlement; then what was not accepted
    /// stays for whom it belongs to, with exactly the tokens sold, and never more than the hard cap has left the sale [RGT-06]
    /// [SAL-01] [SAL-02] [SAL-03] [SAL-12] [SAL-16]
    function invariant_allHolds() external view {
        eq(handler.fault(), "", "fault");
        (,,, PresaleStatus memory status, uint8 state,) = sale.getInfo();
        (uint256 sum, uint256 rests, uint256 due) = (0, 0, 0);
        for (uint256 i; i < handler.BUYERS(); ++i) {
            address who = handler.buyer(i);
            (uint256 base, uint256 total, uint256 claimed) = sale.BUYERS(who);
            eq(base, handler.deposited(who), "a commitment");
            sum += base;
            rests += sale.restOf(who);
            if (base != 0 && claimed != total) due += sale.restOf(who);
        }
        eq(sum, status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN, "commitments");
        if (state == 4) {
            uint256 raised = sum < LOW_CAP ? sum : LOW_CAP;
            ok(rests <= sum - raised && sum - raised - rests < handler.BUYERS(), "rests are what is above the cap");
            eq(address(sale).balance, sum - raised - handler.returned(), "nothing else left");
            ok(address(sale).balance >= due, "covered");
            eq(token.balanceOf(address(sale)), 1000 ether - status.TOTAL_TOKENS_WITHDRAWN, "the tokens sold");
        } else {
            eq(address(sale).balance, sum, "covered");
            if (state < 3) eq(token.balanceOf(address(sale)), 2100 ether, "need");
        }
    }

    /// @notice Every view agrees with the logs of the campaign, and with nobody's help everybody gets tokens and the rest, or
    /// the whole commitment [RGT-06] [SAL-13] [PRM-08]
    function afterInvariant() external {
        replay.check();
        (,,, PresaleStatus memory status,,) = sale.getInfo();
        if (status.TOTAL_BASE_COLLECTED % 2 == 0) {
            if (block.timestamp <= END + 1 days) vm.warp(END + 1 days + 1);
            if (sale.presaleStatus() == 2) sale.addLiquidity();
        }
        if (block.timestamp <= END + 7 days) vm.warp(END + 7 days + 1);
        bool finalized = sale.isFinalized();
        for (uint256 i; i < handler.BUYERS(); ++i) {
            address who = handler.buyer(i);
            (uint256 committed, uint256 total, uint256 claimed) = sale.BUYERS(who);
            if (committed == 0 || total == claimed) continue;
            (uint256 coins, uint256 tokens, uint256 rest) = (who.balance, token.balanceOf(who), sale.restOf(who));
            if (finalized) sale.claimFor(who);
            else sale.refundFor(who);
            eq(who.balance - coins, finalized ? rest : committed, "the rest, or everything");
            eq(token.balanceOf(who) - tokens, finalized ? total : 0, "all tokens");
        }
    }
}
