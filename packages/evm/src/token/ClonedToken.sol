// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title An ERC-20 of fixed supply that lives in a clone; the owner's title alone gives no power
/// @dev Name, symbol and decimals are in the clone's code: decimals (1 byte), length of the name (1 byte), name, symbol.
abstract contract ClonedToken is ERC20, Ownable {
    error OnlyFactory();
    error AlreadyInitialized();

    /// @dev The account that deployed the implementation; it never initialises the implementation itself.
    address private immutable FACTORY = msg.sender;

    constructor() ERC20("", "") Ownable(msg.sender) {}

    /// @dev Once, by the factory, in the transaction that creates the clone: title and whole supply to the creator.
    function _initialize(address creator, uint256 supply) internal {
        if (msg.sender != FACTORY) revert OnlyFactory();
        if (totalSupply() != 0) revert AlreadyInitialized();
        _transferOwnership(creator);
        _mint(creator, supply);
    }

    /// @inheritdoc ERC20
    function name() public view override returns (string memory) {
        bytes memory args = Clones.fetchCloneArgs(address(this));
        return _slice(args, 2, uint8(args[1]));
    }

    /// @inheritdoc ERC20
    function symbol() public view override returns (string memory) {
        bytes memory args = Clones.fetchCloneArgs(address(this));
        uint256 start = 2 + uint256(uint8(args[1]));
        return _slice(args, start, args.length - start);
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return uint8(Clones.fetchCloneArgs(address(this))[0]);
    }

    function _slice(bytes memory data, uint256 start, uint256 length) private pure returns (string memory) {
        bytes memory part = new bytes(length);
        for (uint256 i; i < length; ++i) {
            part[i] = data[start + i];
        }
        return string(part);
    }
}
