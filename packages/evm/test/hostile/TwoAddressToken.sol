// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";
import {Vm} from "../support/Vm.sol";

/// @notice A token whose balances can be moved by a second contract too, as TrueUSD's and Synthetix' could.
contract TwoAddressToken is TestToken("TWO", 18) {
    function moveFor(address from, address to, uint256 value) external {
        _transfer(from, to, value);
    }

    /// @dev By the second address, for an account that was allowed there.
    function approveFor(address owner, address spender, uint256 value) external {
        _approve(owner, spender, value);
    }
}

/// @notice The second address.
contract SecondAddress {
    TwoAddressToken private immutable FIRST;

    constructor(TwoAddressToken first) {
        FIRST = first;
    }

    function decimals() external view returns (uint8) {
        return FIRST.decimals();
    }

    function totalSupply() external view returns (uint256) {
        return FIRST.totalSupply();
    }

    function balanceOf(address account) external view returns (uint256) {
        return FIRST.balanceOf(account);
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return FIRST.allowance(owner, spender);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        FIRST.approveFor(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        FIRST.moveFor(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        FIRST.approveFor(from, msg.sender, FIRST.allowance(from, msg.sender) - value);
        FIRST.moveFor(from, to, value);
        return true;
    }
}

/// @notice An account's coins as a token: moving it moves the coins, by a cheat here, by the chain itself elsewhere.
contract CoinAsToken {
    Vm private constant CHEATS = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address private _account;

    function follow(address account) external {
        _account = account;
    }

    function balanceOf(address account) external view returns (uint256) {
        return account == _account ? account.balance : 0;
    }

    function transfer(address, uint256 value) external returns (bool) {
        CHEATS.deal(_account, _account.balance - value);
        return true;
    }
}
