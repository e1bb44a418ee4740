// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @notice A collectible that has `totalSupply`, `balanceOf` and even `allowance`, as a token has.
contract CollectibleToken is ERC721("Collectible", "CLB") {
    uint256 public constant totalSupply = 1;

    constructor() {
        _mint(msg.sender, 1);
    }

    function allowance(address, address) external pure returns (uint256) {
        return 0;
    }
}

/// @notice Collectibles of several kinds, which have no supply.
contract ManyCollectibles is ERC1155("") {
    constructor() {
        _mint(msg.sender, 1, 1, "");
    }
}
