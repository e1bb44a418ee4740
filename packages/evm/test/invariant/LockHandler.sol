// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitLock} from "../../src/interfaces/IRabbitLock.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";
import {FeeToken} from "../hostile/HostileTokens.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Three people who lock, vest, edit, pass on, renounce and unlock; time moves on.
contract LockHandler is TestBase {
    uint256 private constant FIRST = 1_000_000;

    RabbitLock public immutable LOCKER;
    TestToken[2] public tokens;
    FeeToken public immutable TAXED = new FeeToken();
    /// @notice Highest withdrawable plus withdrawn seen per lock since its last edit.
    mapping(uint256 id => uint256) public released;

    constructor(RabbitLock locker) {
        LOCKER = locker;
        tokens[0] = new TestToken("A", 18);
        tokens[1] = new TestToken("B", 0);
    }

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function lock(uint256 who, uint256 which, uint256 amount, uint256 delay) external {
        (address owner, TestToken token) = _fund(who, which, amount = bound(amount, 1, 1e30));
        vm.prank(owner);
        LOCKER.lock(owner, address(token), false, amount, block.timestamp + bound(delay, 1, 100 days), "");
    }

    function vest(uint256 who, uint256 which, uint256 amount, uint256 tge, uint256 cycle, uint256 bps) external {
        (address owner, TestToken token) = _fund(who, which, amount = bound(amount, 1, 1e30));
        address[] memory owners = new address[](2);
        uint256[] memory amounts = new uint256[](2);
        (owners[0], owners[1]) = (owner, person((who % 3) + 1));
        (amounts[0], amounts[1]) = (amount, 1);
        token.mint(owner, 1);
        vm.startPrank(owner);
        token.approve(address(LOCKER), amount + 1);
        LOCKER.multipleVestingLock(
            owners,
            amounts,
            address(token),
            false,
            block.timestamp + 10 days,
            bound(tge, 0, 10_000),
            bound(cycle, 1, 30 days),
            bound(bps, 1, 10_000),
            ""
        );
        vm.stopPrank();
    }

    function lockTaxed(uint256 who, uint256 amount) external {
        amount = bound(amount, 100, 1e30);
        TAXED.mint(person(who), amount);
        vm.startPrank(person(who));
        TAXED.approve(address(LOCKER), amount);
        (bool accepted,) = address(LOCKER).call(
            abi.encodeCall(LOCKER.lock, (person(who), address(TAXED), false, amount, block.timestamp + 1, ""))
        );
        vm.stopPrank();
        ok(!accepted, "a token with a fee is refused");
    }

    function donate(uint256 which, uint256 amount) external {
        TestToken token = tokens[which % 2];
        token.mint(address(this), bound(amount, 1, 1e20));
        donated[address(token)] += token.balanceOf(address(this));
        token.transfer(address(LOCKER), token.balanceOf(address(this)));
    }

    mapping(address token => uint256) public donated;

    function edit(uint256 which, uint256 more, uint256 later) external {
        (uint256 id, IRabbitLock.LockRecord memory r) = _pick(which);
        if (id == 0 || r.owner == address(0) || r.unlockedAmount != 0) return;
        more = bound(more, 0, 1e20);
        TestToken(r.token).mint(r.owner, more);
        uint256 date = bound(later, 0, 10 days) + (r.tgeDate > block.timestamp ? r.tgeDate : block.timestamp + 1);
        vm.startPrank(r.owner);
        TestToken(r.token).approve(address(LOCKER), more);
        LOCKER.editLock(id, r.amount + more, date);
        vm.stopPrank();
        released[id] = 0;
    }

    function unlock(uint256 which) external {
        (uint256 id, IRabbitLock.LockRecord memory r) = _pick(which);
        if (id == 0 || r.owner == address(0) || LOCKER.withdrawableTokens(id) == 0) return;
        vm.prank(r.owner);
        LOCKER.unlock(id);
    }

    function pass(uint256 which, uint256 to, bool renounce) external {
        (uint256 id, IRabbitLock.LockRecord memory r) = _pick(which);
        if (id == 0 || r.owner == address(0) || r.unlockedAmount == r.amount) return;
        vm.prank(r.owner);
        if (renounce && to % 8 == 0) LOCKER.renounceLockOwnership(id);
        else LOCKER.transferLockOwnership(id, person(to));
    }

    function wait_(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 40 days));
    }

    /// @notice Remembers what is released now; fails when it fell.
    function checkReleased() external {
        uint256 count = LOCKER.getTotalLockCount();
        for (uint256 id = FIRST; id < FIRST + count; ++id) {
            uint256 now_ = LOCKER.withdrawableTokens(id) + LOCKER.getLockById(id).unlockedAmount;
            ok(now_ >= released[id], "released never falls");
            released[id] = now_;
        }
    }

    function _fund(uint256 who, uint256 which, uint256 amount) private returns (address owner, TestToken token) {
        (owner, token) = (person(who), tokens[which % 2]);
        token.mint(owner, amount);
        vm.prank(owner);
        token.approve(address(LOCKER), amount);
    }

    function _pick(uint256 which) private view returns (uint256 id, IRabbitLock.LockRecord memory record) {
        uint256 count = LOCKER.getTotalLockCount();
        if (count == 0) return (0, record);
        id = FIRST + (which % count);
        record = LOCKER.getLockById(id);
    }
}
