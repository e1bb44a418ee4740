// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {IFairLaunch} from "../../src/interfaces/IFairLaunch.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";

/// @notice What a listing reports, with amounts calculated by hand.
contract ListingEventsTest is FairLaunchFixture {
    /// @dev What the pair itself keeps of the first liquidity.
    uint256 private constant KEPT_BY_PAIR = 1000;

    address private _pair;

    function setUp() external {
        deployAll();
        deployFairLaunches();
        _pair = IV2Factory(exchange).createPair(address(token), weth);
    }

    /// @notice A sale that raised 6 of 10: fee 4 %, pool 5 % of 96 %, liquidity 60 % of 91 %; 600 tokens sold, 1 % of them
    /// the fee [PRM-08] [SAL-20] [SAL-21]
    function test_presale() external {
        Presale sale = createSale(address(0));
        vm.warp(START);
        buy(sale, ALICE, 5 ether, CAROL);
        buy(sale, BOB, 1 ether, address(0));
        vm.warp(END + 1);
        uint256 liquidity = Math.sqrt(3.276 ether * 262.08 ether) - KEPT_BY_PAIR;
        vm.expectEmit(address(sale));
        emit IPresale.LiquidityAdded(_pair, 1_000_000, 3.276 ether, 262.08 ether, liquidity);
        vm.expectEmit(address(sale));
        emit IPresale.Finalized(0.24 ether, 0.288 ether, 2.196 ether, 6 ether, 578.72 ether, false);
        vm.prank(OWNER);
        sale.addLiquidity();
    }

    /// @notice A fair launch that raised 100, with 30 at most for its owner: fee 2 %, 68 and 680 tokens listed, the team's 100
    /// locked, 300 burned [PRM-08] [SAL-20] [SAL-21]
    function test_fairLaunch() external {
        FairLaunch sale = createFair(fairInfo(address(0)), team());
        vm.warp(START);
        deposit(sale, ALICE, 60 ether);
        deposit(sale, BOB, 40 ether);
        vm.warp(END + 1);
        uint256 liquidity = Math.sqrt(68 ether * 680 ether) - KEPT_BY_PAIR;
        vm.expectEmit(address(sale));
        emit IFairLaunch.LiquidityAdded(_pair, 1_000_000, 68 ether, 680 ether, liquidity);
        vm.expectEmit(address(sale));
        emit IFairLaunch.Finalized(2 ether, 30 ether, 20 ether, 300 ether, 1_000_001);
        vm.prank(OWNER);
        sale.addLiquidity();
    }
}
