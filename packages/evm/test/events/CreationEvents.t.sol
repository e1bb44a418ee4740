// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, IFairLaunchFactory} from "../../src/interfaces/IFairLaunch.sol";
import {
    CapParams,
    IPresaleFactory,
    PresaleFees,
    PresaleInfo,
    PresaleInfo2,
    PresaleVesting,
    SaleParams
} from "../../src/interfaces/IPresale.sol";
import {
    IPrivateSaleFactory,
    PrivateCapParams,
    PrivateOwnerParams,
    PrivateSaleInfo,
    PrivateSaleInfo2,
    PrivateSaleParams,
    PrivateSaleVesting
} from "../../src/interfaces/IPrivateSale.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice What a creation reports, field by field, each with a value of its own.
contract CreationEventsTest is FairLaunchFixture {
    function setUp() external {
        deployAll();
        deployFairLaunches();
        addOtherExchange();
        token = new TestToken("SIX", 6);
    }

    /// @dev The owner can pay for what a factory takes. To be called before an event is expected: that is of the next call.
    function _fund(address factory, uint256 need, uint256 fee) private {
        token.mint(OWNER, need);
        vm.deal(OWNER, fee);
        vm.startPrank(OWNER);
        token.approve(factory, need);
    }

    /// @notice A RAB Sale [FAC-02] [PRM-08]
    function test_presaleCreated() external {
        SaleParams memory sale =
            SaleParams(address(token), address(busd), 100 ether, 0.1 ether, 5 ether, START, END, 60, 50, true);
        CapParams memory cap = ownCaps();
        PresaleVesting memory vesting = PresaleVesting(true, false, 40 days, 8000, 3 days);
        _fund(address(saleFactory), saleFactory.amountNeeded(sale, cap), CREATION_FEE);
        uint256 snapshot = vm.snapshotState();
        address created = saleFactory.create{value: CREATION_FEE}(sale, cap, ownerParams(), vesting, anyFees());
        vm.revertToState(snapshot);
        vm.expectEmit(address(saleFactory));
        emit IPresaleFactory.PresaleCreated(
            created,
            OWNER,
            address(token),
            PresaleInfo(
                address(token),
                address(busd),
                100 ether,
                5 ether,
                0.1 ether,
                60,
                10 ether,
                6 ether,
                600,
                80 ether,
                START,
                END,
                31 days,
                50,
                true
            ),
            PresaleInfo2(OWNER, exchange, otherExchange, "bafyhash"),
            PresaleFees(40, 10, FEES),
            vesting,
            TokenMeta("SIX Token", "SIX", 6),
            TokenMeta("BUSD Token", "BUSD", 18)
        );
        saleFactory.create{value: CREATION_FEE}(sale, cap, ownerParams(), vesting, anyFees());
        vm.stopPrank();
    }

    /// @notice A RAB Grow [FAC-02] [PRM-08]
    function test_privateSaleCreated() external {
        PrivateSaleParams memory sale =
            PrivateSaleParams(address(token), address(0), 100 ether, 0.1 ether, 4 ether, START, END, 60, 50, true);
        PrivateSaleVesting memory vesting = PrivateSaleVesting(true, false, 1 days, 40 days, 8000, 3 days);
        PrivateCapParams memory cap = PrivateCapParams(5 ether, 10 ether);
        _fund(address(growFactory), growFactory.amountNeeded(sale, cap), CREATION_FEE);
        uint256 snapshot = vm.snapshotState();
        address created = growFactory.create{value: CREATION_FEE}(sale, cap, PrivateOwnerParams(OWNER, "bafyhash"), vesting, anyFees());
        vm.revertToState(snapshot);
        vm.expectEmit(address(growFactory));
        emit IPrivateSaleFactory.PrivateSaleCreated(
            created,
            OWNER,
            address(token),
            PrivateSaleInfo(
                address(token),
                address(0),
                100 ether,
                4 ether,
                0.1 ether,
                60,
                10 ether,
                5 ether,
                START,
                END,
                50,
                true
            ),
            PrivateSaleInfo2(OWNER, "bafyhash", false),
            PresaleFees(40, 10, FEES),
            vesting,
            TokenMeta("SIX Token", "SIX", 6),
            TokenMeta("", "", 18)
        );
        growFactory.create{value: CREATION_FEE}(sale, cap, PrivateOwnerParams(OWNER, "bafyhash"), vesting, anyFees());
        vm.stopPrank();
    }

    /// @notice A fair launch [FAC-02] [PRM-08]
    function test_fairLaunchCreated() external {
        FairLaunchInfo memory info =
            FairLaunchInfo(address(token), address(busd), 1000 ether, 46 ether, 30 ether, 600, START, END, 31 days, 1);
        _fund(address(fairFactory), fairFactory.amountNeeded(info, team()), 1 ether);
        uint256 snapshot = vm.snapshotState();
        address created = fairFactory.create{value: 1 ether}(info, fairOwner(), team(), anyFees());
        vm.revertToState(snapshot);
        vm.expectEmit(address(fairFactory));
        emit IFairLaunchFactory.FairLaunchCreated(
            created,
            OWNER,
            address(token),
            info,
            PresaleInfo2(OWNER, exchange, otherExchange, "bafyfair"),
            PresaleFees(20, 20, FEES),
            team(),
            TokenMeta("SIX Token", "SIX", 6),
            TokenMeta("BUSD Token", "BUSD", 18)
        );
        fairFactory.create{value: 1 ether}(info, fairOwner(), team(), anyFees());
        vm.stopPrank();
    }
}
