// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Payments} from "./Payments.sol";

/// @title A call of the contract's own for each of a list, none of which stops the others (RGT-02)
/// @notice Each call finds GAS_EACH, whatever the calls before it did and whatever gas limit the caller chose, or everything
/// reverts: what is paid depends on the list and not on the gas. A refused call changes nothing, and no answer is read.
library ForMany {
    /// @dev Twice the dearest payment of our own tokens with a contract wallet behind it.
    uint256 internal constant GAS_EACH = 200_000;
    /// @dev GAS_EACH after the 64th that stays with the caller (EIP-150), with what the loop itself takes.
    uint256 internal constant GAS_TO_TRY = 210_000;

    /// @dev Calls `selector`, a function of one word, with each item.
    /// @return done calls that were not refused
    function run(bytes4 selector, uint256[] calldata items) internal returns (uint256 done) {
        for (uint256 i; i < items.length; ++i) {
            if (gasleft() < GAS_TO_TRY) revert Payments.NotEnoughGas();
            uint256 item = items[i];
            uint256 gasLimit = GAS_EACH;
            bool ok;
            assembly ("memory-safe") {
                mstore(0, selector)
                mstore(4, item)
                ok := call(gasLimit, address(), 0, 0, 36, 0, 0)
            }
            if (ok) ++done;
        }
    }

    /// @dev As `run`; an item that is no address is refused like any other.
    function run(bytes4 selector, address[] calldata accounts) internal returns (uint256 done) {
        uint256[] calldata items;
        assembly ("memory-safe") {
            items.offset := accounts.offset
            items.length := accounts.length
        }
        return run(selector, items);
    }
}
