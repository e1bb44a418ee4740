// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {LaunchpadSetting} from "../../src/launchpad/LaunchpadSetting.sol";
import {StandardTokenFactory} from "../../src/token/StandardTokenFactory.sol";
import {TokenFactory} from "../../src/token/TokenFactory.sol";
import {Fixture} from "../support/Fixture.sol";

/// @notice What a change of the platform's settings reports.
contract SettingEventsTest is Fixture {
    function setUp() external {
        deployAll();
    }

    /// @notice Fees, administrator, exchanges and base tokens [PRM-08]
    function test_settings() external {
        vm.startPrank(PLATFORM);
        vm.expectEmit(address(setting));
        emit ILaunchpadSetting.FeesSet(1, 2, 3, BOB);
        setting.setFees(1, 2, 3, BOB);
        vm.expectEmit(address(setting));
        emit ILaunchpadSetting.RABAddressSet(CAROL);
        setting.setRABAddress(CAROL);
        vm.expectEmit(address(setting));
        emit ILaunchpadSetting.ExchangeSet(address(locker), router, bytes32(uint256(7)), 25);
        setting.setExchange(ILaunchpadSetting.Exchange(address(locker), router, bytes32(uint256(7)), 25));
        vm.expectEmit(address(setting));
        emit ILaunchpadSetting.ExchangeRemoved(exchange);
        setting.removeExchange(exchange);
        vm.expectEmit(address(setting));
        emit ILaunchpadSetting.BaseTokenSet(address(token), true);
        setting.setBaseToken(address(token), true);
        vm.expectEmit(address(setting));
        emit ILaunchpadSetting.BaseTokenSet(address(busd), false);
        setting.setBaseToken(address(busd), false);
        vm.stopPrank();
    }

    /// @notice The first administrator is reported as well [PRM-08]
    function test_firstAdministrator() external {
        vm.expectEmit();
        emit ILaunchpadSetting.RABAddressSet(BOB);
        new LaunchpadSetting(PLATFORM, address(locker), weth, BOB);
    }

    /// @notice A token factory's fee and its receiver, the first ones too [PRM-08]
    function test_flatFee() external {
        vm.expectEmit();
        emit TokenFactory.FlatFeeSet(5, FEES);
        StandardTokenFactory factory = new StandardTokenFactory(PLATFORM, FEES, 5);
        vm.expectEmit(address(factory));
        emit TokenFactory.FlatFeeSet(6, BOB);
        vm.prank(PLATFORM);
        factory.setFlatFee(6, BOB);
    }
}
