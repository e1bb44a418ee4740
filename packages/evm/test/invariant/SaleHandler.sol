// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/sale/Presale.sol";
import {TestBase} from "../support/TestBase.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Five buyers, the owner and the administrator do whatever they may on one sale; time moves on.
contract SaleHandler is TestBase {
    uint256 public constant BUYERS = 5;

    Presale public immutable SALE;
    /// @notice Null for the native currency.
    TestToken private immutable BASE;
    address private immutable OWNER;
    address private immutable ADMIN;
    uint256 private immutable END;

    uint256 public highestStatus;
    bool public wentBack;
    bool public refundWasInexact;

    constructor(Presale sale, TestToken base, address owner, address admin, uint256 end) {
        (SALE, BASE, OWNER, ADMIN, END) = (sale, base, owner, admin, end);
    }

    modifier watched() {
        _;
        uint256 status = SALE.presaleStatus();
        // QUED, ACTIVE, SUCCESS, then FAILED or FINALIZED
        if (status < highestStatus) wentBack = true;
        highestStatus = status;
    }

    function buyer(uint256 index) public pure returns (address) {
        return address(uint160(0xB000 + (index % BUYERS)));
    }

    function deposit(uint256 who, uint256 amount, uint256 referrer) external watched {
        amount = bound(amount, 0.05 ether, 5 ether);
        address from = buyer(who);
        bool native = address(BASE) == address(0);
        if (native) {
            vm.deal(from, from.balance + amount);
        } else {
            BASE.mint(from, amount);
            vm.prank(from);
            BASE.approve(address(SALE), amount);
        }
        _try(from, native ? amount : 0, abi.encodeCall(SALE.userDeposit, (amount, buyer(referrer))));
    }

    function refund(uint256 who) external watched {
        address to = buyer(who);
        (uint256 deposited,,) = SALE.BUYERS(to);
        uint256 before = _balance(to);
        if (_try(to, 0, abi.encodeCall(SALE.userWithdrawBaseTokens, ())) && _balance(to) - before != deposited) {
            refundWasInexact = true;
        }
    }

    function claim(uint256 who) external watched {
        _try(buyer(who), 0, abi.encodeCall(SALE.userWithdrawTokens, ()));
    }

    function reward(uint256 who) external watched {
        _try(buyer(who), 0, abi.encodeCall(SALE.claimReward, ()));
    }

    function list(uint256 who) external watched {
        address from = who % 3 == 0 ? OWNER : who % 3 == 1 ? ADMIN : buyer(who);
        _try(from, 0, abi.encodeCall(SALE.addLiquidity, ()));
    }

    function fail(uint256 dice) external watched {
        if (dice % 64 != 13) return;
        _try(ADMIN, 0, abi.encodeCall(SALE.forceFailByRAB, ()));
    }

    function ownerActs(uint256 dice) external watched {
        if (dice % 2 == 0) _try(OWNER, 0, abi.encodeCall(SALE.ownerWithdrawTokens, ()));
        else _try(OWNER, 0, abi.encodeCall(SALE.recoverWrongTokens, (address(BASE))));
    }

    function wait_(uint256 time) external watched {
        vm.warp(block.timestamp + bound(time, 1, 15_000));
    }

    function _balance(address who) private view returns (uint256) {
        return address(BASE) == address(0) ? who.balance : BASE.balanceOf(who);
    }

    function _try(address from, uint256 value, bytes memory data) private returns (bool done) {
        vm.prank(from);
        (done,) = address(SALE).call{value: value}(data);
    }
}
