// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Fixture} from "../support/Fixture.sol";

/// @notice Each measured call is a transaction of its own (`isolate`), 21,000 and calldata included. The figure goes to
/// `snapshots/<group>.json`, which is committed: `pnpm test` fails when one changes and `pnpm gas` writes them again.
abstract contract Gas is Fixture {
    /// @dev Call right after the measured call. `most` is the bar of the gas table.
    function measured(string memory group, string memory name, uint256 most) internal {
        uint256 used = vm.snapshotGasLastCall(group, name);
        ok(used <= most, string.concat(name, " costs more than the gas table allows"));
    }
}
