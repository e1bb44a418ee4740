// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ClonedToken} from "./ClonedToken.sol";

/// @title A plain ERC-20 of fixed supply: no mint, no pause, no fee; the owner can only pass on or renounce the title
contract StandardToken is ClonedToken {
    /// @notice Mints the whole supply (base units); the factory calls it once, in the transaction that creates the clone.
    /// Reverts with OnlyFactory and AlreadyInitialized.
    function initialize(address creator, uint256 supply) external {
        _initialize(creator, supply);
    }
}
