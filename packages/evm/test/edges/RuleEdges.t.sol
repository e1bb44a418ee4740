// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {FairLaunchRules} from "../../src/fairlaunch/FairLaunchRules.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {FairLaunchInfo, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {CapParams, PresaleVesting, SaleParams} from "../../src/interfaces/IPresale.sol";
import {PrivateSaleVesting} from "../../src/interfaces/IPrivateSale.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {StandardTokenFactory} from "../../src/token/StandardTokenFactory.sol";
import {PairAttacker} from "../attack/PairAttacker.sol";
import {FairLaunchFixture} from "../fairlaunch/FairLaunchFixture.sol";
import {ZeroRevertToken} from "../hostile/HostileTokens.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice What is allowed to the last unit: every limit exactly met.
contract RuleEdgesTest is FairLaunchFixture {
    uint256 private constant MOST_VESTING = 3_650 days;

    function setUp() external {
        deployAll();
        deployFairLaunches();
    }

    /// @notice The least and the most that a sale's rules allow [EVM-05]
    function test_saleLimits() external {
        SaleParams memory sale = saleParams(address(0));
        CapParams memory cap = capParams();
        (cap.softCap, cap.liquidityPercent, cap.lockPeriod) = (3 ether, 510, type(uint32).max);
        (sale.minSpendPerBuyer, sale.maxSpendPerBuyer) = (10 ether, 10 ether);
        createSale(sale, cap, noVesting());
        cap.liquidityPercent = 1000;
        createSale(sale, cap, PresaleVesting(true, false, 40 days, 10_000, 40 days));
    }

    /// @notice A sale without vesting shows zeros, whatever its form held [EVM-05]
    function test_noVestingIsZeros() external {
        Presale sale = createSale(saleParams(address(0)), capParams(), PresaleVesting(false, true, 1, 2, 3));
        (,,,,, PresaleVesting memory vesting,) = sale.getInfo();
        PresaleVesting memory none;
        ok(keccak256(abi.encode(vesting)) == keccak256(abi.encode(none)), "sale");
        PrivateSale grow = createGrow(growParams(address(0)), PrivateSaleVesting(false, true, 1, 2, 3, 4));
        (,,,,,, PrivateSaleVesting memory growVesting,) = grow.getInfo();
        PrivateSaleVesting memory noneOfGrow;
        ok(keccak256(abi.encode(growVesting)) == keccak256(abi.encode(noneOfGrow)), "grow");
    }

    /// @notice Even vesting has no period, whatever its form held [EVM-05]
    function test_evenVestingHasNoPeriod() external {
        Presale sale = createSale(saleParams(address(0)), capParams(), PresaleVesting(true, true, 40 days, 10_000, 7 days));
        (,,,,, PresaleVesting memory vesting,) = sale.getInfo();
        eq(vesting.vestingPeriod, 0, "sale");
        PrivateSale grow =
            createGrow(growParams(address(0)), PrivateSaleVesting(true, true, 0, 40 days, 10_000, 7 days));
        (,,,,,, PrivateSaleVesting memory growVesting,) = grow.getInfo();
        eq(growVesting.vestingPeriod, 0, "grow");
    }

    /// @notice The least and the most that a fair launch's rules allow; with a team, the largest supply that the locker counts
    /// [EVM-05] [PRM-05]
    function test_fairLaunchLimits() external {
        FairLaunchInfo memory info = fairInfo(address(0));
        (info.softCap, info.maxOwnerReceive) = (51 ether, 100 ether);
        (info.liquidityPercent, info.lockPeriod) = (510, type(uint32).max);
        uint256 need = fairFactory.amountNeeded(info, team());
        token.mint(BOB, type(uint128).max - need);
        createFair(info, team());
        eq(token.totalSupply(), type(uint128).max, "the largest supply");
        info.liquidityPercent = 1000;
        createFair(info, noTeam());
    }

    /// @notice The team's last release is ten years after the listing at the latest [PRM-04]
    function test_teamVestsTenYearsAtMost() external {
        createFair(fairInfo(address(0)), TeamVesting(true, 1 ether, MOST_VESTING, 10_000, MOST_VESTING, 1));
        // three periods for the 7,500 that are left: 3,333 twice, then the rest
        TeamVesting memory team_ = TeamVesting(true, 1 ether, 50 days, 2500, 1200 days, 3333);
        createFair(fairInfo(address(0)), team_);
        team_.firstReleaseDelay += 1;
        _refused(team_);
        (team_.firstReleaseDelay, team_.period) = (50 days, 1200 days + 1);
        _refused(team_);
        _refused(TeamVesting(true, 1 ether, MOST_VESTING + 1, 10_000, 1 days, 1));
        _refused(TeamVesting(true, 1 ether, 1 days, 10_000, MOST_VESTING + 1, 1));
    }

    function _refused(TeamVesting memory team_) private {
        vm.prank(OWNER);
        vm.expectRevert(FairLaunchRules.InvalidTeamVesting.selector);
        fairFactory.create(fairInfo(address(0)), fairOwner(), team_, anyFees());
    }

    /// @notice The highest fees that the settings take [FAC-03]
    function test_feeLimits() external {
        vm.prank(PLATFORM);
        setting.setFees(100, 100, 10 ether, FEES);
        eq(setting.getTokenFee(), 100, "taken");
    }

    /// @notice A token of 36 decimals can be made [EVM-01]
    function test_mostDecimals() external {
        StandardTokenFactory tokens = new StandardTokenFactory(PLATFORM, FEES, 0);
        eq(TestToken(tokens.create("N", "S", 36, 1)).decimals(), 36, "decimals");
    }

    /// @notice A page of the whitelist beyond its end is empty [SAL-06]
    function test_whitelistBeyondItsEnd() external {
        Presale sale = createSale(address(0));
        address[] memory accounts = new address[](1);
        accounts[0] = ALICE;
        vm.prank(OWNER);
        sale.addWhitelistAccount(accounts);
        eq(sale.viewWhiteListAccount(0, 9).length, 1, "all");
        eq(sale.viewWhiteListAccount(1, 9).length, 0, "at the end");
        eq(sale.viewWhiteListAccount(7, 9).length, 0, "beyond it");
    }

    /// @notice A base token that refuses empty transfers, with tokens donated to the pair, and with none [SAL-18]
    function test_zeroRevertBaseIsListed() external {
        for (uint256 donation; donation < 2; ++donation) {
            token = new TestToken("TKN", 18);
            TestToken base = new ZeroRevertToken();
            vm.prank(PLATFORM);
            setting.setBaseToken(address(base), true);
            vm.warp(START - 100);
            Presale sale = createSale(address(base));
            address pair = IV2Factory(exchange).createPair(address(token), address(base));
            token.mint(pair, donation);
            base.mint(ALICE, 5 ether);
            vm.warp(START);
            vm.startPrank(ALICE);
            base.approve(address(sale), 5 ether);
            sale.userDeposit(5 ether, address(0));
            vm.stopPrank();
            vm.warp(END + 1);
            vm.prank(OWNER);
            sale.addLiquidity();
            eq(sale.presaleStatus(), 4, "listed");
        }
    }

    /// @notice What a little pool with dear tokens lets the listing leave goes to the platform where the owner has his most:
    /// nothing stays in the fair launch [SAL-21]
    function test_nothingStaysInAFairLaunch() external {
        FairLaunch sale = createFair(fairInfo(address(0)), noTeam());
        vm.warp(START);
        deposit(sale, ALICE, 100 ether);
        PairAttacker pool = new PairAttacker(IV2Factory(exchange), token, TestToken(weth), swapFeeBps);
        vm.deal(address(this), 0.2 ether);
        (bool wrapped,) = weth.call{value: 0.2 ether}(abi.encodeWithSignature("deposit()"));
        ok(wrapped && TestToken(weth).transfer(address(pool), 0.2 ether), "base");
        token.mint(address(pool), 1 ether);
        pool.move(4 | (39 << 3) | (39 << 10));
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(OWNER.balance, 30 ether, "the owner's most");
        ok(FEES.balance > 2 ether, "the platform's, with what was left");
        eq(address(sale).balance, 0, "nothing stays");
    }
}
