// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {IFairLaunch, IFairLaunchFactory} from "../../src/interfaces/IFairLaunch.sol";
import {ListsElsewhere} from "../../src/libraries/ListsElsewhere.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {Vm} from "../support/Vm.sol";

/// @notice Events of fair launches with all of their arguments, and the first and last second of their times.
contract FairLaunchEdgesTest is FairLaunchFixture {
    FairLaunch private _sale;

    function setUp() external {
        deployAll();
        deployFairLaunches();
        _sale = createFair(fairInfo(address(0)), noTeam());
    }

    /// @notice A creation's event names the fair launch, its creator and the token, each in its place [PRM-08]
    function test_creationEvent() external {
        vm.recordLogs();
        FairLaunch created = createFair(fairInfo(address(0)), noTeam());
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 told;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != IFairLaunchFactory.FairLaunchCreated.selector) continue;
            ++told;
            eq(_address(logs[i].topics[1]), address(created), "fair launch");
            eq(_address(logs[i].topics[2]), OWNER, "owner");
            eq(_address(logs[i].topics[3]), address(token), "token");
        }
        eq(told, 1, "once");
    }

    function _address(bytes32 topic) private pure returns (address) {
        return address(uint160(uint256(topic)));
    }

    /// @notice Deposits and refunds report the amount and what is there then [PRM-08]
    function test_depositAndRefundEvents() external {
        vm.warp(START);
        vm.expectEmit(address(_sale));
        emit IFairLaunch.UserDeposited(ALICE, 2 ether, 2 ether, 1);
        deposit(_sale, ALICE, 2 ether);
        vm.expectEmit(address(_sale));
        emit IFairLaunch.UserDeposited(BOB, 3 ether, 5 ether, 2);
        deposit(_sale, BOB, 3 ether);
        vm.expectEmit(address(_sale));
        emit IFairLaunch.UserDeposited(ALICE, 1 ether, 6 ether, 2);
        deposit(_sale, ALICE, 1 ether);
        vm.warp(END);
        eq(_sale.presaleStatus(), 1, "the last second");
        vm.warp(END + 1);
        eq(_sale.presaleStatus(), 3, "over");
        vm.expectEmit(address(_sale));
        emit IFairLaunch.BaseRefunded(ALICE, 3 ether, 6 ether, 1);
        vm.prank(ALICE);
        _sale.userWithdrawBaseTokens();
        uint256 held = token.balanceOf(address(_sale));
        vm.expectEmit(address(_sale));
        emit IFairLaunch.OwnerTokensWithdrawn(held);
        vm.prank(OWNER);
        _sale.ownerWithdrawTokens();
        eq(token.balanceOf(OWNER), held, "the tokens are back");
    }

    /// @notice Claims report the amount and the sum so far [PRM-08]
    function test_claimEvents() external {
        vm.warp(START);
        deposit(_sale, ALICE, 60 ether);
        deposit(_sale, BOB, 40 ether);
        vm.warp(END + 1);
        vm.prank(OWNER);
        _sale.addLiquidity();
        vm.expectEmit(address(_sale));
        emit IFairLaunch.TokensClaimed(ALICE, 600 ether, 600 ether);
        vm.prank(ALICE);
        _sale.userWithdrawTokens();
        vm.expectEmit(address(_sale));
        emit IFairLaunch.TokensClaimed(BOB, 400 ether, 1000 ether);
        vm.prank(BOB);
        _sale.userWithdrawTokens();
    }

    /// @notice The administrator can fail it until it has ended one way or another, and says so; once [SAL-11] [PRM-08]
    function test_forcedFailure() external {
        vm.expectEmit(address(_sale));
        emit IFairLaunch.ForceFailed(ADMIN);
        vm.prank(ADMIN);
        _sale.forceFailByRAB();
        vm.expectRevert(abi.encodeWithSelector(FairLaunch.InvalidState.selector, 3));
        vm.prank(ADMIN);
        _sale.forceFailByRAB();
    }

    /// @notice Owner and project info [PRM-08]
    function test_ownerEvents() external {
        busd.mint(address(_sale), 5);
        vm.startPrank(OWNER);
        vm.expectEmit(address(_sale));
        emit IFairLaunch.ProjectInfoUpdated("other");
        _sale.setProjectInfo("other");
        vm.expectEmit(address(_sale));
        emit IFairLaunch.WrongTokensRecovered(address(busd), 5);
        _sale.recoverWrongTokens(address(busd));
        vm.expectEmit(address(_sale));
        emit IFairLaunch.ForceFailed(OWNER);
        _sale.forceFailByPresaleOwner();
        vm.stopPrank();
    }

    /// @notice Anybody lists a day and a second after the end, nobody after seven days [SAL-13]
    function test_listingTimes() external {
        vm.warp(START);
        deposit(_sale, ALICE, 60 ether);
        vm.warp(END + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ListsElsewhere.TooEarlyForEveryone.selector, END + 1 days + 1));
        _sale.addLiquidity();
        uint256 before = vm.snapshotState();
        vm.warp(END + 7 days);
        eq(_sale.presaleStatus(), 2, "still a success");
        vm.warp(END + 7 days + 1);
        eq(_sale.presaleStatus(), 3, "failed");
        vm.prank(ALICE);
        _sale.userWithdrawBaseTokens();
        eq(ALICE.balance, 60 ether, "all of it");
        vm.revertToState(before);
        vm.warp(END + 1 days + 1);
        _sale.addLiquidity();
        ok(_sale.isFinalized(), "listed");
    }
}
