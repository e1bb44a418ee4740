// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {Recovery} from "../../src/libraries/Recovery.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {CoinAsToken, SecondAddress, TwoAddressToken} from "../hostile/TwoAddressToken.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice What was sent by mistake is taken back and nothing else, also where a token has a second address [SAL-16]
contract RecoveryTest is FairLaunchFixture {
    TwoAddressToken private two;
    address private second;

    function setUp() external {
        deployAll();
        deployFairLaunches();
        two = new TwoAddressToken();
        second = address(new SecondAddress(two));
    }

    function _supportTwo() private {
        vm.prank(PLATFORM);
        setting.setBaseToken(address(two), true);
        two.mint(ALICE, 100 ether);
    }

    function _protected(address sale) private {
        vm.prank(OWNER);
        vm.expectRevert(Recovery.ProtectedToken.selector);
        Presale(payable(sale)).recoverWrongTokens(second);
    }

    /// @notice The deposits of a sale, a grow and a fair launch under the base token's second address
    function test_baseTokenWithTwoAddresses() external {
        _supportTwo();
        Presale sale = createSale(address(two));
        PrivateSale grow = createGrow(growParams(address(two)), noGrowVesting());
        FairLaunch fair = createFair(fairInfo(address(two)), noTeam());
        vm.warp(START);
        vm.startPrank(ALICE);
        two.approve(address(sale), 5 ether);
        sale.userDeposit(5 ether, address(0));
        two.approve(address(grow), 5 ether);
        grow.userDeposit(5 ether, address(0));
        two.approve(address(fair), 5 ether);
        fair.userDeposit(5 ether);
        vm.stopPrank();
        _protected(address(sale));
        _protected(address(grow));
        _protected(address(fair));
    }

    /// @notice The tokens to sell under the sale token's second address
    function test_saleTokenWithTwoAddresses() external {
        token = two;
        IV2Factory(exchange).createPair(address(token), weth);
        _protected(address(createSale(address(0))));
        _protected(address(createGrow(growParams(address(0)), noGrowVesting())));
        _protected(address(createFair(fairInfo(address(0)), noTeam())));
    }

    /// @notice Coins that a contract moves as if they were tokens, as on some chains
    function test_coinsWithAnAddress() external {
        CoinAsToken coin = new CoinAsToken();
        Presale sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        coin.follow(address(sale));
        vm.prank(OWNER);
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(address(coin));
    }

    /// @notice The liquidity token, before and after there is a pair, and what is nobody's
    function test_liquidityAndStrayTokens() external {
        Presale sale = createSale(address(0));
        FairLaunch fair = createFair(fairInfo(address(0)), noTeam());
        busd.mint(address(sale), 7);
        busd.mint(address(fair), 7);
        vm.startPrank(OWNER);
        sale.recoverWrongTokens(address(busd));
        fair.recoverWrongTokens(address(busd));
        eq(busd.balanceOf(OWNER), 14, "taken back");
        vm.expectRevert(Recovery.NothingToRecover.selector);
        sale.recoverWrongTokens(address(busd));
        vm.stopPrank();
        vm.warp(START);
        buy(sale, ALICE, 5 ether, address(0));
        vm.warp(END + 1);
        vm.startPrank(OWNER);
        sale.addLiquidity();
        address pair = pairOf(address(0));
        vm.expectRevert(Recovery.ProtectedToken.selector);
        sale.recoverWrongTokens(pair);
        vm.expectRevert(Recovery.ProtectedToken.selector);
        fair.recoverWrongTokens(pair);
        vm.stopPrank();
        ok(TestToken(pair).totalSupply() != 0, "a pair");
    }
}
