// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {PresaleFees} from "../../src/interfaces/IPresale.sol";
import {LaunchpadSetting} from "../../src/launchpad/LaunchpadSetting.sol";
import {SaleRules} from "../../src/libraries/SaleRules.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

contract LaunchpadSettingTest is Fixture {
    function setUp() public {
        deployAll();
    }

    /// @notice Fees above the constants 100, 100 per mille and 10 native are refused, all others are taken [FAC-03]
    function testFuzz_feesAreCapped(uint256 baseFee, uint256 tokenFee, uint256 creationFee) external {
        baseFee = bound(baseFee, 0, 200);
        tokenFee = bound(tokenFee, 0, 200);
        creationFee = bound(creationFee, 0, 20 ether);
        vm.prank(PLATFORM);
        if (baseFee > 100) vm.expectRevert(LaunchpadSetting.BaseFeeTooLarge.selector);
        else if (tokenFee > 100) vm.expectRevert(LaunchpadSetting.TokenFeeTooLarge.selector);
        else if (creationFee > 10 ether) vm.expectRevert(LaunchpadSetting.CreationFeeTooLarge.selector);
        setting.setFees(baseFee, tokenFee, creationFee, BOB);
        bool taken = setting.getFeeAddress() == BOB;
        ok(taken == (baseFee <= 100 && tokenFee <= 100 && creationFee <= 10 ether), "taken within the caps");
        ok(setting.getBaseFee() <= 100 && setting.getTokenFee() <= 100, "per mille");
        ok(setting.getCreationFee() <= 10 ether, "wei");
        if (taken) ok(setting.getBaseFee() == baseFee && setting.getTokenFee() == tokenFee, "as given");
    }

    /// @notice A sale keeps the fees of its creation; the next one has the new ones [FAC-03]
    function test_changesTouchLaterSalesOnly() external {
        Presale before = createSale(address(0));
        vm.prank(PLATFORM);
        setting.setFees(7, 3, CREATION_FEE, BOB);
        Presale later = createSale(address(0));
        _hasFees(before, 40, 10, FEES);
        _hasFees(later, 7, 3, BOB);
    }

    function _hasFees(Presale sale, uint256 baseFee, uint256 tokenFee, address receiver) private view {
        (,, PresaleFees memory fees,,,,) = sale.getInfo();
        eq(fees.baseFee, baseFee, "base fee");
        eq(fees.tokenFee, tokenFee, "token fee");
        eq(fees.feeAddress, receiver, "receiver");
    }

    /// @notice Ownership moves in two steps, and only to whom it was offered [FAC-03]
    function testFuzz_ownershipMovesInTwoSteps(address next, address other) external {
        if (next == address(0)) next = CAROL;
        if (next == other) other = address(uint160(next) ^ 1);
        vm.prank(PLATFORM);
        setting.transferOwnership(next);
        eq(setting.owner(), PLATFORM, "not yet");
        vm.prank(other);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, other));
        setting.acceptOwnership();
        vm.prank(next);
        setting.acceptOwnership();
        eq(setting.owner(), next, "accepted");
    }

    /// @notice Nobody but the owner changes a setting [FAC-03]
    function testFuzz_onlyTheOwner(address other) external {
        if (other == PLATFORM) other = BOB;
        ILaunchpadSetting.Exchange memory one = ILaunchpadSetting.Exchange(exchange, router, bytes32(0), 30);
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, other);
        vm.startPrank(other);
        vm.expectRevert(refusal);
        setting.setFees(0, 0, 0, other);
        vm.expectRevert(refusal);
        setting.setRABAddress(other);
        vm.expectRevert(refusal);
        setting.setExchange(one);
        vm.expectRevert(refusal);
        setting.removeExchange(exchange);
        vm.expectRevert(refusal);
        setting.setBaseToken(address(busd), false);
        vm.expectRevert(refusal);
        setting.transferOwnership(other);
        vm.stopPrank();
    }

    /// @notice A setting without a locker, wrapped native or administrator is refused
    function test_constructor() external {
        vm.expectRevert(LaunchpadSetting.ZeroAddress.selector);
        new LaunchpadSetting(PLATFORM, address(0), weth, ADMIN);
        vm.expectRevert(LaunchpadSetting.ZeroAddress.selector);
        new LaunchpadSetting(PLATFORM, address(locker), address(0), ADMIN);
        vm.expectRevert(LaunchpadSetting.ZeroAddress.selector);
        new LaunchpadSetting(PLATFORM, address(locker), weth, address(0));
    }

    /// @notice Exchanges and base tokens: listed once each, changed in place, removed from any place of the list [EVM-04]
    function test_lists() external {
        address[3] memory factories;
        vm.startPrank(PLATFORM);
        for (uint256 i; i < 3; ++i) {
            factories[i] = address(new TestToken("F", 18));
            setting.setExchange(ILaunchpadSetting.Exchange(factories[i], router, bytes32(i), 25));
        }
        setting.setExchange(ILaunchpadSetting.Exchange(factories[1], router, bytes32("new"), 50));
        eq(setting.exchanges().length, 4, "changed in place");
        eq(setting.getExchange(factories[1]).swapFeeBps, 50, "changed");
        setting.removeExchange(factories[0]);
        eq(setting.exchanges().length, 3, "removed");
        ok(setting.isExchange(factories[1]) && setting.isExchange(factories[2]), "the others stay");
        ok(!setting.isExchange(factories[0]) && !setting.isExchange(address(0)), "gone");
        vm.expectRevert(LaunchpadSetting.NotAContract.selector);
        setting.setExchange(ILaunchpadSetting.Exchange(exchange, BOB, bytes32(0), 25));
        setting.setBaseToken(address(busd), true);
        eq(setting.baseTokens().length, 2, "listed once");
        setting.setBaseToken(factories[0], true);
        setting.setBaseToken(address(busd), false);
        vm.stopPrank();
        address[] memory left = setting.baseTokens();
        ok(left.length == 2 && left[0] == address(0) && left[1] == factories[0], "the others stay");
    }

    /// @notice No sale can list on a removed exchange or raise a removed base token [FAC-03]
    function test_removedOnesAreRefused() external {
        vm.prank(PLATFORM);
        setting.setBaseToken(address(busd), false);
        ok(!setting.isBaseToken(address(busd)), "removed");
        vm.deal(OWNER, 1 ether);
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.BaseTokenNotSupported.selector);
        saleFactory.create{value: CREATION_FEE}(saleParams(address(busd)), capParams(), ownerParams(), noVesting(), anyFees());
        createSale(address(0));
        vm.prank(PLATFORM);
        setting.removeExchange(exchange);
        vm.prank(OWNER);
        vm.expectRevert(SaleRules.ExchangeNotSupported.selector);
        saleFactory.create{value: CREATION_FEE}(saleParams(address(0)), capParams(), ownerParams(), noVesting(), anyFees());
    }
}
