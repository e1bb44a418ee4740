// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @title Clones whose addresses follow from their creator and everything that the creator asked for
/// @notice After a reorganisation of the chain nobody else's sale or token can be where money is under way to (FAC-05).
library CreatorClones {
    /// @dev The same call of the same creator gets the next number, so that it may be repeated.
    /// @param args the clone's immutable arguments
    function clone(address implementation, bytes memory args) internal returns (address created) {
        bytes32 call = keccak256(msg.data);
        for (uint256 number;; ++number) {
            bytes32 salt = keccak256(abi.encode(msg.sender, call, number));
            created = Clones.predictDeterministicAddressWithImmutableArgs(implementation, args, salt);
            if (created.code.length != 0) continue;
            return Clones.cloneDeterministicWithImmutableArgs(implementation, args, salt);
        }
    }
}
