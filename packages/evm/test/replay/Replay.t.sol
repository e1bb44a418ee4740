// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {Refuser} from "../hostile/HostileTokens.sol";
import {Fixture} from "../support/Fixture.sol";
import {Vm} from "../support/Vm.sol";
import {LockReplay} from "./LockReplay.sol";
import {PresaleReplay} from "./PresaleReplay.sol";
import {SettingReplay} from "./SettingReplay.sol";

/// @notice One story each through sale, locker and settings, rebuilt from its logs; and that a log left out is noticed.
contract ReplayTest is Fixture {
    Vm.Log[] private _logs;
    Presale private _sale;
    SettingReplay private _settings;

    function setUp() external {
        vm.recordLogs();
        deployAll();
        _settings = new SettingReplay(setting);
    }

    function _keepLogs() private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            _logs.push(logs[i]);
        }
    }

    /// @dev Reads all logs but one.
    function _withoutLog(PresaleReplay replay, uint256 missing) private {
        Vm.Log[] memory one = new Vm.Log[](1);
        for (uint256 i; i < _logs.length; ++i) {
            if (i == missing) continue;
            one[0] = _logs[i];
            replay.read(one);
        }
    }

    /// @notice A sale's views follow from its logs; without any one log that changes
    /// a view they do not [PRM-08]
    function test_everyLogOfASaleCounts() external {
        addOtherExchange();
        _sale = createSale(address(0));
        vm.etch(OWNER, address(new Refuser()).code);
        address[] memory listed = new address[](3);
        (listed[0], listed[1], listed[2]) = (ALICE, BOB, CAROL);
        vm.prank(OWNER);
        _sale.addWhitelistAccount(listed);
        listed = new address[](1);
        listed[0] = ALICE;
        vm.prank(OWNER);
        _sale.removeWhitelistAccount(listed);
        vm.prank(OWNER);
        _sale.setProjectInfo("bafyother");
        vm.warp(START);
        buy(_sale, ALICE, 5 ether, CAROL);
        buy(_sale, BOB, 1 ether, address(0));
        vm.warp(END + 1);
        vm.prank(OWNER);
        _sale.addLiquidity();
        vm.prank(BOB);
        _sale.userWithdrawTokens();
        eq(_sale.otherExchange(), otherExchange, "a second exchange");
        ok(_sale.pendingPayments(address(0), OWNER) != 0, "the owner refuses");
        _keepLogs();
        _settings.read(_logs);
        _settings.check();

        PresaleReplay whole = new PresaleReplay(address(_sale));
        whole.read(_logs);
        whole.check();
        uint256 tried;
        for (uint256 i; i < _logs.length; ++i) {
            if (_logs[i].emitter != address(_sale) && _logs[i].emitter != address(saleFactory)) continue;
            PresaleReplay partly = new PresaleReplay(address(_sale));
            _withoutLog(partly, i);
            vm.expectRevert();
            partly.check();
            ++tried;
        }
        // created, listed, taken off, described, bought twice, liquidity, finalized, kept for the owner, claimed
        eq(tried, 10, "logs of the sale");
    }

    /// @notice So do the settings': exchanges and base tokens keep their order [PRM-08]
    function test_settings() external {
        vm.startPrank(PLATFORM);
        setting.setExchange(ILaunchpadSetting.Exchange(address(locker), router, bytes32(uint256(1)), 25));
        setting.setExchange(ILaunchpadSetting.Exchange(address(token), router, bytes32(uint256(2)), 30));
        setting.setExchange(ILaunchpadSetting.Exchange(address(locker), weth, bytes32(uint256(3)), 20));
        setting.removeExchange(exchange);
        setting.setBaseToken(address(token), true);
        setting.setBaseToken(address(token), true);
        setting.setBaseToken(address(0), false);
        setting.setFees(1, 2, 3, BOB);
        setting.setRABAddress(CAROL);
        vm.stopPrank();
        _settings.read(vm.getRecordedLogs());
        _settings.check();
    }

    /// @notice And a locker's with more locks than its leading places [PRM-08]
    function test_manyLocks() external {
        LockReplay replay = new LockReplay(locker);
        token.mint(address(this), 1e6);
        token.approve(address(locker), 1e6);
        for (uint256 i; i < 24; ++i) {
            locker.lock(i % 2 == 0 ? ALICE : BOB, address(token), false, 10 + ((i * 7) % 24), block.timestamp + 1 days, "");
        }
        vm.warp(block.timestamp + 1 days);
        vm.startPrank(ALICE);
        locker.unlock(1_000_002);
        locker.transferLockOwnership(1_000_004, BOB);
        locker.renounceLockOwnership(1_000_006);
        locker.editLock(1_000_008, 0, block.timestamp + 5 days);
        locker.editLockDescription(1_000_008, "longer");
        vm.stopPrank();
        // takes the place of the one that was withdrawn
        locker.lock(CAROL, address(token), false, 1, block.timestamp + 1, "late");
        replay.read(vm.getRecordedLogs());
        replay.check();
        IRabbitLock.LockRecord[] memory leading = locker.getLocksForToken(address(token), 0, locker.LEADING_LOCKS());
        ok(leading[0].id != 1_000_000, "places were changed");
    }
}
