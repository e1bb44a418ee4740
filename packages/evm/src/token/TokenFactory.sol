// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ITokenFactoryBase} from "../interfaces/ITokenFactory.sol";
import {CreatorClones} from "../libraries/CreatorClones.sol";
import {FlatFee} from "../libraries/FlatFee.sol";

/// @title What every token factory shares; its owner sets the flat fee (capped) and who receives it, nothing else
abstract contract TokenFactory is ITokenFactoryBase, FlatFee, Ownable2Step {
    event FlatFeeSet(uint256 flatFee, address feeAddress);

    error EmptyName();
    error NameTooLong();
    error EmptySymbol();
    error SymbolTooLong();
    error DecimalsTooLarge();
    error ZeroSupply();
    error FlatFeeTooLarge();
    error ZeroFeeAddress();

    uint256 public constant MAX_FLAT_FEE = 10 ether;
    uint256 public constant MAX_NAME_BYTES = 64;
    uint256 public constant MAX_SYMBOL_BYTES = 32;
    uint256 public constant MAX_DECIMALS = 36;

    /// @inheritdoc ITokenFactoryBase
    uint256 public flatFee;
    /// @notice The account that receives the fees.
    address public feeAddress;

    constructor(address owner_, address feeAddress_, uint256 flatFee_) Ownable(owner_) {
        _setFlatFee(flatFee_, feeAddress_);
    }

    /// @notice Changes the fee (wei) of later creations; for the owner.
    /// Reverts with FlatFeeTooLarge above MAX_FLAT_FEE and with ZeroFeeAddress.
    function setFlatFee(uint256 newFee, address newFeeAddress) external onlyOwner {
        _setFlatFee(newFee, newFeeAddress);
    }

    /// @dev A clone that contains its description; the caller initialises it in the same transaction.
    function _clone(
        address implementation,
        string calldata name,
        string calldata symbol,
        uint8 decimals,
        uint256 totalSupply
    ) internal returns (address) {
        if (bytes(name).length == 0) revert EmptyName();
        if (bytes(name).length > MAX_NAME_BYTES) revert NameTooLong();
        if (bytes(symbol).length == 0) revert EmptySymbol();
        if (bytes(symbol).length > MAX_SYMBOL_BYTES) revert SymbolTooLong();
        if (decimals > MAX_DECIMALS) revert DecimalsTooLarge();
        if (totalSupply == 0) revert ZeroSupply();
        bytes memory args = abi.encodePacked(decimals, uint8(bytes(name).length), name, symbol);
        return CreatorClones.clone(implementation, args);
    }

    /// @dev The events that make the token known; they follow each other.
    function _announce(
        address token,
        uint8 tokenType,
        string calldata name,
        string calldata symbol,
        uint8 decimals,
        uint256 totalSupply
    ) internal {
        emit TokenCreated(msg.sender, token, tokenType);
        emit TokenDescribed(token, name, symbol, decimals, totalSupply);
    }

    function _setFlatFee(uint256 newFee, address newFeeAddress) private {
        if (newFee > MAX_FLAT_FEE) revert FlatFeeTooLarge();
        if (newFeeAddress == address(0)) revert ZeroFeeAddress();
        (flatFee, feeAddress) = (newFee, newFeeAddress);
        emit FlatFeeSet(newFee, newFeeAddress);
    }

    function _feeReceiver() internal view override returns (address) {
        return feeAddress;
    }
}
