// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Payments} from "../../src/libraries/Payments.sol";
import {FlatFee} from "../../src/libraries/FlatFee.sol";
import {BlacklistToken} from "../hostile/HostileTokens.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

contract Payer is Payments {
    receive() external payable {}

    function push(address token, address to, uint256 amount) external {
        _pushOrKeep(token, to, amount);
    }
}

/// @notice Takes, refuses or burns all the gas that it is given; counts its payments.
contract Receiver {
    uint256 public mode;
    uint256 public payments;

    function setMode(uint256 mode_) external {
        mode = mode_;
    }

    receive() external payable {
        require(mode != 1, "refused");
        while (mode == 2) {}
        ++payments;
    }
}

contract FeeKeeper is FlatFee {
    address private immutable RECEIVER;

    constructor(address receiver) {
        RECEIVER = receiver;
    }

    function pay(uint256 fee) external payable {
        _settleFlatFee(fee);
    }

    function _feeReceiver() internal view override returns (address) {
        return RECEIVER;
    }
}

contract PaymentsTest is TestBase {
    Payer private _payer;
    Receiver private _receiver;

    function setUp() external {
        (_payer, _receiver) = (new Payer(), new Receiver());
        vm.deal(address(_payer), 10 ether);
    }

    /// @notice A receiver that burns its gas costs the caller 60,000 and little more, and is paid later [SAL-15]
    function test_gasBurnersCostLittle() external {
        _receiver.setMode(2);
        uint256 used = gasleft();
        _payer.push{gas: 1_000_000}(address(0), address(_receiver), 1 ether);
        used -= gasleft();
        ok(used > 60_000 && used < 150_000, "bounded");
        eq(_payer.pendingPayments(address(0), address(_receiver)), 1 ether, "kept");
        eq(address(_receiver).balance, 0, "not paid");
        _receiver.setMode(0);
        _payer.withdrawPending(address(0), address(_receiver));
        eq(address(_receiver).balance, 1 ether, "paid");
    }

    /// @notice Refused payments add up, each says so, and are paid out once as one [SAL-15]
    function test_refusedPaymentsAddUp() external {
        _receiver.setMode(1);
        vm.expectEmit(address(_payer));
        emit Payments.PaymentPending(address(0), address(_receiver), 1 ether);
        _payer.push(address(0), address(_receiver), 1 ether);
        _payer.push(address(0), address(_receiver), 2 ether);
        eq(_payer.pendingPayments(address(0), address(_receiver)), 3 ether, "sum");
        vm.expectRevert(Payments.NativeTransferFailed.selector);
        _payer.withdrawPending(address(0), address(_receiver));
        _receiver.setMode(0);
        vm.expectEmit(address(_payer));
        emit Payments.PendingWithdrawn(address(0), address(_receiver), 3 ether);
        _payer.withdrawPending(address(0), address(_receiver));
        eq(address(_receiver).balance, 3 ether, "paid");
        eq(_payer.pendingPayments(address(0), address(_receiver)), 0, "none left");
        vm.expectRevert(Payments.NothingToClaim.selector);
        _payer.withdrawPending(address(0), address(_receiver));
    }

    /// @notice What is accepted is paid at once, and nothing is pushed where there is nothing to pay
    function test_acceptedPayments() external {
        _payer.push(address(0), address(_receiver), 1 ether);
        eq(address(_receiver).balance, 1 ether, "paid");
        eq(_receiver.payments(), 1, "one payment");
        _payer.push(address(0), address(_receiver), 0);
        eq(_receiver.payments(), 1, "none of nothing");
        eq(_payer.pendingPayments(address(0), address(_receiver)), 0, "none pending");
    }

    /// @notice Tokens that refuse are kept apart from native currency and from other tokens [SAL-15]
    function test_refusingTokens() external {
        BlacklistToken refusing = new BlacklistToken();
        TestToken good = new TestToken("GOOD", 18);
        refusing.mint(address(_payer), 100);
        good.mint(address(_payer), 100);
        refusing.setBlocked(address(_receiver), true);
        vm.expectEmit(address(_payer));
        emit Payments.PaymentPending(address(refusing), address(_receiver), 60);
        _payer.push(address(refusing), address(_receiver), 60);
        _payer.push(address(good), address(_receiver), 50);
        eq(good.balanceOf(address(_receiver)), 50, "paid");
        eq(_payer.pendingPayments(address(good), address(_receiver)), 0, "nothing pending");
        eq(_payer.pendingPayments(address(refusing), address(_receiver)), 60, "pending");
        refusing.setBlocked(address(_receiver), false);
        vm.expectEmit(address(_payer));
        emit Payments.PendingWithdrawn(address(refusing), address(_receiver), 60);
        _payer.withdrawPending(address(refusing), address(_receiver));
        eq(refusing.balanceOf(address(_receiver)), 60, "paid later");
    }

    /// @notice A flat fee is taken exactly, its excess goes back, and any caller can send the fees to their receiver [FAC-01]
    function test_flatFee() external {
        FeeKeeper keeper = new FeeKeeper(address(_receiver));
        address payer = account("payer");
        vm.deal(payer, 10 ether);
        vm.startPrank(payer);
        vm.expectRevert(abi.encodeWithSelector(FlatFee.FeeTooLow.selector, 2 ether, 2 ether - 1));
        keeper.pay{value: 2 ether - 1}(2 ether);
        keeper.pay{value: 2 ether}(2 ether);
        keeper.pay{value: 5 ether}(2 ether);
        vm.stopPrank();
        eq(payer.balance, 6 ether, "excess is back");
        _receiver.setMode(1);
        vm.expectRevert(FlatFee.FeeWithdrawalFailed.selector);
        keeper.withdrawFees();
        _receiver.setMode(0);
        vm.expectEmit(address(keeper));
        emit FlatFee.FeesWithdrawn(address(_receiver), 4 ether);
        keeper.withdrawFees();
        eq(address(_receiver).balance, 4 ether, "fees");
    }

    /// @notice A payer who cannot take the excess cannot pay too much
    function test_excessIsRefused() external {
        FeeKeeper keeper = new FeeKeeper(account("fees"));
        vm.deal(address(_receiver), 3 ether);
        _receiver.setMode(1);
        vm.prank(address(_receiver));
        vm.expectRevert(FlatFee.RefundFailed.selector);
        keeper.pay{value: 3 ether}(2 ether);
    }
}
