// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IStakedToken} from "../../src/interfaces/IStakedToken.sol";
import {StakedToken} from "../../src/staking/StakedToken.sol";
import {BabyToken} from "../../src/token/BabyToken.sol";
import {LiquidityGeneratorToken} from "../../src/token/LiquidityGeneratorToken.sol";
import {Fees, TaxedToken} from "../../src/token/TaxedToken.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";
import {Vm} from "../support/Vm.sol";
import {BabyFixture} from "../token/Baby.t.sol";
import {GeneratorFixture} from "../token/LiquidityGenerator.t.sol";

contract StakingEventsTest is Fixture {
    /// @notice A stake, the wish to leave with its date, and what is paid out [PRM-08]
    function test_events() external {
        vm.warp(1_000_000);
        token = new TestToken("RAB", 18);
        StakedToken staking = new StakedToken(token, 3 days, "Staked RAB", "sRAB");
        token.mint(ALICE, 100);
        vm.startPrank(ALICE);
        token.approve(address(staking), 100);
        vm.expectEmit(address(staking));
        emit IStakedToken.Staked(ALICE, 100);
        staking.stake(100);
        vm.expectEmit(address(staking));
        emit IStakedToken.UnstakeRequested(ALICE, 40, 1_000_000 + 3 days);
        staking.unstake(40);
        vm.warp(1_000_000 + 3 days);
        vm.expectEmit(address(staking));
        emit IStakedToken.UnlockedClaimed(ALICE, 40);
        staking.claimUnlocked();
        vm.stopPrank();
    }
}

contract GeneratorEventsTest is GeneratorFixture {
    function setUp() external {
        deployGenerator();
        list();
    }

    /// @notice The holders' 5 % of a transfer [PRM-08]
    function test_reflected() external {
        vm.expectEmit(address(rabbit));
        emit LiquidityGeneratorToken.Reflected(50);
        vm.prank(OWNER);
        rabbit.transfer(ALICE, 1000);
    }

    /// @notice Liquidity made of fees: what the pair says that it got, and what it gave for it [PRM-08]
    function test_liquidityAdded() external {
        vm.prank(OWNER);
        rabbit.transfer(ALICE, SUPPLY / 4);
        rabbit.processFees();
        vm.warp(block.timestamp + 10 minutes);
        vm.roll(block.number + 100);
        uint256 before = TestToken(pair).balanceOf(DEAD);
        uint256 snapshot = vm.snapshotState();
        vm.recordLogs();
        rabbit.processFees();
        (uint256 amount0, uint256 amount1) = _minted(vm.getRecordedLogs());
        uint256 liquidity = TestToken(pair).balanceOf(DEAD) - before;
        if (address(rabbit) > weth) (amount0, amount1) = (amount1, amount0);
        ok(amount0 != 0 && amount1 != 0 && liquidity != 0, "made liquidity");
        vm.revertToState(snapshot);
        vm.expectEmit(address(rabbit));
        emit TaxedToken.LiquidityAdded(amount0, amount1, liquidity);
        rabbit.processFees();
    }

    function _minted(Vm.Log[] memory logs) private view returns (uint256, uint256) {
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter == pair && logs[i].topics[0] == keccak256("Mint(address,uint256,uint256)")) {
                return abi.decode(logs[i].data, (uint256, uint256));
            }
        }
        revert("no liquidity was made");
    }
}

contract BabyEventsTest is BabyFixture {
    function setUp() external {
        deployBabies();
    }

    /// @notice The fees that are left, each in its place [PRM-08]
    function test_feesLowered() external {
        rabbit = buyback(address(busd));
        vm.expectEmit(address(rabbit));
        emit TaxedToken.FeesLowered(4, 3, 2, 1);
        vm.prank(OWNER);
        rabbit.lowerFees(Fees({holders: 4, liquidity: 3, marketing: 2, buyBack: 1}));
    }

    /// @notice What was spent for the holders and what came of it, then what one of them gets [PRM-08]
    function test_rewards() external {
        rabbit = baby(address(busd));
        ready();
        rabbit.distributeRewards();
        later();
        uint256 snapshot = vm.snapshotState();
        (uint256 native, uint256 held) = (rabbit.nativeForRewards(), busd.balanceOf(address(rabbit)));
        rabbit.distributeRewards();
        (native, held) = (native - rabbit.nativeForRewards(), busd.balanceOf(address(rabbit)) - held);
        ok(native != 0 && held != 0, "distributed");
        vm.revertToState(snapshot);
        vm.expectEmit(address(rabbit));
        emit BabyToken.RewardsDistributed(native, held);
        rabbit.distributeRewards();
        snapshot = vm.snapshotState();
        rabbit.claim(ALICE);
        uint256 rewards = busd.balanceOf(ALICE);
        ok(rewards != 0, "claimed");
        vm.revertToState(snapshot);
        vm.expectEmit(address(rabbit));
        emit BabyToken.DividendClaimed(ALICE, rewards);
        rabbit.claim(ALICE);
    }

    /// @notice What was spent and what was burned for it [PRM-08]
    function test_boughtBack() external {
        rabbit = buyback(address(busd));
        ready();
        rabbit.buyBack();
        later();
        uint256 snapshot = vm.snapshotState();
        (uint256 native, uint256 burned) = (rabbit.nativeForBuyBack(), rabbit.balanceOf(DEAD));
        rabbit.buyBack();
        (native, burned) = (native - rabbit.nativeForBuyBack(), rabbit.balanceOf(DEAD) - burned);
        ok(native != 0 && burned != 0, "bought back");
        vm.revertToState(snapshot);
        vm.expectEmit(address(rabbit));
        emit BabyToken.BoughtBack(native, burned);
        rabbit.buyBack();
    }
}
