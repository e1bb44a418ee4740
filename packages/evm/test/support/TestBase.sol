// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "./Vm.sol";

/// @notice Assertions, `bound`, accounts; stands in for forge-std.
abstract contract TestBase {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    error NotEqual(string what, uint256 actual, uint256 expected);
    error NotTrue(string what);
    error DifferentText(string what, string actual, string expected);

    function eq(uint256 actual, uint256 expected, string memory what) internal pure {
        if (actual != expected) revert NotEqual(what, actual, expected);
    }

    function eq(address actual, address expected, string memory what) internal pure {
        if (actual != expected) revert NotEqual(what, uint160(actual), uint160(expected));
    }

    function eq(string memory actual, string memory expected, string memory what) internal pure {
        if (keccak256(bytes(actual)) != keccak256(bytes(expected))) revert DifferentText(what, actual, expected);
    }

    function ok(bool condition, string memory what) internal pure {
        if (!condition) revert NotTrue(what);
    }

    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        if (value >= low && value <= high) return value;
        uint256 size = high - low;
        return size == type(uint256).max ? value : low + (value % (size + 1));
    }

    function account(string memory name) internal pure returns (address) {
        return address(uint160(uint256(keccak256(bytes(name)))));
    }
}
