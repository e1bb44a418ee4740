// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {PresaleInfo2} from "../../src/interfaces/IPresale.sol";
import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {Permit} from "../../src/interfaces/Permit.sol";
import {ReentrancyLock} from "../../src/libraries/ReentrancyLock.sol";
import {SaleRules} from "../../src/libraries/SaleRules.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {FakeFactory, FakePair, HookToken} from "../hostile/HostileTokens.sol";
import {Museum} from "./Museum.sol";
import {
    ApprovingCampaigns,
    BoastingCollateral,
    CollectingLocker,
    ForwardingLocker,
    LockingPosition,
    MigratingLocker,
    NaiveLocker,
    OwnedLocker,
    SignedDistribution,
    TrustingLoans,
    YesSigner
} from "./NaiveLockers.sol";

contract LockerMuseum is Museum {
    uint256 private constant LOCKED = 100 ether;

    /// @dev ALICE locks for a year, here and there.
    function _lockAt(NaiveLocker naive) private returns (uint256 id) {
        token.mint(ALICE, 2 * LOCKED);
        vm.startPrank(ALICE);
        token.approve(address(naive), LOCKED);
        naive.lock(LOCKED, block.timestamp + 365 days);
        token.approve(address(locker), LOCKED);
        id = locker.lock(ALICE, address(token), false, LOCKED, block.timestamp + 365 days, "");
        vm.stopPrank();
    }

    function _stillLocked() private view {
        eq(token.balanceOf(address(locker)), LOCKED, "all of it is there");
        eq(locker.cumulativeLockInfo(address(token)).amount, LOCKED, "and counted");
    }

    /// @notice The locker's owner, or the next one to whom the key came in silence, takes everything [CHK-07]
    function test_ownerDrainsTheLocker() external {
        OwnedLocker naive = new OwnedLocker(token);
        uint256 id = _lockAt(naive);
        naive.transferOwnership(THIEF);
        vm.prank(THIEF);
        naive.rescue(THIEF);
        eq(token.balanceOf(THIEF), LOCKED, "the naive locker is empty");

        address[4] memory powers = [PLATFORM, ADMIN, OWNER, address(this)];
        for (uint256 i; i < powers.length; ++i) {
            ok(refused(powers[i], address(locker), abi.encodeCall(OwnedLocker.transferOwnership, (THIEF))), "no owner");
            ok(refused(powers[i], address(locker), abi.encodeCall(OwnedLocker.rescue, (THIEF))), "no rescue");
            ok(refused(powers[i], address(locker), abi.encodeCall(IRabbitLock.unlock, (id))), "not theirs");
            ok(refused(powers[i], address(locker), abi.encodeCall(IRabbitLock.transferLockOwnership, (id, THIEF))), "nor to give");
        }
        ok(refused(ALICE, address(locker), abi.encodeCall(IRabbitLock.unlock, (id))), "nor hers before its time");
        _stillLocked();
    }

    /// @notice A migration believes its caller's amount and price, and pays out the rest [CHK-07]
    function test_migrationAtTheCallersPrice() external {
        MigratingLocker naive = new MigratingLocker(token);
        uint256 id = _lockAt(naive);
        vm.startPrank(THIEF);
        uint256 own = naive.lock(0, block.timestamp);
        naive.migrate(own, LOCKED, 0);
        vm.stopPrank();
        eq(token.balanceOf(THIEF), LOCKED, "the naive locker is empty");

        ok(refused(THIEF, address(locker), abi.encodeCall(MigratingLocker.migrate, (id, LOCKED, 0))), "no migration");
        ok(refused(ALICE, address(locker), abi.encodeCall(MigratingLocker.migrate, (id, LOCKED, 0))), "nor by its owner");
        vm.prank(ALICE);
        vm.expectRevert(RabbitLock.AmountNotIncreased.selector);
        locker.editLock(id, 1, 0);
        _stillLocked();
    }

    /// @notice Tokens locked while fees are collected count as fees and as a lock [CHK-07]
    function test_lockWithinACollection() external {
        CollectingLocker naive = new CollectingLocker(token);
        _lockAt(naive);
        LockingPosition position = new LockingPosition(naive, token);
        token.mint(address(position), LOCKED);
        position.attack(LOCKED);
        position.takeOut();
        eq(token.balanceOf(address(position)), 2 * LOCKED, "the naive locker paid twice");

        HookToken hook = new HookToken();
        hook.mint(THIEF, 2 * LOCKED);
        vm.startPrank(THIEF);
        hook.approve(address(locker), 2 * LOCKED);
        uint256 date = block.timestamp + 1;
        bytes memory inner = abi.encodeCall(IRabbitLock.lock, (THIEF, address(hook), false, LOCKED, date, ""));
        hook.arm(address(locker), inner);
        locker.lock(THIEF, address(hook), false, LOCKED, date, "");
        vm.stopPrank();
        ok(!hook.hookSucceeded(), "no lock within a lock");
        eq(uint32(bytes4(hook.lastAnswer())), uint32(ReentrancyLock.Reentered.selector), "refused as such");
        eq(locker.cumulativeLockInfo(address(hook)).amount, hook.balanceOf(address(locker)), "what is there is counted once");
    }

    /// @notice A custodian passes on its caller's bytes, which allow the caller everything [CHK-07]
    function test_callersBytesToTheCustodiansToken() external {
        ForwardingLocker naive = new ForwardingLocker(token);
        _lockAt(naive);
        bytes memory allow = abi.encodeCall(IERC20.approve, (THIEF, LOCKED));
        vm.startPrank(THIEF);
        naive.launch(allow);
        token.transferFrom(address(naive), THIEF, LOCKED);
        vm.stopPrank();
        eq(token.balanceOf(THIEF), LOCKED, "the naive locker is empty");

        address[3] memory ours = [address(locker), address(createSale(address(0))), address(saleFactory)];
        for (uint256 i; i < ours.length; ++i) {
            ok(refused(THIEF, ours[i], abi.encodeCall(ForwardingLocker.launch, (allow))), "passes nothing on");
            ok(refused(THIEF, ours[i], allow), "is not the token");
            ok(refused(THIEF, ours[i], abi.encodeWithSignature("execute(address,bytes)", token, allow)), "executes nothing");
            eq(token.allowance(ours[i], THIEF), 0, "allows nothing");
        }
        _stillLocked();
    }

    /// @notice The thief's own contract signs, and somebody else's allowance pays [CHK-07]
    function test_allowanceOfSomebodyElse() external {
        SignedDistribution naive = new SignedDistribution();
        token.mint(ALICE, LOCKED);
        vm.startPrank(ALICE);
        token.approve(address(naive), LOCKED);
        token.approve(address(locker), LOCKED);
        token.approve(address(saleFactory), LOCKED);
        vm.stopPrank();
        uint256 snapshot = vm.snapshotState();
        YesSigner signer = new YesSigner();
        vm.prank(THIEF);
        naive.pay(token, ALICE, signer, LOCKED);
        eq(token.balanceOf(THIEF), LOCKED, "the naive distribution pays the thief");
        vm.revertToState(snapshot);

        Permit memory permit = Permit(type(uint256).max, 27, "", "");
        vm.prank(THIEF);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(locker), 0, LOCKED)
        );
        locker.lockWithPermit(ALICE, address(token), false, LOCKED, block.timestamp + 1, "", permit);
        vm.deal(THIEF, 1 ether);
        PresaleInfo2 memory forAlice = PresaleInfo2(ALICE, exchange, address(0), "");
        vm.prank(THIEF);
        vm.expectRevert(SaleRules.OwnerMustBeCaller.selector);
        saleFactory.create{value: CREATION_FEE}(saleParams(address(0)), capParams(), forAlice, noVesting(), anyFees());
        eq(token.balanceOf(ALICE), LOCKED, "hers");
    }

    /// @notice An approval of a locker that the caller names outlives the campaign that it was for [CHK-07]
    function test_approvalOfANamedLocker() external {
        ApprovingCampaigns naive = new ApprovingCampaigns();
        token.mint(ALICE, LOCKED);
        token.mint(THIEF, LOCKED);
        vm.startPrank(ALICE);
        token.approve(address(naive), LOCKED);
        naive.create(token, LOCKED, address(locker));
        vm.stopPrank();
        vm.startPrank(THIEF);
        token.approve(address(naive), LOCKED);
        naive.create(token, LOCKED, THIEF);
        naive.cancel(token);
        token.transferFrom(address(naive), THIEF, LOCKED);
        vm.stopPrank();
        eq(token.balanceOf(THIEF), 2 * LOCKED, "the naive campaigns paid twice");

        Presale sale = half();
        vm.warp(END + 1);
        vm.prank(OWNER);
        sale.addLiquidity();
        eq(token.allowance(address(sale), address(locker)), 0, "no tokens are allowed any more");
        eq(IERC20(pairOf(address(0))).allowance(address(sale), address(locker)), 0, "nor liquidity");
        eq(locker.getLockById(sale.LOCK_ID()).owner, OWNER, "and the locker is the platform's");
    }

    /// @notice A contract that the caller names is believed [CHK-07]
    function test_callerNamesWhomToTrust() external {
        TrustingLoans naive = new TrustingLoans();
        token.mint(address(naive), LOCKED);
        BoastingCollateral source = new BoastingCollateral();
        vm.prank(THIEF);
        naive.borrow(token, source);
        eq(token.balanceOf(THIEF), LOCKED, "the naive loans are gone");

        // an exchange of the caller's
        FakeFactory factory = new FakeFactory();
        uint256 need = saleFactory.amountNeeded(saleParams(address(0)), capParams());
        token.mint(THIEF, need);
        vm.deal(THIEF, 1 ether);
        PresaleInfo2 memory places = PresaleInfo2(THIEF, address(factory), address(0), "");
        vm.startPrank(THIEF);
        token.approve(address(saleFactory), need);
        vm.expectRevert(SaleRules.ExchangeNotSupported.selector);
        saleFactory.create{value: CREATION_FEE}(saleParams(address(0)), capParams(), places, noVesting(), anyFees());
        // a pair of no exchange
        FakePair pair_ = new FakePair(exchange, address(token), weth);
        pair_.mint(THIEF, 1);
        pair_.approve(address(locker), 1);
        vm.expectRevert(RabbitLock.NotLiquidityPair.selector);
        locker.lock(THIEF, address(pair_), true, 1, block.timestamp + 1, "");
        vm.stopPrank();
    }
}
