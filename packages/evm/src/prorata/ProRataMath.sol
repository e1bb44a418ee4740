// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title What of a commitment comes back; `packages/contracts/src/sale/proRata.ts` repeats it
library ProRataMath {
    /// @notice Base units of `base` that come back where all together have committed `all`: the same part for everybody.
    /// Rounded down, so that all rests together are never more than what is above the hard cap.
    function rest(uint256 base, uint256 all, uint256 hardCap) internal pure returns (uint256) {
        return all <= hardCap ? 0 : Math.mulDiv(base, all - hardCap, all);
    }
}
