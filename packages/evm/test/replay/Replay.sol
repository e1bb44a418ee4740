// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestBase} from "../support/TestBase.sol";
import {Vm} from "../support/Vm.sol";

/// @notice Rebuilds what a contract's views answer from nothing but logs and the time, as an indexer does.
abstract contract Replay is TestBase {
    /// @notice Takes in what was logged since the last call.
    function read(Vm.Log[] memory logs) external {
        for (uint256 i; i < logs.length; ++i) {
            _take(logs[i]);
        }
    }

    /// @notice Reverts unless every view answers what the logs say.
    function check() external view virtual;

    function _take(Vm.Log memory log) internal virtual;

    /// @dev Whether a view, called with `call`, answers just `expected`.
    function _same(address target, bytes memory call, bytes memory expected, string memory what) internal view {
        (bool done, bytes memory actual) = target.staticcall(call);
        ok(done && keccak256(actual) == keccak256(expected), what);
    }

    function _address(bytes32 topic) internal pure returns (address) {
        return address(uint160(uint256(topic)));
    }

    /// @dev Takes out one of a list; the last one moves into its place.
    function _drop(address[] storage list, address item) internal {
        for (uint256 i; i < list.length; ++i) {
            if (list[i] != item) continue;
            list[i] = list[list.length - 1];
            list.pop();
            return;
        }
    }

    function _has(address[] storage list, address item) internal view returns (bool) {
        for (uint256 i; i < list.length; ++i) {
            if (list[i] == item) return true;
        }
        return false;
    }
}
